import assert from 'node:assert/strict';
import test from 'node:test';
import { nextRolled } from '#web/dice-settlers/automaton.js';
import { spots } from '#web/dice-settlers/land.js';
import { meters } from '#web/dice-settlers/supply.js';
import {
  abilityWords, amountWords, cardName, costWords, effectWords, joined, printedWords, spotWords, thereWords, tileWords,
  timingWords,
} from '#web/dice-settlers/words.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing } from '#web/words/words.js';
import { speak } from '../real.js';
import { positions, tables } from './golden.js';

const PLAYERS = ['Ada', 'Bo', 'Cy', 'Di'];
const laid = (tents, house = null) => ({ tile: 8, q: 0, r: 0, tents, house });

for (const lang of Object.keys(LANGUAGES)) {
  test(`every card and tile is told in ${lang}`, () => {
    speak(lang);
    missing.clear();
    for (const id of Object.keys(tables.technologies)) {
      for (const words of [cardName(id), effectWords(id), timingWords(id), costWords(id)]) assert.ok(words, id);
    }
    for (const [number, { when }] of Object.entries(tables.tiles)) {
      assert.ok(printedWords(Number(number)));
      assert.equal(abilityWords(Number(number)) !== '', when !== undefined, number);
    }
    assert.deepEqual([...missing], []);
  });

  test(`every real map is told in ${lang}`, () => {
    speak(lang);
    missing.clear();
    for (const { view } of positions) {
      for (const each of view.position.map) assert.ok(tileWords(each, PLAYERS));
      for (const spot of spots(view)) assert.ok(spotWords(spot));
      for (const { label, text } of meters(view.position)) assert.ok(label && text);
    }
    assert.deepEqual([...missing], []);
  });
}

test('parts that are not there are left out', () => {
  speak('en');
  assert.equal(joined(['a', '', null, false, undefined, 'b']), 'a, b');
  assert.equal(joined([]), '');
});

test('what there is none of is not counted, and nothing is told as none', () => {
  speak('en');
  assert.equal(amountWords('d-', { gold: 0, wood: 2 }), '2\u00a0wood');
  assert.equal(amountWords('d-', { gold: 0 }), 'none');
});

test('a tile says who is there and who controls it', () => {
  speak('en');
  assert.match(thereWords(laid([2, 1]), PLAYERS), /^Ada: 2\u00a0tents, Bo: 1\u00a0tent, .*Ada$/);
  assert.match(thereWords(laid([1, 0], 1), PLAYERS), /Bo: 1\u00a0house, .*Bo$/);
  assert.equal(thereWords(laid([0, 0]), PLAYERS), '');
});

test('the meters are between nothing and full in every real position', () => {
  for (const { view } of positions) {
    for (const { share, label } of meters(view.position)) assert.ok(share >= 0 && share <= 1, `${label} ${share}`);
  }
});

test('the automaton rolls as many dice as its queue and its limit allow (D12.3)', () => {
  const rolled = (length, dice = 0) =>
    nextRolled({ map: [], boards: [{ technologies: [] }], automaton: { queue: Array(length).fill('white'), dice } });
  assert.deepEqual([0, 2, 4, 8].map((length) => rolled(length, 9)), [0, 2, 4, 4]);
  assert.deepEqual([9, 10, 11, 30].map((length) => rolled(length, 9)), [5, 5, 6, 6]);
  assert.deepEqual([rolled(30), rolled(30, 1)], [3, 4]);
});
