/** What is around every page but the table: the top bar, the heading, the width. */
import { IconButton } from '../draw/icon.js';
import { LANGUAGES } from '../words/languages.js';
import { t } from '../words/words.js';
import { html } from './html.js';
import { useTitle } from './pages.js';
import { me } from './person.js';
import { prefer, preferences } from './preferences.js';

/**
 * A page with a heading.
 * @param {{title: string, children?: any, class?: string, wide?: boolean}} props
 */
export function Frame({ title, children, class: classes = '', wide = false }) {
  useTitle(title);
  return html`<${TopBar} />
    <main id="main" class="page ${wide ? 'wide' : ''} ${classes}">
      <h1>${title}</h1>
      ${children}
    </main>`;
}

/** The way to every other page. */
export function TopBar() {
  const person = me.value;
  return html`<header class="top">
    <a class="brand" href="/">LANDRUSH</a>
    <nav class="links" aria-label=${t('web-nav')}>
      <a href="/tables">${t('web-nav-tables')}</a>
      <a href="/archive">${t('web-nav-archive')}</a>
    </nav>
    <div class="tools">
      <${LanguageChoice} />
      <${ThemeButton} />
      ${person
        ? html`<a class="btn quiet" href="/settings"><bdi>${person.name}</bdi></a>`
        : html`<a class="btn quiet" href="/sign-in">${t('web-sign-in')}</a>`}
    </div>
  </header>`;
}

/** Each language in its own words; the change holds at once, everywhere. */
export function LanguageChoice() {
  const change = (/** @type {Event} */ event) => {
    prefer({ language: /** @type {HTMLSelectElement} */ (event.currentTarget).value });
  };
  return html`<select class="language" aria-label=${t('web-language')} value=${preferences.value.language} onChange=${change}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) => html`<option value=${code} lang=${code} selected=${code === preferences.value.language}>${name}</option>`,
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
