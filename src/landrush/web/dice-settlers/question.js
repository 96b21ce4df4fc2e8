/** The question, the phase and the round in words. */
import { ACTIONS_BY_NUMBER, cardAt, printedCard, RESOURCES, readDie, SYMBOLS } from './parts.js';
import { printedWords } from './words.js';

/**
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {import('../words/words.js').Param} Param
 */

const SEATS = 4;

/**
 * The pending question, as in the terminal.
 * @param {View} view
 * @returns {Said | null}
 */
export function ask({ question }) {
  if (!question) return null;
  /** @type {Record<string, Param>} */
  const params = {};
  for (const [name, value] of Object.entries(question)) {
    if (name !== 'ask' && name !== 'seat' && typeof value === 'number') params[name] = value;
  }
  if (question.tile) params.about = printedWords(question.tile);
  if (question.die !== undefined) {
    const { colour, symbol } = readDie(question.die);
    params.die = { term: `d-die-${colour}` };
    params.symbol = { term: `d-symbol-${symbol}` };
  }
  if (question.opponent !== undefined) params.other = { seat: question.opponent };
  return { key: `ask-d-${question.ask}${variant(question, params)}`, params };
}

/**
 * Which wording of a question, and the parameters of its own.
 * @param {Record<string, any>} question
 * @param {Record<string, Param>} params
 */
function variant(question, params) {
  switch (question.ask) {
    case 'place-start':
    case 'put-tile':
      return question.tile ? '' : '-hidden';
    case 'turn':
      return question.taken >= question.allowed ? '-taken' : '';
    case 'pay': {
      const key = `d-symbol-${SYMBOLS[question.symbol]}`;
      params.symbol = { term: key };
      params.symbols = { amounts: [[key, question.left]] };
      return '';
    }
    case 'act': {
      const action = ACTIONS_BY_NUMBER[question.action];
      if (action === 'attack') {
        // The lowest eight bits are the tile and the seat.
        const target = question.target & 0xff;
        params.tile = Math.floor(target / SEATS) + 1;
        params.other = { seat: target % SEATS };
      }
      return question.symbols ? `-${action}` : `-first-${action}`;
    }
    case 'harvest-token':
      return question.extra ? '-extra' : '';
    case 'sell':
      return question.optional ? '-optional' : '';
    case 'cost':
      params.technology = { term: `tech-${cardAt(question.technology).toLowerCase()}` };
      return costVariant(question, params);
    case 'keep':
      params.most = question.limit - question.kept;
      return '';
    default:
      return '';
  }
}

/**
 * What is left of a technology's cost. Gold may have stood for one of the tokens, or one is waived.
 * @param {Record<string, any>} question
 * @param {Record<string, Param>} params
 */
function costVariant({ technology, paid, left }, params) {
  const printed = printedCard(cardAt(technology)).resources;
  const unpaid = RESOURCES.map((name, i) => {
    const n = printed.filter((/** @type {string} */ each) => each === name).length - ((paid >> (8 * i)) & 0xff);
    return /** @type {[string, number]} */ ([`d-${name}`, n]);
  }).filter(([, n]) => n > 0);
  params.cost = { amounts: unpaid };
  return unpaid.reduce((sum, [, n]) => sum + n, 0) > left ? '-any' : '';
}

/** What the frames of the pending stack say about the phase. */
const PHASES = /** @type {Record<string, string>} */ ({
  'draft-keep': 'setup',
  'draft-draw': 'setup',
  'place-start': 'setup',
  drawing: 'roll',
  arrange: 'roll',
  roll: 'roll',
  keep: 'clean-up',
  evict: 'clean-up',
  'automaton-roll': 'automaton',
  'automaton-turn': 'automaton',
  'automaton-start': 'setup',
});

// keys: web-d-phase-setup web-d-phase-roll web-d-phase-clean-up web-d-phase-automaton
// keys: web-d-phase-turn-1 web-d-phase-turn-2
/**
 * Where in the round, and which action is being taken.
 * @param {View} view
 * @returns {Said | null}
 */
export function phase({ position }) {
  const pending = /** @type {Record<string, any>[]} */ (position.pending);
  const action = pending.findLast((frame) => frame.ask === 'act');
  const frame = pending.findLast(({ ask: kind }) => kind === 'turn' || kind in PHASES);
  if (!frame) return null;
  const key = frame.ask === 'turn' ? `web-d-phase-turn-${frame.turn}` : `web-d-phase-${PHASES[frame.ask]}`;
  if (!action || frame.ask !== 'turn') return { key };
  return { key: 'web-d-phase-action', params: { phase: { key }, action: { term: `d-${ACTIONS_BY_NUMBER[action.action]}` } } };
}

/**
 * @param {View} view
 * @returns {Said}
 */
export function progress({ position }) {
  if (!position.round) return { key: 'web-d-phase-setup' };
  return { key: position.last_round ? 'web-d-round-last' : 'web-d-round', params: { n: position.round } };
}
