/** The things of Montana: what the view, the moves and the Fluent keys call them, in the fixed order of stock. */

/**
 * @typedef {import('../table/scene.js').View} View
 * @typedef {'copper' | 'stone' | 'grain' | 'pumpkin'} Colour of a worker
 * @typedef {Record<string, any>} Board what a player has
 * @typedef {{field: string, q: number, r: number, terrain: string, cost: Record<string, number>, double: boolean,
 *   symbol: string | null}} Field
 */

/** As the view names them. */
export const GOODS = ['grain', 'pumpkin', 'small copper', 'large copper', 'small stone', 'large stone'];

/** In the order in which they must be named. @type {Colour[]} */
export const COLOURS = ['copper', 'stone', 'grain', 'pumpkin'];

/** The production areas, as moves name them, each with the colour of its workers. */
export const AREAS = /** @type {const} */ ([
  ['mine', 'copper'],
  ['quarry', 'stone'],
  ['grain-field', 'grain'],
  ['farm', 'pumpkin'],
]);

export const WORKER_LIMIT = 8;
export const BUILDS = 3;
export const SPACES = 3;

/** What the four rows of the town give (M6.16): things that come at once, goods to choose, upgrades at most. */
export const REWARDS = [
  { gains: /** @type {[string, number][]} */ ([['m-cattle', 1]]), goods: 0, upgrades: 3 },
  { gains: /** @type {[string, number][]} */ ([]), goods: 3, upgrades: 0 },
  { gains: /** @type {[string, number][]} */ ([]), goods: 0, upgrades: 2 },
  { gains: /** @type {[string, number][]} */ ([['m-coin', 2]]), goods: 0, upgrades: 1 },
];

/** The goods of the second row, in the order in which they must be named. */
export const TAKEN = ['grain', 'small-copper', 'small-stone'];

/** Where the parts of the worker board begin in the number of a question: large parts, small parts. */
const LARGE_PART = 4;
const SMALL_PART = 16;

// keys: m-grain m-pumpkin m-small-copper m-large-copper m-small-stone m-large-stone
/**
 * The key of a good as the view or a move names it.
 * @param {string} good
 */
export function goodKey(good) {
  return `m-${good.replace(' ', '-')}`;
}

// keys: m-worker-copper m-worker-stone m-worker-grain m-worker-pumpkin
/** @param {string} colour */
export function workerKey(colour) {
  return `m-worker-${colour}`;
}

// keys: m-bank m-mine m-quarry m-grain-field m-farm
/** @param {string} area as a move names it */
export function areaKey(area) {
  return `m-${area}`;
}

/**
 * An area as the view names it.
 * @param {string} area as a move names it
 */
export function inView(area) {
  return area.replace('-', '_');
}

/**
 * Symbols of things in sentences, by key.
 * @type {import('../draw/sentence.js').Pictures}
 */
export const PICTURES = {
  ...Object.fromEntries(GOODS.map((good) => [goodKey(good), { name: good.replace(' ', '-') }])),
  ...Object.fromEntries(COLOURS.map((each) => [workerKey(each), { name: `worker-${each}`, class: `w-${each}` }])),
  'm-worker-any': { name: 'worker', class: 'w-any' },
  'm-coin': { name: 'coin' },
  'm-cattle': { name: 'cattle' },
  'm-canteen': { name: 'canteen' },
  'm-settlements': { name: 'settlement', class: 'm-plain-settlement' },
};

/**
 * Which part of the worker board a question or a move is about.
 * @param {number} part of a question `place`
 * @returns {{area: string, space: number, isSmall: boolean, colour: Colour | null}}
 */
export function partOf(part) {
  if (part < LARGE_PART) return { area: 'bank', space: part + 1, isSmall: false, colour: null };
  const isSmall = part >= SMALL_PART;
  const [area, colour] = AREAS[Math.floor((part - (isSmall ? SMALL_PART : LARGE_PART)) / SPACES)];
  return { area, space: ((part - LARGE_PART) % SPACES) + 1, isSmall, colour };
}

/**
 * The production space with this number: those of the mine first.
 * @param {number} number from 0
 */
export function spaceOf(number) {
  return partOf(LARGE_PART + number);
}

/**
 * Everything of one part of the worker board as a list of colours.
 * @param {Record<string, number>} part
 * @returns {Colour[]}
 */
export function listed(part) {
  return COLOURS.flatMap((colour) => Array(part[colour] ?? 0).fill(colour));
}

/**
 * How many workers there are.
 * @param {Record<string, number>} part
 */
export function total(part) {
  return Object.values(part).reduce((sum, n) => sum + n, 0);
}

/**
 * The board of whoever is asked.
 * @param {View} view
 * @returns {Board}
 */
export function ownBoard(view) {
  return view.position.boards[view.question?.seat ?? view.seat ?? 0];
}

/**
 * What a question would bring, in words: the amounts of a price.
 * @param {Record<string, number>} goods
 * @returns {[string, number][]}
 */
export function amounts(goods) {
  return GOODS.filter((good) => goods[good]).map((good) => [goodKey(good), goods[good]]);
}
