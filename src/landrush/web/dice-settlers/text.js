/** The whole position as headings, lists and tables, for whoever hears or reads it. */
import { html } from '../app/html.js';
import { listed, playerName, t } from '../words/words.js';
import { nextRolled } from './automaton.js';
import { controllers, diceLimit } from './land.js';
import { AUTOMATON, eachDie, printedCard, printedTile } from './parts.js';
import { meters } from './supply.js';
import { abilityWords, amountWords, cardName, costWords, dieWords, effectWords, joined, labelled, thereWords, timingWords } from './words.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./parts.js').Laid} Laid
 */

/** @param {{scene: Scene}} props */
export function TextBoard({ scene }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const { position } = view;
  return html`<div class="ds-text">
    <h2 class="ph">${t('web-d-map')}</h2>
    <${MapTable} scene=${scene} map=${position.map} />
    <h2 class="ph">${t('web-d-players')}</h2>
    ${position.boards.map((/** @type {any} */ _, /** @type {number} */ seat) => html`<${BoardList} key=${seat} scene=${scene} seat=${seat} />`)}
    <h2 class="ph">${t('option-d-technologies')}</h2>
    <${CardTable} scene=${scene} cards=${position.cards} />
    <h2 class="ph">${t('web-d-end')}</h2>
    <ul>
      ${position.last_round && html`<li>${t('ui-d-is-last-round')}</li>`}
      ${meters(position).map(({ label, text }) => html`<li key=${label}>${labelled(label, text)}</li>`)}
      <li>${labelled(t('web-d-dice-left'), amountWords('d-die-', position.supply.dice))}</li>
    </ul>
  </div>`;
}

/** @param {{scene: Scene, map: Laid[]}} props */
function MapTable({ scene, map }) {
  if (!map.length) return html`<p>${t('ui-d-nothing-yet')}</p>`;
  const players = scene.players.value;
  return html`<table>
    <thead>
      <tr>
        ${['ui-d-tile', 'ui-d-terrain', 'ui-d-points', 'ui-d-ability', 'ui-d-there'].map((key) => html`<th key=${key} scope="col">${t(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${map.map((laid) => {
        const { terrain, points } = printedTile(laid.tile);
        return html`<tr key=${laid.tile} data-control=${controllers(laid).join()}>
          <th scope="row">${laid.tile}</th>
          <td>${t(`d-${terrain}`)}</td>
          <td>${points ? `${points[0]} / ${points[1]}` : '–'}</td>
          <td>${abilityWords(laid.tile)}</td>
          <td>${thereWords(laid, players)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {{scene: Scene, seat: number}} props */
function BoardList({ scene, seat }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const { position } = view;
  const board = position.boards[seat];
  const isAutomaton = position.automaton && seat === AUTOMATON;
  const dice = eachDie(board.active).map(dieWords);
  const cards = board.technologies.map((/** @type {string} */ id) =>
    board.used.includes(id) ? t('ui-paren', { text: cardName(id), more: t('ui-d-used') }) : cardName(id),
  );
  const acted = board.acted.map((/** @type {string} */ action) => t(`d-${action}`));
  return html`<h3><bdi>${playerName(seat, scene.players.value)}</bdi></h3>
    <ul>
      <li>${t('ui-d-score', { n: view.scores[seat] })}</li>
      <li>${joined([t('ui-d-tents', { n: board.tents }), t('ui-d-houses', { n: board.houses })])}</li>
      ${isAutomaton
        ? html`<${AutomatonLines} position=${position} />`
        : html`<li>${labelled(t('web-d-active'), dice.length ? joined(dice) : t('ui-d-none'))} (${t('web-d-limit', { n: diceLimit(position, seat) })})</li>
            <li>${labelled(t('web-d-spent'), amountWords('d-die-', board.spent))}</li>
            <li>${labelled(t('web-d-bag'), board.bag ? amountWords('d-die-', board.bag) : String(board.bag_size))}</li>
            <li>${labelled(t('ui-d-tokens'), amountWords('d-', board.tokens))}</li>`}
      ${cards.length > 0 && html`<li>${labelled(t('option-d-technologies'), listed(cards))}</li>`}
      ${acted.length > 0 && html`<li>${labelled(t('web-d-taken'), listed(acted))}</li>`}
    </ul>`;
}

/** @param {{position: any}} props */
function AutomatonLines({ position }) {
  const { automaton, boards } = position;
  const queue = automaton.queue.map((/** @type {string} */ colour) => t(`d-colour-${colour}`));
  return html`<li>${t('web-d-queue', { dice: queue.length ? listed(queue) : t('ui-d-none'), n: nextRolled(position) })}</li>
    <li>
      ${t('web-d-action-tile', { action: { term: `d-${automaton.marker}` } })}
      <ul>
        ${Object.entries(automaton.sides).map(([name, side]) => {
          const { dice, token } = /** @type {{dice: string[], token: string | null}} */ (side);
          const things = joined([...dice.map((colour) => t(`d-die-${colour}`)), token && t(`d-${token}`)]);
          return html`<li key=${name}>${labelled(t(`d-${name}`), things || t('ui-d-none'))}</li>`;
        })}
        <li>${labelled(t('d-centre'), amountWords('d-', boards[AUTOMATON].tokens))}</li>
      </ul>
    </li>`;
}

/** @param {{scene: Scene, cards: string[]}} props */
function CardTable({ scene, cards }) {
  const boards = scene.view.value?.position.boards;
  return html`<table>
    <thead>
      <tr>
        ${['ui-d-card', 'ui-d-does', 'web-d-when', 'ui-d-cost', 'ui-d-points', 'ui-d-markers'].map((key) => html`<th key=${key} scope="col">${t(key)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${cards.map((id) => {
        const who = boards.flatMap((/** @type {any} */ board, /** @type {number} */ seat) =>
          board.technologies.includes(id) ? [playerName(seat, scene.players.value)] : [],
        );
        return html`<tr key=${id}>
          <th scope="row">${id} ${cardName(id)}</th>
          <td>${effectWords(id)}</td>
          <td>${timingWords(id)}</td>
          <td>${costWords(id)}</td>
          <td>${printedCard(id).points}</td>
          <td>${who.length ? listed(who) : '–'}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
