/**
 * Where everything on the table lies (regions A B O P W S L of the design): side by side on a desktop, in two columns
 * with tabs on a tablet, on one screen with tabs on a phone. Live play and replays share it.
 */
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf } from '../draw/seat.js';
import { playerName, t } from '../words/words.js';

/**
 * @typedef {'board' | 'work' | 'players' | 'log'} Tab
 * @typedef {import('./scene.js').Scene} Scene
 */

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {any} props.bar region A: what is asked, or how a replay is steered
 * @param {any} props.log region L
 * @param {any} [props.strips] messages above the bar
 * @param {import('@preact/signals').Signal<Tab>} props.tab what small screens show
 * @param {number} [props.unread] how many messages were not read
 */
export function Layout({ scene, bar, log, strips = null, tab, unread = 0 }) {
  const { game } = scene;
  const own = scene.seat.value;
  const isOwn = scene.view.value?.seat !== null;
  useOpening(scene, tab);
  return html`<div class="spread" data-tab=${tab.value}>
    <div class="centre">
      <div class="strips">${strips}</div>
      ${bar}
      <ul class="strip" aria-label=${t('web-table-players')}>
        ${others(scene).map((seat) => html`<li key=${seat}><${game.RivalLine} scene=${scene}
          seat=${seat} /></li>`)}
      </ul>
      <section class="board" aria-label=${t(game.tabs.board[0])}><${game.Board} scene=${scene} /></section>
      ${game.Actions && html`<section class="actions" aria-label=${t('web-table-actions')}>
        <${game.Actions} scene=${scene} /></section>`}
      <section class="own panel edge-${colourOf(own)}"
        aria-label=${isOwn ? t('web-table-own') : playerName(own, scene.players.value)}>
        <${game.Own} scene=${scene} /></section>
    </div>
    <${Tabs} scene=${scene} tab=${tab} unread=${unread} />
    <section class="work panel" aria-label=${t(game.tabs.work[0])}><${game.Work} scene=${scene} /></section>
    <div class="side">
      <section class="rivals" aria-label=${t('web-table-players')}>
        ${others(scene).map(
          (seat) => html`<div key=${seat} class="rival panel"><${game.Rival} scene=${scene}
            seat=${seat} /></div>`,
        )}
      </section>
      <section class="supply panel" aria-label=${t('web-table-supply')}>
        <${game.Supply} scene=${scene} /></section>
      <section class="logp panel" aria-label=${t('web-table-log')}>${log}</section>
    </div>
  </div>`;
}

/**
 * The seats besides the one from which the table is seen, in the order of play.
 * @param {Scene} scene
 */
export function others(scene) {
  const count = scene.view.value?.scores.length ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (scene.seat.value + 1 + i) % count);
}

/**
 * A new question opens the tab where it is, unless somebody is writing.
 * @param {Scene} scene
 * @param {import('@preact/signals').Signal<Tab>} tab
 */
function useOpening(scene, tab) {
  const opened = useRef(-1);
  useSignalEffect(() => {
    const shown = scene.shown.value;
    if (!shown || !scene.isAsked.value || shown.version === opened.current) return;
    opened.current = shown.version;
    if (document.activeElement?.matches('input, textarea')) return;
    tab.value = scene.game.place(shown.view);
  });
}

/** @param {{scene: Scene, tab: import('@preact/signals').Signal<Tab>, unread: number}} props */
function Tabs({ scene, tab, unread }) {
  const { board, work } = scene.game.tabs;
  const view = scene.view.value;
  const asked = view && scene.isAsked.value ? scene.game.place(view) : null;
  /** @type {[Tab, string, string][]} */
  const tabs = [
    ['board', board[0], board[1]],
    ['work', work[0], work[1]],
    ['players', 'web-table-players', 'person'],
    ['log', 'web-table-log', 'log'],
  ];
  return html`<nav class="tabs" aria-label=${t('web-table-tabs')}>
    ${tabs.map(
      ([name, key, symbol]) => html`<button
        type="button"
        key=${name}
        data-tab=${name}
        aria-pressed=${tab.value === name}
        onClick=${() => {
          tab.value = name;
        }}
      >
        <${Icon} name=${symbol} /><span>${t(key)}</span>
        ${name === asked && html`<span class="dot asked">
          <span class="sr">${t('web-table-asked-here')}</span></span>`}
        ${name === 'log' && unread > 0 && html`<span class="dot"
          aria-label=${t('web-table-unread', { n: unread })}>${unread}</span>`}
      </button>`,
    )}
  </nav>`;
}
