/** The lobby: own tables, tables that wait for players, games to watch. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { Empty, Loaded, useLoaded } from '../app/loaded.js';
import { me } from '../app/person.js';
import { address, navigate } from '../app/router.js';
import { t } from '../words/words.js';
import { GAMES, gameTitle } from './games.js';
import { Panel, Select } from './parts.js';
import { TableList, urgentFirst } from './table-row.js';

const EVERY = 10_000;
// keys: web-site-clock-kind-none web-site-clock-kind-live web-site-clock-kind-correspondence
const CLOCKS = ['none', 'live', 'correspondence'];

export function Page() {
  const chosen = address.value.searchParams;
  const filter = new URLSearchParams();
  for (const name of ['game', 'players', 'clock']) {
    const value = chosen.get(name);
    if (value) filter.set(name, value);
  }
  const pathOf = (/** @type {string} */ more) => `/tables?${more}${filter.size ? `&${filter}` : ''}`;
  const actions = html`<a class="btn primary" href="/new">${t('web-site-new-table')}</a>`;
  return html`<${Frame} class="site" title=${t('web-nav-tables')} actions=${actions}>
    <${Filters} filter=${filter} />
    ${me.value ? html`<${Own} playing=${pathOf('mine=true&status=playing')}
      open=${pathOf('mine=true&status=open')} />` : null}
    <${Others} title=${t('web-site-open-tables')} path=${pathOf('status=open')} none="web-site-no-open-tables"
      isFiltered=${filter.size > 0} />
    <${Others} title=${t('web-site-going-on')} path=${pathOf('status=playing')}
      none="web-site-nothing-going-on" isFiltered=${filter.size > 0} />
  <//>`;
}

/** @param {{filter: URLSearchParams}} props */
function Filters({ filter }) {
  const change = (/** @type {string} */ name) => (/** @type {string} */ value) => {
    const changed = new URLSearchParams(filter);
    if (value) changed.set(name, value);
    else changed.delete(name);
    navigate(`/tables${changed.size ? `?${changed}` : ''}`, { replace: true });
  };
  const any = { value: '', words: t('web-site-any') };
  return html`<div class="filters" role="group" aria-label=${t('web-site-filter')}>
    <${Select} label=${t('web-site-game')} value=${filter.get('game') ?? ''} onChange=${change('game')}
      options=${[any, ...GAMES.map(({ name }) => ({ value: name, words: gameTitle(name) }))]} />
    <${Select} label=${t('web-site-players-label')} value=${filter.get('players') ?? ''}
      onChange=${change('players')}
      options=${[any, ...['1', '2', '3', '4'].map((n) => ({ value: n, words: n }))]} />
    <${Select} label=${t('web-site-clock')} value=${filter.get('clock') ?? ''} onChange=${change('clock')}
      options=${[any, ...CLOCKS.map((kind) => ({ value: kind, words: t(`web-site-clock-kind-${kind}`) }))]} />
  </div>`;
}

/** @param {{playing: string, open: string}} props */
function Own({ playing, open }) {
  const going = useLoaded(playing, { every: EVERY });
  const waiting = useLoaded(open, { every: EVERY });
  const tables = [...(going.value?.tables ?? []), ...(waiting.value?.tables ?? [])];
  if (!tables.length) return null;
  return html`<${Panel} title=${t('web-site-your-tables')}><${TableList} tables=${urgentFirst(tables)}
    /><//>`;
}

/** @param {{title: string, path: string, none: string, isFiltered: boolean}} props */
function Others({ title, path, none, isFiltered }) {
  const first = useLoaded(path, { every: EVERY });
  /** @type {{path: string, tables: any[], next: string | null | undefined}} */
  const nothing = { path, tables: [], next: undefined };
  const more = useSignal(nothing);
  const later = more.value.path === path ? more.value : nothing;
  const goOn = async (/** @type {string} */ after) => {
    const { tables, next } = await api.get(`${path}&after=${after}`);
    more.value = { path, tables: [...later.tables, ...tables], next };
  };
  return html`<${Panel} title=${title}>
    <${Loaded} of=${first}>${(/** @type {any} */ answer) => {
      const tables = [...answer.tables, ...later.tables].filter((table) => !table.mine.length);
      const next = later.next === undefined ? answer.next : later.next;
      if (!tables.length) {
        return html`<${Empty} drawing="wagon" says=${t(isFiltered ? 'web-site-nothing-found' : none)}>
          ${isFiltered
            ? html`<a class="btn" href="/tables">${t('web-site-show-all')}</a>`
            : html`<a class="btn" href="/new">${t('web-site-new-table')}</a>`}
        <//>`;
      }
      return html`<${TableList} tables=${tables} />
        ${next ? html`<p class="more"><button type="button"
          onClick=${() => goOn(next)}>${t('web-site-more')}</button></p>` : null}`;
    }}<//>
  <//>`;
}
