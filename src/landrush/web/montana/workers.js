/** Which workers go on a space: what is proposed, and what a tap on a colour makes of it. */
import { AREAS, COLOURS, inView, ownBoard, partOf, spaceOf } from './things.js';

/**
 * @typedef {import('./things.js').Colour} Colour
 * @typedef {import('./things.js').View} View
 * @typedef {object} Need what a part of the worker board asks for
 * @property {Colour | null} own one of this colour does
 * @property {number} count so many others do
 * @property {Colour[]} others of these colours
 */

/** Workers of other colours that stand in for one of the area's. */
const STAND_IN = 2;

/**
 * What the space of a move asks for, or null where no workers are placed.
 * @param {string} move
 * @param {View} view
 * @returns {Need | null}
 */
export function needOf(move, view) {
  const [verb, number] = move.split(' ');
  if (verb === 'bank') {
    return { own: null, count: view.printed.bank.spaces[Number(number) - 1].workers, others: COLOURS };
  }
  const own = verb === 'small' ? spaceOf(view.question.number).colour : AREAS.find(([area]) => area === verb)?.[1];
  return own ? { own, count: STAND_IN, others: COLOURS.filter((colour) => colour !== own) } : null;
}

/**
 * What a question still asks for, when the space is already chosen.
 * @param {{part: number, left: number}} question
 * @returns {Need}
 */
export function needLeft({ part, left }) {
  const { colour } = partOf(part);
  const own = colour && left === STAND_IN ? colour : null;
  return { own, count: left, others: COLOURS.filter((each) => each !== colour) };
}

/**
 * The natural workers: the area's own, else those that are missed least.
 * @param {Need} need
 * @param {View} view
 */
export function proposed(need, view) {
  return need.own && ownBoard(view).workers[need.own] ? [need.own] : filled([], need, view);
}

/**
 * The workers after a tap on a colour: there are always as many as are needed.
 * @param {Colour[]} workers
 * @param {Colour} colour
 * @param {Need} need
 * @param {View} view
 */
export function withOne(workers, colour, need, view) {
  if (colour === need.own) return [colour];
  return filled(swapped(workers.filter((each) => each !== need.own), colour, need.count), need, view);
}

/**
 * One more; when it is too many, the first of another kind goes, or there is none more.
 * @template {string} T
 * @param {T[]} named
 * @param {T} kind
 * @param {number} most
 * @returns {T[]}
 */
export function swapped(named, kind, most) {
  if (named.length < most) return [...named, kind];
  const at = named.findIndex((each) => each !== kind);
  return at < 0 ? named : [...named.toSpliced(at, 1), kind];
}

/**
 * As many workers as are needed: those of which there are most, and of which the goods are needed least.
 * @param {Colour[]} workers
 * @param {Need} need
 * @param {View} view
 * @returns {Colour[]} empty when there are too few
 */
function filled(workers, need, view) {
  const { workers: all } = ownBoard(view);
  const found = [...workers];
  /** @param {Colour} colour */
  const left = (colour) => all[colour] - found.filter((each) => each === colour).length;
  while (found.length < need.count) {
    const [best] = need.others
      .filter((colour) => left(colour) > 0)
      .toSorted((a, b) => left(b) - left(a) || goodsOf(b, view) - goodsOf(a, view));
    if (!best) return [];
    found.push(best);
  }
  return inOrder(found, COLOURS);
}

/**
 * What this player has of the good that workers of a colour bring.
 * @param {Colour} colour
 * @param {View} view
 */
function goodsOf(colour, view) {
  const area = AREAS.find(([, own]) => own === colour);
  return area ? ownBoard(view).goods[view.printed.production[inView(area[0])].good] : 0;
}

/**
 * In the usual order, whatever was tapped first.
 * @template {string} T
 * @param {T[]} named
 * @param {readonly string[]} order
 */
export function inOrder(named, order) {
  return named.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
