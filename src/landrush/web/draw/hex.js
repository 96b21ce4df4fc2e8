/** Geometry of flat-top hexes in axial coordinates: q to the east, r to the south. */

const HALF_HEIGHT = Math.sqrt(3) / 2;

/**
 * The middle of a hex with this radius.
 * @param {number} q
 * @param {number} r
 * @param {number} radius
 * @returns {{x: number, y: number}}
 */
export function middle(q, r, radius) {
  return { x: 1.5 * q * radius, y: 2 * HALF_HEIGHT * (r + q / 2) * radius };
}

/**
 * The corners of a hex around a point, for `points`.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function corners(x, y, radius) {
  const h = HALF_HEIGHT * radius;
  const around = [[radius, 0], [radius / 2, h], [-radius / 2, h], [-radius, 0], [-radius / 2, -h], [radius / 2, -h]];
  return around.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(' ');
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 100) / 100;
}

/**
 * The box around hexes, with a margin.
 * @param {{x: number, y: number}[]} middles
 * @param {number} radius
 * @param {number} margin
 */
export function box(middles, radius, margin) {
  const xs = middles.map((each) => each.x);
  const ys = middles.map((each) => each.y);
  const left = Math.min(...xs) - radius - margin;
  const top = Math.min(...ys) - HALF_HEIGHT * radius - margin;
  const right = Math.max(...xs) + radius + margin;
  const bottom = Math.max(...ys) + HALF_HEIGHT * radius + margin;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * The place to which an arrow key leads: the nearest middle in that direction.
 * @template {{x: number, y: number}} P
 * @param {P} from
 * @param {string} arrow ArrowUp, ArrowDown, ArrowLeft, ArrowRight
 * @param {P[]} places
 * @returns {P | undefined}
 */
export function neighbour(from, arrow, places) {
  const [ax, ay] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[arrow] ?? [0, 0];
  let best;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * ax + dy * ay;
    const across = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (along <= 1 || across > 2 * along) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
