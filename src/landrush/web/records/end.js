/** The end of a game: who won and why, where the points came from, how it went, and how lucky it was. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { once } from '../app/api.js';
import { html } from '../app/html.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';
import { ACCOUNTS, roundEnds } from './accounts.js';
import { BarHatchings, BarTable, Head, LineChart } from './charts.js';
import { signed } from './figures.js';
import { Ranking, Winner } from './ranking.js';

const HUNDREDTHS = 100;
/** Less luck than this, in hundredths of a point, is not told. */
const LEAST_LUCK = 5;

/**
 * @typedef {import('./accounts.js').Accounts} Accounts
 * @typedef {Record<string, any>} Statistics docs/statistics.md
 */

/**
 * Everything about a game that is over.
 * @param {object} props
 * @param {string} props.tableId
 * @param {import('../table/game.js').GameUi} props.game
 * @param {string[]} props.players names by seat
 * @param {number[]} props.scores
 * @param {number[]} props.winners
 * @param {string | null} [props.invite]
 */
export function EndCharts({ tableId, game, players, scores, winners, invite = null }) {
  const found = useSignal(/** @type {{statistics: Statistics, view: any} | null} */ (null));
  const refused = useSignal(null);
  useEffect(() => {
    const more = invite ? `?invite=${invite}` : '';
    const asked = [once(`/tables/${tableId}/statistics${more}`), once(`/tables/${tableId}/replay${more}`)];
    Promise.all(asked).then(
      ([statistics, last]) => {
        found.value = { statistics, view: last.view };
      },
      (error) => {
        refused.value = error.reason;
      },
    );
  }, [tableId]);
  // An automaton has a score, but no seat of its own.
  const names = scores.map((_, seat) => players[seat] ?? t('ui-automaton'));
  if (!found.value) {
    return html`<div class="end-charts">
      <${Winner} winners=${winners} names=${names} />
      <${Refused} reason=${refused.value} />
    </div>`;
  }
  const { statistics, view } = found.value;
  const accounts = ACCOUNTS[game.name];
  return html`<div class="end-charts">
    <${BarHatchings} />
    <section class="end-part"><${Ranking} ...${{ accounts, view, names, winners }} /></section>
    <section class="end-part"><${Sources} ...${{ accounts, statistics, names }} /></section>
    <section class="end-part"><${Course} ...${{ accounts, statistics, names }} /></section>
    <section class="end-part"><${Luck} ...${{ accounts, statistics, names, tableId }} /></section>
    <section class="end-part"><${Things} ...${{ accounts, statistics, names }} /></section>
    <section class="end-part"><${Flows} ...${{ accounts, statistics, names }} /></section>
  </div>`;
}

/** @param {{accounts: Accounts, statistics: Statistics, names: string[]}} props */
function Sources({ accounts, statistics, names }) {
  const columns = names.map((name, seat) => ({ seat, name }));
  const rows = Object.keys(statistics.seats[0].points).map((source) => ({
    name: t(accounts.sources[source]),
    values: statistics.seats.map((/** @type {any} */ seat) => lastOf(seat.points[source])),
  }));
  return html`<${BarTable}
    title=${t(accounts.points)}
    columns=${columns}
    rows=${rows}
    totalName=${t('ui-stat-total')}
  />`;
}

/**
 * A line for each player through the ends of the rounds.
 * @param {Accounts} accounts
 * @param {Statistics} statistics
 * @param {string[]} names
 * @param {(seat: any) => number[]} series after each turn
 */
function lines(accounts, statistics, names, series) {
  const ends = roundEnds(accounts, statistics.turns);
  return {
    steps: ends.map(({ round }) => round),
    lines: names.map((name, seat) => {
      const values = series(statistics.seats[seat]);
      return { seat, name, values: ends.map(({ at }) => values[at] ?? 0) };
    }),
    stepName: t('web-rec-round'),
  };
}

/** @param {{accounts: Accounts, statistics: Statistics, names: string[]}} props */
function Course({ accounts, statistics, names }) {
  const found = lines(accounts, statistics, names, (seat) => added(Object.values(seat.points)));
  return html`<${LineChart} title=${t('web-rec-over-rounds', { what: t(accounts.points) })} ...${found} />`;
}

/** @param {{accounts: Accounts, statistics: Statistics, names: string[]}} props */
function Things({ accounts, statistics, names }) {
  const groups = Object.keys(accounts.groups);
  const shown = useSignal(groups[0]);
  const kinds = accounts.groups[shown.value];
  /** @param {any} seat */
  const held = (seat) => added(kinds.map((kind) => seat.things[kind].course));
  const found = lines(accounts, statistics, names, held);
  return html`<label class="which">
      <span>${t('web-rec-stock')}</span>
      <select
        value=${shown.value}
        onChange=${(/** @type {any} */ event) => (shown.value = event.currentTarget.value)}
      >
        ${groups.map((key) => html`<option value=${key}>${t(key)}</option>`)}
      </select>
    </label>
    <${LineChart} title=${t('web-rec-over-rounds', { what: t(shown.value) })} ...${found} />`;
}

/** @param {{accounts: Accounts, statistics: Statistics, names: string[]}} props */
function Flows({ accounts, statistics, names }) {
  /** @param {any} seat @param {string[]} kinds @param {'gained' | 'given'} way */
  const total = (seat, kinds, way) => kinds.reduce((sum, kind) => sum + seat.things[kind][way], 0);
  return html`<table class="figures by-player">
    <thead>
      <tr>
        <th scope="col"><span class="cap">${t('ui-stat-flows')}</span></th>
        ${names.map((name, seat) => html`<th scope="col"><${Head} seat=${seat} name=${name} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${Object.entries(accounts.groups).map(
        ([key, kinds]) => html`<tr>
          <th scope="row"><span class="cap">${t(key)}</span></th>
          ${statistics.seats.map(
            (/** @type {any} */ seat) =>
              html`<td class="num flow">
                <span>+${total(seat, kinds, 'gained')}</span>${' '}<span>−${total(seat, kinds, 'given')}</span>
              </td>`,
          )}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{accounts: Accounts, statistics: Statistics, names: string[], tableId: string}} props */
function Luck({ accounts, statistics, names, tableId }) {
  if (statistics.seats.some((/** @type {any} */ seat) => !seat.luck.length)) return null;
  /** @param {any} seat */
  const inPoints = (seat) => seat.luck.map((/** @type {number} */ n) => n / HUNDREDTHS);
  const found = lines(accounts, statistics, names, inPoints);
  const told = names.flatMap((_, seat) => outcomes(statistics, seat));
  return html`<${LineChart}
    title=${t('web-rec-over-rounds', { what: t('ui-stat-luck') })}
    ...${found}
    format=${signed}
  />
    <p class="note">${t('web-rec-luck-note')}</p>
    <ul class="outcomes">
      ${told.map(
        ({ key, seat, outcome }) =>
          html`<li>
            <a href="/tables/${tableId}/replay?at=${statistics.line[outcome.entry - 1]}">${t(
              key,
              {
                player: { seat },
                move: outcome.notation,
                entry: String(outcome.entry),
                luck: signed(outcome.luck / HUNDREDTHS),
              },
              names,
            )}</a>
          </li>`,
      )}
    </ul>`;
}

/**
 * A seat's luckiest and unluckiest outcome.
 * @param {Statistics} statistics
 * @param {number} seat
 */
function outcomes(statistics, seat) {
  // keys: ui-stat-lucky ui-stat-unlucky
  const both = [
    { key: 'ui-stat-lucky', seat, outcome: statistics.seats[seat].lucky[0] },
    { key: 'ui-stat-unlucky', seat, outcome: statistics.seats[seat].unlucky[0] },
  ];
  return both.filter(({ outcome }) => outcome && Math.abs(outcome.luck) >= LEAST_LUCK);
}

/**
 * Series added up.
 * @param {number[][]} series
 */
function added(series) {
  return series[0].map((_, i) => series.reduce((sum, each) => sum + each[i], 0));
}

/** @param {number[]} values */
function lastOf(values) {
  return values[values.length - 1] ?? 0;
}
