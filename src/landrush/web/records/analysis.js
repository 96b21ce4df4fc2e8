/** How well a game that is over was played: chances of victory over time, skill and luck, mistakes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { Hexes } from '../app/loaded.js';
import { address } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { gameUi } from '../table/game.js';
import { names } from '../table/names.js';
import { t } from '../words/words.js';
import { Chances } from './analysis-chances.js';
import { Figures } from './analysis-figures.js';
import { Mistakes } from './analysis-mistakes.js';
import { BarHatchings } from './charts.js';

/**
 * @typedef {Record<string, any>} Analysis docs/bots.md
 * @typedef {{done: number, total: number, before: number}} Progress
 */

/** How often it is asked how far an analysis is, in milliseconds. */
const PAUSE = 1000;

/** @param {{params: {id: string}}} props */
export function Page({ params: { id } }) {
  const invite = address.value.searchParams.get('invite');
  const more = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  const opened = useSignal(/** @type {{table: any, game: import('../table/game.js').GameUi} | null} */ (null));
  const refused = useSignal(null);
  useEffect(() => {
    const open = async () => {
      const table = await api.get(`/tables/${id}${more}`);
      opened.value = { table, game: await gameUi(table.game) };
    };
    open().catch((error) => (refused.value = error.reason));
  }, [id]);
  const found = useAnalysis(`/tables/${id}/analysis${more}`);
  const title = opened.value
    ? t('web-rec-analysis-of', { game: t(`${opened.value.game.letter}-title`) })
    : t('web-rec-analysis');
  /** The address of a position. @param {number} at @param {number} [seat] through whose eyes */
  const link = (at, seat) => {
    const asked = new URLSearchParams({ at: String(at), ...(invite && { invite }) });
    if (seat !== undefined) asked.set('seat', String(seat));
    return `/tables/${id}/replay?${asked}`;
  };
  const replay = html`<a class="btn" href="/tables/${id}/replay${more}"><${Icon} name="play" /> ${t('web-rec-replay')}</a>`;
  return html`<${Frame} title=${title} wide class="analysis" actions=${replay}>
    <${Refused} reason=${refused.value ?? found.refused} />
    ${found.progress && html`<${Underway} progress=${found.progress} />`}
    ${opened.value && found.analysis
      ? html`<${Told} ...${opened.value} analysis=${found.analysis} link=${link} />`
      : !found.progress && !found.refused && !refused.value && html`<${Hexes} />`}
  <//>`;
}

/**
 * The analysis, or how far it is; it is asked for until it is there.
 * @param {string} path
 */
function useAnalysis(path) {
  const state = useSignal({
    analysis: /** @type {Analysis | null} */ (null),
    progress: /** @type {Progress | null} */ (null),
    refused: null,
  });
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let isLeft = false;
    const ask = async () => {
      try {
        const answer = await api.get(path);
        if (isLeft) return;
        if (answer.course) state.value = { analysis: answer, progress: null, refused: null };
        else {
          state.value = { analysis: null, progress: answer, refused: null };
          timer = setTimeout(ask, PAUSE);
        }
      } catch (error) {
        const { reason } = /** @type {any} */ (error);
        if (!isLeft) state.value = { analysis: null, progress: null, refused: reason };
      }
    };
    ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [path]);
  return state.value;
}

/** @param {{progress: Progress}} props */
function Underway({ progress: { done, total, before } }) {
  return html`<section class="panel underway">
    <p role="status">${t('web-rec-analysing')}</p>
    <progress max=${total} value=${done} aria-label=${t('web-rec-analysis')}></progress>
    <p class="note">
      ${before ? t('web-rec-analysis-waits', { n: before }) : t('web-rec-at', { n: done, all: total })}
    </p>
  </section>`;
}

/**
 * @param {object} props
 * @param {any} props.table
 * @param {import('../table/game.js').GameUi} props.game
 * @param {Analysis} props.analysis
 * @param {(at: number, seat?: number) => string} props.link
 */
function Told({ table, game, analysis, link }) {
  const players = names(table, analysis.seats.length);
  // 600sims or 64ms.
  const n = Number.parseInt(analysis.budget, 10);
  const unit = analysis.budget.slice(String(n).length);
  return html`<${BarHatchings} />
    <section class="panel"><${Chances} ...${{ analysis, players, link }} /></section>
    <section class="panel">
      <h2>${t('web-rec-skill-and-luck')}</h2>
      <${Figures} ...${{ analysis, players }} />
      <p class="note">${t('ui-analyse-note', { n, unit })}</p>
      <details class="explained">
        <summary>${t('web-rec-analysis-means')}</summary>
        <p>${t('web-rec-analysis-means-more')}</p>
      </details>
    </section>
    <section class="panel"><${Mistakes} ...${{ analysis, players, game, link }} /></section>`;
}
