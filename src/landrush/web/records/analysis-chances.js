/** Each seat's chance of victory over the game: areas upon each other in the colours and hatchings of the seats. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { navigate } from '../app/router.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { t } from '../words/words.js';
import { Head } from './charts.js';
import { percent } from './figures.js';
import { useWidth } from './width.js';

/**
 * @typedef {import('./analysis.js').Analysis} Analysis
 * @typedef {{entry: number, shares: number[]}} Point
 * @typedef {(at: number, seat?: number) => string} Link
 */

const HEIGHT = 240;
const TOP = 8;
const FOOT = 8;
const LEFT = 46;
/** Half of what one would drag. */
const RIGHT = 10;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
/** Pixels between two points that are drawn. */
const FINEST = 4;
/** So many rows has the table at most. */
const ROWS = 25;

/** @param {{analysis: Analysis, players: string[], link: Link}} props */
export function Chances({ analysis, players, link }) {
  /** @type {Point[]} */
  const course = analysis.course;
  const isTable = useSignal(false);
  const at = useSignal(course.length - 1);
  const title = t('web-rec-chances');
  const point = course[at.value];
  return html`<figure class="chart-box chances">
    <figcaption>
      <h2>${title}</h2>
      <button
        type="button"
        class="quiet small"
        aria-pressed=${isTable.value}
        onClick=${() => (isTable.value = !isTable.value)}
      >
        ${t('web-rec-as-table')}
      </button>
    </figcaption>
    ${isTable.value
      ? html`<${ChanceTable} ...${{ title, course, players, link }} />`
      : html`<${Areas} ...${{ title, course, players, link, at }} />
          <div class="chosen">
            <ul class="shares">
              ${players.map(
                (name, seat) => html`<li key=${seat}>
                  <${SeatMark} seat=${seat} class="s" /> <bdi>${name}</bdi>
                  <b class="num">${percent(point.shares[seat])}</b>
                </li>`,
              )}
            </ul>
            <span class="note">${t('web-rec-at', { n: point.entry, all: course[course.length - 1].entry })}</span>
            <a class="btn" href=${link(point.entry)}>${t('web-rec-show-position')}</a>
          </div>`}
  </figure>`;
}

/**
 * The drawing under a slider: the mouse points, a click or Enter goes there, arrows move.
 * @param {{title: string, course: Point[], players: string[], link: Link,
 *   at: import('@preact/signals').Signal<number>}} props
 */
function Areas({ title, course, players, link, at }) {
  const [element, width] = useWidth(700);
  const last = course.length - 1;
  const x = (/** @type {number} */ i) => LEFT + ((width - LEFT - RIGHT) * i) / Math.max(1, last);
  const y = (/** @type {number} */ share) => TOP + (HEIGHT - TOP - FOOT) * share;
  /** What the seats before this one have together. @param {number[]} shares @param {number} seat */
  const above = (shares, seat) => shares.slice(0, seat).reduce((sum, share) => sum + share, 0);
  const drawn = thinned(course, Math.round((width - LEFT - RIGHT) / FINEST));
  /** @param {number} seat */
  const edge = (seat) => drawn.map(({ i, shares }) => `${x(i).toFixed(1)},${y(above(shares, seat)).toFixed(1)}`);
  /** @param {PointerEvent} event */
  const pointed = (event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const share = (event.clientX - box.left - RIGHT) / (box.width - 2 * RIGHT);
    return Math.min(last, Math.max(0, Math.round(share * last)));
  };
  const go = () => navigate(link(course[at.value].entry));
  const seats = players.map((_, seat) => seat);
  return html`<div class="chart" ref=${element}>
    <svg width=${width} height=${HEIGHT} role="img" aria-label=${`${title}: ${spoken(course, players)}`}>
      ${seats.map((seat) => {
        const points = [...edge(seat), ...edge(seat + 1).toReversed()].join(' ');
        return html`<polygon class="f-${colourOf(seat)}" points=${points} />
          <polygon fill="url(#bar-${colourOf(seat)})" points=${points} />`;
      })}
      ${seats.slice(1).map((seat) => html`<polyline class="edge" points=${edge(seat).join(' ')} />`)}
      ${LEVELS.map(
        (level) => html`<path class="level" d="M${LEFT} ${y(level)}H${width - RIGHT}" />
          <text class="ax" x=${LEFT - 8} y=${y(level) + 4} text-anchor="end">${percent(1 - level)}</text>`,
      )}
      <path class="casing" d="M${x(at.value)} ${TOP}V${HEIGHT - FOOT}" />
      <path class="cursor" d="M${x(at.value)} ${TOP}V${HEIGHT - FOOT}" />
    </svg>
    <input
      type="range"
      min="0"
      max=${last}
      step="1"
      value=${at.value}
      aria-label=${t('web-rec-position')}
      aria-valuetext=${pointWords(course[at.value], course[last], players)}
      onInput=${(/** @type {any} */ event) => (at.value = Number(event.currentTarget.value))}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && go()}
      onPointerMove=${(/** @type {PointerEvent} */ event) => {
        if (event.pointerType === 'mouse') at.value = pointed(event);
      }}
      onClick=${(/** @type {PointerEvent} */ event) => {
        at.value = pointed(event);
        // A finger does not point before it taps: it has the link below.
        if (event.pointerType === 'mouse') go();
      }}
    />
  </div>`;
}

/**
 * The first point, the last, and between them the means of parts, at most so many.
 * @param {Point[]} course
 * @param {number} most
 * @returns {{i: number, shares: number[]}[]}
 */
function thinned(course, most) {
  const size = Math.max(1, Math.ceil(course.length / Math.max(1, most)));
  const last = course.length - 1;
  const between = [];
  for (let from = 1; from < last; from += size) {
    const part = course.slice(from, Math.min(last, from + size));
    const shares = part[0].shares.map((_, seat) => part.reduce((sum, each) => sum + each.shares[seat], 0) / part.length);
    between.push({ i: from + (part.length - 1) / 2, shares });
  }
  return [{ i: 0, shares: course[0].shares }, ...between, { i: last, shares: course[last].shares }];
}

/**
 * @param {Point} point
 * @param {Point} last
 * @param {string[]} players
 */
function pointWords(point, last, players) {
  const shares = players.map((name, seat) => `${name} ${percent(point.shares[seat])}`).join(', ');
  return `${t('web-rec-at', { n: point.entry, all: last.entry })}: ${shares}`;
}

/**
 * The drawing for whoever does not see it: where it began and how it ended.
 * @param {Point[]} course
 * @param {string[]} players
 */
function spoken(course, players) {
  const last = course[course.length - 1];
  return `${pointWords(course[0], last, players)}; ${pointWords(last, last, players)}`;
}

/** @param {{title: string, course: Point[], players: string[], link: Link}} props */
function ChanceTable({ title, course, players, link }) {
  const last = course.length - 1;
  const count = Math.min(ROWS, course.length);
  const rows = Array.from({ length: count }, (_, i) => course[Math.round((last * i) / Math.max(1, count - 1))]);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${title}>
    <table class="figures">
      <thead>
        <tr>
          <th scope="col"><span class="cap">${t('web-rec-position')}</span></th>
          ${players.map((name, seat) => html`<th scope="col"><${Head} seat=${seat} name=${name} /></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (point) => html`<tr>
            <th scope="row">
              <a href=${link(point.entry)}>${t('web-rec-at', { n: point.entry, all: course[last].entry })}</a>
            </th>
            ${point.shares.map((share) => html`<td class="num">${percent(share)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
