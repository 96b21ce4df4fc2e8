/** The line on which a replay is steered: a tick for each round, a mark for each key move. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { html } from '../app/html.js';
import { say, t } from '../words/words.js';
import { ACCOUNTS, roundEnds } from './accounts.js';
import { useWidth } from './width.js';

/** @typedef {import('./still.js').Still} Still */

const KNOB = 10;
const MIDDLE = 24;

/** @param {{still: Still}} props */
export function Scrubber({ still }) {
  const [element, width] = useWidth(400);
  const marks = useMarks(still);
  const last = Math.max(1, still.last.value);
  const x = (/** @type {number} */ at) => KNOB + ((width - 2 * KNOB) * at) / last;
  return html`<div class="scrub" ref=${element}>
    <svg width=${width} height="40" aria-hidden="true">
      <path class="trk" d="M${KNOB} ${MIDDLE}H${width - KNOB}" />
      <path class="trk on" d="M${KNOB} ${MIDDLE}H${x(still.at.value)}" />
      ${marks.rounds.map((at) => html`<path class="tick" d="M${x(at)} ${MIDDLE - 8}v16" />`)}
      ${marks.keys.map(
        ({ at, words }) => html`<path
          class="key"
          d="M${x(at) - 6} 2h12l-6 9z"
        ><title>${words}</title></path>`,
      )}
    </svg>
    <input
      type="range"
      min="0"
      max=${last}
      step="1"
      value=${still.at.value}
      aria-label=${t('web-rec-position')}
      aria-valuetext=${positionWords(still)}
      onInput=${(/** @type {any} */ event) => still.go(Number(event.currentTarget.value))}
    />
    <ul class="sr">
      ${marks.keys.map(
        ({ at, words }) =>
          html`<li key=${`${at}${words}`}><button
            type="button"
            tabindex="-1"
            onClick=${() => still.go(at)}
          >${words}</button></li>`,
      )}
    </ul>
  </div>`;
}

/**
 * Where the replay stands, in words.
 * @param {Still} still
 */
export function positionWords(still) {
  const where = t('web-rec-at', { n: still.at.value, all: still.last.value });
  const view = still.view.value;
  return view ? `${where} · ${say(still.game.progress(view), still.players.value)}` : where;
}

/**
 * Rounds and key moves, once the statistics have come.
 * @param {Still} still
 * @returns {{rounds: number[], keys: {at: number, words: string}[]}}
 */
function useMarks(still) {
  const found = useSignal(/** @type {any} */ (null));
  useEffect(() => {
    still.ask('statistics', {}).then((statistics) => (found.value = statistics), () => {});
  }, [still]);
  if (!found.value) return { rounds: [], keys: [] };
  const accounts = ACCOUNTS[still.game.name];
  const { turns, line, seats } = found.value;
  /** What the statistics call an entry, by its number in the record. @param {number} entry */
  const step = (entry) => line[entry - 1] ?? 0;
  return {
    rounds: roundEnds(accounts, turns).map(({ at }) => step(turns[at].entries)),
    keys: seats.flatMap((/** @type {any} */ seat, /** @type {number} */ number) => {
      const best = bestTurn(seat, turns);
      const words = t('web-rec-key-points', { player: { seat: number } }, still.players.value);
      return best === null ? [] : [{ at: step(best), words }];
    }),
  };
}

/**
 * The number of entries at the end of the turn that brought a seat most points, or null.
 * @param {any} seat
 * @param {{entries: number}[]} turns
 * @returns {number | null}
 */
function bestTurn(seat, turns) {
  /** @type {number[][]} */
  const sources = Object.values(seat.points);
  const totals = turns.map((_, i) => sources.reduce((sum, series) => sum + series[i], 0));
  const gains = totals.map((total, i) => (i ? total - totals[i - 1] : 0));
  const most = Math.max(0, ...gains);
  return most > 0 ? turns[gains.indexOf(most)].entries : null;
}
