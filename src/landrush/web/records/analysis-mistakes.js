/** The mistakes of a game, the gravest first: how grave, what was played, what was better and why, and the way to the position. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { SeatMark } from '../draw/seat.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';
import { decimal } from './figures.js';

/**
 * @typedef {import('./analysis.js').Analysis} Analysis
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {{analysis: Analysis, players: string[], game: import('../table/game.js').GameUi,
 *   link: (at: number, seat?: number) => string}} Shown
 */

const PAGE = 10;

/** Whose things a reason is about. @type {Record<string, string>} */
const SIDES = { own: 'ui-side-own', others: 'ui-side-others' };

/** @param {Shown} props */
export function Mistakes({ analysis, players, game, link }) {
  const seat = useSignal('');
  const most = useSignal(PAGE);
  const found = analysis.mistakes
    .filter((/** @type {any} */ each) => ['', String(each.seat)].includes(seat.value))
    .toSorted((/** @type {any} */ a, /** @type {any} */ b) => b.gap - a.gap);
  const shown = found.slice(0, most.value);
  return html`<div class="mistakes-head">
      <h2>${t('web-rec-mistakes')}</h2>
      <label>
        <span class="sr">${t('ui-player')}</span>
        <select onChange=${(/** @type {any} */ event) => (seat.value = event.currentTarget.value)}>
          <option value="">${t('web-rec-all')}</option>
          ${players.map((name, number) => html`<option value=${number}>${name}</option>`)}
        </select>
      </label>
    </div>
    ${shown.length === 0 && html`<p>${t('ui-analyse-none')}</p>`}
    <ol class="mistakes">
      ${shown.map(
        (/** @type {any} */ mistake) => html`<${Mistake}
          key=${mistake.entry}
          ...${{ mistake, players, game, link }}
        />`,
      )}
    </ol>
    ${found.length > shown.length &&
    html`<button type="button" onClick=${() => (most.value += PAGE)}>${t('web-rec-more')}</button>`}`;
}

/** @param {{mistake: any, players: string[], game: Shown['game'], link: Shown['link']}} props */
function Mistake({ mistake, players, game, link }) {
  const { entry, seat, grade } = mistake;
  const figures = { percent: decimal(100 * mistake.gap), error: decimal(100 * mistake.error) };
  // keys: ui-analyse-blunder-at ui-analyse-mistake-at ui-analyse-inaccuracy-at
  const head = t(`ui-analyse-${grade}-at`, { entry, player: { seat }, ...figures }, players);
  const rows = [
    ['ui-analyse-played', html`<${Moves} moves=${mistake.played_say} ...${{ players, game }} />`],
    ['ui-analyse-better', html`<${Moves} moves=${mistake.better_say} ...${{ players, game }} />`],
    ['ui-analyse-why', reasons(mistake)],
  ];
  return html`<li class=${grade}>
    <h3><${SeatMark} seat=${seat} class="s" /> ${head}</h3>
    <dl>
      ${rows.map(([key, told]) => html`<div><dt><span class="cap">${t(key)}</span></dt><dd>${told}</dd></div>`)}
    </dl>
    <a class="btn" href=${link(entry - 1, seat)} aria-label="${t('web-rec-show-position')}: ${head}">
      ${t('web-rec-show-position')}
    </a>
  </li>`;
}

/** The moves of a line, one after the other. @param {{moves: Said[], players: string[], game: Shown['game']}} props */
function Moves({ moves, players, game }) {
  return html`<ol class="moves">
    ${moves.map((said) => html`<li><${Sentence} ...${{ said, players, pictures: game.pictures }} /></li>`)}
  </ol>`;
}

/** Why the better line is better. @param {any} mistake */
function reasons(mistake) {
  if (mistake.better_ends === 1 && mistake.played_ends !== 1) return t('ui-analyse-wins');
  if (mistake.played_ends === 0) return t('ui-analyse-loses');
  if (!mistake.reasons.length) return t('ui-analyse-later');
  return mistake.reasons
    .map((/** @type {any} */ { group, side, worth }) => {
      const term = { term: group };
      const what = SIDES[side] ? { key: SIDES[side], params: { group: term } } : term;
      return t('ui-analyse-gain', { group: what, percent: decimal(100 * worth) }).replace(' %', '\u00a0%');
    })
    .reduce((/** @type {string} */ start, /** @type {string} */ item) => t('list-more', { start, item }));
}
