/** Searching in rules: every word must be found, accents and capitals do not matter. */
import { linesOf, wordsOf } from './markdown.js';

/** Letters that are not a letter with an accent for Unicode. @type {Record<string, string>} */
const PLAIN = { ł: 'l', ß: 's', ø: 'o', '\u00a0': ' ' };

/**
 * One sign for each sign, so that places in the text stay the same.
 * @param {string} text
 */
function folded(text) {
  return [...text]
    .map((sign) => {
      const small = sign.toLowerCase();
      return PLAIN[small] ?? small.normalize('NFD').charAt(0);
    })
    .join('');
}

/**
 * What is searched for.
 * @param {string} query
 */
export function wordsIn(query) {
  return folded(query).split(/[\s\u3000]+/).filter(Boolean);
}

/**
 * Whether a clause has all words, in its text or as its number.
 * @param {import('./markdown.js').Clause} clause
 * @param {string[]} words
 */
export function isFound(clause, words) {
  const text = folded([clause.id, ...clause.blocks.flatMap(linesOf).map(wordsOf)].join('\n'));
  return words.every((word) => text.includes(word));
}

/**
 * A text in pieces, those that were searched for at odd places.
 * @param {string} text
 * @param {string[]} words
 */
export function pieces(text, words) {
  const plain = folded(text);
  const signs = [...text];
  /** @type {string[]} */
  const found = [''];
  let at = 0;
  while (at < signs.length) {
    const word = words.find((each) => plain.startsWith(each, at));
    if (word) {
      found.push(signs.slice(at, at + word.length).join(''), '');
      at += word.length;
    } else {
      found[found.length - 1] += signs[at];
      at += 1;
    }
  }
  return found;
}
