import assert from 'node:assert/strict';
import test from 'node:test';
import { linesOf, parse, spans } from '#web/learn/markdown.js';
import { SYMBOLS } from '#web/learn/symbols.js';
import { STEPS as DICE_SETTLERS } from '#web/learn/tutorials/dice-settlers.js';
import { STEPS as MONTANA } from '#web/learn/tutorials/montana.js';
import { LANGUAGES } from '#web/words/languages.js';
import { hasWords, t } from '#web/words/words.js';
import { read, rules, speak } from '../real.js';

const STEPS = { montana: MONTANA, 'dice-settlers': DICE_SETTLERS };
const REGIONS = ['board', 'work', 'own', 'actions', 'rivals', 'supply'];
const symbols = new Set([...read('src/landrush/web/symbols.svg').matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));

/**
 * Every span, also those inside others.
 * @returns {any[]}
 */
function inside(line) {
  return line.flatMap((span) => {
    const { bold = [], before = [], after = [] } = typeof span === 'string' ? {} : span;
    return [span, ...inside([...bold, ...before, ...after])];
  });
}

function ids(game, lang) {
  const { sections } = parse(rules(game, lang), lang);
  return sections.flatMap((section) => [section.id, ...section.clauses.map(({ id }) => id)]);
}

for (const game of Object.keys(SYMBOLS)) {
  const english = ids(game, 'en');

  for (const lang of Object.keys(LANGUAGES)) {
    test(`the rules of ${game} in ${lang} have the clauses of the English ones, each once`, () => {
      assert.ok(english.length > 50);
      assert.deepEqual(ids(game, lang), english);
      assert.equal(new Set(english).size, english.length);
    });

    test(`the rules of ${game} in ${lang} are read to the last sign`, () => {
      const { title, sections } = parse(rules(game, lang), lang);
      assert.ok(title);
      const blocks = sections.flatMap(({ lead, clauses }) => [...lead, ...clauses.flatMap((clause) => clause.blocks)]);
      for (const span of inside(blocks.flatMap(linesOf).flat())) {
        if (typeof span === 'string') assert.doesNotMatch(span, /\*\*|`|\]\(|:[a-z][a-z-]+:/);
        if (span.symbol) assert.ok(symbols.has(span.symbol), span.symbol);
        if (span.href?.startsWith('#')) assert.ok(['symbols', ...english].includes(span.href.slice(1)), span.href);
      }
      for (const block of blocks) {
        if (block.kind === 'table') for (const row of block.rows) assert.equal(row.length, block.head.length);
      }
    });

    test(`the symbols of ${game} are explained in ${lang}`, () => {
      speak(lang);
      for (const [heading, names] of SYMBOLS[game]) {
        assert.ok(hasWords(heading), heading);
        for (const name of names) assert.ok(symbols.has(name) && hasWords(`web-learn-symbol-${name}`), name);
      }
    });

    test(`the tutorial of ${game} is told in ${lang}`, () => {
      speak(lang);
      for (const { title, text } of STEPS[game]) {
        assert.ok(hasWords(title) && hasWords(text), title);
        for (const span of inside(spans(t(text)))) if (span.symbol) assert.ok(symbols.has(span.symbol), span.symbol);
      }
    });
  }

  test(`the tutorial of ${game} names clauses and regions that there are`, () => {
    for (const { clause, look } of STEPS[game]) {
      assert.ok(english.includes(clause), clause);
      assert.ok(REGIONS.includes(look), look);
    }
  });
}
