/** The technologies laid out: region W. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { listed, playerName, t } from '../words/words.js';
import { printedCard } from './parts.js';
import { cardName, costWords, effectWords, joined, timingWords } from './words.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {{seat: number, isUsed: boolean}} Marker
 */

/** @param {{scene: Scene}} props */
export function Work({ scene }) {
  const position = scene.view.value?.position;
  return html`<h2 class="ph">
      <${Icon} name="technology" /> ${t('option-d-technologies')} <span class="end">${t('web-d-cost-terrain')}</span>
    </h2>
    <ul class="ds-cards">
      ${position.cards.map((/** @type {string} */ id) => html`<li key=${id}><${TechCard} scene=${scene} id=${id} /></li>`)}
    </ul>`;
}

/** @param {{scene: Scene, id: string}} props */
function TechCard({ scene, id }) {
  const { type, points, research, resources, terrains } = printedCard(id);
  const markers = markersOn(scene, id);
  const isOwn = markers.some(({ seat }) => seat === scene.seat.value);
  return html`<div class="ds-card ty-${type} ${isOwn ? 'own-card' : ''}">
    <header aria-hidden="true">
      <b>${cardName(id)}</b>
      ${points > 0 && html`<span class="ds-worth"><${Icon} name="star" /><b>${points}</b></span>`}
    </header>
    <p aria-hidden="true">${effectWords(id)}</p>
    <small aria-hidden="true">${type === 'X' && html`<${Icon} name="explosive" class="s" /> `}${timingWords(id)}</small>
    <footer aria-hidden="true">
      <span class="ds-cost">
        ${research > 1 && html`<b class="num">${research}</b>`}<${Icon} name="research" />
        ${resources.map((name) => html`<${Icon} name=${name} />`)}
      </span>
      <span class="ds-terrains">${terrains.map((name) => html`<${Icon} name=${name} />`)}</span>
      <span class="ds-markers">
        ${markers.map(({ seat, isUsed }) => html`<span key=${seat} class="ds-marker ${isUsed ? 'used' : ''}"><${SeatMark} seat=${seat} /></span>`)}
      </span>
    </footer>
    <span class="ds-cover" ...${scene.control(`card:${id}`, label(scene, id, markers))}></span>
  </div>`;
}

/**
 * Whose markers lie there, and which were used in this round.
 * @param {Scene} scene
 * @param {string} id
 * @returns {Marker[]}
 */
function markersOn(scene, id) {
  return scene.view.value?.position.boards.flatMap((/** @type {any} */ board, /** @type {number} */ seat) =>
    board.technologies.includes(id) ? [{ seat, isUsed: board.used.includes(id) }] : [],
  );
}

/** @param {Scene} scene @param {string} id @param {Marker[]} markers */
function label(scene, id, markers) {
  const { points } = printedCard(id);
  const who = markers.map(({ seat, isUsed }) => {
    const name = playerName(seat, scene.players.value);
    return isUsed ? t('ui-paren', { text: name, more: t('ui-d-used') }) : name;
  });
  return joined([
    cardName(id),
    effectWords(id),
    timingWords(id),
    costWords(id),
    points > 0 && t('ui-d-worth-points', { n: points }),
    who.length > 0 && t('web-d-researched-by', { players: listed(who) }),
  ]);
}
