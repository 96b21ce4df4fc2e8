/** Symbols at hand: what dice, once-a-round cards, tiles and pairs of pioneers give for an action (D5.4, D5.5, D14.2). */
import { controllers } from './land.js';
import { eachDie, printedCard, printedTile, RESOURCES } from './parts.js';

/** @typedef {import('./parts.js').Board} Board */

/**
 * What a symbol may be used as; conversions chain.
 * @param {string} symbol
 * @param {string[]} technologies
 * @param {boolean} isOnDie some conversions hold only for dice
 */
function servesAs(symbol, technologies, isOnDie) {
  const cards = technologies.map(printedCard);
  const converting = cards.filter(({ effect }) => effect === 'convert' || (isOnDie && effect === 'convert_dice'));
  const found = new Set([symbol]);
  let before = 0;
  while (before !== found.size) {
    before = found.size;
    for (const { from, to } of converting) {
      if (from.some((/** @type {string} */ each) => found.has(each))) to.forEach((/** @type {string} */ each) => found.add(each));
    }
  }
  return found;
}

/**
 * The symbols that an action takes: its own, or any resource for the harvest.
 * @param {string} action
 */
function wantedBy(action) {
  return action === 'harvest' ? RESOURCES : [action];
}

/**
 * The dice and cards that can pay for an action, in the order in which they are named.
 * @param {Board} board
 * @param {string} action
 */
export function means(board, action) {
  const wanted = wantedBy(action);
  const { technologies, used } = board;
  /** @param {string} symbol @param {boolean} isOnDie */
  const serves = (symbol, isOnDie) => {
    const uses = servesAs(symbol, technologies, isOnDie);
    return wanted.some((each) => uses.has(each));
  };
  const dice = eachDie(board.active).filter(({ symbol }) => serves(symbol, true));
  const direct = dice.filter(({ symbol }) => wanted.includes(symbol));
  const cards = technologies.filter((id) => {
    const { effect, one_of: gives } = printedCard(id);
    return effect === 'symbol' && !used.includes(id) && gives.some((/** @type {string} */ each) => serves(each, false));
  });
  const pioneers = eachDie(board.active).filter(({ symbol }) => symbol === 'pioneer').length;
  return { dice, direct, cards, pairs: serves('pioneer', true) ? 0 : Math.floor(pioneers / 2) };
}

/**
 * Symbols that controlled tiles give when an action is taken.
 * @param {any} position
 * @param {number} seat
 * @param {string} action
 */
export function tileSymbols(position, seat, action) {
  const map = /** @type {import('./parts.js').Laid[]} */ (position.map);
  return map.filter((laid) => printedTile(laid.tile).symbol === action && controllers(laid).includes(seat)).length;
}

/**
 * How many symbols a player has for an action; pairs of pioneers apart.
 * @param {any} position
 * @param {number} seat
 * @param {string} action
 */
export function atHand(position, seat, action) {
  const { dice, cards, pairs } = means(position.boards[seat], action);
  return { symbols: dice.length + cards.length + tileSymbols(position, seat, action), pairs };
}

/**
 * The moves that pay for an action where nothing is ambiguous: everything at hand, or dice of one kind that show it.
 * @param {any} position
 * @param {number} seat
 * @param {string} action
 * @param {number} count how many symbols, those of tiles included
 */
export function payment(position, seat, action, count) {
  const needed = count - tileSymbols(position, seat, action);
  const { dice, direct, cards } = means(position.boards[seat], action);
  const all = [...dice.map(({ name }) => `die ${name}`), ...cards.map((id) => `use ${id}`)];
  if (all.length === needed) return all;
  const isOneKind = new Set(direct.map(({ name }) => name)).size === 1 && direct.length >= needed;
  const isNatural = !cards.length && (isOneKind || direct.length === needed);
  return isNatural ? direct.slice(0, Math.max(0, needed)).map(({ name }) => `die ${name}`) : [];
}
