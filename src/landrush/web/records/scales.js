/** Scales of charts: round numbers for the axes, and labels that do not cover each other. */

/**
 * Round numbers that span the values, at most seven, with zero among them.
 * @param {number[]} values
 * @param {number} finest the least distance of two
 * @returns {number[]}
 */
export function ticks(values, finest) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const wanted = Math.max(finest, (high - low) / 5);
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((n) => n * size).find((each) => each >= wanted) ?? wanted;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/**
 * Which of so many places on the axis below get a number: the first, the last and some between.
 * @param {number} count
 * @param {number} most
 * @returns {number[]}
 */
export function marked(count, most) {
  if (count <= 1) return count ? [0] : [];
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (count - 1) / each <= most) ?? count;
  const between = Array.from({ length: count }, (_, i) => i).filter((i) => i % step === 0);
  const last = count - 1;
  return [...between.filter((i) => last - i >= step / 2), last];
}

/**
 * Heights for labels that want to stand at these, moved as little as needed so that they keep their distance.
 * @param {number[]} wanted
 * @param {number} distance
 * @param {number} lowest the greatest height that is left
 * @returns {number[]}
 */
export function spread(wanted, distance, lowest) {
  const order = wanted.map((_, i) => i).toSorted((a, b) => wanted[a] - wanted[b]);
  const heights = [...wanted];
  order.forEach((at, i) => {
    if (i > 0) heights[at] = Math.max(heights[at], heights[order[i - 1]] + distance);
  });
  order.toReversed().forEach((at, i) => {
    const limit = i === 0 ? lowest : heights[order[order.length - i]] - distance;
    heights[at] = Math.min(heights[at], limit);
  });
  return heights;
}
