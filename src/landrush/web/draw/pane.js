/** How much of a map a pane shows. */

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/**
 * Pixels of a unit when everything is seen.
 * @param {Box} whole
 * @param {{width: number, height: number}} size
 */
export function fitting(whole, size) {
  return Math.min(size.width / whole.width, size.height / whole.height);
}

/**
 * The part of the world that a pane shows.
 * @param {Box} whole
 * @param {{width: number, height: number}} size
 * @param {number} zoom
 * @param {{x: number, y: number}} centre
 * @returns {Box}
 */
export function visible(whole, size, zoom, centre) {
  const scale = fitting(whole, size) * zoom;
  const width = size.width / scale;
  const height = size.height / scale;
  /** @param {number} at @param {number} from @param {number} length @param {number} shown */
  const kept = (at, from, length, shown) =>
    shown >= length ? from + length / 2 : Math.min(from + length - shown / 2, Math.max(from + shown / 2, at));
  const x = kept(centre.x, whole.left, whole.width, width);
  const y = kept(centre.y, whole.top, whole.height, height);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/**
 * The middle after a finger went so many pixels. It begins where the map really is, however far past the edge the
 * finger went before.
 * @param {Box} whole
 * @param {{width: number, height: number}} size
 * @param {number} zoom
 * @param {{x: number, y: number}} centre
 * @param {{dx: number, dy: number}} by
 */
export function panned(whole, size, zoom, centre, { dx, dy }) {
  const { left, top, width, height } = visible(whole, size, zoom, centre);
  return {
    x: left + width * (1 / 2 - dx / size.width),
    y: top + height * (1 / 2 - dy / size.height),
  };
}
