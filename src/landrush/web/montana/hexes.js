/** The hexes of the landscape as woodcuts: terrain, price, tokens and settlements. Each is drawn around 0, 0. */
import { html } from '../app/html.js';
import { corners } from '../draw/hex.js';
import { Symbol } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { GOODS } from './things.js';

/** @typedef {import('./things.js').Field} Field */

export const RADIUS = 37;

/** Where the goods of a price stand and how big they are: by their number, without and with a thing above them. */
const PRICES = {
  alone: {
    1: { size: 34, at: [[0, 0]] },
    2: { size: 27, at: [[-14.5, 0], [14.5, 0]] },
    3: { size: 24, at: [[-13, -10], [13, -10], [0, 13]] },
    4: { size: 22, at: [[-13, -11], [13, -11], [-11, 12], [11, 12]] },
  },
  below: {
    1: { size: 30, at: [[0, 8]] },
    2: { size: 27, at: [[-14.5, 8], [14.5, 8]] },
    3: { size: 22, at: [[-13, 0], [13, 0], [0, 17]] },
    4: { size: 20.5, at: [[-12.5, -1.5], [12.5, -1.5], [-10.5, 17], [10.5, 17]] },
  },
};

/** @param {{radius?: number, class: string}} props */
export function Hex({ radius = RADIUS - 0.5, class: classes }) {
  return html`<polygon points=${corners(0, 0, radius)} class=${classes} />`;
}

/**
 * The ground of a hex.
 * @param {{terrain: string, isStart: boolean}} props
 */
export function Ground({ terrain, isStart }) {
  if (isStart) {
    return html`<${Hex} class="m-start" /><${Symbol} name="wagon" x=${0} y=${0} size=${46} />`;
  }
  if (terrain === 'lake') return html`<${Hex} class="m-lake" /><path class="m-wave" d=${WAVES} />`;
  if (terrain === 'mountain') {
    return html`<${Hex} class="m-rock" />
      <path class="m-peak" d="M-30 19L-10-19L2-2L10-13L30 19z" />
      <path class="m-snow" d="M-10-19l-7 13l4.5-1.5l3 4l3.5-4l4 1zM10-13l-6 8.5l4 .5l2.5-2l4 1z" />
      <path class="m-hatching" d="M-6 2l5 17M0 3l5 16M14 0l8 19M9 2l7 17M-11 6l4 13" />`;
  }
  if (terrain === 'none') return html`<${Hex} radius=${RADIUS - 3} class="m-empty" />`;
  return html`<${Hex} class="m-field" /><path class="m-tuft" d=${TUFTS} />`;
}

const WAVES = [[-22, -16], [-18, -5], [-22, 6], [-18, 17]]
  .map(([x, y]) => `M${x} ${y}q5-4 10 0t10 0t10 0t8 0`)
  .join('');
const TUFTS = [[-25, -11], [26, 12], [-15, 26]].map(([x, y]) => `M${x} ${y}l-2-4m2 4v-5m0 5l2-4`).join('');

/**
 * What a free field costs, and what lies above the price.
 * @param {{field: Field, hasCattle: boolean}} props
 */
export function Price({ field, hasCattle }) {
  const goods = GOODS.flatMap((good) => Array(field.cost[good] ?? 0).fill(good.replace(' ', '-')));
  const shapes = field.double || hasCattle ? PRICES.below : PRICES.alone;
  const { size, at } = shapes[/** @type {1 | 2 | 3 | 4} */ (Math.min(4, goods.length))] ?? { size: 0, at: [] };
  return html`${field.double ? html`<${Ribbon} />` : null}
    ${hasCattle ? html`<${Cattle} isBeside=${field.double} />` : null}
    ${at.map(([x, y], i) => html`<${Symbol} name=${goods[i]} x=${x} y=${y} size=${size} />`)}`;
}

/** Beside the ribbon of a double field there is only a little room. @param {{isBeside?: boolean}} props */
export function Cattle({ isBeside = false }) {
  return isBeside
    ? html`<${Symbol} name="cattle" x=${25} y=${-9} size=${17} />`
    : html`<${Symbol} name="cattle" x=${0} y=${-19.5} size=${23} />`;
}

/** The sign of a double field. */
function Ribbon() {
  return html`<rect x="-18" y="-25.5" width="36" height="14" rx="3" class="m-ribbon" />
    <${Symbol} name="settlement" x=${-8.5} y=${-18.5} size=${13} class="m-ivory" />
    <path class="m-twice" d="M1.5-21l5 5M6.5-21l-5 5M9.4-20.9c.4-3.2 5.2-3.1 5.2-.2c0 2.4-3.600 3.700-5.300 6.300h5.600" />`;
}

/** @param {{isTaken?: boolean}} props */
export function Canteen({ isTaken = false }) {
  if (isTaken) return html`<circle r="15" class="m-gone-token" />`;
  return html`<circle r="17" class="m-token" /><${Symbol} name="canteen" x=${0} y=${0} size=${27} />`;
}

/**
 * A field with its owner: ring, hatching and the pieces.
 * @param {{seat: number, count: number, isNew: boolean}} props
 */
export function Settled({ seat, count, isNew }) {
  const colour = colourOf(seat);
  const name = `settlement-${colour}`;
  const classes = `c-${colour} ${isNew ? 'm-landing' : ''}`;
  return html`<polygon points=${corners(0, 0, RADIUS - 0.5)} fill="url(#hatch-${colour})" class="m-owned" />
    <${Hex} radius=${RADIUS - 3.5} class="m-ring c-${colour}" />
    <${Hex} radius=${RADIUS - 6.5} class="m-ring-line" />
    ${count === 1
      ? html`<${Symbol} name=${name} x=${0} y=${0} size=${39} class=${classes} />`
      : html`<${Symbol} name=${name} x=${11.5} y=${-3} size=${31} class=${classes} />
          <${Symbol} name=${name} x=${-11.5} y=${4} size=${31} class=${classes} />`}
    ${count > 2 ? html`<circle cx="14" cy="19" r="9" class="m-token" /><text x="14" y="23.6" class="m-count">${count}</text>` : null}`;
}
