import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { parse } from '#web/learn/markdown.js';
import { ask, clause, phase, progress, verb } from '#web/montana/asking.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing, say } from '#web/words/words.js';
import { fluent, golden, options, read, rules, speak, view } from '../real.js';

const { positions } = golden('montana');

/** What is asked, with nothing else to see. */
const asked = (question) => view({ question, position: { turns: 0, last_round: false } });

for (const lang of Object.keys(LANGUAGES)) {
  test(`every real question is told in ${lang}`, () => {
    speak(lang);
    missing.clear();
    for (const { view: seen } of positions) {
      for (const said of [ask(seen), phase(seen), progress(seen)]) {
        assert.ok(said, seen.question.ask);
        assert.notEqual(say(said, ['Ada', 'Bo', 'Cy', 'Di']), said.key);
      }
    }
    assert.deepEqual([...missing], []);
  });
}

test('nobody is asked: nothing is said', () => {
  assert.equal(ask(asked(null)), null);
  assert.equal(phase(asked(null)), null);
});

test('what is still to be named is counted down', () => {
  assert.deepEqual(ask(asked({ ask: 'pick', first: -1 }))?.params, { n: 2 });
  assert.deepEqual(ask(asked({ ask: 'pick', first: 2 }))?.params, { n: 1 });
  const named = { ask: 'announce', grain: 0, copper: 1, stone: 0 };
  assert.deepEqual(ask(asked({ ...named, row: 1, grain: 1 })), { key: 'ask-take', params: { n: 1 } });
  assert.deepEqual(ask(asked({ ...named, row: 0 })), { key: 'ask-upgrade', params: { n: 2 } });
});

test('a place asks for its own worker, and once for the second of two others', () => {
  assert.deepEqual(ask(asked({ ask: 'place', part: 1, left: 2 })), { key: 'ask-place-bank', params: { n: 2 } });
  assert.equal(ask(asked({ ask: 'place', part: 4, left: 2 }))?.key, 'ask-place-large');
  assert.equal(ask(asked({ ask: 'place', part: 16, left: 2 }))?.key, 'ask-place-small');
  const second = { key: 'ask-place-second', params: { place: { term: 'm-mine' } } };
  assert.deepEqual(ask(asked({ ask: 'place', part: 16, left: 1 })), second);
});

test('after the third settlement the turn is at its end', () => {
  const built = (number) => phase(asked({ ask: 'turn', step: 'built', number }));
  assert.deepEqual(built(1), { key: 'web-m-build-of', params: { n: 2, most: 3 } });
  assert.deepEqual(built(3), { key: 'web-m-turn-end' });
});

test('turns are counted from one, and the last is told', () => {
  assert.deepEqual(progress(asked(null)), { key: 'web-m-turn', params: { n: 1 } });
  assert.equal(progress(view({ position: { turns: 40, last_round: true } })).key, 'web-m-last-turn');
});

test('every kind of decision in whole games has a word for its button, but being done', () => {
  const chance = ['first', 'tile', 'drawn', 'spin'];
  const folder = new URL('../../golden/montana', import.meta.url);
  const games = readdirSync(folder).map((name) => read(`tests/golden/montana/${name}`));
  const moves = new Set(games.flatMap((text) => text.split('\n\n')[1].split(/; | = \w+\n?/)).filter(Boolean));
  const verbs = new Set([...moves].map((move) => move.split(' ')[0]).filter((each) => !chance.includes(each)));
  assert.ok(verbs.has('canteen') && verbs.has('return'));
  speak('en');
  missing.clear();
  for (const each of verbs) {
    const said = verb(options(`${each} x`)[0]);
    if (said) say(said);
    assert.equal(said === null, each === 'done', each);
  }
  assert.deepEqual([...missing], []);
});

test('the clause behind every reason is in the rules', () => {
  const { sections } = parse(rules('montana', 'en'), 'en');
  const clauses = sections.flatMap((section) => section.clauses.map(({ id }) => id));
  const reasons = [...fluent('en').matchAll(/^(why-[\w-]+) =/gm)].map(([, key]) => key);
  const found = reasons.map((key) => clause({ key })).filter((id) => id !== null);
  assert.ok(found.length > 20);
  for (const id of found) assert.ok(clauses.includes(id), id);
});

test('what there is not enough of decides the clause', () => {
  const lacking = (what) => clause({ key: 'why-not-enough', params: { what } });
  assert.equal(lacking({ term: 'm-grain' }), 'M5.2');
  assert.equal(lacking({ term: 'm-pumpkin' }), 'M6.10');
  assert.equal(lacking({ term: 'm-cattle' }), 'M6.4');
  assert.equal(clause({ key: 'why-not-your-turn' }), null);
});
