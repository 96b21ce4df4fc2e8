/** What opens over the table: the menu, the keys, how chance is fair, leaving and coming back. */
import { LanguageChoice } from '../app/frame.js';
import { html } from '../app/html.js';
import { prefer, preferences } from '../app/preferences.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { Fair } from './fair.js';
import { KEYS } from './keys.js';
import { Sheet } from './sheet.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('./top.js').SheetName} SheetName
 * @typedef {(sheet: SheetName | null) => void} Open
 */

/** @param {{play: Play, name: SheetName | null, open: Open}} props */
export function Sheets({ play, name, open }) {
  const close = () => open(null);
  if (name === 'menu') return html`<${Menu} key="menu" play=${play} open=${open} />`;
  if (name === 'help') return html`<${Help} key="help" onClose=${close} />`;
  if (name === 'leave') return html`<${Leave} key="leave" play=${play} onClose=${close} />`;
  if (name === 'fair') {
    return html`<${Sheet} key="fair" title=${t('web-table-fair')} onClose=${close}>
      <${Fair} play=${play} /><//>`;
  }
  return null;
}

/** @param {{play: Play, open: Open}} props */
function Menu({ play, open }) {
  const close = () => open(null);
  const seat = play.view.value?.seat ?? null;
  const { seats } = play.table.value;
  const isPlaying = seat !== null && !play.isOver.value;
  const isOut = play.isOut.value;
  const isAlone = !seats.some((/** @type {any} */ each) => each.kind === 'person' && each.seat !== seat);
  const canAsk = isPlaying && !isOut && !isAlone && !play.latest.value?.takeback && play.latest.value?.no_undo;
  /** @param {() => void} what */
  const then = (what) => () => {
    close();
    what();
  };
  return html`<${Sheet} title=${t('web-table-menu')} onClose=${close}>
    <ul class="menu">
      <li><a class="btn" href="/rules/${play.game.name}" target="_blank">
        <${Icon} name="rules" /> ${t('web-table-rules')}</a></li>
      <li><button type="button" onClick=${() => open('help')}>
        <${Icon} name="hint" /> ${t('web-table-keys')}</button></li>
      <li><button type="button" onClick=${() => open('fair')}>
        <${Icon} name="fair" /> ${t('web-table-fair')}</button></li>
      <li><${Switch} name="sounds" icon="sound" label="web-table-sounds" /></li>
      <li><${Switch} name="text_mode" icon="text-mode" label="web-table-text-mode" /></li>
      <li><a class="btn" href="/settings" target="_blank">
        <${Icon} name="settings" /> ${t('web-table-settings')}</a></li>
      <li class="row"><${LanguageChoice} /></li>
      ${canAsk && html`<li><button type="button" onClick=${then(() => play.send('ask'))}>
        <${Icon} name="undo" /> ${t('web-table-ask-takeback')}</button></li>`}
      ${isOut && html`<li><button type="button" class="primary" onClick=${then(() => play.send('sit', { seat }))}>
        <${Icon} name="person" /> ${t('web-table-sit')}</button></li>`}
      ${play.isOver.value && html`<li><a class="btn" href="/tables/${play.id}/replay">
        <${Icon} name="play" /> ${t('web-table-replay')}</a></li>`}
      ${isPlaying && !isOut && html`<li><button type="button" onClick=${() => open('leave')}>
        <${Icon} name="close" /> ${t('web-table-leave')}</button></li>`}
      <li><a class="btn" href="/">${t('web-go-home')}</a></li>
    </ul>
  <//>`;
}

/**
 * A preference that is on or off.
 * @param {{name: 'sounds' | 'text_mode', icon: string, label: string}} props
 */
function Switch({ name, icon, label }) {
  const isOn = preferences.value[name];
  return html`<button type="button" aria-pressed=${isOn} onClick=${() => prefer({ [name]: !isOn })}>
    <${Icon} name=${icon} /> ${t('ui-label', { label: t(label), text: t(isOn ? 'web-table-on' : 'web-table-off') })}
  </button>`;
}

/** Every key of the table. @param {{onClose: () => void}} props */
function Help({ onClose }) {
  return html`<${Sheet} title=${t('web-table-keys')} onClose=${onClose}>
    <table class="keys">
      <tbody>
        ${KEYS.map(([key, name]) => html`<tr><th scope="row"><kbd>${key}</kbd></th>
          <td>${t(`web-table-key-${name}`)}</td></tr>`)}
      </tbody>
    </table>
  <//>`;
}

/** Leaving a game that goes on is said twice. @param {{play: Play, onClose: () => void}} props */
function Leave({ play, onClose }) {
  const leave = () => {
    onClose();
    play.send('leave', { seat: play.seat.value });
  };
  return html`<${Sheet} title=${t('web-table-leave')} onClose=${onClose}>
    <p>${t('web-table-leave-more')}</p>
    <p class="row">
      <button type="button" onClick=${onClose}>${t('web-table-stay')}</button>
      <button type="button" class="primary" onClick=${leave}>${t('web-table-leave')}</button>
    </p>
  <//>`;
}
