/** Somebody's page: ratings, games, and against whom. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { Empty, Loaded, useLoaded } from '../app/loaded.js';
import { me } from '../app/person.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { locale, t } from '../words/words.js';
import { useDoing } from './doing.js';
import { GAMES, GameMark, gameTitle } from './games.js';
import { Panel, Select, into } from './parts.js';
import { PlayedRow } from './played-row.js';

/** @param {{params: {id: string}}} props */
export function Page({ params: { id } }) {
  const profile = useLoaded(`/people/${id}`);
  const isMe = me.value?.id === id;
  const name = profile.value?.name ?? t('web-profile');
  const actions = isMe ? html`<a class="btn" href="/settings"><${Icon} name="settings"
    />${t('web-settings')}</a>` : null;
  return html`<${Frame} class="site" title=${name} actions=${actions}>
    <${Loaded} of=${profile}>${(/** @type {any} */ person) => html`
      <${About} person=${person} isMe=${isMe} />
      <${Ratings} id=${id} />
      <${Games} id=${id} isMe=${isMe} />`}<//>
  <//>`;
}

/** @param {{person: any, isMe: boolean}} props */
function About({ person, isMe }) {
  // keys: web-site-kind-guest web-site-kind-account web-site-kind-bot
  const dates = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  const since = dates.format(new Date(person.created));
  const parts = [t(`web-site-kind-${person.kind}`), t('web-site-since', { date: since })];
  if (person.owner) parts.push(t('web-site-owned-by', { name: person.owner }));
  if (person.is_closed) parts.push(t('web-site-closed'));
  return html`<div class="about">
    <p>${parts.join(' · ')}</p>
    ${isMe && person.kind === 'guest'
      ? html`<p>${t('web-site-claim-does')} <a href="/sign-in">${t('web-site-create-account')}</a></p>`
      : null}
    ${me.value && !isMe && !person.is_closed ? html`<${Mute} id=${person.id} />` : null}
  </div>`;
}

/** @param {{id: string}} props */
function Mute({ id }) {
  const muted = useLoaded('/me/mutes');
  const doing = useDoing();
  if (!muted.value) return null;
  const isMuted = muted.value.some((/** @type {any} */ each) => each.id === id);
  const change = () =>
    doing.act(async () => {
      await (isMuted ? api.delete(`/me/mutes/${id}`) : api.put(`/me/mutes/${id}`));
      await muted.again();
    });
  return html`<div class="acts">
    <button type="button" disabled=${doing.isBusy}
      onClick=${change}>${t(isMuted ? 'web-site-unmute' : 'web-site-mute')}</button>
    <${Refused} reason=${doing.reason} />
  </div>`;
}

/** @param {{id: string}} props */
function Ratings({ id }) {
  const ratings = useLoaded(`/people/${id}/ratings`);
  return html`<${Panel} title=${t('web-nav-ratings')}>
    <${Loaded} of=${ratings}>${(/** @type {any[]} */ found) =>
      found.length
        ? html`<ul class="ratings">
            ${found.map(
              (each) => html`<li key=${each.game}>
                <${GameMark} game=${each.game} />
                <div>
                  <a href="/ratings?game=${each.game}">${gameTitle(each.game)}</a>
                  <span class="hint">${t('web-site-rated-games', { n: each.games })}</span>
                </div>
                <span class="figure">${each.rating}</span>
              </li>`,
            )}
          </ul>`
        : html`<p class="hint">${t('web-site-no-ratings')}</p>`}<//>
  <//>`;
}

// keys: web-site-result-won web-site-result-shared web-site-result-lost
const RESULTS = ['won', 'shared', 'lost'];

/** @param {{id: string, isMe: boolean}} props */
function Games({ id, isMe }) {
  const game = useSignal('');
  const result = useSignal('');
  const isAgainstMe = useSignal(false);
  const later = useSignal({ path: '', games: /** @type {any[]} */ ([]), next: /** @type {string | null} */ (null) });
  const query = new URLSearchParams();
  if (game.value) query.set('game', game.value);
  if (result.value) query.set('result', result.value);
  if (isAgainstMe.value && me.value) query.set('against', me.value.id);
  const path = `/people/${id}/games?${query}`;
  const first = useLoaded(path);
  const goOn = async (/** @type {string} */ after) => {
    const { games, next } = await api.get(`${path}&after=${after}`);
    const before = later.value.path === path ? later.value.games : [];
    later.value = { path, games: [...before, ...games], next };
  };
  const any = { value: '', words: t('web-site-any') };
  return html`<${Panel} title=${t('web-site-games')}>
    <div class="filters" role="group" aria-label=${t('web-site-filter')}>
      <${Select} label=${t('web-site-game')} value=${game.value} onChange=${into(game)}
        options=${[any, ...GAMES.map(({ name }) => ({ value: name, words: gameTitle(name) }))]} />
      <${Select} label=${t('web-site-result')} value=${result.value} onChange=${into(result)}
        options=${[any, ...RESULTS.map((each) => ({ value: each, words: t(`web-site-result-${each}`) }))]} />
      ${me.value && !isMe
        ? html`<${Select} label=${t('web-site-against')} value=${isAgainstMe.value}
          onChange=${into(isAgainstMe)}
            options=${[{ value: false, words: t('web-site-anybody') }, { value: true, words: t('web-site-seat-you') }]} />`
        : null}
    </div>
    <${Loaded} of=${first}>${(/** @type {any} */ answer) => {
      const more = later.value.path === path ? later.value : { games: [], next: answer.next };
      const games = [...answer.games, ...more.games];
      if (!games.length) {
        return html`<${Empty} drawing="wagon"
          says=${t(query.size ? 'web-site-nothing-found' : 'web-site-no-games')}>
          ${isMe ? html`<a class="btn" href="/">${t('web-site-play-now')}</a>` : null}
        <//>`;
      }
      const { next } = more;
      return html`<ul class="rows">${games.map((played) => html`<${PlayedRow} played=${played}
        key=${played.table.id} />`)}</ul>
        ${next ? html`<p class="more"><button type="button"
          onClick=${() => goOn(next)}>${t('web-site-more')}</button></p>` : null}`;
    }}<//>
  <//>`;
}
