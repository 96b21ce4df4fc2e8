/** One or two words for the button that does a move. */

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
export function verb({ text, say }, view) {
  const [first] = text.split(' ');
  const ask = view.question?.ask;
  switch (first) {
    case 'tile':
      return TILES[ask] ? { key: TILES[ask] } : null;
    case 'die':
      return DICE[ask] ? { key: DICE[ask] } : null;
    case 'spot':
      return { key: 'web-d-do-place' };
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
      return say;
  }
}
