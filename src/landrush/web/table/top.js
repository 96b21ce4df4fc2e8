/** The top bar of the table: which game, how far it is, and everything that is not part of playing. */
import { LanguageChoice, ThemeButton } from '../app/frame.js';
import { html } from '../app/html.js';
import { prefer, preferences } from '../app/preferences.js';
import { Icon, IconButton } from '../draw/icon.js';
import { say, t } from '../words/words.js';
import { clockWords } from './mode.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {'fair' | 'menu' | 'help' | 'leave' | 'sit'} SheetName
 */

/** @param {{play: Play, open: (sheet: SheetName) => void}} props */
export function TableTop({ play, open }) {
  const table = play.table.value;
  const view = play.view.value;
  const progress = view ? say(play.game.progress(view), play.players.value) : '';
  const isOn = preferences.value.sounds;
  const isText = preferences.value.text_mode;
  const more = [t('web-table-count', { n: table.players }), clockWords(table)].filter(Boolean).join(' · ');
  return html`<header class="top table-top">
    <a class="brand" href="/">LANDRUSH</a>
    <span class="game">${t(`${play.game.letter}-title`)}</span>
    <span class="meta">${progress}<span class="wide"> · ${more}</span></span>
    <${Watching} play=${play} />
    <div class="tools">
      <${IconLink} name="rules" label="web-table-rules" href="/rules/${play.game.name}" class="wide" />
      ${play.isOver.value && html`<${IconLink} name="play" label="web-table-replay"
        href="/tables/${play.id}/replay" class="wide" />`}
      <${IconButton} name="fair" label="web-table-fair" onClick=${() => open('fair')} />
      <${IconButton}
        name=${isOn ? 'sound' : 'sound-off'}
        label="web-table-sounds"
        class="wide"
        pressed=${isOn}
        onClick=${() => prefer({ sounds: !isOn })}
      />
      <${IconButton} name="text-mode" label="web-table-text-mode" class="wide" pressed=${isText}
        onClick=${() => prefer({ text_mode: !isText })} />
      <${ThemeButton} />
      <span class="wide"><${LanguageChoice} /></span>
      <${IconLink} name="settings" label="web-table-settings" href="/settings" class="wide" />
      <${IconButton} name="menu" label="web-table-menu" onClick=${() => open('menu')} />
    </div>
  </header>`;
}

/**
 * A link that shows only a symbol.
 * @param {{name: string, label: string, href: string, class?: string}} props
 */
function IconLink({ name, label, href, class: classes = '' }) {
  const words = t(label);
  return html`<a class="btn icon ${classes}" href=${href} target="_blank" title=${words} aria-label=${words}>
    <${Icon} name=${name} /></a>`;
}

/** How many look on. @param {{play: Play}} props */
function Watching({ play }) {
  const players = play.table.value.seats.map((/** @type {any} */ seat) => seat.person?.id);
  const { people, watching } = play.presence.value;
  const n = people.filter((id) => !players.includes(id)).length + watching;
  if (!n) return null;
  return html`<span class="meta watching" title=${t('web-table-spectators', { n })}>
    <${Icon} name="spectator" label=${t('web-table-spectators', { n })} /> ${n}
  </span>`;
}
