/** Dice: a colour with its terrain, and the symbol on top. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { counted, t } from '../words/words.js';
import { COLOURS, TERRAIN_OF } from './parts.js';
import { dieWords } from './words.js';

/**
 * A die that shows a symbol. With `control` it can be tapped, else it is a picture with its words.
 * @param {{colour: string, symbol: string, class?: string, control?: Record<string, any>}} props
 */
export function Die({ colour, symbol, class: classes = '', control }) {
  const named = control ?? { role: 'img', 'aria-label': dieWords({ colour, symbol }) };
  return html`<span class="die d-${colour} ${classes}" ...${named}>
    <${Icon} name=${symbol} />
    ${TERRAIN_OF[colour] && html`<${Icon} name=${TERRAIN_OF[colour]} class="nk" />`}
  </span>`;
}

/**
 * A small die that shows only its colour and terrain.
 * @param {{colour: string, class?: string, label?: string}} props
 */
export function ColourDie({ colour, class: classes = '', label }) {
  return html`<${Icon} name="die-${colour}" class="ds-mini ${classes}" label=${label} />`;
}

/**
 * How many dice of each colour.
 * @param {{dice: Record<string, number>, label: string, targetOf?: (colour: string) => Record<string, any>, all?: boolean}} props
 *   `all`: colours without dice too
 */
export function DiceCounts({ dice, label, targetOf, all = false }) {
  const colours = COLOURS.filter((colour) => dice[colour] > 0 || (all && colour !== 'white'));
  if (!colours.length) return html`<p class="ds-none">${t('ui-d-none')}</p>`;
  return html`<ul class="ds-counts" aria-label=${label}>
    ${colours.map((colour) => {
      const n = dice[colour] ?? 0;
      const attributes = targetOf ? targetOf(colour) : {};
      return html`<li key=${colour} class=${n ? '' : 'zero'}>
        <span class="ds-cd" ...${attributes}>
          <${ColourDie} colour=${colour} /><b class="num" aria-hidden="true">${n}</b><span class="sr">${counted(`d-die-${colour}`, n)}</span>
        </span>
      </li>`;
    })}
  </ul>`;
}
