/** A tile of the map, drawn around its middle: terrain, points, who is there, what it does. */
import { html } from '../app/html.js';
import { corners } from '../draw/hex.js';
import { Symbol } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { controllers, RADIUS } from './land.js';
import { COLOUR_OF, printedTile } from './parts.js';
import { Terrain } from './terrain.js';

/** @typedef {import('./parts.js').Laid} Laid */

const RING = RADIUS - 5;
/** Six sides with four stripes each. */
const STRIPE = RING / 4;
/** How wide the row of pieces may be. */
const ROW = 104;

/** What all tiles of a drawing share. */
export function TileDefinitions() {
  return html`<defs><clipPath id="ds-clip"><polygon points=${corners(0, 0, RADIUS - 1.5)} /></clipPath></defs>`;
}

/**
 * @param {{laid: Laid, isPlaced?: boolean, used?: number[]}} props `isPlaced`: what happens when it is placed is over;
 *   `used`: seats that used its factory this round
 */
export function TileDrawing({ laid, isPlaced = true, used = [] }) {
  const { terrain } = printedTile(laid.tile);
  return html`<g class="ds-tile" aria-hidden="true">
    <polygon class="ds-edge" points=${corners(0, 0, RADIUS)} />
    <polygon class="tf-${terrain}" points=${corners(0, 0, RADIUS - 1)} />
    <${Terrain} of=${terrain} />
    <${Ring} seats=${controllers(laid)} />
    <${Plate} laid=${laid} />
    <${Ability} number=${laid.tile} isPlaced=${isPlaced} used=${used} />
    <${Pieces} laid=${laid} />
  </g>`;
}

/** The colour of whoever controls it; of several in stripes. @param {{seats: number[]}} props */
function Ring({ seats }) {
  if (!seats.length) return null;
  const points = corners(0, 0, RING);
  const gap = STRIPE * (seats.length - 1);
  return html`<polygon class="ds-ring-ink" points=${points} />
    ${seats.map(
      (seat, i) =>
        html`<polygon
          class="ds-ring c-${colourOf(seat)}"
          points=${points}
          stroke-dasharray=${gap ? `${STRIPE} ${gap}` : undefined}
          stroke-dashoffset=${gap ? -STRIPE * i : undefined}
        />`,
    )}`;
}

/** Shapes of whoever controls, the larger and the smaller value. @param {{laid: Laid}} props */
function Plate({ laid }) {
  const seats = controllers(laid);
  const { points } = printedTile(laid.tile);
  if (!seats.length && !points) return null;
  const step = seats.length > 2 ? 10.5 : 16;
  const width = 8 + step * seats.length + (points ? 41 : 0);
  const left = -width / 2 + 4;
  const value = left + step * seats.length + 10;
  return html`<g>
    <rect class="ds-plate" x=${-width / 2} y="-45" width=${width} height="22" rx="4" />
    ${seats.map(
      (seat, i) =>
        html`<${Symbol} name="seat-${colourOf(seat)}" class="c-${colourOf(seat)}" x=${left + step * (i + 0.5)} y=${-34} size=${step - 0.5} />`,
    )}
    ${points &&
    html`<text class="ds-first" x=${value} y="-28">${points[0]}</text>
      <path class="ds-split" d="M${value + 11}-42v16" />
      <text class="ds-second" x=${value + 21} y="-28.5">${points[1]}</text>`}
  </g>`;
}

/** The house and the tents of each player, counted from two up. @param {{laid: Laid}} props */
function Pieces({ laid }) {
  const pieces = laid.tents.flatMap((n, seat) => [
    ...(laid.house === seat ? [{ name: `house-${colourOf(seat)}`, seat, n: 1, scale: 1.1 }] : []),
    ...(n ? [{ name: `tent-${colourOf(seat)}`, seat, n, scale: 1 }] : []),
  ]);
  // A count takes as much room again as two fifths of its piece.
  const units = pieces.reduce((sum, { n, scale }) => sum + scale + (n > 1 ? 0.4 : 0), 0);
  const size = Math.min(30, ROW / Math.max(1, units));
  let x = (-units * size) / 2;
  return html`<g>
    ${pieces.map(({ name, seat, n, scale }) => {
      const at = x + (size * scale) / 2;
      x += size * (scale + (n > 1 ? 0.4 : 0));
      return html`<${Symbol} name=${name} class="c-${colourOf(seat)}" x=${at} y=${-4} size=${size * scale} />
        ${n > 1 && html`<${Count} n=${n} x=${at + size * 0.6} y=${3} />`}`;
    })}
  </g>`;
}

/** @param {{n: number, x: number, y: number}} props */
function Count({ n, x, y }) {
  return html`<circle class="ds-disc" cx=${x} cy=${y} r="8.5" /><text class="ds-count" x=${x} y=${y + 4.8}>${n}</text>`;
}

/**
 * The pill: when, and what.
 * @param {{number: number, isPlaced: boolean, used: number[]}} props
 */
function Ability({ number, isPlaced, used }) {
  const tile = printedTile(number);
  if (!tile.when) return null;
  const parts = effectParts(tile);
  const width = 27 + parts.reduce((sum, part) => sum + part.width, 0);
  const isOver = isPlaced && tile.when === 'placement';
  let x = -width / 2 + 25;
  return html`<g class="ds-pill ${tile.when} ${isOver ? 'over' : ''}">
    <rect x=${-width / 2} y="19" width=${width} height="25" rx="12.5" />
    <${Symbol} name=${tile.when} class="ds-when" x=${-width / 2 + 14.5} y=${31.5} size=${17} />
    ${parts.map((part) => {
      const at = x + part.width / 2;
      x += part.width;
      return part.draw(at);
    })}
    ${used.map(
      (seat, i) => html`<g class="ds-worked">
        <${Symbol} name="seat-${colourOf(seat)}" class="c-${colourOf(seat)}" x=${width / 2 + 8 - 9 * i} y=${44} size=${13} />
        <path d="M${width / 2 + 2 - 9 * i} 50l12-12" />
      </g>`,
    )}
  </g>`;
}

/**
 * What a tile brings, piece by piece with its width.
 * @param {import('./parts.js').Tile} tile
 * @returns {{width: number, draw: (x: number) => any}[]}
 */
function effectParts(tile) {
  /** @param {string} name @param {number} [size] */
  const symbol = (name, size = 20) => ({
    width: size + 1,
    draw: (/** @type {number} */ x) => html`<${Symbol} name=${name} class="ds-what" x=${x} y=${31.5} size=${size} />`,
  });
  /** @param {string} words */
  const text = (words) => ({
    width: 9.5 * words.length,
    draw: (/** @type {number} */ x) => html`<text class="ds-amount" x=${x} y="37">${words}</text>`,
  });
  const die = symbol(`die-${COLOUR_OF[tile.terrain]}`, 19);
  switch (tile.effect) {
    case 'token':
      return [symbol(tile.resource ?? '')];
    case 'token_and_die':
      return [symbol(tile.resource ?? ''), die];
    case 'die':
      return [die];
    case 'any_die':
      return [symbol('die-any', 19)];
    case 'tents':
      return [text(`${tile.amount}`), symbol('tent', 18)];
    case 'points':
      return [text(`${tile.amount}`), symbol('star', 18)];
    case 'limit':
      return [symbol('dice-limit')];
    case 'symbol':
      return [text('+1'), symbol(tile.symbol ?? '', 17)];
    case 'action':
      return [text('+1'), symbol('play', 14)];
    default:
      return [symbol('house', 18)];
  }
}
