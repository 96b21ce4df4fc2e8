/** The bank and the four production areas. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { partTarget } from './moves.js';
import { spaceLabel, standing, together } from './saying.js';
import { Control } from './spoken.js';
import { AREAS, areaKey, goodKey, inView, listed, workerKey } from './things.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 * @typedef {import('./things.js').Colour} Colour
 */

/** @param {{scene: Scene}} props */
export function Bank({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  /** @type {{workers: number, coins: number}[]} */
  const spaces = view.printed.bank.spaces;
  return html`<section class="m-bank" aria-label=${t('m-bank')} data-mark=${scene.mark('area:bank') || undefined}>
    <h3><${Icon} name="bank" class="m" /> <span class="m-brackets">${t('m-bank')}</span></h3>
    <ul>
      ${spaces.map(({ workers, coins }, i) => {
        const target = `space:bank-${i + 1}`;
        const there = view.position.worker_board.bank[i];
        const label = spaceLabel('bank', i + 1, [['m-worker-any', workers]], [['m-coin', coins]], there);
        return html`<li key=${i}>
          <${Control} scene=${scene} target=${target} label=${label} class="m-bank-space ${stateOf(scene, target, there)}">
            <${Hands} scene=${scene} target=${target} there=${there} room=${workers} />
            <span class="m-gain"><${Icon} name="coin" /><b class="num">${coins}</b></span>
          <//>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{scene: Scene}} props */
export function Areas({ scene }) {
  return html`<div class="m-areas">
    ${AREAS.map(([area, colour]) => html`<${Area} key=${area} scene=${scene} area=${area} colour=${colour} />`)}
  </div>`;
}

/** @param {{scene: Scene, area: string, colour: Colour}} props */
function Area({ scene, area, colour }) {
  const view = /** @type {View} */ (scene.view.value);
  const { good, spaces } = view.printed.production[inView(area)];
  const there = view.position.worker_board[inView(area)];
  const need = t('web-m-one-or-two', { worker: { amounts: [[workerKey(colour), 1]] } });
  return html`<section class="m-area" aria-label=${t(areaKey(area))} data-mark=${scene.mark(`area:${area}`) || undefined}>
    <h3>
      <${Icon} name=${area} class="m" /> <span class="m-brackets">${t(areaKey(area))}</span>
      <span class="m-need" title=${need}>
        <${Icon} name="worker-${colour}" label=${need} class="w-${colour} s" />
        <small aria-hidden="true">/ 2<${Icon} name="worker" class="w-any s" /></small>
      </span>
    </h3>
    <ul>
      ${spaces.map((/** @type {any} */ printed, /** @type {number} */ i) => html`<${Space}
        key=${i}
        scene=${scene}
        area=${area}
        good=${good}
        number=${i + 1}
        printed=${printed}
        there=${there[i]}
      />`)}
    </ul>
  </section>`;
}

/**
 * A production space: its large part, and at the right its small part.
 * @param {{scene: Scene, area: string, good: string, number: number, printed: any, there: any}} props
 */
function Space({ scene, area, good, number, printed, there }) {
  const large = `space:${area}-${number}`;
  const small = `small:${area}-${number}`;
  const symbol = good.replace(' ', '-');
  const label = spaceLabel(area, number, [['m-coin', printed.coins]], [[goodKey(good), printed.goods]], there.large);
  const more = together([
    t('web-m-small-part', { place: { term: areaKey(area) }, n: number }),
    t('web-m-brings', { gets: { amounts: [[goodKey(good), printed.small]] } }),
    standing(there.small),
  ]);
  return html`<li class="m-space">
    <${Control} scene=${scene} target=${large} label=${label} class="m-large ${stateOf(scene, large, there.large)}">
      <span class="m-amount"><${Icon} name="coin" class="s" /><b class="num">${printed.coins}</b></span>
      <span class="m-arrow">→</span>
      <span class="m-amount"><b class="num">${printed.goods}</b><${Icon} name=${symbol} /></span>
      <${Hands} scene=${scene} target=${large} there=${there.large} room=${1} />
    <//>
    <${Control} scene=${scene} target=${small} label=${more} class="m-small ${stateOf(scene, small, there.small)}">
      ${listed(there.small).length || ghosts(scene, small).length
        ? html`<${Hands} scene=${scene} target=${small} there=${there.small} room=${0} />`
        : html`<b>+${printed.small}</b><${Icon} name=${symbol} class="s" />`}
    <//>
  </li>`;
}

/**
 * The workers on a part, those that are about to come, and the free places.
 * @param {{scene: Scene, target: string, there: Record<string, number>, room: number}} props
 */
function Hands({ scene, target, there, room }) {
  const workers = listed(there);
  const coming = ghosts(scene, target);
  const free = Math.max(0, room - workers.length - coming.length);
  const before = scene.before ? partAt(target, scene.before.view) : null;
  const isNew = before !== null && listed(before).length === 0;
  return html`<span class="m-hands">
    ${workers.map((colour) => html`<${Icon} name="worker-${colour}" class="w-${colour} ${isNew ? 'm-landing' : ''}" />`)}
    ${coming.map((colour) => html`<${Icon} name="worker-${colour}" class="w-${colour} m-coming" />`)}
    ${Array.from({ length: free }, () => html`<span class="m-slot"></span>`)}
  </span>`;
}

/**
 * The workers that the chosen moves would put on a part.
 * @param {Scene} scene
 * @param {string} target
 * @returns {Colour[]}
 */
function ghosts(scene, target) {
  const chosen = scene.chosen.value;
  const isHere = chosen?.target === target || isOpen(scene, target);
  if (!chosen || !isHere) return [];
  const placed = chosen.plan.filter((move) => move.startsWith('place '));
  return placed.map((move) => /** @type {Colour} */ (move.slice('place '.length)));
}

/**
 * Whether workers are being placed on this part now.
 * @param {Scene} scene
 * @param {string} target
 */
function isOpen(scene, target) {
  const question = scene.view.value?.question;
  return question?.ask === 'place' && partTarget(question.part) === target;
}

/**
 * @param {Scene} scene
 * @param {string} target
 * @param {Record<string, number>} there
 */
function stateOf(scene, target, there) {
  if (isOpen(scene, target)) return 'open';
  return listed(there).length ? 'taken' : '';
}

/**
 * A part of the worker board in a view.
 * @param {string} target
 * @param {View} view
 * @returns {Record<string, number>}
 */
function partAt(target, view) {
  const [, kind, area, number] = /** @type {RegExpExecArray} */ (/^(space|small):(.+)-(\d)$/.exec(target));
  const space = view.position.worker_board[inView(area)][Number(number) - 1];
  if (area === 'bank') return space;
  return kind === 'small' ? space.small : space.large;
}
