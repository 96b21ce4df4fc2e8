/** The other players' boards: region P. Nobody looks into another's bag. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { Clock } from '../table/clock.js';
import { counted, playerName, t } from '../words/words.js';
import { Automaton } from './automaton.js';
import { Die, DiceCounts } from './dice.js';
import { diceLimit } from './land.js';
import { AUTOMATON, eachDie, HOUSES, RESOURCES, total } from './parts.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

/** @param {{scene: Scene, seat: number}} props */
export function Rival({ scene, seat }) {
  const view = scene.view.value;
  if (view?.position.automaton && seat === AUTOMATON) return html`<${Automaton} scene=${scene} />`;
  return html`<${Player} scene=${scene} seat=${seat} />`;
}

/** @param {{scene: Scene, seat: number}} props */
function Player({ scene, seat }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const board = view.position.boards[seat];
  const dice = eachDie(board.active);
  return html`<div class="ds-rival">
    <header>
      <span class="player"><${SeatMark} seat=${seat} /> <b class="ds-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b></span>
      <${Clock} scene=${scene} seat=${seat} />
      ${view.position.first_player === seat && html`<small class="ds-first-player">${t('ui-d-first')}</small>`}
      <span class="ds-score"><${Icon} name="star" /><b class="num" aria-hidden="true">${view.scores[seat]}</b><span class="sr">${t('ui-d-score', { n: view.scores[seat] })}</span></span>
    </header>
    <div class="ds-rolled">
      <ul class="ds-dice few" aria-label=${t('web-d-active')}>
        ${dice.map(({ name, colour, symbol, copy }) => html`<li key=${`${name}${copy}`}><${Die} colour=${colour} symbol=${symbol} class="small" /></li>`)}
        ${!dice.length && html`<li class="ds-none">${t('web-d-no-active')}</li>`}
      </ul>
      <small>${t('web-d-limit', { n: diceLimit(view.position, seat) })}</small>
    </div>
    <div class="ds-row">
      <span class="ds-label">${t('web-d-spent')}</span>
      <${DiceCounts} dice=${board.spent} label=${t('web-d-spent')} />
      <span class="ds-bagged" title=${t('web-d-bag')}><${Icon} name="bag" class="s" label=${t('web-d-bag')} /><b class="num">${board.bag_size}</b></span>
    </div>
    <${Goods} board=${board} seat=${seat} />
  </div>`;
}

/** Tokens, tents, houses and technologies in a row. @param {{board: any, seat: number}} props */
export function Goods({ board, seat }) {
  const colour = colourOf(seat);
  const things = [
    ...RESOURCES.map((name) => ({ key: `d-${name}`, symbol: name, class: '', n: board.tokens[name] })),
    { key: 'd-tent', symbol: `tent-${colour}`, class: `c-${colour}`, n: board.tents },
    { key: 'd-house', symbol: `house-${colour}`, class: `c-${colour}`, n: board.houses },
    { key: 'd-technology', symbol: 'technology', class: '', n: board.technologies.length },
  ];
  return html`<ul class="ds-goods">
    ${things.map(
      ({ key, symbol, class: classes, n }) => html`<li key=${key} class=${n ? '' : 'zero'}>
        <${Icon} name=${symbol} class=${classes} /><b class="num" aria-hidden="true">${n}</b><span class="sr">${counted(key, n)}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function RivalLine({ scene, seat }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const board = view.position.boards[seat];
  const colour = colourOf(seat);
  const isAutomaton = view.position.automaton && seat === AUTOMATON;
  const placed = HOUSES - board.houses;
  return html`<span class="ds-line">
    ${isAutomaton ? html`<${Icon} name="automaton" class="m c-${colour}" />` : html`<${SeatMark} seat=${seat} />`}
    <b class="ds-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b>
    <${Icon} name="star" /><b class="num" aria-hidden="true">${view.scores[seat]}</b><span class="sr">${t('ui-d-score', { n: view.scores[seat] })}</span>
    <span class="ds-placed"><${Icon} name="house-${colour}" class="c-${colour}" /><b class="num" aria-hidden="true">${placed}</b><span class="sr">${counted('d-house', placed)}</span></span>
    <span class="ds-wide"><${Icon} name=${isAutomaton ? 'tent' : 'bag'} /><b class="num" aria-hidden="true">${isAutomaton ? board.tents : board.bag_size + total(board.spent) + total(board.active)}</b></span>
  </span>`;
}
