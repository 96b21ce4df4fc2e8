import assert from 'node:assert/strict';
import test from 'node:test';
import { linesOf, paragraph, parse, spans, wordsOf } from '#web/learn/markdown.js';

/** With ~ for a space that does not break. */
const kept = (text) => wordsOf(spans(text)).replaceAll('\u00a0', '~');

test('a title, a section with its number, and clauses', () => {
  const text = '# Montana\n\n## M1 Pieces\n\nEverybody has\npieces.\n\nM1.1 Eight\nworkers.\n\nM1.2 Ten coins.\n';
  const { title, sections } = parse(text, 'en');
  assert.equal(title, 'Montana');
  assert.deepEqual(sections.map(({ id, number, heading }) => [id, number, heading]), [['M1', 'M1', 'Pieces']]);
  assert.deepEqual(sections[0].lead, [paragraph('Everybody has pieces.')]);
  assert.deepEqual(sections[0].clauses.map(({ id, blocks }) => [id, blocks.map(linesOf).flat().map(wordsOf)]), [
    ['M1.1', ['Eight workers.']],
    ['M1.2', ['Ten coins.']],
  ]);
});

test('sections without a number are counted', () => {
  const { sections } = parse('## About\n\n## M1 Pieces\n\n## Thanks\n', 'en');
  assert.deepEqual(sections.map(({ id }) => id), ['part-1', 'M1', 'part-2']);
});

test('lists and tables belong to the clause before them', () => {
  const text = 'M1.1 So:\n- one\n  thing\n- another\n\n| a | b |\n|---|---|\n| **c** | 2 |\n\n';
  const [{ blocks }] = parse(`## M1 Pieces\n\n${text}`, 'en').sections[0].clauses;
  assert.deepEqual(blocks.map(({ kind }) => kind), ['paragraph', 'list', 'table']);
  assert.deepEqual(linesOf(blocks[1]).map(wordsOf), ['one thing', 'another']);
  assert.deepEqual(linesOf(blocks[2]).map(wordsOf), ['a', 'b', 'c', '2']);
});

test('Japanese lines are joined without a space, and files may have Windows lines', () => {
  const [{ blocks }] = parse('## M1 コマ\r\n\r\nM1.1 ワーカーは\r\n8人。\r\n', 'ja').sections[0].clauses;
  assert.equal(linesOf(blocks[0]).map(wordsOf).join(), 'ワーカーは8人。');
});

test('bold, code, links and symbols', () => {
  assert.deepEqual(spans('**a** `b` [c](#M1.1) :grain:'), [
    { bold: ['a'] },
    ' ',
    { code: 'b' },
    ' ',
    { text: 'c', href: '#M1.1' },
    ' ',
    { symbol: 'grain', before: [], after: [] },
  ]);
});

test('a symbol stays with its word, and with what is before it when that is short', () => {
  assert.deepEqual(spans(':grain: grain is'), [{ symbol: 'grain', before: [], after: ['\u00a0grain'] }, ' is']);
  const now = { symbol: 'grain', before: ['2\u00a0'], after: ['\u00a0now'] };
  assert.deepEqual(spans('pay 2 :grain: now'), ['pay ', now]);
});

test('a number stays with its noun, but not in code', () => {
  assert.equal(kept('8 workers, 3 and 4'), '8~workers, 3~and 4');
  assert.equal(kept('`8 workers`'), '8 workers');
});

test('a sign that opens nothing is only a sign', () => {
  assert.deepEqual(spans('2 * 3 ** 4 [x] (y) 12:30:'), ['2 * 3 ** 4 [x] (y) 12:30:']);
});
