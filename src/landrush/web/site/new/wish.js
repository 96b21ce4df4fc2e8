/** What somebody wants of a new table, and how one choice changes the others. */

/**
 * @typedef {object} Wish
 * @property {string} game
 * @property {string[]} seats me, open, or bot: and a name
 * @property {string} mode online or one-device
 * @property {Record<string, any>} options only what was chosen
 * @property {string} clock
 * @property {boolean} isPrivate
 * @property {boolean} isRated
 * @property {boolean} allowsHints
 * @property {boolean} startsWhenFull
 * @property {string} contribution
 */

const PLAYERS = 2;

/**
 * Two people online, without a clock.
 * @param {string} game
 * @returns {Wish}
 */
export function firstWish(game) {
  return {
    game,
    seats: seatsOf(PLAYERS, 'open'),
    mode: 'online',
    options: {},
    clock: 'none',
    isPrivate: false,
    isRated: false,
    allowsHints: false,
    startsWhenFull: true,
    contribution: '',
  };
}

/**
 * @param {number} players
 * @param {string} others
 */
function seatsOf(players, others) {
  return ['me', ...Array(players - 1).fill(others)];
}

/** Who sits in a seat that is new. @param {string} mode */
const usual = (mode) => (mode === 'online' ? 'open' : 'me');

/**
 * @param {Wish} wish
 * @param {string} game
 */
export function withGame(wish, game) {
  const seats = wish.seats.length > 1 ? wish.seats : seatsOf(PLAYERS, usual(wish.mode));
  return { ...wish, game, seats, options: {} };
}

/**
 * @param {Wish} wish
 * @param {number} players
 */
export function withPlayers(wish, players) {
  const more = Array(Math.max(0, players - wish.seats.length)).fill(usual(wish.mode));
  const seats = [...wish.seats, ...more].slice(0, players);
  if (!seats.includes('me')) seats[0] = 'me';
  // What is an option for many need not be one for one.
  const options = players === 1 || wish.seats.length === 1 ? {} : wish.options;
  return { ...wish, seats, options, mode: players === 1 ? 'online' : wish.mode };
}

/**
 * @param {Wish} wish
 * @param {string} mode
 */
export function withMode(wish, mode) {
  return { ...wish, mode, seats: seatsOf(wish.seats.length, usual(mode)) };
}

/** Only games among people online and without hints count. @param {Wish} wish */
export function canBeRated(wish) {
  return wish.mode === 'online' && wish.seats.includes('open') && !allowsHints(wish);
}

/** Whether people may sit there who must agree to hints. @param {Wish} wish */
export function isForSeveral(wish) {
  return wish.seats.filter((seat) => seat === 'me' || seat === 'open').length > 1;
}

/** @param {Wish} wish */
function allowsHints(wish) {
  return wish.allowsHints && isForSeveral(wish);
}

/** The same as the server reads it. @param {Wish} wish */
export function body(wish) {
  const isAlone = wish.seats.length === 1;
  return {
    game: wish.game,
    seats: wish.seats,
    options: wish.options,
    clock: isAlone ? 'none' : wish.clock,
    mode: wish.mode,
    is_private: wish.mode === 'online' && wish.isPrivate,
    is_rated: wish.isRated && canBeRated(wish),
    allows_hints: allowsHints(wish),
    starts_when_full: wish.startsWhenFull || !wish.seats.includes('open'),
    contribution: wish.contribution,
  };
}
