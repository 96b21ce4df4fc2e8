/** Which page stands at which address. Pages are loaded when they are first shown. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../words/words.js';
import { html } from './html.js';
import { address } from './router.js';
import { Missing, Trouble } from './trouble.js';

/**
 * @typedef {any} Params the groups of the address by name
 * @typedef {import('preact').ComponentType<{params: Params}>} Page
 * @typedef {{path: RegExp, load: () => Promise<{Page: Page}>}} Route the groups of `path` are the page's params
 */

/** @type {Route[]} */
export const ROUTES = [
  { path: /^\/$/, load: () => import('../site/home.js') },
  { path: /^\/tables$/, load: () => import('../site/lobby.js') },
  { path: /^\/new$/, load: () => import('../site/new-table.js') },
  { path: /^\/sign-in$/, load: () => import('../site/sign-in.js') },
  { path: /^\/settings$/, load: () => import('../site/settings.js') },
  { path: /^\/people\/(?<id>[\w-]+)$/, load: () => import('../site/profile.js') },
  { path: /^\/tables\/(?<id>[\w-]+)$/, load: () => import('../table/page.js') },
  { path: /^\/tables\/(?<id>[\w-]+)\/replay$/, load: () => import('../records/replay.js') },
  { path: /^\/tables\/(?<id>[\w-]+)\/analysis$/, load: () => import('../records/analysis.js') },
  { path: /^\/archive$/, load: () => import('../records/archive.js') },
  { path: /^\/ratings$/, load: () => import('../records/ratings.js') },
  { path: /^\/components\/(?<game>[\w-]+)$/, load: () => import('../records/components.js') },
  { path: /^\/rules\/(?<game>[\w-]+)$/, load: () => import('../learn/rules.js') },
  { path: /^\/tutorial\/(?<game>[\w-]+)$/, load: () => import('../learn/tutorial.js') },
];

/** @type {import('@preact/signals').Signal<{path: string, params: Params, Page: Page} | null>} */
const shown = signal(null);

/** @param {string} path */
async function open(path) {
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (!match) continue;
    try {
      const { Page } = await route.load();
      if (address.value.pathname === path) shown.value = { path, params: match.groups ?? {}, Page };
    } catch {
      if (address.value.pathname === path) shown.value = { path, params: {}, Page: Trouble };
    }
    return;
  }
  shown.value = { path, params: {}, Page: Missing };
}

/** The page of the present address. Each has its own element, so that nothing of another one stays. */
export function App() {
  const path = address.value.pathname;
  useEffect(() => {
    open(path);
  }, [path]);
  void language.value;
  const page = shown.value;
  if (!page) return null;
  return html`<a class="skip" href="#main">${t('web-skip')}</a><${page.Page} key=${page.path} params=${page.params} />`;
}
