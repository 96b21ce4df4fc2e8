/**
 * Which things on the table stand for which moves, and back. Targets are
 *
 *   field:C4       a hex
 *   space:mine-2   a space of the bank or of an area, and small:mine-2 its small part
 *   pawn:3-1       a row and column of the town, and town, its name
 *   wheel          the wheel, and segment:5 one of its segments, from 0
 *   worker:grain   a colour on the own board
 *   trade          the cattle there
 */
import { ownBoard, partOf, REWARDS, spaceOf } from './things.js';
import { needOf, proposed } from './workers.js';

/**
 * @typedef {import('../table/scene.js').Option} Option
 * @typedef {import('./things.js').View} View
 */

/** What may be done without asking when nothing else is possible. Ending a turn is always a decision. */
const NO_DECISION = ['place', 'return', 'take', 'pass', 'done'];

/**
 * @param {Option} option
 * @param {View} view
 * @returns {string[]}
 */
export function targets(option, view) {
  const [verb, what] = option.text.split(' ');
  switch (verb) {
    case 'build':
    case 'start':
      return [`field:${what}`];
    case 'hire':
      return ['wheel'];
    case 'pointer':
      return [`segment:${segmentAfter(Number(what), view)}`];
    case 'small':
      return [`small:${spaceName(view)}`];
    case 'town':
      return ['town', ...payable(view)];
    case 'pawn':
      return [`pawn:${what}`];
    case 'place':
    case 'return':
      return [`worker:${what}`];
    case 'trade':
      return ['trade'];
    case 'bank':
    case 'mine':
    case 'quarry':
    case 'grain-field':
    case 'farm':
      return [`space:${verb}-${what}`];
    default:
      return [];
  }
}

/**
 * The segment at which the pointer stands after so many steps.
 * @param {number} steps
 * @param {View} view
 */
export function segmentAfter(steps, view) {
  return (view.position.pointer + steps) % view.printed.wheel.segments.length;
}

/**
 * The space that was just used: its small part is open.
 * @param {View} view
 */
function spaceName(view) {
  const { area, space } = spaceOf(view.question.number);
  return `${area}-${space}`;
}

/**
 * The places of the town on which the pawn can stand after the pumpkin that everybody there takes.
 * @param {View} view
 */
function payable(view) {
  const pumpkins = ownBoard(view).goods.pumpkin + 1;
  /** @type {number[]} */
  const prices = view.printed.town.column_prices;
  return prices.flatMap((price, column) =>
    price <= pumpkins ? REWARDS.map((_, row) => `pawn:${row + 1}-${column + 1}`) : [],
  );
}

/**
 * What a tap on something that is not possible would mean.
 * @param {string} target
 * @param {View} view
 * @returns {string | null}
 */
export function moveAt(target, view) {
  const [kind, what = ''] = target.split(':');
  switch (kind) {
    case 'field':
      return `${view.question?.ask === 'start' ? 'start' : 'build'} ${what}`;
    case 'space':
      return what.replace(/-(\d)$/, ' $1');
    case 'small':
      return 'small';
    case 'pawn':
      return view.question?.ask === 'turn' && !isOption('town', view) ? 'town' : `pawn ${what}`;
    case 'segment':
      return pointerTo(Number(what), view);
    case 'worker':
      return `${view.question?.ask === 'surplus' ? 'return' : 'place'} ${what}`;
    case 'wheel':
      return 'hire';
    case 'town':
      return 'town';
    case 'trade':
      return 'trade grain';
    default:
      return null;
  }
}

/**
 * @param {number} segment
 * @param {View} view
 */
function pointerTo(segment, view) {
  const { pointer } = view.position;
  if (pointer === null || pointer === segment) return 'hire';
  const all = view.printed.wheel.segments.length;
  return `pointer ${(segment - pointer + all) % all}`;
}

/**
 * @param {string} move
 * @param {View} view
 */
function isOption(move, view) {
  return view.options.some((option) => option.text === move);
}

/**
 * The move, and what naturally follows: workers for a space, the place in the town that was tapped.
 * @param {Option} option
 * @param {View} view
 * @param {string} [target] what was tapped
 * @returns {string[]}
 */
export function plan(option, view, target = '') {
  const move = option.text;
  if (move === 'town' && target.startsWith('pawn:')) return [move, `pawn ${target.slice('pawn:'.length)}`];
  const need = needOf(move, view);
  return need ? [move, ...proposed(need, view).map((colour) => `place ${colour}`)] : [move];
}

/**
 * A move that is no decision.
 * @param {View} view
 */
export function auto({ options }) {
  if (options.length !== 1) return null;
  const [verb] = options[0].text.split(' ');
  return NO_DECISION.includes(verb) ? options[0].text : null;
}

/**
 * The field on which a small map opens.
 * @param {View} view
 */
export function focus(view) {
  const option = view.options.find(({ text }) => /^(build|start) /.test(text));
  const field = option?.text.split(' ')[1] ?? view.position.landscape.start;
  return field ? `field:${field}` : null;
}

/**
 * Where the question is. A turn begins at the map, from which everything else is one tap away.
 * @param {View} view
 * @returns {'board' | 'work' | 'players'}
 */
export function place(view) {
  const { question } = view;
  if (!question || question.ask === 'start') return 'board';
  if (question.ask === 'turn') {
    if (question.step === 'worked' || question.step === 'hired') return 'work';
    if (question.step === 'built') return 'board';
    return view.options.some(({ text }) => text.startsWith('build ')) ? 'board' : 'work';
  }
  return 'work';
}

/**
 * The target of a part of the worker board.
 * @param {number} part of a question `place`
 */
export function partTarget(part) {
  const { area, space, isSmall } = partOf(part);
  return `${isSmall ? 'small' : 'space'}:${area}-${space}`;
}
