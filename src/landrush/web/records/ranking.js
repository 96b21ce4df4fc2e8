/** Who won, and why: places with the values that decide. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';
import { Head } from './charts.js';
import { SeatMark } from '../draw/seat.js';

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : b[at] - a[at];
}

/**
 * Why the best is the best: the first value in which nobody equals it.
 * @param {import('./accounts.js').Accounts} accounts
 * @param {number[][]} values
 */
function reason(accounts, values) {
  const [best, ...rest] = values.toSorted(compare);
  if (rest.some((each) => compare(each, best) === 0)) return t(accounts.shared);
  /** @param {number} at */
  const isAhead = (at) => rest.every((each) => best.slice(0, at + 1).some((n, i) => n !== each[i]));
  const at = Math.max(0, accounts.won.findIndex((_, i) => isAhead(i)));
  return t(accounts.won[at], { n: best[at] });
}

/**
 * @param {object} props
 * @param {import('./accounts.js').Accounts} props.accounts
 * @param {import('../table/scene.js').View} props.view the last position
 * @param {string[]} props.names
 * @param {number[]} props.winners
 */
export function Ranking({ accounts, view, names, winners }) {
  const values = names.map((_, seat) => accounts.values(view, seat));
  const order = names.map((_, seat) => seat).toSorted((a, b) => compare(values[a], values[b]));
  return html`<${Winner} winners=${winners} names=${names} />
    <p class="reason">${reason(accounts, values)}</p>
    <table class="figures places">
      <thead>
        <tr>
          <th scope="col"><span class="cap">${t('ui-rank')}</span></th>
          <th scope="col"><span class="cap">${t('ui-player')}</span></th>
          ${accounts.columns.map((key) => html`<th scope="col"><span class="cap">${t(key)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${order.map((seat) => {
          const place = 1 + values.filter((each) => compare(each, values[seat]) < 0).length;
          return html`<tr key=${seat}>
            <td class="num">${place}</td>
            <th scope="row"><${Head} seat=${seat} name=${names[seat]} /></th>
            ${values[seat].map((n) => html`<td class="num">${n}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>`;
}

/** @param {{winners: number[], names: string[]}} props */
export function Winner({ winners, names }) {
  if (!winners.length) return null;
  const words =
    winners.length === 1
      ? t('log-won', { player: { seat: winners[0] } }, names)
      : t('log-shared', { players: { seats: winners } }, names);
  return html`<p class="winner">${winners.map((seat) => html`<${SeatMark}
    seat=${seat}
    class="m"
  />`)} <span>${words}</span></p>`;
}
