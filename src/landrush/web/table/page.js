/** The page of a table: where one waits for players, and where one plays. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { address } from '../app/router.js';
import { t } from '../words/words.js';
import { gameUi } from './game.js';
import { LiveTable } from './live.js';
import { Loading } from './loading.js';
import { Play } from './play.js';
import { WaitingRoom } from './waiting.js';

/** @typedef {import('../words/words.js').Said} Said */

/** @param {{params: {id: string}}} props */
export function Page({ params }) {
  const play = useSignal(/** @type {Play | null} */ (null));
  const refused = useSignal(/** @type {Said | null} */ (null));
  useEffect(() => {
    let isLeft = false;
    const invite = address.peek().searchParams.get('invite');
    open(params.id, invite).then(
      (opened) => {
        if (isLeft) opened.close();
        else play.value = opened;
      },
      (error) => {
        refused.value = error.reason ?? { key: 'web-trouble-more' };
      },
    );
    return () => {
      isLeft = true;
      play.value?.close();
    };
  }, [params.id]);
  if (refused.value) return html`<${NoTable} reason=${refused.value} />`;
  if (!play.value) return html`<${Loading} />`;
  const { status } = play.value.table.value;
  if (status === 'open' || status === 'closed') return html`<${WaitingRoom} play=${play.value} />`;
  if (!play.value.latest.value) return html`<${Loading} />`;
  return html`<${LiveTable} play=${play.value} />`;
}

/**
 * @param {string} id
 * @param {string | null} invite
 */
async function open(id, invite) {
  const table = await api.get(`/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`);
  return new Play(await gameUi(table.game), table, invite);
}

/** There is no such table, or it is private and not for this reader. @param {{reason: Said}} props */
function NoTable({ reason }) {
  return html`<${Frame} title=${t(reason.key, reason.params)}>
    <p>${t('web-table-none-more')}</p>
    <p class="row">
      <a class="btn primary" href="/tables">${t('web-nav-tables')}</a>
      <button type="button" onClick=${() => location.reload()}>${t('web-load-again')}</button>
    </p>
  <//>`;
}
