/** How far the end is, and the dice left: region S. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { counted, t } from '../words/words.js';
import { DiceCounts } from './dice.js';
import { atStart, COLOURS, FEW_COLOURS, HOUSES } from './parts.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

/**
 * The four things that end the game: what each meter shows, and how full it is.
 * @param {any} position
 */
export function meters(position) {
  const start = atStart(position.players);
  const houses = Math.max(...position.boards.map((/** @type {any} */ board) => HOUSES - board.houses));
  const colours = COLOURS.filter((colour) => position.supply.dice[colour] > 0).length;
  const { points } = position.supply;
  return [
    { symbol: 'star', label: t('web-d-left-points'), text: t('web-d-of', { n: points, all: start.points }), share: points / start.points },
    {
      symbol: 'zoom-fit',
      label: t('web-d-left-tiles'),
      text: t('web-d-of', { n: position.stack_size, all: start.tiles }),
      share: position.stack_size / start.tiles,
    },
    { symbol: 'house', label: t('web-d-most-houses'), text: t('web-d-of', { n: houses, all: HOUSES }), share: houses / HOUSES },
    {
      symbol: 'dice-limit',
      label: t('web-d-left-colours'),
      text: t('web-d-ends-at', { n: colours, end: FEW_COLOURS }),
      share: colours / (COLOURS.length - 1),
    },
  ];
}

/** @param {{scene: Scene}} props */
export function Supply({ scene }) {
  const position = scene.view.value?.position;
  const isTaking = scene.view.value?.question?.ask === 'take-die';
  return html`<h2 class="ph">
      ${t('web-d-end')} <span class="end">${t(position.last_round ? 'ui-d-last-round' : 'web-d-end-any')}</span>
    </h2>
    <ul class="ds-meters">
      ${meters(position).map(
        ({ symbol, label, text, share }) => html`<li key=${symbol}>
          <span><${Icon} name=${symbol} /><span>${label}</span><b class="num">${text}</b></span>
          <svg viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true"><rect width=${Math.min(100, Math.round(100 * share))} height="7" /></svg>
        </li>`,
      )}
    </ul>
    <div class="ds-dice-left">
      <${DiceCounts}
        dice=${position.supply.dice}
        label=${t('web-d-dice-left')}
        all=${true}
        targetOf=${isTaking && ((/** @type {string} */ colour) => scene.control(`colour:${colour}`, counted(`d-die-${colour}`, position.supply.dice[colour])))}
      />
    </div>`;
}
