/** The map: where tiles lie, which places are free, who is present and who controls. */
import { middle } from '../draw/hex.js';
import { printedCard, printedTile } from './parts.js';

/**
 * @typedef {import('./parts.js').Laid} Laid
 * @typedef {{name: string, q: number, r: number, x: number, y: number, touches: number[]}} Spot a free place
 */

export const RADIUS = 66;
const BASE_LIMIT = 3;
const MOST_LIMIT = 9;

/** @type {Record<string, [number, number]>} */
const STEPS = { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] };
/** The notation's sides are those of hexes with a point at the top; ours lie flat, turned by half a side. */
export const ON_SCREEN = /** @type {Record<string, string>} */ (
  { NE: 'ne', E: 'se', SE: 's', SW: 'sw', W: 'nw', NW: 'n' }
);

/** @param {{q: number, r: number}} at */
export function middleOf({ q, r }) {
  return middle(q, r, RADIUS);
}

/**
 * The place that a name means: `origin` or a tile and its side.
 * @param {string} name
 * @param {Laid[]} map
 * @returns {Spot | null}
 */
export function spotOf(name, map) {
  const [number, side] = name.split('-');
  const beside = map.find((each) => each.tile === Number(number));
  if (name !== 'origin' && !beside) return null;
  const [dq, dr] = STEPS[side] ?? [0, 0];
  const at = { q: (beside?.q ?? 0) + dq, r: (beside?.r ?? 0) + dr };
  return { name, ...at, ...middleOf(at), touches: neighbours(at, map).map((each) => each.tile) };
}

/**
 * Free places at which a tile can touch two others, and those that can be chosen now.
 * @param {any} view
 * @returns {Spot[]}
 */
export function spots(view) {
  const { map, free_places: free } = view.position;
  const offered = view.options.map((/** @type {any} */ option) => option.text.split(' '));
  const legal = offered.filter((/** @type {string[]} */ [verb]) => verb === 'spot').map((/** @type {string[]} */ words) => words[1]);
  const names = new Set([...free, ...legal]);
  const found = [...names].map((name) => spotOf(name, map)).filter((spot) => spot !== null);
  return found.filter((spot) => spot.touches.length > 1 || legal.includes(spot.name));
}

/**
 * @param {{q: number, r: number}} at
 * @param {Laid[]} map
 */
export function neighbours({ q, r }, map) {
  return map.filter((each) => Object.values(STEPS).some(([dq, dr]) => each.q === q + dq && each.r === r + dr));
}

/** @param {Laid} laid @param {number} seat */
export function isPresent(laid, seat) {
  return laid.tents[seat] > 0 || laid.house === seat;
}

/**
 * Who controls a tile (D8.2).
 * @param {Laid} laid
 * @returns {number[]} seats
 */
export function controllers(laid) {
  if (laid.house !== null) return [laid.house];
  const most = Math.max(...laid.tents);
  return most ? seatsWith(laid, most, []) : [];
}

/**
 * Who has the second place: the most tents of those who do not control it (D11.1).
 * @param {Laid} laid
 */
export function seconds(laid) {
  const first = controllers(laid);
  const most = Math.max(0, ...laid.tents.filter((_, seat) => !first.includes(seat)));
  return most ? seatsWith(laid, most, first) : [];
}

/** @param {Laid} laid @param {number} tents @param {number[]} without */
function seatsWith(laid, tents, without) {
  return laid.tents.flatMap((n, seat) => (n === tents && !without.includes(seat) ? [seat] : []));
}

/**
 * The dice limit (D4.1).
 * @param {any} position
 * @param {number} seat
 */
export function diceLimit(position, seat) {
  const map = /** @type {Laid[]} */ (position.map);
  const controlled = map.filter((laid) => controllers(laid).includes(seat));
  let limit = BASE_LIMIT;
  for (const id of position.boards[seat].technologies) {
    const card = printedCard(id);
    if (card.effect === 'limit' && controlled.length >= card.controlled) limit += card.dice;
  }
  for (const laid of map) {
    const tile = printedTile(laid.tile);
    const holds = tile.when === 'presence' ? isPresent(laid, seat) : controlled.includes(laid);
    if (tile.effect === 'limit' && holds) limit += tile.amount ?? 0;
  }
  return Math.min(limit, MOST_LIMIT);
}
