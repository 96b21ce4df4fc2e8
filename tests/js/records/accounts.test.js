import assert from 'node:assert/strict';
import test from 'node:test';
import { ACCOUNTS, roundEnds } from '#web/records/accounts.js';
import { LANGUAGES } from '#web/words/languages.js';
import { hasWords } from '#web/words/words.js';
import { golden, speak } from '../real.js';

const { montana: MONTANA, 'dice-settlers': DICE_SETTLERS } = ACCOUNTS;

/** Turns of Montana: the number of the turn and the seat. */
const turns = (...seats) => seats.map((seat, i) => ({ turn: [seat === null ? 0 : i, seat ?? 0], entries: 10 * i }));

test('a round of Montana begins when the turn comes back to the first player', () => {
  assert.deepEqual(MONTANA.rounds(turns(null, 1, 2, 0, 1, 2, 0, 1)), [0, 1, 1, 1, 2, 2, 2, 3]);
});

test('a second turn in a row, by a canteen, begins no round', () => {
  assert.deepEqual(MONTANA.rounds(turns(null, 1, 1, 0, 1)), [0, 1, 1, 1, 2]);
});

test('a round of Dice Settlers is told by the turn', () => {
  assert.deepEqual(DICE_SETTLERS.rounds([{ turn: [0, 0], entries: 3 }, { turn: [2, 1], entries: 9 }]), [0, 2]);
});

test('a round ends with its last turn, also the one that is not complete', () => {
  assert.deepEqual(roundEnds(MONTANA, turns(null, 1, 0, 1)), [
    { round: 0, at: 0 },
    { round: 1, at: 2 },
    { round: 2, at: 3 },
  ]);
  assert.deepEqual(roundEnds(MONTANA, []), []);
});

test('Montana is decided by settlements, then cattle and canteens, then everything else', () => {
  const boards = [{ coins: 3, workers: { copper: 2, grain: 1 }, goods: { grain: 4 }, cattle: 1, canteens: 2 }];
  assert.deepEqual(MONTANA.values(/** @type {any} */ ({ scores: [7], position: { boards } }), 0), [7, 3, 10]);
});

test('what decides is read from real positions', () => {
  for (const [name, accounts] of Object.entries(ACCOUNTS)) {
    for (const { view } of golden(name).positions) {
      const values = accounts.values(view, view.seat);
      assert.equal(values.length, accounts.columns.length);
      assert.ok(values.every(Number.isInteger), name);
    }
  }
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`everything that is counted has words in ${lang}`, () => {
    speak(lang);
    for (const { points, sources, groups, columns, won, shared } of Object.values(ACCOUNTS)) {
      const kinds = Object.values(groups).flat();
      for (const key of [points, ...Object.values(sources), ...Object.keys(groups), ...columns, ...won, shared]) {
        assert.ok(hasWords(key), key);
      }
      for (const kind of kinds) assert.ok(hasWords(`${kind}-count`), kind);
      assert.equal(won.length, columns.length);
    }
  });
}
