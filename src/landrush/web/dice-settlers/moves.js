/** What can be tapped for a move, what a tap means, and which small decisions follow by themselves. */
import { eachDie, printedCard, printedTile } from './parts.js';
import { isPresent } from './land.js';
import { means, payment } from './symbols.js';

/**
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../table/scene.js').Option} Option
 * @typedef {import('./parts.js').Laid} Laid
 */

const RECRUIT_PRICES = [1, 3, 6];
const CHEAP_PRICES = [1, 2, 4];
/** Questions about tiles that one holds, not about the map. */
const FROM_HAND = ['draft-keep', 'choose-tile'];
/** Questions whose only answer is a formality. */
const FORMALITIES = [
  'aside', 'arrange', 'spend', 'turn-die', 'reroll', 'pay', 'pair', 'act', 'take-die', 'choose-tile', 'take-back',
  'tent-from', 'harvest-token', 'cost', 'factory-by', 'blast', 'keep',
];

/**
 * @param {Option} option
 * @param {View} view
 * @returns {string[]}
 */
export function targets({ text }, view) {
  const [verb, rest = ''] = text.split(' ');
  const ask = view.question?.ask;
  switch (verb) {
    case 'recruit':
    case 'explore':
    case 'settle':
    case 'harvest':
    case 'trade':
      return [`act:${verb}`];
    case 'attack':
      return [`tile:${rest.split('-')[0]}`, 'act:attack'];
    case 'research':
      return [`card:${rest}`, 'act:research'];
    case 'use':
      return [`card:${rest}`];
    case 'factory':
    case 'power':
      return [`tile:${rest}`];
    case 'tile':
      return [FROM_HAND.includes(ask) ? `hand:${rest}` : `tile:${rest}`];
    case 'join':
    case 'add':
      return [`tile:${view.question.tile}`];
    case 'spot':
      return [`spot:${rest}`];
    case 'die':
      return copies(rest, view);
    case 'colour':
      return [ask === 'sell' ? `spent:${rest}` : `colour:${rest}`];
    case 'token':
      return [`token:${rest}`];
    case 'fetch':
      return ['store:tents'];
    default:
      return [];
  }
}

/** Each of several equal dice can be tapped. @param {string} name @param {View} view */
function copies(name, view) {
  const board = view.position.boards[view.seat ?? 0];
  return Array.from({ length: board.active[name] ?? 0 }, (_, copy) => `die:${name}:${copy}`);
}

/**
 * The move that a tap would have meant.
 * @param {string} target
 * @param {View} view
 * @returns {string | null}
 */
export function moveAt(target, view) {
  const [kind, name] = target.split(':');
  const ask = view.question?.ask;
  const seat = view.seat ?? 0;
  switch (kind) {
    case 'act':
      return actionAt(name, view, seat);
    case 'tile':
      if (ask === 'turn') return freeActionAt(Number(name), view, seat);
      return view.options.some((option) => option.text.startsWith('tile')) ? `tile ${name}` : null;
    case 'spot':
      return ['place-start', 'put-tile', 'automaton-spot'].includes(ask) ? `spot ${name}` : null;
    case 'card':
      if (ask === 'turn' || ask === 'extra') return `${view.position.boards[seat].technologies.includes(name) ? 'use' : 'research'} ${name}`;
      return ask === 'pay' || ask === 'act' ? `use ${name}` : null;
    case 'die':
      return view.options.some((option) => option.text.startsWith('die')) ? `die ${name}` : null;
    case 'token':
    case 'colour':
      return ask === 'turn' ? null : `${kind} ${name}`;
    case 'spent':
      return ask === 'sell' ? `colour ${name}` : null;
    case 'hand':
      return `tile ${name}`;
    default:
      return null;
  }
}

/** @param {string} action @param {View} view @param {number} seat */
function actionAt(action, view, seat) {
  if (view.question?.ask !== 'turn' && view.question?.ask !== 'extra') return null;
  if (action === 'recruit' || action === 'explore') return `${action} 1`;
  if (action === 'research') {
    const open = view.position.cards.filter((/** @type {string} */ id) => !view.position.boards[seat].technologies.includes(id));
    const cheapest = open.toSorted((/** @type {string} */ a, /** @type {string} */ b) => printedCard(a).research - printedCard(b).research)[0];
    return cheapest ? `research ${cheapest}` : null;
  }
  if (action !== 'attack') return action;
  const map = /** @type {Laid[]} */ (view.position.map);
  const near = [...map.filter((laid) => isPresent(laid, seat)), ...map];
  for (const laid of near) {
    const other = laid.tents.findIndex((tents, each) => each !== seat && tents > 0);
    if (other >= 0) return `attack ${laid.tile}-${other + 1}`;
  }
  return null;
}

/** @param {number} tile @param {View} view @param {number} seat */
function freeActionAt(tile, view, seat) {
  const laid = view.position.map.find((/** @type {Laid} */ each) => each.tile === tile);
  if (!laid) return null;
  if (printedTile(tile).when === 'factory' && isPresent(laid, seat)) return `factory ${tile}`;
  const other = laid.tents.findIndex((/** @type {number} */ tents, /** @type {number} */ each) => each !== seat && tents > 0);
  return other >= 0 ? `attack ${tile}-${other + 1}` : `power ${tile}`;
}

/**
 * The move, and how it is paid for where that is no decision.
 * @param {Option} option
 * @param {View} view
 */
export function plan({ text }, view) {
  const [verb, rest] = text.split(' ');
  const { position } = view;
  const seat = view.seat ?? 0;
  const board = position.boards[seat];
  switch (verb) {
    case 'explore':
      return [text, ...payment(position, seat, verb, Number(rest))];
    case 'recruit': {
      const isCheap = board.technologies.some((/** @type {string} */ id) => printedCard(id).effect === 'cheap_recruit');
      return [text, ...payment(position, seat, verb, (isCheap ? CHEAP_PRICES : RECRUIT_PRICES)[Number(rest) - 1])];
    }
    case 'research':
      return [text, ...payment(position, seat, verb, printedCard(rest).research)];
    case 'settle':
    case 'trade':
    case 'harvest':
    case 'attack':
      return [text, ...onlyMeans(board, verb)];
    default:
      return [text];
  }
}

/** The first symbol of an action that spends one at a time, where there is one kind only. @param {any} board @param {string} action */
function onlyMeans(board, action) {
  const { dice, cards, pairs } = means(board, action);
  const kinds = new Set(dice.map(({ name }) => name));
  return kinds.size === 1 && !cards.length && !pairs ? [`die ${dice[0].name}`] : [];
}

/**
 * The only answer to a question that is no decision. The end of a turn is always a decision.
 * @param {View} view
 */
export function auto(view) {
  if (view.options.length !== 1) return null;
  const { text } = view.options[0];
  if (text === 'end') return null;
  return FORMALITIES.includes(view.question?.ask) || text === 'spot origin' ? text : null;
}

/**
 * The place of the map on which a small screen opens.
 * @param {View} view
 */
export function focus(view) {
  const all = view.options.flatMap((option) => targets(option, view));
  return all.find((target) => /^(spot|tile):/.test(target)) ?? null;
}

/**
 * Where the question is answered, on small screens.
 * @param {View} view
 * @returns {'board' | 'work'}
 */
export function place(view) {
  const all = view.options.flatMap((option) => targets(option, view));
  return all.length > 0 && all.every((target) => target.startsWith('card:')) ? 'work' : 'board';
}

/**
 * The active dice that the chosen moves spend.
 * @param {string[]} moves
 * @param {any} board
 * @returns {Set<string>} targets
 */
export function spentBy(moves, board) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const move of moves) {
    const [verb, name] = move.split(' ');
    if (verb !== 'die') continue;
    const free = eachDie(board.active).find((die) => die.name === name && !found.has(`die:${die.name}:${die.copy}`));
    if (free) found.add(`die:${free.name}:${free.copy}`);
  }
  return found;
}
