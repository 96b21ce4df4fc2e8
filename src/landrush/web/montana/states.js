/** What is drawn over the landscape: where one may build, what is chosen, what happened, what rivals could do. */
import { html } from '../app/html.js';
import { Symbol } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { corners } from '../draw/hex.js';
import { Hex, RADIUS } from './hexes.js';

/**
 * @typedef {import('./things.js').Field} Field
 * @typedef {import('./things.js').View} View
 */

const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/**
 * The state of one hex.
 * @param {{mark: string, seat: number, isStart: boolean}} props the seat whose piece would come; or the start tile
 */
export function State({ mark, seat, isStart }) {
  const colour = colourOf(seat);
  return html`${/legal/.test(mark)
    ? html`<${Hex} radius=${RADIUS - 4} class="m-halo" /><${Hex} radius=${RADIUS - 4} class="m-dash" />`
    : null}
  ${/selected/.test(mark)
    ? html`<${Hex} radius=${RADIUS - 3.5} class="m-chosen-halo" /><${Hex} radius=${RADIUS - 3.5} class="m-chosen" />
        ${isStart
          ? html`<${Symbol} name="wagon" x=${27} y=${-24} size=${32} class="m-ghost" />`
          : html`<${Symbol} name="settlement-${colour}" x=${27} y=${-24} size=${30} class="m-ghost c-${colour}" />`}`
    : null}
  ${/refused/.test(mark) ? html`<polygon points=${corners(0, 0, RADIUS - 4)} fill="url(#hatch-no)" />` : null}
  ${/last/.test(mark)
    ? html`<${Hex} radius=${RADIUS + 1} class="m-last-ink" /><${Hex} radius=${RADIUS + 1} class="m-last" />`
    : null}
  ${/pointed/.test(mark)
    ? html`<${Hex} radius=${RADIUS - 2} class="m-pointed-halo" /><${Hex} radius=${RADIUS - 2} class="m-pointed" />`
    : null}`;
}

/** @param {{seats: number[]}} props */
export function Threat({ seats }) {
  return html`<${Hex} radius=${RADIUS - 4} class="m-threat-halo" />
    <${Hex} radius=${RADIUS - 4} class="m-threat c-${colourOf(seats[0])}" />
    ${seats.map((seat, i) => {
      const x = 24 - 15 * i;
      return html`<circle cx=${x} cy="20" r="9.5" class="m-token" />
        <${Symbol} name="seat-${colourOf(seat)}" x=${x} y=${20} size=${14} class="c-${colourOf(seat)}" />`;
    })}`;
}

/**
 * The rivals that could build on each free field with what they hold now.
 * @param {View} view
 * @param {number} me
 * @returns {Map<string, number[]>}
 */
export function threats({ position }, me) {
  const { landscape, boards } = position;
  const settled = new Set(landscape.settlements.map((/** @type {any} */ each) => each.field));
  settled.add(landscape.start);
  /** @type {Map<string, Field>} */
  const byPlace = new Map(landscape.fields.map((/** @type {Field} */ field) => [`${field.q} ${field.r}`, field]));
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const field of byPlace.values()) {
    if (field.terrain !== 'field' || settled.has(field.field)) continue;
    const touches = AROUND.some(([q, r]) => settled.has(byPlace.get(`${field.q + q} ${field.r + r}`)?.field));
    if (!touches) continue;
    const seats = boards.flatMap((/** @type {any} */ board, /** @type {number} */ seat) => {
      const canPay = Object.entries(field.cost).every(([good, n]) => board.goods[good] >= n);
      return seat !== me && board.settlements > 0 && canPay ? [seat] : [];
    });
    if (seats.length) found.set(field.field, seats);
  }
  return found;
}
