/** What events are about, how they sound, and how long a change is shown. */

/**
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../table/scene.js').Step} Step
 */

const ROLLING = ['log-draw-die', 'log-reroll', 'log-auto-dice'];
/** @type {Record<string, string>} */
const SOUNDS = {
  'log-draw-die': 'dice',
  'log-reroll': 'dice',
  'log-auto-dice': 'dice',
  'log-explore': 'place',
  'log-auto-explore': 'place',
  'log-start-choice': 'place',
  'log-place-tent': 'place',
  'log-join': 'place',
  'log-add-tent': 'place',
  'log-attack': 'place',
  'log-house': 'place',
  'log-take-power': 'place',
  'log-trade': 'coin',
  'log-trade-die': 'coin',
  'log-points': 'coin',
  'log-receive': 'coin',
};

/**
 * @param {Said} event
 * @returns {string[]}
 */
export function eventTargets({ params = {} }) {
  const found = [];
  if (typeof params.tile === 'number') found.push(`tile:${params.tile}`);
  const tech = /** @type {any} */ (params.tech)?.term;
  if (typeof tech === 'string') found.push(`card:${tech.replace('tech-', '').toUpperCase()}`);
  return found;
}

/** @param {Said} event */
export function sound({ key }) {
  return SOUNDS[key] ?? null;
}

/**
 * Dice tumble, tiles land; what the automaton does takes as long as one needs to follow it.
 * @param {View | null} _before
 * @param {View} after
 * @param {Step[]} steps
 */
export function duration(_before, after, steps) {
  const keys = steps.flatMap((step) => step.events.map(({ key }) => key));
  const automatic = keys.filter((key) => key.startsWith('log-auto')).length;
  if (automatic) return Math.min(2400, 600 + 150 * automatic);
  if (keys.some((key) => ROLLING.includes(key))) return after.options.length ? 0 : 700;
  if (keys.some((key) => key === 'log-explore' || key === 'log-house' || key === 'log-take-power')) return 500;
  return keys.length ? 220 : 0;
}
