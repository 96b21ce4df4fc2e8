/** What each thing on the table is, in words: for screen readers, for tips and for the table as text. */
import { counted, listed as enumerated, t } from '../words/words.js';
import { amounts, areaKey, listed, workerKey } from './things.js';

/**
 * @typedef {import('./things.js').View} View
 * @typedef {import('./things.js').Field} Field
 */

/**
 * A sentence of parts: "C4, field, costs 1 grain".
 * @param {(string | null | false | undefined)[]} parts
 */
export function together(parts) {
  return parts.filter((part) => typeof part === 'string').reduce((start, item) => t('list-more', { start, item }));
}

/**
 * What a hex is and what lies there.
 * @param {Field} field
 * @param {View} view
 * @param {string[]} players
 */
export function fieldLabel(field, { position }, players) {
  const { landscape } = position;
  const built = landscape.settlements.find((/** @type {any} */ each) => each.field === field.field);
  if (landscape.start === field.field) return together([field.field, t('web-m-start-tile')]);
  if (built) {
    const what = t('web-m-built', { player: { seat: built.seat }, n: built.count }, players);
    return together([field.field, what]);
  }
  const isFree = field.terrain === 'field';
  return together([
    field.field,
    terrainWord(field),
    isFree && t('web-m-costs', { goods: { amounts: amounts(field.cost) } }),
    isFree && field.double && t('web-m-double'),
    lies('cattle', field, position) && counted('m-cattle', 1),
    lies('canteen', field, position) && counted('m-canteen', 1),
  ]);
}

/** @param {Field} field */
function terrainWord({ terrain }) {
  if (terrain === 'lake') return t('web-m-lake');
  if (terrain === 'mountain') return t('web-m-mountain');
  return terrain === 'field' ? t('web-m-field') : t('web-m-no-tile');
}

/**
 * Whether a cattle or a canteen lies on a hex; before the start tile lies, its symbol says that it will.
 * @param {'cattle' | 'canteen'} token
 * @param {Field} field
 * @param {any} position
 */
export function lies(token, field, { landscape }) {
  if (landscape.start === null) return field.symbol === token;
  return landscape[token === 'cattle' ? 'cattle' : 'canteens'].includes(field.field);
}

/**
 * A space of the bank or of an area: what it takes, what it gives, who stands there.
 * @param {string} area
 * @param {number} n from 1
 * @param {[string, number][]} pays
 * @param {[string, number][]} gets
 * @param {Record<string, number>} workers
 */
export function spaceLabel(area, n, pays, gets, workers) {
  const key = area === 'bank' ? 'act-m-bank' : 'act-m-space';
  return together([
    t(key, { place: { term: areaKey(area) }, n }),
    t('web-m-gives', { pays: { amounts: pays }, gets: { amounts: gets } }),
    standing(workers),
  ]);
}

/**
 * Who stands on a part.
 * @param {Record<string, number>} workers
 */
export function standing(workers) {
  const colours = [...new Set(listed(workers))];
  if (!colours.length) return t('web-m-free');
  return t('web-m-occupied', { who: enumerated(colours.map((each) => counted(workerKey(each), workers[each]))) });
}

// keys: web-m-reward-1 web-m-reward-2 web-m-reward-3 web-m-reward-4
/**
 * What a row of the town gives.
 * @param {number} row from 0
 */
export function rewardWords(row) {
  return t(`web-m-reward-${row + 1}`);
}
