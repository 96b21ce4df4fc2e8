/** How long somebody has, in figures or words. */
import { t } from '../words/words.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Hours, minutes and seconds, or days where it is long. A second that has begun counts.
 * @param {number} left milliseconds
 */
export function told(left) {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * DAY) return t('web-table-days', { n: Math.floor(seconds / DAY) });
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${minutes}` : minutes;
}
