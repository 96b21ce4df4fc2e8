/** The question in words: what is asked, where the turn is, what the button says, which clause stands behind a no. */
import { areaKey, BUILDS, partOf, REWARDS, workerKey } from './things.js';

/**
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {import('../table/scene.js').Option} Option
 * @typedef {import('./things.js').View} View
 */

// keys: ask-turn-main ask-turn-hired ask-turn-worked ask-turn-built ask-turn-done
/**
 * The question in words.
 * @param {View} view
 * @returns {Said | null}
 */
export function ask({ question }) {
  switch (question?.ask) {
    case 'turn':
      return { key: `ask-turn-${question.step}`, params: { n: question.number } };
    case 'start':
      return { key: 'ask-start' };
    case 'pick':
      return { key: 'ask-pick', params: { n: question.first < 0 ? 2 : 1 } };
    case 'surplus':
      return { key: 'ask-surplus', params: { n: question.left } };
    case 'place':
      return askPlace(question);
    case 'bid':
      return { key: question.must ? 'ask-bid-first' : 'ask-bid' };
    case 'announce':
      return askReward(question);
    default:
      return null;
  }
}

/**
 * @param {{part: number, left: number}} question
 * @returns {Said}
 */
function askPlace({ part, left }) {
  const { area, colour, isSmall } = partOf(part);
  if (!colour) return { key: 'ask-place-bank', params: { n: left } };
  const place = { term: areaKey(area) };
  if (left === 1) return { key: 'ask-place-second', params: { place } };
  const key = isSmall ? 'ask-place-small' : 'ask-place-large';
  return { key, params: { place, worker: { amounts: [[workerKey(colour), 1]] } } };
}

/**
 * @param {{row: number, grain: number, copper: number, stone: number}} question
 * @returns {Said}
 */
function askReward({ row, grain, copper, stone }) {
  const { goods, upgrades } = REWARDS[row];
  const named = grain + copper + stone;
  return goods
    ? { key: 'ask-take', params: { n: goods - named } }
    : { key: 'ask-upgrade', params: { n: upgrades - named } };
}

/**
 * Where in the turn the question is.
 * @param {View} view
 * @returns {Said | null}
 */
export function phase({ question }) {
  switch (question?.ask) {
    case 'turn':
      return turnPhase(question);
    case 'start':
      return { key: 'web-m-setup' };
    case 'pick':
      return { key: 'web-m-white-segment' };
    case 'surplus':
      return { key: 'web-m-worker-limit' };
    case 'place':
      return { key: areaKey(partOf(question.part).area) };
    case 'bid':
      return { key: 'web-m-auction' };
    case 'announce':
      return { key: 'web-m-reward', params: { row: question.row + 1 } };
    default:
      return null;
  }
}

/**
 * @param {{step: string, number: number}} question
 * @returns {Said}
 */
function turnPhase({ step, number }) {
  if (step === 'main') return { key: 'web-m-begin' };
  if (step === 'hired') return { key: 'web-m-after-spin' };
  if (step === 'worked') return { key: 'm-work' };
  if (step === 'built' && number < BUILDS) return { key: 'web-m-build-of', params: { n: number + 1, most: BUILDS } };
  return { key: 'web-m-turn-end' };
}

/**
 * How far the game is.
 * @param {View} view
 * @returns {Said}
 */
export function progress({ position }) {
  const n = position.turns + 1;
  return { key: position.last_round ? 'web-m-last-turn' : 'web-m-turn', params: { n } };
}

/** The word of the primary button by the verb of the move. @type {Record<string, string>} */
const VERBS = {
  hire: 'web-m-verb-hire',
  pointer: 'web-m-verb-pointer',
  pick: 'web-m-verb-take',
  take: 'web-m-verb-take',
  return: 'web-m-verb-return',
  bank: 'web-m-verb-work',
  mine: 'web-m-verb-work',
  quarry: 'web-m-verb-work',
  'grain-field': 'web-m-verb-work',
  farm: 'web-m-verb-work',
  small: 'web-m-verb-work',
  place: 'web-m-verb-work',
  town: 'web-m-verb-bid',
  pawn: 'web-m-verb-bid',
  pass: 'act-m-pass',
  upgrade: 'web-m-verb-upgrade',
  build: 'web-m-verb-build',
  trade: 'web-m-trade',
  end: 'act-m-end',
  canteen: 'web-m-verb-canteen',
  start: 'web-m-verb-start',
};

/**
 * One or two words for the button that does it.
 * @param {Option} option
 * @returns {Said | null}
 */
export function verb({ text }) {
  const key = VERBS[text.split(' ')[0]];
  return key ? { key } : null;
}

/** The clause behind a reason. @type {Record<string, string>} */
const CLAUSES = {
  'why-action-done': 'M3.1',
  'why-m-must-act': 'M3.1',
  'why-paid-hiring-once': 'M5.2',
  'why-space-occupied': 'M6.3',
  'why-exact-workers': 'M6.2',
  'why-area-workers': 'M6.4',
  'why-small-part-first': 'M6.5',
  'why-town-lowest': 'M6.11',
  'why-right-of-pawn': 'M6.13',
  'why-first-placement': 'M6.11',
  'why-exactly-three': 'M6.16',
  'why-nothing-to-upgrade': 'M6.16',
  'why-lake': 'M7.2',
  'why-mountain': 'M7.2',
  'why-start-tile': 'M2.2',
  'why-field-settled': 'M7.2',
  'why-not-adjacent': 'M7.2',
  'why-exact-goods': 'M7.3',
  'why-build-limit': 'M7.1',
  'why-no-settlements-left': 'M7.7',
  'why-no-cattle': 'M8.1',
  'why-no-cattle-trade-now': 'M3.2',
  'why-supply-lacks': 'M8.2',
  'why-no-canteen': 'M3.4',
  'why-canteen-end': 'M3.4',
};

/** The clause where there is not enough of something. @type {Record<string, string>} */
const LACKING = { 'm-grain': 'M5.2', 'm-pumpkin': 'M6.10', 'm-coin': 'M6.4' };

/** @param {Said} reason */
export function clause({ key, params }) {
  const what = params?.what;
  if (key === 'why-not-enough' && typeof what === 'object' && 'term' in what) return LACKING[what.term] ?? 'M6.4';
  return CLAUSES[key] ?? null;
}
