/** The compass of the survey, drawn beside a map. */
import { html } from '../app/html.js';

const TICKS = Array.from({ length: 32 }, (_, i) => i * 11.25);

export function Rose() {
  return html`<svg class="rose" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="44" /><circle r="40" /><circle r="12" />
    ${TICKS.map((angle) => html`<path d="M0-40V-44" transform="rotate(${angle})" />`)}
    ${[45, 135, 225, 315].map(
      (angle) => html`<g transform="rotate(${angle})"><path class="dark" d="M0-34L5-7H0z" /><path d="M0-34L-5-7H0z" /></g>`,
    )}
    ${[0, 90, 180, 270].map(
      (angle) => html`<g transform="rotate(${angle})"><path class="dark" d="M0-54L7-9H0z" /><path class="pale" d="M0-54L-7-9H0z" /></g>`,
    )}
  </svg>`;
}
