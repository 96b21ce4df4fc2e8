/** How a replay is steered: step by step, along the line, or by itself. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { t } from '../words/words.js';
import { Dialog } from './dialog.js';
import { EndCharts } from './end.js';
import { PlayOn } from './play-on.js';
import { positionWords, Scrubber } from './scrubber.js';

/** @typedef {import('./still.js').Still} Still */

/** How long a step is shown at normal speed: one that tells something, and one that does not. */
const PAUSE = 900;
const SHORT = 150;
const SPEEDS = ['0.5', '1', '2', '4'];

/** @param {{still: Still}} props */
export function ReplayBar({ still }) {
  const isPlaying = useSignal(false);
  const speed = useSignal('1');
  const isOpen = useSignal(false);
  const shown = still.shown.value;
  const isAtEnd = still.at.value >= still.last.value;

  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (isAtEnd) {
      isPlaying.value = false;
      return undefined;
    }
    // The next one comes when this one was seen.
    const pause = shown?.steps.some((step) => step.events.length) ? PAUSE : SHORT;
    const timer = setTimeout(() => still.go(still.at.value + 1), pause / Number(speed.value));
    return () => clearTimeout(timer);
  }, [isPlaying.value, shown, isAtEnd, speed.value]);

  const play = () => {
    if (!isPlaying.value && isAtEnd) still.go(0);
    isPlaying.value = !isPlaying.value;
  };
  /** @param {number} at */
  const go = (at) => {
    isPlaying.value = false;
    still.go(at);
  };
  useKeys(still, go, play);
  // keys: web-rec-pause web-rec-go
  return html`<section class="bar replay-bar" aria-label=${t('web-rec-replay')} data-open=${isOpen.value}>
    <div class="steer">
      <${IconButton} name="first" label="web-rec-first" onClick=${() => go(0)} />
      <${IconButton} name="prev" label="web-rec-back" onClick=${() => go(still.at.value - 1)} />
      <${IconButton}
        name=${isPlaying.value ? 'pause' : 'play'}
        label=${isPlaying.value ? 'web-rec-pause' : 'web-rec-go'}
        class="primary"
        onClick=${play}
      />
      <${IconButton} name="next" label="web-rec-forward" onClick=${() => go(still.at.value + 1)} />
      <${IconButton} name="last" label="web-rec-last" onClick=${() => go(still.last.value)} />
      <${IconButton}
        name="menu"
        label="web-rec-more-tools"
        class="tools-toggle"
        pressed=${isOpen.value}
        onClick=${() => (isOpen.value = !isOpen.value)}
      />
    </div>
    <${Scrubber} still=${still} />
    <p class="pos" aria-live=${isPlaying.value ? 'off' : 'polite'}>${positionWords(still)}</p>
    <${Tools} still=${still} speed=${speed} />
  </section>`;
}

/** @param {{still: Still, speed: import('@preact/signals').Signal<string>}} props */
function Tools({ still, speed }) {
  const dialog = useSignal(/** @type {'' | 'on' | 'charts' | 'link'} */ (''));
  const isCopied = useSignal(false);
  const close = () => (dialog.value = '');
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      isCopied.value = true;
    } catch {
      dialog.value = 'link';
    }
  };
  const { table, game } = still;
  const view = still.view.value;
  const isOver = still.at.value === still.last.value && table.status === 'finished';
  const more = still.invite ? `?invite=${still.invite}` : '';
  const title = t('ui-stat-title');
  const charts = { tableId: table.id, game, players: still.players.value, invite: still.invite };
  return html`<div class="replay-tools">
    <label>
      <${Icon} name="spectator" /><span class="sr">${t('web-rec-seen-by')}</span>
      <select onChange=${(/** @type {any} */ event) => look(still, event.currentTarget.value)}>
        <option value="" selected=${still.eyes.value === null}>${t('web-rec-spectators')}</option>
        ${table.seats.map(
          (/** @type {any} */ _, /** @type {number} */ seat) =>
            html`<option
              value=${seat}
              selected=${still.eyes.value === seat}
            >${still.players.value[seat]}</option>`,
        )}
      </select>
    </label>
    <label>
      <${Icon} name="clock" /><span class="sr">${t('web-rec-speed')}</span>
      <select onChange=${(/** @type {any} */ event) => (speed.value = event.currentTarget.value)}>
        ${SPEEDS.map((each) => html`<option
          value=${each}
          selected=${speed.value === each}
        >${each}×</option>`)}
      </select>
    </label>
    <span class="gap"></span>
    <span class="copied" role="status">${isCopied.value ? t('web-rec-copied') : ''}</span>
    <${IconButton} name="share" label="web-rec-share" onClick=${share} />
    <a
      class="btn icon"
      href="/api/tables/${table.id}/record${more}"
      download
      title=${t('web-rec-download')}
      aria-label=${t('web-rec-download')}
    >
      <${Icon} name="placement" />
    </a>
    <button type="button" onClick=${() => (dialog.value = 'charts')}>${title}</button>
    <a class="btn" href="/tables/${table.id}/analysis${more}">${t('web-rec-analysis')}</a>
    <button
      type="button"
      disabled=${isOver}
      onClick=${() => (dialog.value = 'on')}
    >${t('web-rec-play-on')}</button>
  </div>
  ${dialog.value === 'on' && html`<${PlayOn} still=${still} onClose=${close} />`}
  ${dialog.value === 'charts' &&
  view &&
  html`<${Dialog} title=${title} onClose=${close}>
    <${EndCharts} ...${charts} scores=${table.scores ?? view.scores} winners=${table.winners ?? []} />
  <//>`}
  ${dialog.value === 'link' &&
  html`<${Dialog} title=${t('web-rec-link')} onClose=${close} class="narrow">
    <input
      class="link"
      readonly
      value=${location.href}
      aria-label=${t('web-rec-link')}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()}
    />
  <//>`}`;
}

/** @param {Still} still @param {string} value */
function look(still, value) {
  still.go(still.at.value, value === '' ? null : Number(value));
}

/**
 * Arrows, Home, End and the space bar steer, unless something else has use for them.
 * @param {Still} still
 * @param {(at: number) => void} go
 * @param {() => void} play
 */
function useKeys(still, go, play) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, select, textarea, dialog, [data-target]')) return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      const { at: { value: now }, last } = still;
      const at = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last.value }[event.key];
      if (at !== undefined) go(at);
      else if (event.key === ' ') play();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
