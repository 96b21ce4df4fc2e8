/** What happened: where, how long it is shown and how it sounds. */

/**
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../table/scene.js').Step} Step
 */

const SPIN = 2000;
const PLACE = 600;
const NOTICE = 450;
const UNSEEN = 60;

/** Events that only tell what the table shows anyway. */
const SILENT = new Set(['log-tile', 'log-turn', 'log-start-coins', 'log-m-first-player', 'log-scarcity-return']);

/**
 * How long a change is shown before the next one, in milliseconds.
 * @param {View | null} _before
 * @param {View} _after
 * @param {Step[]} steps
 */
export function duration(_before, _after, steps) {
  const keys = steps.flatMap((step) => step.events.map((event) => event.key));
  if (keys.includes('log-spin') || keys.includes('log-move-pointer')) return SPIN;
  if (keys.includes('log-build') || keys.includes('log-town-place')) return PLACE;
  return keys.some((key) => !SILENT.has(key)) ? NOTICE : UNSEEN;
}

/** The word of a place in an event, and the target of it. */
const AREA = /^m-(bank|mine|quarry|grain-field|farm)$/;

/**
 * What an event is about.
 * @param {Said} event
 * @returns {string[]}
 */
export function eventTargets({ key, params = {} }) {
  const found = [];
  if (typeof params.field === 'string') found.push(`field:${params.field}`);
  if (typeof params.row === 'number') found.push(`row:${params.row}`);
  const place = params.place;
  const area = typeof place === 'object' && 'term' in place ? AREA.exec(place.term)?.[1] : undefined;
  if (area) found.push(`area:${area}`);
  if (key === 'log-bank') found.push('area:bank');
  if (key === 'log-town-open') found.push('town');
  if (key === 'log-spin' || key === 'log-move-pointer') found.push('wheel');
  return found;
}

/** @type {Record<string, string>} */
const SOUNDS = {
  'log-spin': 'spin',
  'log-move-pointer': 'spin',
  'log-build': 'place',
  'log-double': 'place',
  'log-line': 'place',
  'log-start-tile': 'place',
  'log-produce': 'place',
  'log-small-part': 'place',
  'log-town-place': 'place',
  'log-bank': 'coin',
  'log-unbuilt': 'coin',
  'log-cattle-trade': 'coin',
  'log-cattle-taken': 'coin',
  'log-canteen-taken': 'coin',
  'log-reward': 'coin',
  'log-last-settlement': 'turn',
  'log-won': 'end',
  'log-shared': 'end',
};

/** @param {Said} event */
export function sound({ key }) {
  return SOUNDS[key] ?? null;
}
