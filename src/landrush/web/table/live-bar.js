/** The action bar of a live game: the reader's decision with undo, somebody else's, or the end. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { playerName, say, t } from '../words/words.js';
import { DecisionBar } from './bar.js';
import { Clock, Replaced } from './clock.js';
import { HintButton } from './hint.js';

/** @typedef {import('./play.js').Play} Play */

/** @param {{play: Play, onResult: (() => void) | null}} props `onResult` shows the result where it is not shown */
export function LiveBar({ play, onResult }) {
  const shown = play.shown.value;
  if (!shown) return null;
  if (shown.asked === null) return html`<${OverBar} play=${play} onResult=${onResult} />`;
  if (!shown.view.options.length) return html`<${WaitingBar} play=${play} asked=${shown.asked} />`;
  const clock = html`<${Clock} scene=${play} seat=${shown.asked} />`;
  const isShared = play.mine.value.length > 1;
  const player = playerName(shown.asked, play.players.value);
  const whose = isShared ? t('web-table-turn-of', { player }) : undefined;
  const back = html`<${Backwards} play=${play} /><${HintButton} play=${play} />`;
  return html`<${DecisionBar} scene=${play} turn=${clock} before=${back} whose=${whose} />
    ${isShared && !play.game.hides && html`<p key=${shown.asked} class="banner" aria-hidden="true">
      <${SeatMark} seat=${shown.asked} class="l" /> ${whose}</p>`}`;
}

/**
 * Undo and restart: always in the same place; where they are not possible they say why.
 * @param {{play: Play}} props
 */
function Backwards({ play }) {
  const reason = play.shown.value?.no_undo;
  const why = reason ? say(reason, play.players.value) : '';
  /** @param {'undo' | 'restart'} type */
  const back = (type) => {
    if (reason) play.refusal.value = { target: type, reason };
    else if (!play.isSending.value) play.send(type);
  };
  /** @param {'undo' | 'restart'} type @param {string} label @param {string} classes */
  const button = (type, label, classes) => html`<button
    type="button"
    class="icon ${classes}"
    data-target=${type}
    aria-label=${label}
    title=${why || label}
    aria-description=${why || undefined}
    aria-disabled=${reason ? 'true' : undefined}
    onClick=${() => back(type)}
  >
    <${Icon} name=${type} />
  </button>`;
  return [button('undo', t('web-undo'), ''), button('restart', t('web-table-restart'), 'wide')];
}

/** Somebody else decides. @param {{play: Play, asked: number}} props */
function WaitingBar({ play, asked }) {
  const view = /** @type {import('./scene.js').View} */ (play.view.value);
  const name = playerName(asked, play.players.value);
  const phase = play.game.phase(view);
  const isWatching = view.seat === null;
  return html`<section class="bar wait" aria-label=${t('web-decision')} tabindex="-1">
    <div class="who">
      <p class="turn">
        <${SeatMark} seat=${asked} class="s" /> <span>${phase ? say(phase, play.players.value) : name}</span>
        <${Clock} scene=${play} seat=${asked} />
      </p>
      <p class="ask">${t('web-table-decides', { player: name })}</p>
      <p class="prev"><${Replaced} play=${play} /> ${isWatching ? t('web-table-watching') : ''}</p>
    </div>
    <div class="acts">${play.isBehind.value && html`<button type="button"
      onClick=${() => play.skip()}>${t('web-table-skip')}</button>`}</div>
  </section>`;
}

/** The game is over. @param {{play: Play, onResult: (() => void) | null}} props */
function OverBar({ play, onResult }) {
  const winners = play.view.value?.winners ?? [];
  return html`<section class="bar wait" aria-label=${t('web-decision')} tabindex="-1">
    <div class="who">
      <p class="turn">${t('why-game-over')}</p>
      <p class="ask">
        ${winners.map((seat) => html`<${SeatMark} seat=${seat} /> `)}${winners.length === 1
          ? t('log-won', { player: { seat: winners[0] } }, play.players.value)
          : t('log-shared', { players: { seats: winners } }, play.players.value)}
      </p>
      <p class="prev"></p>
    </div>
    <div class="acts">
      <a class="btn" href="/tables/${play.id}/replay"><${Icon} name="play" />
        <span>${t('web-table-replay')}</span></a>
      ${onResult && html`<button type="button" class="primary"
        onClick=${onResult}>${t('web-table-result')}</button>`}
    </div>
  </section>`;
}
