/** Addresses: which page is shown, and how one gets to another without loading anew. */
import { computed, signal } from '@preact/signals';

const href = signal(location.href);

/** The present address. */
export const address = computed(() => new URL(href.value));

addEventListener('popstate', () => {
  href.value = location.href;
});

/**
 * Go to another address of ours.
 * @param {string} to
 * @param {{replace?: boolean}} [how] `replace`: without a new entry in the history.
 */
export function navigate(to, how = {}) {
  const url = new URL(to, location.href);
  if (url.href === location.href) return;
  const isSamePage = url.pathname === location.pathname;
  history[how.replace ? 'replaceState' : 'pushState'](null, '', url);
  href.value = url.href;
  if (!isSamePage) scrollTo(0, 0);
}

/** Links of ours change the page in place; those that ask for another tab or a file do not. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    navigate(url.href);
  });
}
