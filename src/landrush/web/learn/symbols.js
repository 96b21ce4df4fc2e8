/** The symbols of each game, as the section “Symbols” of its rules explains them. */

/**
 * Groups of symbols by the key of their heading. Their words are at `web-learn-symbol-NAME`, in the Markdown
 * of the rules.
 * @type {Record<string, [string, string[]][]>}
 */
export const SYMBOLS = {
  montana: [
    [
      'web-learn-goods',
      ['grain', 'pumpkin', 'small-copper', 'large-copper', 'small-stone', 'large-stone', 'coin'],
    ],
    ['web-learn-workers', ['worker-copper', 'worker-stone', 'worker-grain', 'worker-pumpkin']],
    ['web-learn-pieces', ['settlement', 'double-settlement', 'line-of-four', 'cattle', 'canteen', 'upgrade']],
    ['web-learn-places', ['wheel-pointer', 'bank', 'mine', 'quarry', 'grain-field', 'farm', 'town']],
    ['web-learn-land', ['wagon', 'lake', 'mountain']],
  ],
  'dice-settlers': [
    [
      'web-learn-actions',
      ['recruit', 'explore', 'settle', 'attack', 'harvest', 'trade', 'research', 'pioneer'],
    ],
    ['web-learn-tokens', ['gold', 'iron', 'wood', 'food']],
    ['web-learn-pieces', ['tent', 'house', 'star', 'bag', 'dice-limit']],
    ['web-learn-cards', ['technology', 'explosive', 'marker-ready', 'marker-used', 'automaton']],
    ['web-learn-abilities', ['placement', 'control', 'presence', 'factory']],
    ['web-learn-land', ['plains', 'forest', 'mountains', 'desert', 'hills']],
  ],
};
// keys: web-learn-symbol-grain web-learn-symbol-pumpkin web-learn-symbol-small-copper
// keys: web-learn-symbol-large-copper web-learn-symbol-small-stone web-learn-symbol-large-stone
// keys: web-learn-symbol-coin web-learn-symbol-worker-copper web-learn-symbol-worker-stone
// keys: web-learn-symbol-worker-grain web-learn-symbol-worker-pumpkin web-learn-symbol-settlement
// keys: web-learn-symbol-double-settlement web-learn-symbol-line-of-four web-learn-symbol-cattle
// keys: web-learn-symbol-canteen web-learn-symbol-upgrade web-learn-symbol-wheel-pointer
// keys: web-learn-symbol-bank web-learn-symbol-mine web-learn-symbol-quarry web-learn-symbol-grain-field
// keys: web-learn-symbol-farm web-learn-symbol-town web-learn-symbol-wagon web-learn-symbol-lake
// keys: web-learn-symbol-mountain web-learn-symbol-recruit web-learn-symbol-explore web-learn-symbol-settle
// keys: web-learn-symbol-attack web-learn-symbol-harvest web-learn-symbol-trade web-learn-symbol-research
// keys: web-learn-symbol-pioneer web-learn-symbol-gold web-learn-symbol-iron web-learn-symbol-wood
// keys: web-learn-symbol-food web-learn-symbol-tent web-learn-symbol-house web-learn-symbol-star
// keys: web-learn-symbol-bag web-learn-symbol-dice-limit web-learn-symbol-technology
// keys: web-learn-symbol-explosive web-learn-symbol-marker-ready web-learn-symbol-marker-used
// keys: web-learn-symbol-automaton web-learn-symbol-placement web-learn-symbol-control
// keys: web-learn-symbol-presence web-learn-symbol-factory web-learn-symbol-plains web-learn-symbol-forest
// keys: web-learn-symbol-mountains web-learn-symbol-desert web-learn-symbol-hills

/** Pieces that take the colour around them; the colour of workers is that of their good. @type {string[]} */
const OF_A_PLAYER = ['settlement', 'double-settlement', 'tent', 'house', 'marker-ready', 'marker-used'];

/**
 * The class that colours a symbol.
 * @param {string} name
 */
export function colourClass(name) {
  if (name === 'worker') return 'w-any';
  if (name.startsWith('worker-')) return `w-${name.slice(7)}`;
  return OF_A_PLAYER.includes(name) ? 'c-blue' : '';
}
