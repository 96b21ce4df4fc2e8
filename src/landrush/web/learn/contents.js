/** The table of contents with the search: beside the text, or folded above it where there is no room. */
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';

const WIDE = matchMedia('(min-width: 1000px)');

/**
 * @param {{rules: import('./markdown.js').Rules, query: import('@preact/signals').Signal<string>}} props
 */
export function Contents({ rules, query }) {
  const isOpen = useSignal(WIDE.matches);
  const current = useCurrent(rules);
  const id = useId();
  useEffect(() => {
    const change = () => {
      isOpen.value = WIDE.matches;
    };
    WIDE.addEventListener('change', change);
    return () => WIDE.removeEventListener('change', change);
  }, []);
  const follow = () => {
    isOpen.value = WIDE.matches;
  };
  const parts = [...rules.sections, { id: 'symbols', number: '', heading: t('web-learn-symbols') }];
  return html`<aside class="contents">
    <label class="sr" for=${id}>${t('web-learn-search')}</label>
    <input
      id=${id}
      type="search"
      placeholder=${t('web-learn-search')}
      value=${query.value}
      onInput=${(/** @type {Event} */ event) => {
        query.value = /** @type {HTMLInputElement} */ (event.currentTarget).value;
      }}
    />
    <details open=${isOpen.value} onToggle=${(/** @type {Event} */ event) => {
      isOpen.value = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    }}>
      <summary>${t('web-learn-contents')}<${Icon} name="chevron" /></summary>
      <nav aria-label=${t('web-learn-contents')}>
        <ol>
          ${parts.map(
            (part) => html`<li>
              <a
                href="#${part.id}"
                aria-current=${part.id === current ? 'location' : undefined}
                onClick=${follow}
              >
                <span class="number">${part.number}</span><span>${part.heading}</span>
              </a>
            </li>`,
          )}
        </ol>
      </nav>
    </details>
  </aside>`;
}

/**
 * The section that is being read.
 * @param {import('./markdown.js').Rules} rules
 */
function useCurrent(rules) {
  const current = useSignal('');
  useEffect(() => {
    const look = () => {
      const headings = [...document.querySelectorAll('.rules h2')];
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 4);
      current.value = (passed.at(-1) ?? headings[0])?.id ?? '';
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [rules]);
  return current.value;
}
