/** How well each seat played, and what made its chance of victory change. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';
import { Head } from './charts.js';
import { decimal, signed } from './figures.js';

/** @typedef {import('./analysis.js').Analysis} Analysis */

/** What adds up from the chance at the start to that at the end. */
const PARTS = ['skill', 'gifts', 'luck', 'rest'];
export const GRADES = ['blunder', 'mistake', 'inaccuracy'];

/** @param {{analysis: Analysis, players: string[]}} props */
export function Figures({ analysis: { seats, mistakes }, players }) {
  // keys: ui-analyse-accuracy ui-analyse-start ui-analyse-skill ui-analyse-gifts ui-analyse-luck
  // keys: ui-analyse-rest ui-analyse-end ui-analyse-decisions
  // keys: ui-analyse-blunder ui-analyse-mistake ui-analyse-inaccuracy
  /** @type {[string, (seat: any, number: number) => string | number][]} */
  const rows = [
    ['accuracy', (seat) => (seat.accuracy === null ? '–' : decimal(seat.accuracy))],
    ['start', (seat) => decimal(100 * seat.start)],
    ...PARTS.map(
      (part) =>
        /** @type {[string, (seat: any) => string]} */ ([part, (seat) => signed(100 * seat[part], decimal)]),
    ),
    ['end', (seat) => decimal(100 * seat.end)],
    ['decisions', (seat) => seat.decisions],
    ...GRADES.map(
      (grade) =>
        /** @type {[string, (seat: any, number: number) => number]} */ ([
          grade,
          (_, number) =>
            mistakes.filter((/** @type {any} */ each) => each.seat === number && each.grade === grade).length,
        ]),
    ),
  ];
  return html`<table class="figures by-player analysed">
    <caption class="sr">${t('web-rec-skill-and-luck')}</caption>
    <thead>
      <tr>
        <td></td>
        ${players.map((name, seat) => html`<th scope="col"><${Head} seat=${seat} name=${name} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, cell]) => html`<tr class=${name}>
          <th scope="row"><span class="cap">${t(`ui-analyse-${name}`)}</span></th>
          ${seats.map((/** @type {any} */ seat, /** @type {number} */ n) => html`<td
            class="num"
          >${cell(seat, n)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
