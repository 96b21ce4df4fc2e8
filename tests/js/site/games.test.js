import assert from 'node:assert/strict';
import test from 'node:test';
import { GAMES, gameNamed, gameTitle, optionKey, valueWords } from '#web/site/games.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing } from '#web/words/words.js';
import { golden, speak } from '../real.js';

test('a game is found by its name, and a stranger has only that', () => {
  speak('en');
  assert.equal(gameNamed('montana')?.letter, 'm');
  assert.equal(gameNamed('chess'), undefined);
  const names = [...GAMES.map(({ name }) => name), 'chess'];
  assert.deepEqual(names.map(gameTitle), ['Montana', 'Dice Settlers', 'chess']);
});

test('an option has its key', () => {
  assert.equal(optionKey('d', 'gold_rush'), 'option-d-gold-rush');
});

test('values are told as yes and no, as numbers, or in words', () => {
  speak('en');
  assert.deepEqual([true, false, 3].map((value) => valueWords('d', 'explosive', value)), ['yes', 'no', '3']);
  assert.equal(valueWords('d', 'automaton', 'hard'), 'hard');
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`every set of technologies that is printed has a name in ${lang}`, () => {
    speak(lang);
    missing.clear();
    const sets = Object.keys(golden('dice-settlers').tables.sets);
    assert.equal(new Set(sets.map((name) => valueWords('d', 'technologies', name))).size, sets.length);
    assert.deepEqual([...missing], []);
  });
}
