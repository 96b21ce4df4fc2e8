/** What is drawn over tiles and places: where one may act, what is chosen, what happened. */
import { html } from '../app/html.js';
import { corners } from '../draw/hex.js';
import { Symbol } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { RADIUS } from './land.js';

/** @param {{radius: number, class: string}} props */
function Hex({ radius, class: classes }) {
  return html`<polygon class=${classes} points=${corners(0, 0, radius)} />`;
}

/**
 * @param {{mark: string, isSpot: boolean, move: string, seat: number}} props `move`: what the choice would do
 */
export function State({ mark, isSpot, move, seat }) {
  return html`${/legal/.test(mark) && !isSpot
    ? html`<${Hex} radius=${RADIUS - 9.5} class="ds-halo" /><${Hex} radius=${RADIUS - 9.5} class="ds-dash" />`
    : null}
  ${/selected/.test(mark)
    ? html`<${Hex} radius=${RADIUS - 2} class="ds-chosen-halo" /><${Hex} radius=${RADIUS - 2} class="ds-chosen" />
        ${isSpot ? null : html`<${Coming} move=${move} seat=${seat} />`}`
    : null}
  ${/refused/.test(mark) ? html`<polygon points=${corners(0, 0, RADIUS - 6)} fill="url(#hatch-no)" />` : null}
  ${/last/.test(mark)
    ? html`<${Hex} radius=${RADIUS + 2} class="ds-last-ink" /><${Hex} radius=${RADIUS + 2} class="ds-last" />`
    : null}
  ${/pointed/.test(mark)
    ? html`<${Hex} radius=${RADIUS - 4} class="ds-pointed-halo" /><${Hex} radius=${RADIUS - 4} class="ds-pointed" />`
    : null}`;
}

/** What comes to the chosen tile, at its upper right corner. @param {{move: string, seat: number}} props */
function Coming({ move, seat }) {
  const colour = colourOf(seat);
  const verb = move.split(' ')[0];
  const tent = `tent-${colour}`;
  /** @type {Record<string, string>} */
  const pieces = { tile: tent, join: tent, add: tent, power: `house-${colour}`, factory: 'factory', attack: 'attack' };
  const name = pieces[verb];
  if (!name) return null;
  return html`<circle class="ds-disc" cx="55" cy="-26" r="16" />
    <${Symbol} name=${name} class=${name.includes(colour) ? `c-${colour}` : 'ds-ink'} x=${55} y=${-26} size=${23} />`;
}
