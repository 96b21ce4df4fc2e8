/** What is printed on the components, and the words of the notation in their order. */

/**
 * @typedef {object} Tile
 * @property {string} group
 * @property {string} terrain
 * @property {[number, number]} [points] for control, for the second place
 * @property {'placement' | 'control' | 'presence' | 'factory'} [when]
 * @property {string} [effect]
 * @property {string} [resource]
 * @property {string} [symbol]
 * @property {number} [amount]
 * @typedef {Record<string, any> & {type: string, research: number, resources: string[], terrains: string[],
 *   timing: 'permanent' | 'once' | 'end' | 'explosive', effect: string, points: number}} Card
 * @typedef {{tile: number, q: number, r: number, tents: number[], house: number | null}} Laid a tile on the map
 * @typedef {object} Board
 * @property {Record<string, number>} [bag] only one's own
 * @property {number} bag_size
 * @property {Record<string, number>} spent
 * @property {Record<string, number>} active
 * @property {Record<string, number>} tokens
 * @property {number} tents
 * @property {number} houses
 * @property {number} points
 * @property {string[]} technologies
 * @property {string[]} used
 * @property {string[]} acted
 * @property {number[]} factories
 * @property {number[]} factories_again
 */

/** @type {Record<string, any>} */
let tables;

/**
 * Everything here is told from now on by these tables of the components; printed.js fetches them.
 * @param {Record<string, any>} found
 */
export function print(found) {
  tables = found;
}

export const COLOURS = ['white', 'green', 'yellow', 'orange', 'brown', 'grey'];
export const RESOURCES = ['gold', 'iron', 'wood', 'food'];
export const ACTIONS = ['recruit', 'explore', 'settle', 'attack', 'harvest', 'trade', 'research'];
export const SYMBOLS = ['recruit', 'explore', 'settle', 'attack', 'trade', 'research', 'pioneer', ...RESOURCES];
/** As the kernel counts them, in `act`. */
export const ACTIONS_BY_NUMBER = [...SYMBOLS.slice(0, 6), 'harvest'];
export const HOUSES = 5;
/** The automaton's seat in a solo game; the player has the first. */
export const AUTOMATON = 1;
/** The game ends when so few colours are left. */
export const FEW_COLOURS = 2;

/** @type {Record<string, string>} */
export const TERRAIN_OF = { green: 'forest', yellow: 'plains', orange: 'desert', brown: 'hills', grey: 'mountains' };
/** @type {Record<string, string>} */
export const COLOUR_OF = Object.fromEntries(Object.entries(TERRAIN_OF).map(([colour, terrain]) => [terrain, colour]));

/**
 * @param {number} number
 * @returns {Tile}
 */
export function printedTile(number) {
  return tables.tiles[number];
}

/**
 * @param {string} id
 * @returns {Card}
 */
export function printedCard(id) {
  return tables.technologies[id];
}

/** @param {number} number */
export function cardAt(number) {
  return Object.keys(tables.technologies)[number];
}

/**
 * The faces of a die, doubled ones once.
 * @param {string} colour
 * @returns {string[]}
 */
export function facesOf(colour) {
  return [...new Set(/** @type {string[]} */ (tables.dice[colour].faces))];
}

/**
 * Points in the general supply and tiles in the stack at the start.
 * @param {number} players
 */
export function atStart(players) {
  const count = Math.max(2, players);
  const groups = ['2-4 players', '3-4 players', '4 players'].slice(0, count - 1);
  const tiles = Object.values(tables.tiles).filter((tile) => groups.includes(tile.group));
  return { points: /** @type {number} */ (tables.supply.points[count - 2]), tiles: tiles.length };
}

/**
 * A die of the notation, `green-explore`, or by its number.
 * @param {string | number} die
 */
export function readDie(die) {
  if (typeof die === 'string') {
    const [colour, symbol] = die.split('-');
    return { colour, symbol };
  }
  return { colour: COLOURS[Math.floor(die / SYMBOLS.length)], symbol: SYMBOLS[die % SYMBOLS.length] };
}

/**
 * Active dice one by one, in the order of the notation.
 * @param {Record<string, number>} active
 */
export function eachDie(active) {
  return COLOURS.flatMap((colour) =>
    SYMBOLS.flatMap((symbol) => {
      const name = `${colour}-${symbol}`;
      return Array.from({ length: active[name] ?? 0 }, (_, copy) => ({ name, colour, symbol, copy }));
    }),
  );
}

/** @param {Record<string, number>} amounts */
export function total(amounts) {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}
