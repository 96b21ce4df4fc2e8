/** Tiles drawn, to choose from: they lie over the foot of the map. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';
import { RADIUS } from './land.js';
import { TileDrawing } from './tile.js';
import { labelled, printedWords } from './words.js';
import { corners } from '../draw/hex.js';

/** @param {{scene: import('../table/scene.js').Scene}} props */
export function Hand({ scene }) {
  const view = scene.view.value;
  const { hand, boards } = view?.position ?? {};
  const ask = view?.question?.ask;
  if (!hand?.length || (ask !== 'draft-keep' && ask !== 'choose-tile')) return null;
  return html`<ul class="ds-hand" aria-label=${t('web-d-hand')}>
    ${hand.map((/** @type {number} */ number) => {
      const label = labelled(t('act-d-tile', { tile: number }), printedWords(number));
      const laid = { tile: number, q: 0, r: 0, tents: boards.map(() => 0), house: null };
      return html`<li key=${number}>
        <span class="ds-in-hand" ...${scene.control(`hand:${number}`, label)}>
          <svg viewBox="-70 -62 140 124" aria-hidden="true">
            <${TileDrawing} laid=${laid} isPlaced=${false} />
            <polygon class="ds-hand-mark" points=${corners(0, 0, RADIUS - 2)} />
          </svg>
        </span>
      </li>`;
    })}
  </ul>`;
}
