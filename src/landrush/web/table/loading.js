/** While the table comes: nothing at first, then outlines, then a line of text. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { html } from '../app/html.js';
import { corners } from '../draw/hex.js';
import { t } from '../words/words.js';

const AT = [[0, -26], [0, 26], [-45, 0], [45, 0]];

export function Loading() {
  const waited = useSignal(0);
  useEffect(() => {
    const timers = [300, 2000].map((ms) => setTimeout(() => (waited.value = ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return html`<main id="main" class="loading" aria-busy="true">
    <h1 class="sr">${t('web-table')}</h1>
    ${waited.value >= 300 &&
    html`<svg class="skeleton" viewBox="-90 -60 180 120" aria-hidden="true">
      ${AT.map(([x, y]) => html`<polygon points=${corners(x, y, 28)} />`)}
    </svg>`}
    ${waited.value >= 2000 && html`<p role="status">${t('web-table-loading')}</p>`}
  </main>`;
}
