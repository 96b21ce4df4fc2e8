import assert from 'node:assert/strict';
import test from 'node:test';
import { amounts, listed, ownBoard, partOf, PICTURES, spaceOf, total } from '#web/montana/things.js';
import { hasWords } from '#web/words/words.js';
import { golden, read, speak, view } from '../real.js';

test('the parts of the worker board are numbered: bank, large parts, small parts', () => {
  assert.deepEqual(partOf(0), { area: 'bank', space: 1, isSmall: false, colour: null });
  assert.deepEqual(partOf(4), { area: 'mine', space: 1, isSmall: false, colour: 'copper' });
  assert.deepEqual(partOf(15), { area: 'farm', space: 3, isSmall: false, colour: 'pumpkin' });
  assert.deepEqual(partOf(16), { area: 'mine', space: 1, isSmall: true, colour: 'copper' });
  assert.deepEqual(partOf(27), { area: 'farm', space: 3, isSmall: true, colour: 'pumpkin' });
  assert.deepEqual(spaceOf(4), { area: 'quarry', space: 2, isSmall: false, colour: 'stone' });
});

test('every part has its own place', () => {
  const parts = Array.from({ length: 24 }, (_, i) => partOf(i + 4));
  assert.equal(new Set(parts.map(({ area, space, isSmall }) => `${area} ${space} ${isSmall}`)).size, 24);
});

test('workers are listed in the order in which they must be named', () => {
  assert.deepEqual(listed({ pumpkin: 1, copper: 2 }), ['copper', 'copper', 'pumpkin']);
  assert.deepEqual(listed({}), []);
  assert.equal(total({ pumpkin: 1, copper: 2 }), 3);
  assert.equal(total({}), 0);
});

test('a price has only what it costs, in the order of stock', () => {
  assert.deepEqual(amounts({ 'large stone': 1, grain: 2, pumpkin: 0 }), [['m-grain', 2], ['m-large-stone', 1]]);
});

test('the own board is that of whoever is asked, else of whoever looks, else the first', () => {
  const boards = ['a', 'b', 'c'];
  const own = (some) => ownBoard(view({ position: { boards }, ...some }));
  assert.equal(own({ seat: 1, question: { seat: 2 } }), 'c');
  assert.equal(own({ seat: 1, question: null }), 'b');
  assert.equal(own({ seat: null, question: null }), 'a');
});

test('every thing with a picture has its symbol and can be counted', () => {
  speak('en');
  const symbols = read('src/landrush/web/symbols.svg');
  for (const [key, { name }] of Object.entries(PICTURES)) {
    assert.ok(symbols.includes(` id="${name}"`), name);
    assert.ok(hasWords(`${key}-count`), key);
  }
});

test('every good that a real field costs is known', () => {
  const fields = golden('montana').positions[0].view.position.landscape.fields;
  for (const { cost } of fields) assert.equal(total(Object.fromEntries(amounts(cost))), total(cost));
});
