/** Sentences with pictures: goods and pieces as symbols, players with their shapes, the rest as words. */
import { html } from '../app/html.js';
import { inWords, language, playerName, sayWith } from '../words/words.js';
import { Icon } from './icon.js';
import { SeatMark } from './seat.js';

// Signs of the private use area, which no text has: they stand for the pictures while Fluent makes the sentence.
const OPEN = '\ue000';
const CLOSE = '\ue001';

/**
 * A thing's symbol and class by its key: {'m-grain': {name: 'grain'}}.
 * @typedef {Record<string, {name: string, class?: string}>} Pictures
 */

/**
 * A sentence of the server, as text and pictures. Screen readers hear the words.
 * @param {{said: import('../words/words.js').Said, players: string[], pictures?: Pictures}} props
 */
export function Sentence({ said, players, pictures = {} }) {
  void language.value;
  /** @type {any[]} */
  const parts = [];
  const words = inWords(players);
  /** @param {any} part */
  const mark = (part) => `${OPEN}${parts.push(part) - 1}${CLOSE}`;
  /** @type {import('../words/words.js').Speaker} */
  const speaker = (value, wanted) => {
    if (typeof value !== 'object') return words(value, wanted);
    if ('seat' in value) return mark(html`<${Who} seat=${value.seat} players=${players} />`);
    if ('term' in value && pictures[value.term]) {
      return mark(html`<${Picture} of=${pictures[value.term]} label=${words(value, wanted)} />`);
    }
    if ('amounts' in value && value.amounts.length && value.amounts.every(([key]) => pictures[key])) {
      return mark(html`<${Amounts} amounts=${value.amounts} pictures=${pictures} label=${words(value, wanted)} />`);
    }
    if ('key' in value) return sayWith(value, speaker);
    return words(value, wanted);
  };
  return pieces(sayWith(said, speaker), parts);
}

/**
 * @param {string} text
 * @param {any[]} parts
 */
function pieces(text, parts) {
  // Without empty texts, which Preact would write anew each time.
  return text.split(OPEN).flatMap((piece, i) => {
    if (i === 0) return piece ? [piece] : [];
    const [number, rest] = piece.split(CLOSE);
    return rest ? [parts[Number(number)], rest] : [parts[Number(number)]];
  });
}

/** @param {{seat: number, players: string[]}} props */
function Who({ seat, players }) {
  return html`<b class="who-name"><bdi>${playerName(seat, players)}</bdi></b>`;
}

/** @param {{of: {name: string, class?: string}, label: string}} props */
function Picture({ of, label }) {
  return html`<${Icon} name=${of.name} label=${label} class=${of.class ?? ''} />`;
}

/**
 * Amounts as symbols: up to two of a kind are drawn, more are counted.
 * @param {{amounts: [string, number][], pictures: Pictures, label?: string}} props
 */
export function Amounts({ amounts, pictures, label }) {
  const shown = amounts.filter(([, n]) => n !== 0);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`<span class="amounts" ...${named}>
    ${shown.map(([key, n]) => {
      const of = pictures[key];
      if (!of) return null;
      return html`<span class="amount"
        >${n !== 1 && html`<span class="n">${n}</span>`}<${Icon} name=${of.name} class=${of.class ?? ''}
      /></span>`;
    })}
  </span>`;
}

/** The mark of a seat before a sentence of the log. */
export { SeatMark };
