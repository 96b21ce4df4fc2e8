/** How chance is fair: what was committed to, what players added, and how it is checked at the end. */
import { html } from '../app/html.js';
import { SeatMark } from '../draw/seat.js';
import { t } from '../words/words.js';

/** @param {{play: import('./play.js').Play}} props */
export function Fair({ play }) {
  const table = play.table.value;
  /** @type {any[]} */
  const seats = table.seats;
  const lines = seats.filter((seat) => seat.contribution);
  return html`<div class="fair">
    <p>${t('web-table-fair-seed')}</p>
    <p><code class="hash">${table.commitment}</code></p>
    <p>${t('web-table-fair-lines')}</p>
    ${lines.length > 0 &&
    html`<ul>
      ${lines.map(
        ({ seat, contribution }) => html`<li>
          <${SeatMark} seat=${seat} /> <bdi>${play.players.value[seat]}</bdi>: <q>${contribution}</q>
        </li>`,
      )}
    </ul>`}
    <p>${t('web-table-fair-check')}</p>
    ${play.isOver.value && html`<p><a class="btn" href="/api/tables/${play.id}/record"
      download="${play.id}.game">${t('web-table-record')}</a></p>`}
  </div>`;
}
