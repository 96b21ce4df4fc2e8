/** When there is no such page, or it did not come. */
import { html } from './html.js';
import { t } from '../words/words.js';
import { Frame } from './frame.js';

export function Missing() {
  return html`<${Frame} title=${t('web-missing')}>
    <p>${t('web-missing-more')}</p>
    <p><a class="btn" href="/">${t('web-go-home')}</a></p>
  <//>`;
}

export function Trouble() {
  return html`<${Frame} title=${t('web-trouble')}>
    <p>${t('web-trouble-more')}</p>
    <p><button type="button" class="primary" onClick=${() => location.reload()}>${t('web-load-again')}</button></p>
  <//>`;
}

/**
 * What the server refused, where it happened.
 * @param {{reason: import('../words/words.js').Said | null | undefined}} props
 */
export function Refused({ reason }) {
  return reason ? html`<p class="refused" role="alert">${t(reason.key, reason.params)}</p>` : null;
}
