/** The board of whoever looks: region O. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { Clock } from '../table/clock.js';
import { playerName, t } from '../words/words.js';
import { Control } from './spoken.js';
import { crewWords, goodsOf, riches } from './stock.js';
import { COLOURS, listed, PICTURES, total, WORKER_LIMIT, workerKey } from './things.js';
import { news } from './wheel.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 * @typedef {import('./stock.js').Kind} Kind
 */

/** @param {{scene: Scene}} props */
export function Own({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const seat = scene.seat.value;
  const board = view.position.boards[seat];
  return html`<div class="m-own">
    <div class="m-id">
      <p><${SeatMark} seat=${seat} class="m" /><b class="m-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b><${Clock} scene=${scene} seat=${seat} /></p>
      <${Track} scene=${scene} seat=${seat} left=${board.settlements} placed=${view.scores[seat]} />
    </div>
    <ul class="m-goods">${goodsOf(board).map((of) => html`<${Good} key=${of.key} scene=${scene} of=${of} />`)}</ul>
    <ul class="m-goods">${riches(board).map((of) => html`<${Good} key=${of.key} scene=${scene} of=${of} />`)}</ul>
    <div class="m-hired">
      <${Workers} scene=${scene} workers=${board.workers} />
      <${Trade} scene=${scene} />
    </div>
  </div>`;
}

/**
 * The settlements that are left, and the places of those that are built.
 * @param {{scene: Scene, seat: number, left: number, placed: number}} props
 */
function Track({ scene, seat, left, placed }) {
  const colour = colourOf(seat);
  const coming = Math.min(left, scene.tried.value?.change['m-settlements'] ?? 0);
  const label = t('web-m-settlements-left', { n: left });
  return html`<div class="m-track" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: left }, (_, i) => html`<${Icon}
      name="settlement-${colour}"
      class="c-${colour} ${i >= left - coming ? 'm-going' : ''}"
    />`)}
    ${Array.from({ length: placed }, () => html`<span class="m-gone"></span>`)}
  </div>`;
}

/**
 * A kind with its number, and how that would change.
 * @param {{scene: Scene, of: Kind}} props
 */
function Good({ scene, of: { key, n } }) {
  const picture = PICTURES[key];
  const change = scene.tried.value?.change[key] ?? 0;
  const state = change < 0 ? 'pay' : change > 0 ? 'get' : '';
  return html`<li class="m-good ${n ? '' : 'zero'} ${state}" title=${t(key)} data-kind=${key}>
    <${Icon} name=${picture.name} label=${t(key)} class="l" /><b class="num">${n}</b><${Change} by=${change} />
  </li>`;
}

/** @param {{by: number}} props */
function Change({ by }) {
  return by ? html`<em>${by > 0 ? `+${by}` : `−${-by}`}</em>` : null;
}

/** @param {{scene: Scene, workers: Record<string, number>}} props */
function Workers({ scene, workers }) {
  const change = scene.tried.value?.change ?? {};
  const before = scene.before?.view.position.boards[scene.seat.value].workers;
  const isLate = news(scene).includes('log-spin');
  const going = Object.fromEntries(COLOURS.map((colour) => [colour, -Math.min(0, change[workerKey(colour)] ?? 0)]));
  const coming = COLOURS.flatMap((colour) => Array(Math.max(0, change[workerKey(colour)] ?? 0)).fill(colour));
  const free = Math.max(0, WORKER_LIMIT - total(workers) - coming.length);
  const seen = Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
  return html`<div class="m-crew-large" role="img" aria-label=${crewWords(workers)} title=${crewWords(workers)}>
    ${listed(workers).map((colour) => {
      const i = seen[colour]++;
      const isGoing = i >= workers[colour] - going[colour];
      const isNew = before && i >= before[colour];
      const state = isGoing ? 'm-going' : isNew ? `m-landing ${isLate ? 'late' : ''}` : '';
      return html`<${Icon} name="worker-${colour}" class="w-${colour} ${state}" />`;
    })}
    ${coming.map((colour) => html`<${Icon} name="worker-${colour}" class="w-${colour} m-coming" />`)}
    ${Array.from({ length: free }, () => html`<span class="m-slot"></span>`)}
  </div>`;
}

/** @param {{scene: Scene}} props */
function Trade({ scene }) {
  return html`<${Control} scene=${scene} target="trade" label=${t('web-m-trade-cattle')} class="m-trade">
    <${Icon} name="cattle" class="m" /><span>${t('web-m-trade')}</span>
  <//>`;
}
