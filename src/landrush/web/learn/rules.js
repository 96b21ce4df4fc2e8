/** The rules of a game: every clause with its number, contents, search, and what the symbols mean. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { TopBar } from '../app/frame.js';
import { address } from '../app/router.js';
import { useTitle } from '../app/title.js';
import { Missing, Trouble } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { Contents } from './contents.js';
import { Legend } from './legend.js';
import { LETTERS, useRules } from './pages.js';
import { isFound, wordsIn } from './search.js';
import { Blocks } from './text.js';

/** @param {{params: {game: string}}} props */
export function Page({ params: { game } }) {
  return game in LETTERS ? html`<${RulesOf} game=${game} />` : html`<${Missing} />`;
}

/** @param {{game: string}} props */
function RulesOf({ game }) {
  const place = useRef(/** @type {{id: string, top: number} | null} */ (null));
  const { rules, isLost } = useRules(game, () => {
    place.current = placeNow();
  });
  const query = useSignal('');
  const here = decodeURIComponent(address.value.hash.slice(1));
  useTitle(rules?.title ?? t(`${LETTERS[game]}-title`));

  // In another language the reader stays at the same clause.
  useLayoutEffect(() => {
    const before = place.current;
    place.current = null;
    const element = before && document.getElementById(before.id);
    if (before && element) scrollBy(0, element.getBoundingClientRect().top - before.top);
  }, [rules]);

  // An address with a clause leads there, also when the search had hidden it.
  const isThere = rules !== null;
  useEffect(() => {
    if (!isThere || !here) return;
    query.value = '';
    requestAnimationFrame(() => document.getElementById(here)?.scrollIntoView({ block: 'start' }));
  }, [isThere, here]);

  if (isLost && !rules) return html`<${Trouble} />`;
  const words = wordsIn(query.value);
  return html`<${TopBar} />
    <main id="main" class="rules-page" data-game=${game}>
      ${rules && html`<${Contents} rules=${rules} query=${query} />
        <article class="rules">
          <${Heading} game=${game} title=${rules.title} />
          <${Sections} rules=${rules} words=${words} here=${here} />
          ${words.length ? null : html`<${Legend} game=${game} />`}
        </article>`}
    </main>`;
}

/** The clause at the top of the window, and where exactly. */
function placeNow() {
  for (const element of document.querySelectorAll('.rules [data-place]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { id: element.id, top };
  }
  return null;
}

/** @param {{game: string, title: string}} props */
function Heading({ game, title }) {
  return html`<header class="rules-head">
    <nav class="game-switch" aria-label=${t('web-learn-games')}>
      ${Object.entries(LETTERS).map(
        ([name, letter]) => html`<a href="/rules/${name}" aria-current=${name === game ? 'page' : undefined}>
          ${t(`${letter}-title`)}
        </a>`,
      )}
    </nav>
    <h1>${title}</h1>
    <p class="rules-ways">
      <a class="btn" href="/tutorial/${game}"><${Icon} name="play" />${t('web-learn-tutorial')}</a>
      <a class="btn quiet" href="/components/${game}">${t('web-learn-components')}</a>
      <button type="button" class="quiet" onClick=${() => print()}>${t('web-learn-print')}</button>
    </p>
  </header>`;
}

/** @param {{rules: import('./markdown.js').Rules, words: string[], here: string}} props */
function Sections({ rules, words, here }) {
  const isSearching = words.length > 0;
  const shown = rules.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => isFound(clause, words)) }))
    .filter((section) => !isSearching || section.clauses.length);
  const found = shown.reduce((sum, section) => sum + section.clauses.length, 0);
  return html`<p class="found" role="status">${isSearching ? t('web-learn-found', { n: found }) : ''}</p>
    ${shown.map(
      (section) => html`<section key=${section.id} class=${section.number ? '' : 'unnumbered'}>
        <h2 id=${section.id} data-place class=${here === section.id ? 'here' : ''}>
          ${section.number ? html`<span class="number">${section.number}</span> ` : null}${section.heading}
        </h2>
        ${isSearching ? null : html`<${Blocks} blocks=${section.lead} />`}
        ${section.clauses.map(
          (clause) => html`<${ClauseLine} clause=${clause} words=${words} isHere=${here === clause.id} />`,
        )}
      </section>`,
    )}`;
}

/**
 * A clause. Its number is its address, which a click copies.
 * @param {{clause: import('./markdown.js').Clause, words: string[], isHere: boolean}} props
 */
function ClauseLine({ clause, words, isHere }) {
  const isCopied = useSignal(false);
  const copy = () => {
    const url = new URL(`#${clause.id}`, location.href);
    // Where the browser does not let us, the address bar has it.
    navigator.clipboard?.writeText(url.href).then(
      () => {
        isCopied.value = true;
        setTimeout(() => {
          isCopied.value = false;
        }, 2000);
      },
      () => {},
    );
  };
  return html`<div id=${clause.id} data-place class="clause ${isHere ? 'here' : ''}">
    <a class="clause-id" href="#${clause.id}" title=${t('web-learn-copy')} onClick=${copy}>${clause.id}</a>
    <div class="clause-text"><${Blocks} blocks=${clause.blocks} words=${words} /></div>
    <span class="copied" role="status">${isCopied.value ? t('web-learn-copied') : ''}</span>
  </div>`;
}
