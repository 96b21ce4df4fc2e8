/** The archive: games that are over, and records from elsewhere. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { address } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';
import { GameRow } from './archive-row.js';
import { Filters } from './filters.js';
import { Import } from './import.js';
import { Nothing } from './nothing.js';
import { FILTERS, query } from './query.js';

/** @typedef {Record<string, any>} TableInfo */

export function Page() {
  return html`<${Frame} title=${t('web-nav-archive')} class="archive">
    <p class="lead">${t('web-rec-archive-more')}</p>
    <${Filters} />
    <${Games} />
    <${Import} />
  <//>`;
}

function Games() {
  const tables = useSignal(/** @type {TableInfo[] | null} */ (null));
  const next = useSignal(/** @type {string | null} */ (null));
  const refused = useSignal(null);
  const asked = address.value.search;
  const person = me.value?.id;
  /** @param {string | null} after */
  const load = async (after) => {
    try {
      const found = await api.get(query(address.value.searchParams, person, after));
      // Somebody may have asked for others meanwhile.
      if (address.value.search !== asked) return;
      const rows = found.tables ?? found.games.map((/** @type {any} */ each) => each.table);
      tables.value = after ? [...(tables.value ?? []), ...rows] : rows;
      next.value = found.next;
      refused.value = null;
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
  };
  useEffect(() => {
    load(null);
  }, [asked, person]);
  const isFiltered = FILTERS.some((name) => address.value.searchParams.get(name));
  return html`<${Refused} reason=${refused.value} />
    ${tables.value &&
    (tables.value.length
      ? html`<ul class="rec-rows" aria-label=${t('web-nav-archive')}>
            ${tables.value.map((table) => html`<${GameRow} key=${table.id} table=${table} />`)}
          </ul>
          ${next.value && html`<button
            type="button"
            onClick=${() => load(next.value)}
          >${t('web-rec-more')}</button>`}`
      : isFiltered
        ? html`<${Nothing} words=${t('web-rec-none')} to="/archive" label=${t('web-rec-clear')} />`
        : html`<${Nothing} words=${t('web-rec-empty')} to="/new" label=${t('web-rec-new-table')} />`)}`;
}
