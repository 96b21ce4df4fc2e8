/** A table in a list: the game, how it is played, who sits there, and the way in. */
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { SeatMark, colourOf } from '../draw/seat.js';
import { listed, t } from '../words/words.js';
import { anybody, useDoing } from './doing.js';
import { LEVELS, levelName } from '../table/levels.js';
import { botName } from '../table/names.js';
import { GameMark, gameTitle } from './games.js';

const DAY = 24 * 60 * 60;

/**
 * How much time everybody has, in words.
 * @param {string} clock none, live BANK+INCREMENT or correspondence TIME, in seconds
 */
export function clockWords(clock) {
  const [kind, times = ''] = clock.split(' ');
  const [bank, increment = 0] = times.split('+').map(Number);
  if (kind === 'live') return t('web-site-clock-live', { minutes: Math.round(bank / 60), seconds: increment });
  if (kind !== 'correspondence') return t('web-site-clock-none');
  if (bank < DAY) return t('web-site-clock-hours', { hours: Math.max(1, Math.round(bank / 3600)) });
  return t('web-site-clock-days', { days: Math.round(bank / DAY) });
}

/**
 * Who sits there, in words.
 * @param {any} seat
 */
export function seatName(seat) {
  if (seat.person) return seat.person.name;
  // Among people in a list it must be said.
  if (seat.kind === 'bot' && LEVELS.includes(seat.name)) return t('ui-bot-named', { bot: levelName(seat.name) });
  if (seat.kind === 'bot') return botName(seat.name);
  if (seat.kind === 'name') return seat.name;
  return t(seat.kind === 'vacant' ? 'ui-vacant' : 'web-site-seat-free');
}

/** @param {any} seat */
const isFree = (seat) => seat.kind === 'open' || seat.kind === 'invited';

/**
 * The seats as shapes, free ones dashed, with the names for whoever hears them or points there.
 * @param {{table: any}} props
 */
export function Seats({ table }) {
  const taken = table.seats.filter((/** @type {any} */ seat) => !isFree(seat)).length;
  const names = listed(table.seats.map(seatName));
  return html`<span class="seats" title=${names}>
    <span class="sr">${names}</span>
    ${table.seats.map((/** @type {any} */ seat) =>
      isFree(seat)
        ? html`<${FreeSeat} seat=${seat.seat} key=${seat.seat} />`
        : html`<${SeatMark} seat=${seat.seat} key=${seat.seat} />`,
    )}
    ${table.seats.length > 1 ? html`<span
      class="count">${t('web-site-taken', { taken, n: table.seats.length })}</span>` : null}
  </span>`;
}

/** The outlines of the four seats. @type {Record<string, string>} */
const SHAPES = {
  blue: 'M16 5a11 11 0 110 22a11 11 0 010-22z',
  yellow: 'M16 5L28 26.5H4z',
  green: 'M6 6h20v20H6z',
  red: 'M16 3.5L28.5 16L16 28.5L3.5 16z',
};

/** @param {{seat: number}} props */
export function FreeSeat({ seat }) {
  return html`<svg class="i free" viewBox="0 0 32 32" aria-hidden="true"><path d=${SHAPES[colourOf(seat)]}
    /></svg>`;
}

/** How it is played, in a line. @param {any} table */
function about(table) {
  const parts = [t('web-site-players', { n: table.players }), clockWords(table.clock)];
  if (table.players === 1) parts.splice(0, 1, t('web-site-solo'));
  if (table.mode === 'one-device') parts.push(t('web-site-mode-one-device'));
  if (table.is_rated) parts.push(t('web-site-rated'));
  if (table.allows_hints) parts.push(t('web-table-hints'));
  if (table.is_private) parts.push(t('web-site-private'));
  return parts.join(' · ');
}

/** Whether the reader is asked there. @param {any} table */
export const isMyTurn = (table) => table.status === 'playing' && table.mine.includes(table.asked);

/**
 * @param {{table: any}} props
 */
export function TableRow({ table }) {
  const doing = useDoing();
  const isMine = table.mine.length > 0;
  const canJoin = !isMine && table.status === 'open' && table.seats.some(isFree);
  const named = (/** @type {any} */ seat) => html`<bdi key=${seat.seat}>${seatName(seat)}</bdi>`;
  const join = () =>
    doing.act(async () => {
      await anybody();
      await api.post(`/tables/${table.id}/join`, {});
      navigate(`/tables/${table.id}`);
    });
  const isOther = (/** @type {any} */ seat) => !table.mine.includes(seat.seat) && !isFree(seat);
  const others = table.seats.filter(isOther);
  return html`<li class="row ${isMyTurn(table) ? 'waits' : ''}">
    <${GameMark} game=${table.game} />
    <div class="what">
      <b>${gameTitle(table.game)}</b>
      <span>${about(table)}</span>
      ${others.length ? html`<span class="with">${others.map(named)}</span>` : null}
      <${Refused} reason=${doing.reason} />
    </div>
    <${Seats} table=${table} />
    ${canJoin
      ? html`<button type="button" class="go" disabled=${doing.isBusy}
        onClick=${join}>${t('web-site-join')}</button>`
      : html`<a class="btn go ${isMyTurn(table) ? 'primary' : ''}" href="/tables/${table.id}">
          ${wayIn(table, isMine)}
        </a>`}
  </li>`;
}

/**
 * @param {any} table
 * @param {boolean} isMine
 */
function wayIn(table, isMine) {
  if (isMyTurn(table)) return html`<${Icon} name="play" class="s" />${t('web-site-your-turn')}`;
  if (isMine) return t(table.status === 'playing' ? 'web-site-go-on' : 'web-site-look');
  return t(table.status === 'playing' ? 'web-site-watch' : 'web-site-look');
}

/**
 * Tables in the order of what waits for the reader.
 * @param {any[]} tables
 */
export function urgentFirst(tables) {
  const rank = (/** @type {any} */ table) => (isMyTurn(table) ? 0 : table.status === 'playing' ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

/** @param {{tables: any[]}} props */
export function TableList({ tables }) {
  return html`<ul class="rows">${tables.map((table) => html`<${TableRow} table=${table} key=${table.id}
    />`)}</ul>`;
}
