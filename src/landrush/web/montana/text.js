/** The position as headings, lists and tables, for those who read it with a screen reader or like it that way. */
import { html } from '../app/html.js';
import { counted, listed as enumerated, playerName, t } from '../words/words.js';
import { fieldLabel, rewardWords, spaceLabel, standing, together } from './saying.js';
import { goodsOf, riches, workersOf } from './stock.js';
import { AREAS, areaKey, goodKey, inView, REWARDS } from './things.js';
import { shown } from './wheel.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 * @typedef {import('./things.js').Field} Field
 */

/** @param {{scene: Scene}} props */
export function TextBoard({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  return html`<div class="m-text">
    <${Players} scene=${scene} view=${view} />
    <${Landscape} scene=${scene} view=${view} />
    <${WorkerBoard} scene=${scene} view=${view} />
  </div>`;
}

/** Everybody's boards and the supply in one table. @param {{scene: Scene, view: View}} props */
function Players({ scene, view }) {
  const { boards, supply } = view.position;
  const kinds = [...goodsOf(boards[0]), ...riches(boards[0]), ...workersOf(boards[0])].map(({ key }) => key);
  /** @param {any} board */
  const figures = (board) => new Map([...goodsOf(board), ...riches(board), ...workersOf(board)].map(({ key, n }) => [key, n]));
  return html`<h2 class="ph">${t('web-m-boards')}</h2>
    <div class="m-wide" tabindex="0" role="region" aria-label=${t('web-m-boards')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('ui-player')}</th>
            <th scope="col">${t('web-m-placed')}</th>
            <th scope="col">${t('web-m-left')}</th>
            ${kinds.map((key) => html`<th scope="col" key=${key}>${t(key)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${boards.map((/** @type {any} */ board, /** @type {number} */ seat) => html`<tr key=${seat}>
            <th scope="row"><bdi>${playerName(seat, scene.players.value)}</bdi></th>
            <td>${view.scores[seat]}</td>
            <td>${board.settlements}</td>
            ${kinds.map((key) => html`<td key=${key}>${figures(board).get(key)}</td>`)}
          </tr>`)}
          <tr>
            <th scope="row">${t('m-supply')}</th>
            <td></td>
            <td></td>
            ${kinds.map((key) => html`<td key=${key}>${figures(supply).get(key)}</td>`)}
          </tr>
        </tbody>
      </table>
    </div>`;
}

/** The hexes row by row. @param {{scene: Scene, view: View}} props */
function Landscape({ scene, view }) {
  /** @type {Map<string, Field[]>} */
  const rows = new Map();
  for (const field of /** @type {Field[]} */ (view.position.landscape.fields)) {
    const row = field.field[0];
    rows.set(row, [...(rows.get(row) ?? []), field]);
  }
  return html`<h2 class="ph">${t('web-m-landscape')}</h2>
    ${[...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([row, fields]) => html`<h3>${t('web-m-row', { row })}</h3>
      <ul>
        ${fields.toSorted((a, b) => a.q - b.q).map((field) => html`<li key=${field.field}>
          <${Doing} scene=${scene} target="field:${field.field}" words=${fieldLabel(field, view, scene.players.value)} />
        </li>`)}
      </ul>`)}`;
}

/**
 * A line that is a button where something can be done there.
 * @param {{scene: Scene, target: string, words: string}} props
 */
function Doing({ scene, target, words }) {
  const isOn = /legal|selected/.test(scene.mark(target));
  if (!isOn) return words;
  return html`<button type="button" data-target=${target} aria-pressed=${scene.chosen.value?.target === target} onClick=${() => scene.tap(target)}>
    ${words}
  </button>`;
}

/** @param {{scene: Scene, view: View}} props */
function WorkerBoard({ scene, view }) {
  const { printed, position } = view;
  const { pointer } = position;
  /** @param {string[]} workers */
  const segment = (workers) => enumerated(shown(workers).map(([key, n]) => counted(key, n)));
  return html`<h2 class="ph">${t('web-m-worker-board')}</h2>
    <h3>${t('m-wheel')}</h3>
    <ol>
      ${printed.wheel.segments.map((/** @type {any} */ { workers }, /** @type {number} */ i) => html`<li key=${i} aria-current=${i === pointer ? 'true' : undefined}>
        <${Doing} scene=${scene} target="segment:${i}" words=${together([segment(workers), i === pointer && t('web-m-pointer')])} />
      </li>`)}
    </ol>
    <h3>${t('m-bank')}</h3>
    <ul>
      ${printed.bank.spaces.map((/** @type {any} */ { workers, coins }, /** @type {number} */ i) => {
        const words = spaceLabel('bank', i + 1, [['m-worker-any', workers]], [['m-coin', coins]], position.worker_board.bank[i]);
        return html`<li key=${i}><${Doing} scene=${scene} target="space:bank-${i + 1}" words=${words} /></li>`;
      })}
    </ul>
    ${AREAS.map(([area]) => html`<${AreaText} key=${area} scene=${scene} view=${view} area=${area} />`)}
    <${TownText} scene=${scene} view=${view} />`;
}

/** @param {{scene: Scene, view: View, area: string}} props */
function AreaText({ scene, view, area }) {
  const { good, spaces } = view.printed.production[inView(area)];
  return html`<h3>${t(areaKey(area))}</h3>
    <ul>
      ${spaces.map((/** @type {any} */ { coins, goods, small }, /** @type {number} */ i) => {
        const there = view.position.worker_board[inView(area)][i];
        const large = spaceLabel(area, i + 1, [['m-coin', coins]], [[goodKey(good), goods]], there.large);
        const gives = t('web-m-brings', { gets: { amounts: [[goodKey(good), small]] } });
        const more = together([t('web-m-small-part', { place: { term: areaKey(area) }, n: i + 1 }), gives, standing(there.small)]);
        return html`<li key=${i}>
          <${Doing} scene=${scene} target="space:${area}-${i + 1}" words=${large} /><br />
          <${Doing} scene=${scene} target="small:${area}-${i + 1}" words=${more} />
        </li>`;
      })}
    </ul>`;
}

/** @param {{scene: Scene, view: View}} props */
function TownText({ scene, view }) {
  /** @type {number[]} */
  const prices = view.printed.town.column_prices;
  const { town } = view.position;
  return html`<h3>${t('m-town')}</h3>
    <ol>
      ${REWARDS.map((_, row) => html`<li key=${row}>
        ${together([
          rewardWords(row),
          town[row] && t('web-m-pawn-at', {
            player: playerName(town[row].seat, scene.players.value),
            pumpkins: { amounts: [['m-pumpkin', prices[town[row].column]]] },
          }),
        ])}
        <span class="m-prices">
          ${prices.map((price, column) => {
            const target = `pawn:${row + 1}-${column + 1}`;
            const words = t('web-m-town-place', { row: row + 1, pumpkins: { amounts: [['m-pumpkin', price]] } });
            return /legal|selected/.test(scene.mark(target)) ? html`<${Doing} key=${column} scene=${scene} target=${target} words=${words} />` : null;
          })}
        </span>
      </li>`)}
    </ol>`;
}
