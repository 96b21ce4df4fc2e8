/** The automaton of a solo game: its action tile, its stock, its queue, and what it did and why. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { counted, listed, playerName, t } from '../words/words.js';
import { ActionTile } from './action-tile.js';
import { Did } from './did.js';
import { ColourDie } from './dice.js';
import { diceLimit } from './land.js';
import { AUTOMATON } from './parts.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

/** The longest queue from which so many dice are taken (D12.3). */
const TAKEN = [[4, 4], [8, 4], [10, 5], [Infinity, 6]];
/** What `automaton` says of each strength. @type {Record<string, Record<string, number>>} */
const STRENGTHS = {
  easy: { dice: 0, unused: 0, trade: 1, end: 0 },
  normal: { dice: 1, unused: 1, trade: 2, end: 1 },
  hard: { dice: 2, unused: 2, trade: 3, end: 2 },
};

/** @param {{scene: Scene}} props */
export function Automaton({ scene }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const { automaton, boards } = view.position;
  const board = boards[AUTOMATON];
  const colour = colourOf(AUTOMATON);
  const things = [
    { key: 'd-point', symbol: 'star', class: '', n: view.scores[AUTOMATON] },
    { key: 'd-tent', symbol: `tent-${colour}`, class: `c-${colour}`, n: board.tents },
    { key: 'd-house', symbol: `house-${colour}`, class: `c-${colour}`, n: board.houses },
    { key: 'd-technology', symbol: 'technology', class: '', n: board.technologies.length },
  ];
  return html`<div class="ds-auto">
    <h2 class="ph">
      <${Icon} name="automaton" class="l c-${colour}" /> <span class="ds-name">${playerName(AUTOMATON, scene.players.value)}</span>
      <span class="end">${strengthWords(automaton)}</span>
    </h2>
    <div class="ds-auto-row">
      <${ActionTile} automaton=${automaton} tokens=${board.tokens} />
      <ul class="ds-auto-stock">
        ${things.map(
          ({ key, symbol, class: classes, n }) => html`<li key=${key} class=${n ? '' : 'zero'}>
            <${Icon} name=${symbol} class=${classes} /><b class="num" aria-hidden="true">${n}</b><span class="sr">${counted(key, n)}</span>
          </li>`,
        )}
        <li class="ds-more-tents">${t('ui-d-general-tents', { n: automaton.tents })}</li>
      </ul>
    </div>
    <${Queue} position=${view.position} />
    <${Did} scene=${scene} />
  </div>`;
}

/** @param {any} automaton */
function strengthWords(automaton) {
  const found = Object.entries(STRENGTHS).find(([, values]) => Object.entries(values).every(([name, n]) => automaton[name] === n));
  // keys: option-d-automaton-easy option-d-automaton-normal option-d-automaton-hard
  const strength = found ? t(`option-d-automaton-${found[0]}`) : t('web-d-own-strength');
  return automaton.gold_rush ? t('list-more', { start: strength, item: t('option-d-gold-rush') }) : strength;
}

/**
 * How many dice of the queue are rolled next.
 * @param {any} position
 */
export function nextRolled(position) {
  const { queue, dice } = position.automaton;
  const taken = TAKEN.find(([length]) => queue.length <= length)?.[1] ?? 0;
  return Math.min(queue.length, taken, diceLimit(position, 0) + dice);
}

/** @param {{position: any}} props */
function Queue({ position }) {
  const { queue } = position.automaton;
  const next = nextRolled(position);
  const words = queue.map((/** @type {string} */ colour) => t(`d-colour-${colour}`));
  return html`<div class="ds-queue">
    <span aria-hidden="true">${t('web-d-queue-next')}</span>
    <ol aria-hidden="true">
      ${queue.map((/** @type {string} */ colour, /** @type {number} */ i) => html`<li key=${i} class=${i < next ? 'soon' : ''}><${ColourDie} colour=${colour} /></li>`)}
    </ol>
    <span aria-hidden="true">${t('web-d-queue-end')}</span>
    <span class="sr">${t('web-d-queue', { dice: queue.length ? listed(words) : t('ui-d-none'), n: next })}</span>
  </div>`;
}
