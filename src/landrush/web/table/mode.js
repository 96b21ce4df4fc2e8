/** How a table is played, in words. */
import { t } from '../words/words.js';

/**
 * The clock of a table: nothing for none.
 * @param {Record<string, any>} table
 */
export function clockWords(table) {
  const [kind, time = ''] = table.clock.split(' ');
  if (table.mode === 'one-device') return t('web-table-one-device');
  if (kind === 'live') {
    const [bank, increment] = time.split('+').map(Number);
    return t('web-table-live', { minutes: Math.round(bank / 6) / 10, seconds: increment || 0 });
  }
  if (kind === 'correspondence') return t('web-table-correspondence', { hours: Math.round(Number(time) / 3600) });
  return '';
}
