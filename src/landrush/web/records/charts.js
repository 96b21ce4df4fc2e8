/** Charts of what happened: lines over time and bars by source. Each is a table too. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { Symbol } from '../draw/icon.js';
import { t } from '../words/words.js';
import { marked, spread, ticks } from './scales.js';
import { useWidth } from './width.js';

const HEIGHT = 230;
const TOP = 14;
const FOOT = 28;
const LEFT = 40;
const LABEL = 17;
// Numbers are whole points: less is no difference worth a line of its own.
const FINEST = 1;
// By seat: a line is known without its colour.
const DASHES = ['', '5 4', '14 4', '14 4 4 4'];

/**
 * @typedef {{seat: number, name: string, values: number[]}} Line
 * @typedef {{title: string, lines: Line[], steps: number[], stepName: string,
 *   format: (n: number) => string}} Shown
 */

/**
 * A line for each player, with the same numbers as a table behind a button.
 * @param {object} props
 * @param {string} props.title
 * @param {Line[]} props.lines
 * @param {number[]} props.steps what is counted below: the rounds
 * @param {string} props.stepName
 * @param {(n: number) => string} [props.format]
 */
export function LineChart({ title, lines, steps, stepName, format = String }) {
  const isTable = useSignal(false);
  return html`<figure class="chart-box">
    <figcaption>
      <span class="cap">${title}</span>
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
      ? html`<${LineTable} ...${{ title, lines, steps, stepName, format }} />`
      : html`<${Lines} ...${{ title, lines, steps, stepName, format }} />`}
  </figure>`;
}

/** @param {Shown} props */
function Lines({ title, lines, steps, stepName, format }) {
  const [element, width] = useWidth(600);
  const names = Math.min(150, Math.round(width * 0.32));
  const right = Math.max(LEFT + 60, width - names);
  const bottom = HEIGHT - FOOT;
  const levels = ticks(lines.flatMap((line) => line.values), FINEST);
  const low = levels[0];
  const high = levels[levels.length - 1];
  const x = (/** @type {number} */ i) => LEFT + ((right - LEFT) * i) / Math.max(1, steps.length - 1);
  const y = (/** @type {number} */ n) => bottom - ((bottom - TOP) * (n - low)) / (high - low);
  const below = marked(steps.length, width < 500 ? 5 : 10);
  const last = lines.map((line) => line.values[line.values.length - 1] ?? 0);
  const heights = spread(last.map(y), LABEL, bottom);
  return html`<div class="chart" ref=${element}>
    <svg width=${width} height=${HEIGHT} role="img" aria-label=${`${title}: ${spoken(lines, last, format)}`}>
      ${levels.map(
        (n) => html`<path class=${n === 0 ? 'gl zero' : 'gl'} d="M${LEFT} ${y(n)}H${right}" />
          <text class="ax" x=${LEFT - 8} y=${y(n) + 4} text-anchor="end">${format(n)}</text>`,
      )}
      ${below.map((i) => html`<text
        class="ax"
        x=${x(i)}
        y=${HEIGHT - 8}
        text-anchor="middle"
      >${steps[i]}</text>`)}
      <text class="ax" x=${right + 14} y=${HEIGHT - 8}>${stepName}</text>
      ${lines.map((line) => {
        const points = line.values.map((n, i) => `${x(i)},${y(n)}`).join(' ');
        const dash = DASHES[line.seat % DASHES.length];
        return html`<polyline class="casing" points=${points} stroke-dasharray=${dash} />
          <polyline class="line s-${colourOf(line.seat)}" points=${points} stroke-dasharray=${dash} />`;
      })}
      ${lines.map((line, i) => {
        const seat = `seat-${colourOf(line.seat)}`;
        const colour = `c-${colourOf(line.seat)}`;
        return html`${below
            .filter((at) => at > 0 && at < line.values.length)
            .map((at) => html`<${Symbol}
              name=${seat}
              class=${colour}
              x=${x(at)}
              y=${y(line.values[at])}
              size=${13}
            />`)}
          <${Symbol} name=${seat} class=${colour} x=${right + 20} y=${heights[i]} size=${14} />
          <text class="lb" x=${right + 32} y=${heights[i] + 5}>
            ${short(line.name, format(last[i]), names)} <tspan dx="4">${format(last[i])}</tspan>
          </text>`;
      })}
    </svg>
  </div>`;
}

/**
 * As much of a name as fits beside a number into so many pixels.
 * @param {string} name
 * @param {string} number
 * @param {number} room
 */
function short(name, number, room) {
  const most = Math.max(3, Math.floor((room - 44) / 7.6) - number.length);
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
}

/**
 * @param {Line[]} lines
 * @param {number[]} last
 * @param {(n: number) => string} format
 */
function spoken(lines, last, format) {
  return lines.map((line, i) => `${line.name} ${format(last[i])}`).join(', ');
}

/** @param {Shown} props */
function LineTable({ title, lines, steps, stepName, format }) {
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${title}>
    <table class="figures">
      <thead>
        <tr>
          <th scope="col" class="cap">${stepName}</th>
          ${lines.map((line) => html`<th scope="col"><${Head} seat=${line.seat} name=${line.name} /></th>`)}
        </tr>
      </thead>
      <tbody>
        ${steps.map(
          (step, i) => html`<tr>
            <th scope="row">${step}</th>
            ${lines.map((line) => html`<td class="num">${format(line.values[i])}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{seat: number, name: string}} props */
export function Head({ seat, name }) {
  return html`<span class="player"><${SeatMark}
    seat=${seat}
    class="s"
  /> <bdi title=${name}>${name}</bdi></span>`;
}

/**
 * Numbers by source, a column for each player, each number with a bar in the player's hatching.
 * @param {object} props
 * @param {string} props.title
 * @param {{seat: number, name: string}[]} props.columns
 * @param {{name: string, values: number[]}[]} props.rows
 * @param {string} props.totalName
 */
export function BarTable({ title, columns, rows, totalName }) {
  const most = Math.max(1, ...rows.flatMap((row) => row.values));
  const totals = columns.map((_, i) => rows.reduce((sum, row) => sum + row.values[i], 0));
  return html`<table class="figures bars by-player">
    <caption class="sr">
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="cap">${title}</span></th>
        ${columns.map((column) => html`<th scope="col"><${Head} ...${column} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) => html`<tr>
          <th scope="row"><span class="cap">${row.name}</span></th>
          ${row.values.map(
            (n, i) => html`<td>
              <span class="barred">
                <b class="num ${n ? '' : 'zero'}">${n}</b><${Bar} seat=${columns[i].seat} share=${n / most} />
              </span>
            </td>`,
          )}
        </tr>`,
      )}
      <tr class="total">
        <th scope="row"><span class="cap">${totalName}</span></th>
        ${totals.map((n) => html`<td><span class="barred"><b class="num">${n}</b></span></td>`)}
      </tr>
    </tbody>
  </table>`;
}

/** @param {{seat: number, share: number}} props */
function Bar({ seat, share }) {
  const colour = colourOf(seat);
  const width = `${Math.max(0, share) * 100}%`;
  return html`<svg class="bar-line" height="14" aria-hidden="true">
    ${share > 0 &&
    html`<rect
      class="f-${colour}"
      width=${width}
      height="14"
    /><rect class="outline" fill="url(#bar-${colour})" width=${width} height="14" />`}
  </svg>`;
}

/** The hatchings of bars: once on a page that has some. */
export function BarHatchings() {
  return html`<svg class="symbols" aria-hidden="true">
    <defs>
      <pattern
        id="bar-blue"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
      ><path class="bar-hatch" d="M0 2.5h5" /></pattern>
      <pattern
        id="bar-yellow"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
      ><circle class="bar-dot" cx="2.5" cy="2.5" r="1" /></pattern>
      <pattern
        id="bar-green"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="bar-hatch" d="M0 2.5h5" />
      </pattern>
      <pattern
        id="bar-red"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
      ><path class="bar-hatch" d="M2.5 0v5" /></pattern>
    </defs>
  </svg>`;
}
