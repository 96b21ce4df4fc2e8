/** The woodcut of each terrain, around 0,0 for a hex of radius 66. */
import { html } from '../app/html.js';

const TUFT = 'l-3.5-7m3.5 7v-9m0 9l3.5-7';
const TUFTS = [
  [-42, 4], [-34, 24], [-22, -38], [20, -42], [40, -8], [44, 16], [-50, -10], [30, 30], [-6, 44], [8, -50], [-30, -20],
  [34, -28],
];
/** Where the tip of a pine is, and how large it is. */
const PINES = [
  [-44, -19.3, 1.8], [-30, -47.6, 1.6], [32, -47.6, 1.6], [46, -19.3, 1.8], [-34, 14.7, 1.8], [36, 14.7, 1.8],
  [-14, 34.1, 1.4], [16, 34.1, 1.4],
];

const DRAWINGS = {
  plains: () => html`<path class="ln" d=${TUFTS.map(([x, y]) => `M${x} ${y}${TUFT}`).join('')} />`,
  forest: () =>
    PINES.map(([x, y, s]) => {
      const d = `M${x} ${y}l${4 * s} ${6 * s}h${-2 * s}l${3.5 * s} ${5.5 * s}h${-11 * s}l${3.5 * s} ${-5.5 * s}h${-2 * s}z`;
      return html`<path class="pine" d=${d} />`;
    }),
  mountains: () => html`<path class="pk" d="M-58 14l22-40l13 19l8-12l15-28l16 30l9-10l29 41z" />
    <path class="snow" d="M0-47l-8 15l5-1.5l3.5 4l4-4l4 1.5zM-36-26l-6 11l4-1l3 3l3.5-3l2.5.5z" />
    <path class="ln" d="M4-26l10 30M12-22l10 30M-30-14l8 22M32-12l14 24M-4-24l6 26" />`,
  desert: () => html`<path
      class="ln"
      d="M-56 8c14-12 26-12 40 0s34 12 66-4M-44 26c14-9 26-9 38 0s26 9 46-2M-30 44c10-6 18-6 28 0s20 6 30 0M-46-16c10-8 18-8 28-1M14-22c10-8 20-6 28 1"
    />
    <path class="cact" d="M36 22v-24c0-5 7-5 7 0v9h4v-5c0-3.5 5-3.5 5 0v7c0 3.5-1.5 5-5 5h-4v8z" />`,
  hills: () => html`<path class="hill2" d="M-10 4c6-26 34-32 44-8c5 12 10 17 30 20v60h-90z" />
    <path class="hill1" d="M-60 14c6-24 38-32 50-8c7 14 14 18 34 26v50h-90z" />
    <path class="ln" d="M-44 8c4-6 10-9 16-9M-36 18c4-6 10-9 16-9M14-4c4-5 9-7 14-7M22 6c4-5 9-7 14-7" />`,
};

/** @param {{of: string}} props */
export function Terrain({ of }) {
  const draw = DRAWINGS[/** @type {keyof typeof DRAWINGS} */ (of)];
  return html`<g clip-path="url(#ds-clip)" class="ds-scene">${draw()}</g>`;
}
