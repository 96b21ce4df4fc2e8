import assert from 'node:assert/strict';
import test from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '#web/words/languages.js';
import { counted, hasWords, language, listed, locale, missing, playerName, say, t, tagOf } from '#web/words/words.js';
import { fluent, speak } from '../real.js';

const NAMES = Object.keys(LANGUAGES);
const ENTRY = /^-?[a-zA-Z][\w-]* =/gm;
const VARIABLE = /"type":"var","name":"(\w+)"/g;

for (const lang of NAMES) {
  test(`every message of ${lang} is read as the browser reads it`, () => {
    const text = fluent(lang);
    const written = text.match(ENTRY)?.map((line) => line.slice(0, -2));
    // What cannot be read is left out without a word.
    assert.deepEqual(new FluentResource(text).body.map(({ id }) => id), written);
  });
}

for (const lang of [...NAMES, 'pseudo']) {
  test(`every message of ${lang} can be said with its parameters`, () => {
    speak(lang);
    missing.clear();
    for (const { id, value } of new FluentResource(fluent(tagOf(lang))).body) {
      const names = [...JSON.stringify(value).matchAll(VARIABLE)].map(([, name]) => name);
      for (const n of [0, 1, 2, 5]) {
        const words = t(id, Object.fromEntries(names.map((name) => [name, n])));
        assert.ok(words && words !== id, `${id}: ${words}`);
      }
    }
    assert.deepEqual([...missing], []);
  });
}

test('an unknown key is shown as it is and noted', () => {
  speak('en');
  missing.clear();
  assert.equal(t('web-no-such-key'), 'web-no-such-key');
  assert.equal(hasWords('web-no-such-key'), false);
  assert.equal(hasWords('ui-yes'), true);
  assert.deepEqual([...missing], ['web-no-such-key']);
});

test('a parameter that is missing is noted', () => {
  speak('en');
  missing.clear();
  t('ui-seat');
  assert.match([...missing].join(), /^ui-seat: /);
});

test('the number of a thing is in its plural and stays with its noun', () => {
  const coins = {
    en: ['1 coin', '2 coins', '5 coins'],
    pl: ['1 moneta', '2 monety', '5 monet'],
    ja: ['1コイン', '2コイン', '5コイン'],
  };
  for (const [lang, words] of Object.entries(coins)) {
    speak(lang);
    assert.deepEqual([1, 2, 5].map((n) => counted('m-coin', n)), words.map((each) => each.replace(' ', '\u00a0')));
  }
});

test('a language without a form of a word has the plain one', () => {
  /** @type {import('#web/words/words.js').Said} */
  const said = {
    key: 'log-bank',
    params: {
      player: { seat: 0 },
      workers: { amounts: [['m-worker-copper', 1]] },
      coins: { amounts: [['m-coin', 1]] },
    },
  };
  speak('pl');
  assert.equal(say(said, ['Ada']), 'Ada: bank, postawiono 1\u00a0brązowego robotnika, otrzymano 1\u00a0monetę.');
  speak('en');
  assert.equal(say(said, ['Ada']), 'Ada placed 1\u00a0brown worker in the bank and received 1\u00a0coin.');
});

test('things are listed as the language lists them', () => {
  speak('en');
  assert.equal(listed([]), 'nothing');
  assert.equal(listed(['a']), 'a');
  assert.equal(listed(['a', 'b']), 'a and b');
  assert.equal(listed(['a', 'b', 'c']), 'a, b and c');
  assert.equal(listed(['a', 'b', 'c'], 'list-or'), 'a, b or c');
  speak('ja');
  assert.equal(listed(['a', 'b', 'c']), 'a、b、c');
});

test('every kind of parameter is told', () => {
  speak('en');
  const won = { key: 'log-won', params: { player: { seat: 1 } } };
  const both = { key: 'list-more', params: { start: { choice: ['m-mine', 'm-quarry'] }, item: won } };
  assert.equal(say(both, ['Ada', 'Bo']), 'Mine or Quarry, Bo won.');
  const shared = { key: 'log-shared', params: { players: { seats: [0, 2] } } };
  assert.equal(say(shared, ['Ada', 'Bo', 'Cy']), 'Ada and Cy shared the victory.');
});

test('who has no name is numbered from one', () => {
  speak('en');
  assert.equal(playerName(2, ['Ada']), 'Player 3');
  assert.equal(say({ key: 'log-won', params: { player: { seat: 0 } } }), 'Player 1 won.');
});

test('names are said as they are, whatever they look like', () => {
  speak('en');
  assert.equal(say({ key: 'log-won', params: { player: { seat: 0 } } }, ['{ $n } -term']), '{ $n } -term won.');
});

test('large numbers are not grouped, decimals follow the language', () => {
  speak('de');
  assert.equal(t('ui-seat', { n: 12345 }), 'Spieler 12345');
  assert.match(t('web-table-live', { minutes: 2.5, seconds: 5 }), /2,5/);
});

test('the language changes with what is spoken', () => {
  speak('nl');
  assert.equal(language.value, 'nl');
  assert.equal(locale(), 'nl');
  speak('pseudo');
  assert.equal(locale(), 'en');
  assert.equal(t('ui-seat', { n: 3 }), 'Pláýér~~~ 3');
});
