/** A table that waits for players: who sits there, whom one invites, and how it begins. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { me, somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';
import { address, navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { t } from '../words/words.js';
import { Chat, Say } from './chat.js';
import { Fair } from './fair.js';
import { clockWords } from './mode.js';
import { LEVELS, LevelOptions } from './levels.js';
import { botName } from './names.js';

/** @typedef {import('./play.js').Play} Play */

/** @param {{play: Play}} props */
export function WaitingRoom({ play }) {
  const table = play.table.value;
  const refused = useSignal(/** @type {any} */ (null));
  /** @param {() => Promise<any>} what */
  const ask = async (what) => {
    refused.value = null;
    try {
      const found = await what();
      if (found?.id === play.id) play.table.value = found;
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
  };
  const title = t(`${play.game.letter}-title`);
  if (table.status === 'closed') {
    return html`<${Frame} title=${title}><p>${t('web-table-closed')}</p><p><a class="btn primary"
      href="/tables">${t('web-nav-tables')}</a></p><//>`;
  }
  const facts = [
    t('web-table-count', { n: table.players }),
    clockWords(table),
    table.is_private && t('web-table-private'),
    table.allows_hints && t('web-table-hints'),
  ];
  const isSeated = table.mine.length > 0 && table.seats[table.mine[0]].kind === 'person';
  const isOwner = table.owner !== null && table.owner === me.value?.id;
  return html`<${Frame} title=${title} class="waiting">
    <p class="meta">${facts.filter(Boolean).join(' · ')}</p>
    <${Refused} reason=${refused.value} />
    <section class="panel">
      <h2>${t('web-table-waiting')}</h2>
      <ul class="seats">
        ${table.seats.map((/** @type {any} */ seat) => html`<${Seat} key=${seat.seat} play=${play}
          seat=${seat} isOwner=${isOwner} ask=${ask} />`)}
      </ul>
      <${Actions} play=${play} isSeated=${isSeated} isOwner=${isOwner} ask=${ask} />
    </section>
    ${table.invite && html`<${Invitation} table=${table} />`}
    <section class="panel logp"><h2>${t('web-table-chat')}</h2><${Chat} play=${play} /><${Say} play=${play}
      onSaid=${() => {}} /></section>
    <details class="panel"><summary>${t('web-table-fair')}</summary><${Fair} play=${play} /></details>
  <//>`;
}

/**
 * One seat; the owner may put a bot there.
 * @param {{play: Play, seat: any, isOwner: boolean, ask: (what: () => Promise<any>) => void}} props
 */
function Seat({ play, seat, isOwner, ask }) {
  const isFree = seat.kind === 'open' || seat.kind === 'invited';
  const who = seat.kind === 'bot' ? `bot:${seat.name}` : 'open';
  // A bot of an earlier time is no longer offered, but sits there.
  const isOffered = seat.kind !== 'bot' || LEVELS.includes(seat.name);
  const isOther = seat.person?.id !== me.value?.id;
  /** @param {Event} event */
  const change = (event) => {
    const to = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
    ask(() => api.put(`/tables/${play.id}/seats/${seat.seat}`, { to }));
  };
  return html`<li class=${isFree ? 'free' : ''}>
    <${SeatMark} seat=${seat.seat} class="m" />
    <span class="name"><bdi>${play.players.value[seat.seat]}</bdi>${seat.kind === 'invited' &&
      html` <small>${t('web-table-kept')}</small>`}</span>
    ${isOwner && isOther &&
    html`<select aria-label=${t('web-table-seat', { n: seat.seat + 1 })}
      value=${who} onChange=${change}>
      <option value="open">${t('web-table-free-seat')}</option>
      ${isOffered ? null : html`<option value=${who} selected>${botName(seat.name)}</option>`}
      <${LevelOptions} who=${who} />
    </select>`}
  </li>`;
}

/** @param {{play: Play, isSeated: boolean, isOwner: boolean, ask: (what: () => Promise<any>) => void}} props */
function Actions({ play, isSeated, isOwner, ask }) {
  const table = play.table.value;
  const line = useSignal('');
  const isFull = table.seats.every((/** @type {any} */ seat) => seat.kind === 'person' || seat.kind === 'bot');
  const join = () =>
    ask(async () => {
      await somebody(preferences.value.language);
      const invite = address.value.searchParams.get('invite') ?? undefined;
      return api.post(`/tables/${play.id}/join`, { contribution: line.value, ...(invite && { invite }) });
    });
  const leave = () =>
    ask(async () => {
      await api.post(`/tables/${play.id}/leave`);
      navigate('/tables');
    });
  if (!isSeated) {
    return html`<label class="line">${t('web-table-own-line')}
        <input maxlength="64" value=${line.value}
          onInput=${(/** @type {any} */ event) => (line.value = event.currentTarget.value)} />
      </label>
      <p class="row"><button type="button" class="primary" disabled=${isFull}
        onClick=${join}>${t('web-table-join')}</button></p>`;
  }
  return html`<p role="status">${t(isFull ? 'web-table-full' : 'web-table-waiting-more')}</p>
    <p class="row">
      <button type="button" onClick=${leave}>${t('web-table-leave')}</button>
      ${isOwner && html`<button type="button" class="primary" disabled=${!isFull}
        onClick=${() => ask(() => api.post(`/tables/${play.id}/start`))}>${t('web-table-start')}</button>`}
    </p>`;
}

/** The link by which others come. @param {{table: Record<string, any>}} props */
function Invitation({ table }) {
  const isCopied = useSignal(false);
  const link = `${location.origin}/tables/${table.id}${table.is_private ? `?invite=${table.invite}` : ''}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    isCopied.value = true;
  };
  return html`<section class="panel">
    <h2>${t('web-table-invite')}</h2>
    <div class="row">
      <input class="link" readonly value=${link} aria-label=${t('web-table-invite')}
        onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <button type="button" onClick=${copy}>
        <${Icon} name="share" /> ${t(isCopied.value ? 'web-table-copied' : 'web-table-copy')}</button>
    </div>
  </section>`;
}
