/** Moves in the page's own words, and one or two words for the button that does them. */
import { ON_SCREEN } from './land.js';
import { readDie } from './parts.js';

/**
 * @typedef {import('../table/scene.js').Option} Option
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../words/words.js').Said} Said
 */

/** What a tap on a tile means, by the question. @type {Record<string, string>} */
const TILES = {
  'draft-keep': 'web-d-do-keep',
  'choose-tile': 'web-d-do-take',
  'settle-step': 'web-d-do-tent',
  'tent-to': 'web-d-do-tent',
  'take-back': 'web-d-do-back',
  'house-for': 'web-d-do-house',
  'blast-tile': 'web-d-do-blast',
  blast: 'web-d-do-blast',
  evict: 'web-d-do-back',
};
/** What naming a die means. @type {Record<string, string>} */
const DICE = {
  arrange: 'web-d-do-spend',
  pay: 'web-d-do-pay',
  act: 'web-d-do-pay',
  pair: 'web-d-do-pay',
  'turn-die': 'act-d-turn',
  reroll: 'act-d-reroll',
  keep: 'web-d-do-keep',
  sell: 'web-d-do-exchange',
  aside: 'web-d-do-aside',
};

/**
 * @param {Option} option
 * @param {View} view
 * @returns {Said | null}
 */
export function verb({ text, say: own }, view) {
  const [first] = text.split(' ');
  const ask = view.question?.ask;
  switch (first) {
    case 'tile':
      return TILES[ask] ? { key: TILES[ask] } : null;
    case 'die':
      return DICE[ask] ? { key: DICE[ask] } : null;
    case 'spot':
      return { key: 'web-d-do-place' };
    case 'explore':
      return { key: 'web-d-do-explore' };
    case 'face':
      return { key: 'web-d-do-face', params: own.params };
    case 'colour':
      return { key: ask === 'sell' ? 'web-d-do-exchange' : 'web-d-do-take' };
    case 'token':
      return { key: ask === 'harvest-token' ? 'web-d-do-take' : 'web-d-do-pay' };
    case 'equal':
    case 'different':
    case 'two':
      return { key: 'web-d-do-exchange' };
    case 'attack':
    case 'research':
      return { key: `d-${first}` };
    case 'use':
      return { key: 'web-d-do-use' };
    case 'factory':
      return { key: 'web-d-do-use' };
    case 'power':
      return { key: 'web-d-do-house' };
    default:
      return own;
  }
}

/**
 * A move in words: what is done with a die, token or tile is said too, and directions are those on the screen.
 * @param {Option} option
 * @param {View} view
 * @returns {Said}
 */
export function say(option, view) {
  const [first, rest = ''] = option.text.split(' ');
  const label = verb(option, view);
  if (first === 'spot') {
    const [tile, side] = rest.split('-');
    return side ? { key: `web-d-spot-${ON_SCREEN[side]}`, params: { tile } } : option.say;
  }
  if (!label || label === option.say) return option.say;
  if (first === 'die') {
    const { colour, symbol } = readDie(rest);
    const text = { key: 'ui-paren', params: { text: { term: `d-die-${colour}` }, more: { term: `d-symbol-${symbol}` } } };
    return { key: 'ui-label', params: { label, text } };
  }
  if (['tile', 'colour', 'token'].includes(first)) return { key: 'ui-label', params: { label, text: option.say } };
  return option.say;
}

/** Questions in which naming a die spends its symbol. */
const SPENDING = ['turn', 'extra', 'pay', 'act', 'pair', 'arrange'];

/**
 * The symbols that moves spend.
 * @param {string[]} plan
 * @param {View} view
 * @returns {[string, number][]}
 */
export function spends(plan, view) {
  if (!SPENDING.includes(view.question?.ask)) return [];
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const move of plan.filter((each) => each.startsWith('die '))) {
    const key = `d-symbol-${readDie(move.slice(4)).symbol}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found];
}
