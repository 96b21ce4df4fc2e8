/** The statistics of each game in words: where points come from, what is gained and given away. */

/**
 * @typedef {object} Accounts
 * @property {string} points key of what decides the game
 * @property {Record<string, string>} sources keys of the sources of points
 * @property {Record<string, string[]>} groups kinds of things by the key of their common word
 * @property {(view: View, seat: number) => number[]} values what decides, the most important first
 * @property {string[]} columns the keys of these values
 * @property {string[]} won why the winner won, by the value that decided
 * @property {string} shared
 * @property {(turns: Turn[]) => number[]} rounds the round of each turn, 0 in the setup
 * @typedef {import('../table/scene.js').View} View
 * @typedef {{turn: number[], entries: number}} Turn
 */

const sum = (/** @type {Record<string, number>} */ amounts) =>
  Object.values(amounts).reduce((total, n) => total + n, 0);

/** @type {Accounts} */
const MONTANA = {
  points: 'm-settlements',
  sources: { fields: 'stat-m-fields', 'double fields': 'stat-m-doubles', 'lines of four': 'stat-m-lines' },
  groups: {
    'stat-m-goods': [
      'm-grain', 'm-pumpkin', 'm-small-copper', 'm-large-copper', 'm-small-stone', 'm-large-stone',
    ],
    'm-workers': ['m-worker-copper', 'm-worker-stone', 'm-worker-grain', 'm-worker-pumpkin'],
    'm-coin': ['m-coin'],
    'm-cattle': ['m-cattle'],
    'm-canteen': ['m-canteen'],
  },
  values: (view, seat) => {
    const board = view.position.boards[seat];
    const things = board.coins + sum(board.workers) + sum(board.goods);
    return [view.scores[seat], board.cattle + board.canteens, things];
  },
  columns: ['m-settlements', 'm-tie-break-1', 'm-tie-break-2'],
  won: ['ui-montana-won-1', 'ui-montana-won-2', 'ui-montana-won-3'],
  shared: 'ui-montana-won-shared',
  rounds: montanaRounds,
};

/** @type {Accounts} */
const DICE_SETTLERS = {
  points: 'ui-d-points',
  sources: {
    'during the game': 'stat-d-during',
    tiles: 'stat-d-tiles',
    'technologies, printed': 'stat-d-printed',
    'technologies, by rule': 'stat-d-rules',
    'pairs of dice': 'stat-d-pairs',
    houses: 'd-house',
    automaton: 'stat-d-automaton',
  },
  groups: {
    'stat-d-dice': [
      'd-die-white', 'd-die-green', 'd-die-yellow', 'd-die-orange', 'd-die-brown', 'd-die-grey',
    ],
    'stat-d-tokens': ['d-gold', 'd-iron', 'd-wood', 'd-food'],
    'd-tent': ['d-tent'],
    'd-house': ['d-house'],
    'd-technology': ['d-technology'],
  },
  values: (view, seat) => [view.scores[seat]],
  columns: ['ui-d-points'],
  won: ['ui-d-won'],
  shared: 'ui-d-won-shared',
  rounds: (turns) => turns.map(({ turn }) => turn[0]),
};

/** @type {Record<string, Accounts>} */
export const ACCOUNTS = { montana: MONTANA, 'dice-settlers': DICE_SETTLERS };

/**
 * A round of Montana begins whenever the turn comes back to whoever had the first one.
 * @param {Turn[]} turns
 */
function montanaRounds(turns) {
  const first = turns.find(({ turn }) => turn[0] > 0)?.turn[1];
  let round = 0;
  let before = -1;
  return turns.map(({ turn: [number, seat] }) => {
    if (number > 0) {
      if (seat === first && before !== first) round += 1;
      before = seat;
    }
    return round;
  });
}

/**
 * The rounds of a match, and for each the index of its last turn.
 * @param {Accounts} accounts
 * @param {Turn[]} turns
 * @returns {{round: number, at: number}[]}
 */
export function roundEnds(accounts, turns) {
  const rounds = accounts.rounds(turns);
  return rounds.map((round, at) => ({ round, at })).filter(({ round, at }) => rounds[at + 1] !== round);
}
