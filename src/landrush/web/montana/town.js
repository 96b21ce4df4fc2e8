/** The town: four rows of rewards, a price above each column, the pawns of the auction. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { counted, playerName, t } from '../words/words.js';
import { rewardWords, together } from './saying.js';
import { PICTURES, REWARDS, TAKEN } from './things.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 */

/** @param {{scene: Scene}} props */
export function Town({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  /** @type {number[]} */
  const prices = view.printed.town.column_prices;
  const name = together([t('m-town'), scene.byTarget.value.has('town') && t('act-m-town')]);
  return html`<section class="m-town" aria-label=${t('m-town')}>
    <h3>
      <span class="m-town-name" ...${scene.control('town', name)}><${Icon} name="town" class="m" /> <span>${t('m-town')}</span></span>
      <small>${t('web-m-town-how')}</small>
    </h3>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="sr">${t('web-m-reward-head')}</span></th>
          ${prices.map((price) => html`<th scope="col"><span class="sr">${counted('m-pumpkin', price)}</span><span aria-hidden="true">${price}<${Icon} name="pumpkin" class="s" /></span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${REWARDS.map((_, row) => html`<tr key=${row} data-mark=${scene.mark(`row:${row + 1}`) || undefined}>
          <th scope="row" title=${rewardWords(row)}><span class="sr">${rewardWords(row)}</span><${Reward} row=${row} /></th>
          ${prices.map((price, column) => html`<td key=${column}><${Cell} scene=${scene} row=${row} column=${column} price=${price} /></td>`)}
        </tr>`)}
      </tbody>
    </table>
  </section>`;
}

/** What a row gives, in symbols. @param {{row: number}} props */
export function Reward({ row }) {
  const { gains, goods, upgrades } = REWARDS[row];
  return html`<span class="m-reward m-brackets" aria-hidden="true">
    ${gains.map(([key, n]) => html`${n > 1 ? html`<b class="num">${n}</b>` : null}<${Icon} name=${PICTURES[key].name} /><i>+</i>`)}
    ${goods ? html`<b class="num">${goods}</b>${TAKEN.toReversed().map((good) => html`<${Icon} name=${good} class="s" />`)}` : null}
    ${upgrades ? html`<b class="num">${upgrades}</b><${Icon} name="upgrade" class="s" />` : null}
  </span>`;
}

/** @param {{scene: Scene, row: number, column: number, price: number}} props */
function Cell({ scene, row, column, price }) {
  const view = /** @type {View} */ (scene.view.value);
  const target = `pawn:${row + 1}-${column + 1}`;
  const pawn = view.position.town[row];
  const isHere = pawn?.column === column;
  const was = scene.before?.view.position.town[row];
  const isNew = isHere && scene.before !== null && !(was?.seat === pawn.seat && was?.column === column);
  const isComing = scene.chosen.value?.target === target;
  const seat = isHere ? pawn.seat : (view.question?.seat ?? 0);
  const label = together([
    t('web-m-town-place', { row: row + 1, pumpkins: { amounts: [['m-pumpkin', price]] } }),
    isHere && t('web-m-pawn', { player: playerName(pawn.seat, scene.players.value) }),
  ]);
  const state = isComing ? 'm-coming' : isNew ? 'm-landing' : '';
  return html`<div class="m-cell" ...${scene.control(target, label)}>
    ${isHere || isComing ? html`<${Icon} name="pawn-${colourOf(seat)}" class="m c-${colourOf(seat)} ${state}" />` : null}
  </div>`;
}
