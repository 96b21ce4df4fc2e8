/** The end: a sheet from below, over which the board stays visible. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { navigate } from '../app/router.js';
import { Icon, IconButton } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { t } from '../words/words.js';

/** @typedef {import('./play.js').Play} Play */

/** @param {{play: Play, onClose: () => void}} props */
export function EndSheet({ play, onClose }) {
  const { winners } = /** @type {import('./scene.js').View} */ (play.view.value);
  return html`<section class="end-sheet" role="dialog" aria-label=${t('web-table-result')}>
    <header>
      <h2>
        ${winners.map((seat) => html`<${SeatMark} seat=${seat} class="l" />`)}
        <span>${headline(play)}</span>
      </h2>
      <${IconButton} name="chevron" label="web-table-to-board" class="quiet" onClick=${onClose} />
    </header>
    <div class="inside"><${Charts} play=${play} /></div>
    <${Next} play=${play} />
  </section>`;
}

/** Who won, as the reader would say it. @param {Play} play */
function headline(play) {
  const { winners } = /** @type {import('./scene.js').View} */ (play.view.value);
  const own = play.mine.value;
  const players = play.players.value;
  const isSolo = play.table.value.seats.length < players.length;
  if (own.length === 1 && isSolo) return t(winners.includes(own[0]) ? 'web-table-solo-won' : 'web-table-solo-lost');
  if (own.length === 1 && winners.length === 1 && winners[0] === own[0]) return t('web-table-you-won');
  if (winners.length === 1) return t('log-won', { player: { seat: winners[0] } }, players);
  return t('log-shared', { players: { seats: winners } }, players);
}

/** The statistics, which come with the end only. @param {{play: Play}} props */
function Charts({ play }) {
  const part = useSignal(/** @type {typeof import('../records/end.js') | null} */ (null));
  useEffect(() => {
    import('../records/end.js').then(
      (found) => (part.value = found),
      () => (play.refused.value = { key: 'web-trouble-more' }),
    );
  }, []);
  if (!part.value) return null;
  const { scores, winners } = /** @type {import('./scene.js').View} */ (play.view.value);
  return html`<${part.value.EndCharts}
    tableId=${play.id}
    game=${play.game}
    players=${play.players.value}
    scores=${scores}
    winners=${winners}
    invite=${play.invite}
  />`;
}

/** What can be done now. @param {{play: Play}} props */
function Next({ play }) {
  const isBusy = useSignal(false);
  const { id } = play;
  const { rematch, is_imported: isImported } = play.table.value;
  const again = async () => {
    isBusy.value = true;
    try {
      navigate(`/tables/${(await api.post(`/tables/${id}/rematch`)).id}`);
    } catch (error) {
      play.refused.value = /** @type {any} */ (error).reason;
    }
    isBusy.value = false;
  };
  return html`<footer class="row">
    <a class="btn" href="/">${t('web-go-home')}</a>
    <a class="btn" href="/tables/${id}/replay"><${Icon} name="play" /> ${t('web-table-replay')}</a>
    <a class="btn" href="/tables/${id}/analysis">${t('web-rec-analysis')}</a>
    ${play.mine.value.length > 0 && !isImported &&
    html`<button type="button" class="primary" disabled=${isBusy.value}
      onClick=${again}>${t(rematch ? 'web-table-rematch-join' : 'web-table-rematch')}</button>`}
  </footer>`;
}
