import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldLabel, lies, rewardWords, spaceLabel, standing, together } from '#web/montana/saying.js';
import { crewWords } from '#web/montana/stock.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing } from '#web/words/words.js';
import { golden, speak, view } from '../real.js';

const { positions } = golden('montana');
/** @type {import('#web/montana/things.js').Field} */
const FIELD = {
  field: 'C4',
  q: 0,
  r: 0,
  terrain: 'field',
  cost: { grain: 2, 'large stone': 1 },
  double: true,
  symbol: 'cattle',
};

/** A landscape that has its start tile, and this. */
const land = (landscape = {}) =>
  view({ position: { landscape: { start: 'A1', settlements: [], cattle: [], canteens: [], ...landscape } } });

test('parts that are not there are left out', () => {
  speak('en');
  assert.equal(together(['a', null, false, undefined, 'b']), 'a, b');
});

test('a free field says its price and what lies there', () => {
  speak('en');
  const words = fieldLabel(FIELD, land({ cattle: ['C4'] }), []);
  assert.match(words, /^C4, .*2\u00a0grain and 1\u00a0large stone.*1\u00a0cattle$/);
  assert.doesNotMatch(fieldLabel(FIELD, land(), []), /cattle/);
});

test('a settled field says whose it is and not its price', () => {
  speak('en');
  const words = fieldLabel(FIELD, land({ settlements: [{ field: 'C4', seat: 1, count: 2 }] }), ['Ada', 'Bo']);
  assert.match(words, /Bo/);
  assert.doesNotMatch(words, /grain/);
});

test('the start tile is that and nothing else', () => {
  speak('en');
  assert.doesNotMatch(fieldLabel(FIELD, land({ start: 'C4' }), []), /grain/);
});

test('before the start tile lies, its symbol says what will be there', () => {
  assert.equal(lies('cattle', FIELD, land({ start: null }).position), true);
  assert.equal(lies('canteen', FIELD, land({ start: null }).position), false);
  assert.equal(lies('cattle', FIELD, land().position), false);
  assert.equal(lies('canteen', FIELD, land({ canteens: ['C4'] }).position), true);
});

test('who stands on a part is counted by colour', () => {
  speak('en');
  assert.equal(standing({}), standing({ copper: 0 }));
  assert.match(standing({ pumpkin: 1, copper: 2 }), /2\u00a0brown workers and 1\u00a0orange worker/);
  assert.match(crewWords({ copper: 2, grain: 1 }), /3.*8/);
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`everything on a real table has words in ${lang}`, () => {
    speak(lang);
    missing.clear();
    const labels = positions.flatMap(({ view: seen }) => [
      ...seen.position.landscape.fields.map((field) => fieldLabel(field, seen, ['Ada', 'Bo', 'Cy', 'Di'])),
      ...seen.position.worker_board.bank.map((there, i) =>
        spaceLabel('bank', i + 1, [['m-worker-any', 2]], [['m-coin', 4]], there)),
    ]);
    for (const row of [0, 1, 2, 3]) labels.push(rewardWords(row));
    assert.ok(labels.length > 300 && labels.every(Boolean));
    assert.deepEqual([...missing], []);
  });
}
