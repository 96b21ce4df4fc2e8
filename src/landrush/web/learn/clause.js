/** Rules in place: the number of a clause, which opens its text where it stands. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { t } from '../words/words.js';
import { clauseOf, useRules } from './pages.js';
import { Blocks } from './text.js';

const AWAY = 6;

/**
 * The number of a clause as a button. `children` stand on it instead of the number.
 * @param {{game: string, id: string, children?: any, class?: string}} props
 */
export function Clause({ game, id, children, class: classes = '' }) {
  const isOpen = useSignal(false);
  const sheet = useId();
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  /** Beside the button, inside the window. @param {ToggleEvent} event */
  const place = (event) => {
    isOpen.value = event.newState === 'open';
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.newState !== 'open' || !button.current) return;
    const at = button.current.getBoundingClientRect();
    const isLow = at.top > innerHeight / 2;
    element.style.left = `${Math.max(AWAY, Math.min(at.left, innerWidth - element.offsetWidth - AWAY))}px`;
    element.style.top = isLow ? 'auto' : `${at.bottom + AWAY}px`;
    element.style.bottom = isLow ? `${innerHeight - at.top + AWAY}px` : 'auto';
  };
  /** Escape closes the sheet and nothing else. @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key === 'Escape' && isOpen.value) event.stopPropagation();
  };
  return html`<span class="clause-place" onKeyDown=${onKeyDown}>
    <button
      type="button"
      ref=${button}
      class="clause-button ${classes}"
      popovertarget=${sheet}
      aria-label=${t('web-learn-clause', { id })}
      aria-expanded=${isOpen.value ? 'true' : 'false'}
      onClick=${(/** @type {Event} */ event) => event.stopPropagation()}
    >
      ${children ?? id}
    </button>
    <div id=${sheet} popover="auto" class="clause-sheet" role="dialog" aria-label=${id} onToggle=${place}>
      ${isOpen.value ? html`<${ClauseText} game=${game} id=${id} />` : null}
    </div>
  </span>`;
}

/**
 * The text of one clause, with the way to the page that has all of them. Clauses that it names open in its
 * place; everything else opens beside the game.
 * @param {{game: string, id: string}} props
 */
export function ClauseText({ game, id }) {
  const { rules } = useRules(game);
  const shown = useSignal(id);
  const clause = clauseOf(rules, shown.value);
  const page = `/rules/${game}`;
  const link = (/** @type {string} */ href) => (href.startsWith('#') ? page + href : href);
  /** @param {Event} event */
  const follow = (event) => {
    const there = event.target instanceof Element ? event.target.closest('a') : null;
    if (!there) return;
    event.preventDefault();
    const named = there.dataset.all === undefined ? there.hash.slice(1) : '';
    if (clauseOf(rules, named)) shown.value = named;
    else open(there.href, '_blank', 'noopener');
  };
  return html`<div class="clause-text" onClick=${follow}>
    <b class="clause-id">${shown.value}</b>
    ${clause ? html`<${Blocks} blocks=${clause.blocks} link=${link} />` : null}
    <p><a href="${page}#${shown.value}" data-all>${t('web-learn-all')}</a></p>
  </div>`;
}
