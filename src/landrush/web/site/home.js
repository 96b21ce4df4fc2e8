/** The first page: play now, and the tables that wait. */
import { html } from '../app/html.js';
import { Frame } from '../app/frame.js';
import { Empty, Loaded, useLoaded } from '../app/loaded.js';
import { me } from '../app/person.js';
import { t } from '../words/words.js';
import { GameCard } from './game-card.js';
import { GAMES } from './games.js';
import { Panel } from './parts.js';
import { TableList, urgentFirst } from './table-row.js';

const SHOWN = 6;
const EVERY = 20_000;

export function Page() {
  return html`<${Frame} title="LANDRUSH" class="site home" wide>
    <p class="motto">${t('web-site-motto')}</p>
    <div class="cards">${GAMES.map((game) => html`<${GameCard} game=${game} key=${game.name} />`)}</div>
    ${me.value ? html`<${YourTables} />` : null}
    <${OpenTables} />
  <//>`;
}

function YourTables() {
  const playing = useLoaded('/tables?mine=true&status=playing', { every: EVERY });
  const open = useLoaded('/tables?mine=true&status=open', { every: EVERY });
  const tables = [...(playing.value?.tables ?? []), ...(open.value?.tables ?? [])];
  if (!tables.length) return null;
  return html`<${Panel} title=${t('web-site-your-tables')}
    end=${html`<a href="/tables">${t('web-site-all-tables')}</a>`}>
    <${TableList} tables=${urgentFirst(tables).slice(0, SHOWN)} />
  <//>`;
}

function OpenTables() {
  const open = useLoaded('/tables?status=open', { every: EVERY });
  return html`<${Panel} title=${t('web-site-open-tables')}
    end=${html`<a href="/tables">${t('web-site-all-tables')}</a>`}>
    <${Loaded} of=${open}>${(/** @type {any} */ answer) => {
      const others = answer.tables.filter((/** @type {any} */ table) => !table.mine.length);
      if (others.length) return html`<${TableList} tables=${others.slice(0, SHOWN)} />`;
      return html`<${Empty} drawing="wagon" says=${t('web-site-no-open-tables')}>
        <a class="btn" href="/new">${t('web-site-new-table')}</a>
      <//>`;
    }}<//>
  <//>`;
}
