/** Other players' boards, large and as one line, and the supply: regions P and S. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { Clock } from '../table/clock.js';
import { playerName, t } from '../words/words.js';
import { Crew, Figure, goodsOf, riches, workersOf } from './stock.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 */

/** @param {{scene: Scene, seat: number}} props */
export function Rival({ scene, seat }) {
  const view = /** @type {View} */ (scene.view.value);
  const board = view.position.boards[seat];
  return html`<div class="m-rival">
    <header>
      <${SeatMark} seat=${seat} class="m" /><b class="m-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b>
      ${seat === view.position.first_player ? html`<span class="m-first" role="img" title=${t('m-first-player')} aria-label=${t('m-first-player')}>1</span>` : null}
      <${Clock} scene=${scene} seat=${seat} />
      <${Left} seat=${seat} n=${board.settlements} />
    </header>
    <div class="m-figures">${goodsOf(board).map((of) => html`<${Figure} key=${of.key} of=${of} />`)}</div>
    <div class="m-figures m-second">
      ${riches(board).map((of) => html`<${Figure} key=${of.key} of=${of} />`)}
      <${Crew} workers=${board.workers} />
    </div>
  </div>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function RivalLine({ scene, seat }) {
  const view = /** @type {View} */ (scene.view.value);
  return html`<${SeatMark} seat=${seat} /><b class="m-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b>
    <${Left} seat=${seat} n=${view.position.boards[seat].settlements} />`;
}

/** The settlements that a player has left: whoever has none ends the game. @param {{seat: number, n: number}} props */
function Left({ seat, n }) {
  const label = t('web-m-settlements-left', { n });
  return html`<span class="m-left" title=${label} role="img" aria-label=${label}>
    <${Icon} name="settlement-${colourOf(seat)}" class="m c-${colourOf(seat)}" /><b class="num">${n}</b>
  </span>`;
}

/** @param {{scene: Scene}} props */
export function Supply({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const { supply } = view.position;
  const cattle = { key: 'm-cattle', n: supply.cattle };
  return html`<div class="m-supply">
    <h2 class="ph">${t('m-supply')}</h2>
    <div class="m-figures">${goodsOf(supply).map((of) => html`<${Figure} key=${of.key} of=${of} />`)}</div>
    <div class="m-figures">${[...workersOf(supply), cattle].map((of) => html`<${Figure} key=${of.key} of=${of} />`)}</div>
  </div>`;
}
