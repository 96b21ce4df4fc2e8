/** A game that is over, on the page of somebody who played it. */
import { html } from '../app/html.js';
import { PlayerName } from '../draw/seat.js';
import { locale, t } from '../words/words.js';
import { GameMark, gameTitle } from './games.js';
import { seatName } from './table-row.js';

/** @param {{played: any}} props */
export function PlayedRow({ played }) {
  const { table, own, gain } = played;
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(table.ended);
  return html`<li class="row">
    <${GameMark} game=${table.game} />
    <div class="what">
      <b>${gameTitle(table.game)}</b>
      <span>${date}</span>
      <ul class="with">
        ${table.seats.map(
          (/** @type {any} */ seat) => html`<li key=${seat.seat}>
            <${Named} seat=${seat} />
            ${table.scores ? html`<span class="score">${table.scores[seat.seat]}</span>` : null}
          </li>`,
        )}
      </ul>
    </div>
    <div class="result">
      ${own.map((/** @type {any} */ each) =>
        each.result ? html`<span class="chip ${each.result}"
          key=${each.seat}>${t(`web-site-result-${each.result}`)}</span>` : null,
      )}
      ${gain === null ? null : html`<span class="gain"
        title=${t('web-site-gain')}>${gain < 0 ? '−' : '+'}${Math.abs(gain)}</span>`}
    </div>
    <a class="btn go" href="/tables/${table.id}/replay">${t('web-site-replay')}</a>
  </li>`;
}

/** @param {{seat: any}} props */
function Named({ seat }) {
  const name = html`<${PlayerName} seat=${seat.seat} name=${seatName(seat)} />`;
  return seat.person ? html`<a href="/people/${seat.person.id}">${name}</a>` : name;
}
