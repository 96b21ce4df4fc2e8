/** The best of each game. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { address } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';
import { Nothing } from './nothing.js';

/** @typedef {{person: {id: string, name: string, kind: string}, rating: number, games: number}} Ranked */

// keys: m-title d-title
const GAMES = [['montana', 'm-title'], ['dice-settlers', 'd-title']];

export function Page() {
  const asked = address.value.searchParams.get('game');
  const game = GAMES.some(([name]) => name === asked) ? asked : GAMES[0][0];
  return html`<${Frame} title=${t('web-rec-ratings')}>
    <nav class="rec-games" aria-label=${t('web-rec-game')}>
      ${GAMES.map(
        ([name, key]) =>
          html`<a
            class="btn"
            href="/ratings?game=${name}"
            aria-current=${name === game ? 'page' : undefined}
          >${t(key)}</a>`,
      )}
    </nav>
    <${Ranks} key=${game} game=${game} />
    <details class="panel explained">
      <summary>${t('web-rec-ratings-more')}</summary>
      <p>${t('web-rec-ratings-note')}</p>
    </details>
  <//>`;
}

/** @param {{game: string}} props */
function Ranks({ game }) {
  const people = useSignal(/** @type {Ranked[] | null} */ (null));
  const next = useSignal(/** @type {string | null} */ (null));
  const refused = useSignal(null);
  /** @param {string | null} after */
  const load = async (after) => {
    try {
      const found = await api.get(`/ratings?game=${game}${after ? `&after=${after}` : ''}`);
      people.value = [...(after ? (people.value ?? []) : []), ...found.people];
      next.value = found.next;
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
  };
  useEffect(() => {
    load(null);
  }, []);
  if (!people.value) return html`<${Refused} reason=${refused.value} />`;
  if (!people.value.length) {
    return html`<${Nothing} words=${t('web-rec-no-ratings')} to="/new" label=${t('web-rec-new-table')} />`;
  }
  const ratings = people.value.map((each) => each.rating);
  return html`<section class="panel">
      <table class="figures ranks">
        <thead>
          <tr>
            <th scope="col"><span class="cap">${t('ui-rank')}</span></th>
            <th scope="col"><span class="cap">${t('ui-player')}</span></th>
            <th scope="col"><span class="cap">${t('web-rec-rating')}</span></th>
            <th scope="col"><span class="cap">${t('web-rec-games')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${people.value.map(
            ({ person, rating, games }) => html`<tr
              key=${person.id}
              class=${person.id === me.value?.id ? 'me' : ''}
            >
              <td class="num">${1 + ratings.indexOf(rating)}</td>
              <th scope="row"><a href="/people/${person.id}"><bdi>${person.name}</bdi></a></th>
              <td class="num">${rating}</td>
              <td class="num">${games}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </section>
    ${next.value && html`<button
      type="button"
      onClick=${() => load(next.value)}
    >${t('web-rec-more')}</button>`}
    <${Refused} reason=${refused.value} />`;
}
