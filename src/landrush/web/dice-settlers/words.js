/** Things of the game in words: for labels, tips and the text board. */
import { counted, listed, playerName, t } from '../words/words.js';
import { controllers, ON_SCREEN } from './land.js';
import { ACTIONS_BY_NUMBER, printedCard, printedTile } from './parts.js';

/**
 * @typedef {import('../words/words.js').Param} Param
 * @typedef {import('./parts.js').Laid} Laid
 */

/**
 * A loose list: "forest, 6 points, controlled by Ada".
 * @param {(string | null | undefined | false)[]} items
 */
export function joined(items) {
  const [first, ...rest] = items.filter((item) => typeof item === 'string' && item !== '').map(String);
  return first ? rest.reduce((start, item) => t('list-more', { start, item }), first) : '';
}

/** @param {string} label @param {string} text */
export function labelled(label, text) {
  return t('ui-label', { label, text });
}

/** @param {string} id */
export function cardName(id) {
  return t(`tech-${id.toLowerCase()}`);
}

/** @param {{colour: string, symbol: string}} die */
export function dieWords({ colour, symbol }) {
  return t('act-d-die', { die: { term: `d-die-${colour}` }, symbol: { term: `d-symbol-${symbol}` } });
}

/**
 * Dice, tokens: how many of which.
 * @param {string} prefix of the keys
 * @param {Record<string, number>} amounts
 */
export function amountWords(prefix, amounts) {
  const shown = Object.entries(amounts).filter(([, n]) => n > 0);
  return shown.length ? listed(shown.map(([name, n]) => counted(prefix + name, n))) : t('ui-d-none');
}

/**
 * What a technology does, in short.
 * @param {string} id
 */
export function effectWords(id) {
  const card = printedCard(id);
  /** @type {Record<string, Param>} */
  const params = {};
  for (const [name, value] of Object.entries(card)) {
    if (name === 'from' || name === 'to' || name === 'one_of') params[name] = symbolWords(value);
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return t(`ui-d-effect-${card.effect.replaceAll('_', '-')}`, params);
}

/**
 * A symbol, or the one or the other; nearly all symbols are told as any.
 * @param {string[]} names
 * @returns {Param}
 */
function symbolWords(names) {
  if (names.length > ACTIONS_BY_NUMBER.length) return { term: 'ui-d-any-other' };
  return { choice: names.map((name) => `d-face-${name}`) };
}

/**
 * When a technology works.
 * @param {string} id
 */
export function timingWords(id) {
  const keys = { permanent: 'web-d-always', once: 'ui-d-once', end: 'ui-d-end', explosive: 'web-d-use-up' };
  return t(keys[printedCard(id).timing]);
}

/**
 * What a technology costs, and where one must be.
 * @param {string} id
 */
export function costWords(id) {
  const { research, resources, terrains } = printedCard(id);
  const cost = [t('ui-d-research', { n: research }), ...resources.map((name) => t(`d-${name}`))];
  const where = terrains.map((name) => t(`d-${name}`));
  return joined([listed(cost), where.length > 0 && t('ui-d-present', { terrains: listed(where) })]);
}

/**
 * What a tile does.
 * @param {number} number
 */
export function abilityWords(number) {
  const tile = printedTile(number);
  if (!tile.when || !tile.effect) return '';
  /** @type {Record<string, Param>} */
  const params = {};
  if (tile.resource) params.token = { term: `d-${tile.resource}` };
  if (tile.symbol) params.symbol = { term: `d-face-${tile.symbol}` };
  if (tile.amount) params.n = tile.amount;
  const does = t(`ui-d-ability-${tile.effect.replaceAll('_', '-')}`, params);
  return labelled(t(`ui-d-when-${tile.when}`), does);
}

/**
 * A tile as it is printed: terrain, points, ability.
 * @param {number} number
 */
export function printedWords(number) {
  const { terrain, points } = printedTile(number);
  const worth = points && t('web-d-worth', { first: points[0], second: points[1] });
  return joined([t(`d-${terrain}`), worth, abilityWords(number)]);
}

/**
 * Who is on a tile, and who controls it.
 * @param {Laid} laid
 * @param {string[]} players
 */
export function thereWords(laid, players) {
  const first = controllers(laid);
  const who = laid.tents.map((tents, seat) => {
    const pieces = [laid.house === seat && counted('d-house', 1), tents > 0 && counted('d-tent', tents)].filter(Boolean);
    return pieces.length ? labelled(playerName(seat, players), listed(pieces.map(String))) : '';
  });
  const control = first.length > 0 && t('web-d-controlled', { players: { seats: first } }, players);
  return joined([...who, control]);
}

/**
 * @param {Laid} laid
 * @param {string[]} players
 */
export function tileWords(laid, players) {
  return labelled(t('act-d-tile', { tile: laid.tile }), joined([printedWords(laid.tile), thereWords(laid, players)]));
}

// keys: web-d-spot-n web-d-spot-ne web-d-spot-se web-d-spot-s web-d-spot-sw web-d-spot-nw
/**
 * A free place, by the direction that one sees.
 * @param {import('./land.js').Spot} spot
 */
export function spotWords({ name, touches }) {
  const [tile, side] = name.split('-');
  if (!side) return t('act-d-spot-origin');
  const words = t(`web-d-spot-${ON_SCREEN[side]}`, { tile });
  return joined([words, t('ui-d-beside', { tiles: listed(touches.map(String)) })]);
}
