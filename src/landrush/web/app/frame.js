/** What is around every page but the table: the top bar, the heading, the width. */
import { signal } from '@preact/signals';
import { Icon, IconButton } from '../draw/icon.js';
import { LANGUAGES } from '../words/languages.js';
import { t } from '../words/words.js';
import { reachable } from './api.js';
import { html } from './html.js';
import { Menu } from './menu.js';
import { lookForServer } from './offline.js';
import { me } from './person.js';
import { prefer, preferences } from './preferences.js';
import { address } from './router.js';
import { useTitle } from './title.js';
import { turns } from './turns.js';

const NARROW = matchMedia('(max-width: 900px)');
const isNarrow = signal(NARROW.matches);
NARROW.addEventListener('change', () => {
  isNarrow.value = NARROW.matches;
});

const GAMES = { montana: 'm-title', 'dice-settlers': 'd-title' };

/**
 * A page with a heading.
 * @param {{title: string, children?: any, class?: string, wide?: boolean, actions?: any}} props
 *   `actions`: beside the heading
 */
export function Frame({ title, children, class: classes = '', wide = false, actions }) {
  useTitle(title);
  return html`<${TopBar} />
    <${Offline} />
    <main id="main" class="page ${wide ? 'wide' : ''} ${classes}">
      <div class="head"><h1>${title}</h1>${actions}</div>
      ${children}
    </main>`;
}

/** The way to every other page. */
export function TopBar() {
  return html`<header class="top">
    <a class="brand" href="/" aria-current=${address.value.pathname === '/' ? 'page' : undefined}>LANDRUSH</a>
    ${isNarrow.value ? html`<${NarrowBar} />` : html`<${WideBar} />`}
  </header>`;
}

function WideBar() {
  return html`<nav class="links" aria-label=${t('web-nav')}>
      <${PageLink} to="/tables" words="web-nav-tables" />
      <${Menu} label=${t('web-nav-learn')} class=${isLearning() ? 'current' : ''}><${Learning} /><//>
      <${PageLink} to="/archive" words="web-nav-archive" />
      <${PageLink} to="/ratings" words="web-nav-ratings" />
    </nav>
    <div class="tools">
      <${Turns} />
      <${LanguageChoice} />
      <${ThemeButton} />
      <${SettingsLink} />
      <${Reader} />
    </div>`;
}

function NarrowBar() {
  return html`<div class="tools">
    <${Turns} />
    <${Menu} label=${t('web-menu')} icon="menu" class="whole">
      <nav aria-label=${t('web-nav')}>
        <div class="group">
          <${PageLink} to="/tables" words="web-nav-tables" />
          <${PageLink} to="/archive" words="web-nav-archive" />
          <${PageLink} to="/ratings" words="web-nav-ratings" />
        </div>
        <${Learning} />
      </nav>
      <div class="own">
        <${Reader} />
        <${LanguageChoice} />
        <${ThemeButton} />
        <${SettingsLink} />
      </div>
    <//>
  </div>`;
}

/** @param {{to: string, words: string}} props */
function PageLink({ to, words }) {
  const current = address.value.pathname === to ? 'page' : undefined;
  return html`<a href=${to} aria-current=${current}>${t(words)}</a>`;
}

function isLearning() {
  return /^\/(rules|tutorial|components)\//.test(address.value.pathname);
}

/** What can be read about each game. */
function Learning() {
  return Object.entries(GAMES).map(
    ([game, title]) => html`<div class="group" key=${game}>
      <p>${t(title)}</p>
      <${PageLink} to="/tutorial/${game}" words="web-nav-tutorial" />
      <${PageLink} to="/rules/${game}" words="web-nav-rules" />
      <${PageLink} to="/components/${game}" words="web-nav-components" />
    </div>`,
  );
}

/** How many tables wait for the reader; a single one is opened at once. */
function Turns() {
  const waiting = turns.value;
  if (!waiting.length) return null;
  const words = t('web-turns', { n: waiting.length });
  const to = waiting.length === 1 ? `/tables/${waiting[0].id}` : '/tables';
  return html`<a class="turns" href=${to} title=${words} aria-label=${words}>
    <${Icon} name="clock" /><span>${waiting.length}</span>
  </a>`;
}

/** Who reads. */
function Reader() {
  const person = me.value;
  if (!person) return html`<a class="btn quiet" href="/sign-in">${t('web-sign-in')}</a>`;
  return html`<a class="btn quiet reader" href="/people/${person.id}" title=${t('web-profile')}>
    <${Icon} name="person" /><bdi>${person.name}</bdi>
  </a>`;
}

function SettingsLink() {
  const current = address.value.pathname === '/settings' ? 'page' : undefined;
  return html`<a class="btn quiet icon" href="/settings" aria-current=${current}
    aria-label=${t('web-settings')} title=${t('web-settings')}>
    <${Icon} name="settings" />
  </a>`;
}

/** Said above every page while the server cannot be reached; it leaves by itself. */
function Offline() {
  if (reachable.value) return null;
  return html`<div class="offline" role="status">
    <${Icon} name="restart" />
    <p><b>${t('web-offline')}</b> ${t('web-offline-more')}</p>
    <button type="button" onClick=${lookForServer}>${t('web-try-now')}</button>
  </div>`;
}

/** Each language in its own words; the change holds at once, everywhere. */
export function LanguageChoice() {
  const change = (/** @type {Event} */ event) => {
    prefer({ language: /** @type {HTMLSelectElement} */ (event.currentTarget).value });
  };
  return html`<select class="language" aria-label=${t('web-language')} value=${preferences.value.language}
    onChange=${change}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) => html`<option value=${code} lang=${code}
        selected=${code === preferences.value.language}>${name}</option>`,
    )}
  </select>`;
}

/** Light or dark. */
export function ThemeButton() {
  const isDark = () => {
    const { colours } = preferences.value;
    return colours === 'dark' || (colours === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  };
  const change = () => prefer({ colours: isDark() ? 'light' : 'dark' });
  return html`<${IconButton} name="theme" label="web-theme" class="quiet" onClick=${change} />`;
}
