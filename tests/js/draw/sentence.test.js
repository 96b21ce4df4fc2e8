import assert from 'node:assert/strict';
import test from 'node:test';
import { Sentence } from '#web/draw/sentence.js';
import { LANGUAGES } from '#web/words/languages.js';
import { speak } from '../real.js';

const PICTURES = { 'm-coin': { name: 'coin' }, 'm-worker-copper': { name: 'worker-copper', class: 'w-copper' } };
/** @type {import('#web/words/words.js').Said} */
const BANK = {
  key: 'log-bank',
  params: { player: { seat: 1 }, workers: { amounts: [['m-worker-copper', 2]] }, coins: { amounts: [['m-coin', 3]] } },
};

/** Texts as they are, pictures by their props. */
const props = (parts) => parts.map((part) => (typeof part === 'string' ? part : part.props));

test('things become pictures, players their names, the rest stays text', () => {
  speak('en');
  const parts = props(Sentence({ said: BANK, players: ['Ada', 'Bo'], pictures: PICTURES }));
  assert.deepEqual(parts, [
    { seat: 1, players: ['Ada', 'Bo'] },
    ' placed ',
    { amounts: [['m-worker-copper', 2]], pictures: PICTURES, label: '2\u00a0brown workers' },
    ' in the bank and received ',
    { amounts: [['m-coin', 3]], pictures: PICTURES, label: '3\u00a0coins' },
    '.',
  ]);
});

test('whoever hears a picture hears the form that the sentence needs', () => {
  speak('pl');
  const parts = props(Sentence({ said: BANK, players: ['Ada', 'Bo'], pictures: PICTURES }));
  assert.deepEqual(parts.map((part) => part.label).filter(Boolean), ['2\u00a0brązowych robotników', '3\u00a0monety']);
});

test('amounts of which one has no picture stay words', () => {
  speak('en');
  const parts = Sentence({ said: BANK, players: ['Ada', 'Bo'], pictures: { 'm-coin': { name: 'coin' } } });
  assert.equal(parts[1], ' placed 2\u00a0brown workers in the bank and received ');
});

test('a sentence inside a sentence has its pictures too', () => {
  speak('en');
  const said = { key: 'ui-label', params: { label: 'Log', text: BANK } };
  const parts = Sentence({ said, players: ['Ada', 'Bo'], pictures: PICTURES });
  assert.equal(parts.length, 7);
  assert.equal(parts[0], 'Log: ');
});

test('there are no empty texts, in whichever order a language tells it', () => {
  for (const lang of Object.keys(LANGUAGES)) {
    speak(lang);
    const parts = Sentence({ said: BANK, players: ['Ada', 'Bo'], pictures: PICTURES });
    assert.ok(!parts.includes(''), lang);
    assert.equal(parts.filter((part) => typeof part !== 'string').length, 3, lang);
  }
});
