/** Who sits where, in words: the same everywhere on the page. */
import { hasWords, t } from '../words/words.js';
import { LEVELS, levelName } from './levels.js';

/**
 * @typedef {Record<string, any>} TableInfo as of GET /api/tables/{id}
 */

/**
 * Names by seat: people by their names, bots by their kind, several people at one device by their colours. Seats after
 * those of the table belong to the automaton.
 * @param {TableInfo} table
 * @param {number} seats how many seats the position has
 * @returns {string[]}
 */
export function names(table, seats = 0) {
  const count = Math.max(seats, table.seats.length);
  const plain = Array.from({ length: count }, (_, seat) => nameOf(table, seat));
  const isOnce = plain.map((name) => plain.indexOf(name) === plain.lastIndexOf(name));
  return plain.map((name, seat) => {
    if (isOnce[seat] || table.seats[seat]?.kind === 'open') return name;
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return t('web-table-numbered', { name, n: before + 1 });
  });
}

/**
 * @param {TableInfo} table
 * @param {number} seat
 */
function nameOf(table, seat) {
  const found = table.seats[seat];
  if (!found) return t('ui-automaton');
  // keys: ui-colour-1 ui-colour-2 ui-colour-3 ui-colour-4
  if (table.mode === 'one-device' && found.kind === 'person' && peopleAt(table) > 1) return t(`ui-colour-${seat + 1}`);
  if (found.kind === 'bot') return found.person?.name ?? botName(found.name);
  if (found.kind === 'vacant') return found.person?.name ?? t('ui-vacant');
  if (found.kind === 'open') return t('web-table-free-seat');
  return found.person?.name ?? found.name;
}

/**
 * A bot in words.
 * @param {string} name as the server names it
 */
export function botName(name) {
  if (LEVELS.includes(name)) return levelName(name);
  // keys: web-table-bot-greedy web-table-bot-random
  const key = `web-table-bot-${name}`;
  return hasWords(key) ? t(key) : t('ui-bot-named', { bot: name });
}

/** @param {TableInfo} table */
function peopleAt(table) {
  return table.seats.filter((/** @type {any} */ seat) => seat.kind === 'person').length;
}
