/** What somebody has, in the fixed order: goods, coins, cattle, canteens, workers. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { COLOURS, GOODS, goodKey, listed, PICTURES, total, WORKER_LIMIT, workerKey } from './things.js';

/**
 * A thing with its number.
 * @typedef {{key: string, n: number}} Kind
 * @typedef {import('./things.js').Board} Board
 */

/**
 * @param {Board} board of a player, or the supply
 * @returns {Kind[]}
 */
export function goodsOf(board) {
  return GOODS.map((good) => ({ key: goodKey(good), n: board.goods[good] }));
}

/**
 * @param {Board} board
 * @returns {Kind[]}
 */
export function riches(board) {
  return [
    { key: 'm-coin', n: board.coins },
    { key: 'm-cattle', n: board.cattle },
    { key: 'm-canteen', n: board.canteens },
  ];
}

/**
 * @param {Board} board
 * @returns {Kind[]}
 */
export function workersOf(board) {
  return COLOURS.map((colour) => ({ key: workerKey(colour), n: board.workers[colour] }));
}

/** A figure with its symbol. @param {{of: Kind, class?: string}} props */
export function Figure({ of: { key, n }, class: classes = '' }) {
  const picture = PICTURES[key];
  return html`<span class="m-figure ${n ? '' : 'zero'} ${classes}" title=${t(key)}>
    <${Icon} name=${picture.name} label=${t(key)} class=${picture.class ?? ''} /><b class="num">${n}</b>
  </span>`;
}

/**
 * The places for workers, as small as a line.
 * @param {{workers: Record<string, number>}} props
 */
export function Crew({ workers }) {
  const free = Math.max(0, WORKER_LIMIT - total(workers));
  return html`<span class="m-crew" role="img" aria-label=${crewWords(workers)} title=${crewWords(workers)}>
    ${listed(workers).map((colour) => html`<${Icon} name="worker-${colour}" class="w-${colour}" />`)}
    ${Array.from({ length: free }, () => html`<span class="m-dot"></span>`)}
  </span>`;
}

/** @param {Record<string, number>} workers */
export function crewWords(workers) {
  const who = COLOURS.filter((colour) => workers[colour]).map(
    (colour) => /** @type {[string, number]} */ ([workerKey(colour), workers[colour]]),
  );
  return t('web-m-workers-of', { n: total(workers), most: WORKER_LIMIT, who: { amounts: who } });
}
