/** A game of the archive: who played, who won, and the way to its replay. */
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { address } from '../app/router.js';
import { Icon } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { names } from '../table/names.js';
import { locale, t } from '../words/words.js';
import { filter } from './filters.js';

/** What stands for a game, and the letter of its keys. @type {Record<string, [string, string]>} */
const GAMES = { montana: ['wagon', 'm'], 'dice-settlers': ['dice-limit', 'd'] };

/** @param {{table: Record<string, any>}} props */
export function GameRow({ table }) {
  const [symbol, letter] = GAMES[table.game];
  const called = names(table, table.scores?.length ?? 0);
  const title = t(`${letter}-title`);
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(table.ended);
  // keys: m-title d-title
  return html`<li class="rec-row">
    <${Icon} name=${symbol} class="picture" />
    <div class="what">
      <b>${title}</b>
      <span>
        <time datetime=${new Date(table.ended).toISOString()}>${day}</time>
        ${table.is_rated && html` · ${t('web-rec-rated')}`}
      </span>
    </div>
    <ul class="players">
      ${called.map((name, seat) => html`<${Player} key=${seat} ...${{ table, name, seat }} />`)}
    </ul>
    <a
      class="btn"
      href="/tables/${table.id}/replay"
      aria-label="${t('web-rec-watch')}: ${title}, ${called.join(', ')}, ${day}"
    >${t('web-rec-watch')}</a>
  </li>`;
}

/** @param {{table: Record<string, any>, name: string, seat: number}} props */
function Player({ table, name, seat }) {
  const person = table.seats[seat]?.person;
  const isWinner = table.winners?.includes(seat);
  return html`<li class=${isWinner ? 'won' : ''}>
    <${SeatMark} seat=${seat} class="s" />
    ${person ? html`<${Narrow} person=${person} />` : html`<bdi>${name}</bdi>`}
    ${table.scores && html`<b class="num">${table.scores[seat]}</b>`}
    ${isWinner && html`<${Icon} name="control" class="s" label=${t('web-rec-won')} />`}
  </li>`;
}

/**
 * A name narrows the list to the games of that person, and then to those against another one.
 * @param {{person: {id: string, name: string}}} props
 */
function Narrow({ person }) {
  const chosen = address.value.searchParams.get('person');
  const isSecond = chosen !== null && chosen !== person.id;
  const words = t(isSecond ? 'web-rec-only-against' : 'web-rec-only', { name: person.name });
  if (chosen === person.id || (isSecond && address.value.searchParams.get('against') === person.id)) {
    return html`<bdi class=${me.value?.id === person.id ? 'me' : ''}>${person.name}</bdi>`;
  }
  const narrow = () => filter(isSecond ? { against: person.id } : { person: person.id });
  return html`<button
    type="button"
    class="person-name"
    title=${words}
    aria-label=${words}
    onClick=${narrow}
  ><bdi>${person.name}</bdi></button>`;
}
