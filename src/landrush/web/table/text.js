/** The table as text: headings, lists and a command line, for screen readers and for whoever likes to type. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { PlayerName } from '../draw/seat.js';
import { playerName, say, t } from '../words/words.js';
import { obey } from './commands.js';
import { hasHints } from './hint.js';
import { Preview } from './preview.js';

/** @typedef {import('./play.js').Play} Play */

/** @param {{play: Play, strips: any, talk: any, onResult: () => void}} props */
export function TextTable({ play, strips, talk, onResult }) {
  const { game } = play;
  return html`<div class="text-table">
    <div class="strips">${strips}</div>
    <section class="panel bar-text" aria-labelledby="text-decision">
      <h2 id="text-decision">${t('web-decision')}</h2>
      <${Decision} play=${play} onResult=${onResult} />
      <${CommandLine} play=${play} />
    </section>
    <section class="panel" aria-labelledby="text-players">
      <h2 id="text-players">${t('web-table-players')}</h2>
      <${Standing} play=${play} />
    </section>
    <div class="panel text-board"><${game.TextBoard} scene=${play} /></div>
    <section class="panel logp" aria-label=${t('web-table-log')}>${talk}</section>
  </div>`;
}

/** Who decides, and every option with its number. @param {{play: Play, onResult: () => void}} props */
function Decision({ play, onResult }) {
  const shown = play.shown.value;
  const players = play.players.value;
  if (!shown) return null;
  if (shown.asked === null) {
    return html`<p>${t('why-game-over')}</p><button type="button" class="primary"
      onClick=${onResult}>${t('web-table-result')}</button>`;
  }
  const { view } = shown;
  const player = playerName(shown.asked, players);
  if (!view.options.length) return html`<p>${t('web-table-decides', { player })}</p>`;
  const ask = play.game.ask(view);
  const chosen = play.chosen.value;
  return html`<p class="ask">${ask && say(ask, players)}</p>
    <ol class="choices">
      ${play.options.value.map(
        (option) => html`<li key=${option.text}>
          <button type="button" class="option" data-move=${option.text}
            aria-pressed=${chosen?.plan[0] === option.text} onClick=${() => play.press(option)}>
            ${say(option.say, players)}
          </button>
        </li>`,
      )}
    </ol>
    <div role="status"><${Preview} scene=${play} /></div>
    ${chosen?.plan.length && html`<button type="button" class="primary" data-do
      onClick=${() => play.commit()}>${t('web-do-it')}</button>`}
    <div class="row">
      <button type="button" data-target="undo" onClick=${() => obey('undo', play)}>${t('web-undo')}</button>
      <button type="button" data-target="restart"
        onClick=${() => obey('restart', play)}>${t('web-table-restart')}</button>
      ${hasHints(play) && html`<button type="button" data-target="hint"
        aria-disabled=${play.isAllTold ? 'true' : undefined}
        onClick=${() => play.askHint()}>${t(play.hint.value ? 'web-table-hint-more' : 'web-table-hint')}</button>`}
    </div>`;
}

/** Typed moves, and questions about them. @param {{play: Play}} props */
function CommandLine({ play }) {
  const text = useSignal('');
  const answers = useSignal(/** @type {string[]} */ ([]));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const typed = text.value.trim();
    if (!typed) return;
    text.value = '';
    answers.value = await obey(typed, play);
  };
  return html`<form class="command" onSubmit=${submit}>
      <label for="command">${t('web-table-command')}</label>
      <input
        id="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        value=${text.value}
        aria-describedby="command-help"
        onInput=${(/** @type {any} */ event) => (text.value = event.currentTarget.value)}
      />
    </form>
    <p id="command-help" class="note">${t('web-table-command-help')}</p>
    <div class="answers" role="status">${answers.value.map((line) => html`<p>${line}</p>`)}</div>`;
}

/** Everybody's points. @param {{play: Play}} props */
function Standing({ play }) {
  const scores = play.view.value?.scores ?? [];
  return html`<table class="ranking">
    <thead><tr><th scope="col">${t('ui-player')}</th><th scope="col">${t('ui-stat-points')}</th></tr></thead>
    <tbody>
      ${scores.map(
        (score, seat) => html`<tr><th scope="row"><${PlayerName} seat=${seat}
          name=${playerName(seat, play.players.value)} /></th><td class="num">${score}</td></tr>`,
      )}
    </tbody>
  </table>`;
}
