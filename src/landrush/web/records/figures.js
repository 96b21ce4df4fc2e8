/** Numbers as the reader's language writes them. */
import { locale } from '../words/words.js';

/** A share of the victory in whole percent. @param {number} share */
export function percent(share) {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

/** A number with one decimal. @param {number} n */
export function decimal(n) {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
}

/**
 * A number with its sign and at most one decimal; what is rounded to nothing has no sign.
 * @param {number} n
 * @param {(n: number) => string} [write]
 */
export function signed(n, write = plain) {
  const rounded = Math.round(n * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + write(Math.abs(rounded));
}

/** @param {number} n */
function plain(n) {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(n);
}
