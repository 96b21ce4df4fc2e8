import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from '#web/learn/markdown.js';
import { isFound, pieces, wordsIn } from '#web/learn/search.js';

const TEXT = '## M5 Hiring\n\nM5.2 Zapłać 1 :grain: zboże za Überzug.\n- **café** au lait\n';
const [CLAUSE] = parse(TEXT, 'pl').sections[0].clauses;

const finds = (query) => isFound(CLAUSE, wordsIn(query));

test('capitals and accents do not matter', () => {
  for (const query of ['zaplac', 'ZBOZE', 'uberzug', 'Cafe', 'Café']) assert.ok(finds(query), query);
});

test('every word must be there, in whichever order and block', () => {
  assert.ok(finds('lait zboze'));
  assert.ok(!finds('lait coffee'));
});

test('the number of the clause is found, and a number with its noun', () => {
  assert.ok(finds('m5.2'));
  assert.ok(!finds('m5.3'));
  assert.ok(finds('1 zboze'));
});

test('nothing asked finds everything', () => {
  assert.deepEqual(wordsIn('  \u3000 '), []);
  assert.ok(finds(''));
});

test('what was found is cut out as it is written', () => {
  assert.deepEqual(pieces('Überzug, über', wordsIn('uber')), ['', 'Über', 'zug, ', 'über', '']);
  assert.deepEqual(pieces('nothing', wordsIn('uber')), ['nothing']);
});

test('signs outside the first plane do not move what is cut out', () => {
  assert.deepEqual(pieces('𠮷野 grain', wordsIn('grain')), ['𠮷野 ', 'grain', '']);
});

test('pieces put together are the text again', () => {
  const text = 'Straße, Łódź, 小麦🌾 and IJ';
  for (const query of ['s', 'lodz', '麦', 'a i']) assert.equal(pieces(text, wordsIn(query)).join(''), text);
});
