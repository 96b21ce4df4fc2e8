/** The browsers in which the reader is signed in. */
import { api } from '../../app/api.js';
import { html } from '../../app/html.js';
import { Loaded, useLoaded } from '../../app/loaded.js';
import { Refused } from '../../app/trouble.js';
import { locale, t } from '../../words/words.js';
import { useDoing } from '../doing.js';
import { Panel } from '../parts.js';

/** @param {number} time milliseconds since 1970 */
export function dateWords(time) {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

export function Sessions() {
  const sessions = useLoaded('/me/sessions');
  const doing = useDoing();
  const end = (/** @type {string} */ path) =>
    doing.act(async () => {
      await api.delete(path);
      await sessions.again();
    });
  return html`<${Panel} title=${t('web-site-sessions')}>
    <${Loaded} of=${sessions}>${(/** @type {any[]} */ found) => html`
      <ul class="lines">
        ${found.map(
          (each) => html`<li key=${each.id}>
            <div><b>${each.label || t('web-site-unknown-browser')}</b>
              <span class="hint">${each.is_this ? t('web-site-this-browser') : t('web-site-seen', { date: dateWords(each.seen) })}</span></div>
            ${each.is_this ? null : html`<button type="button"
              onClick=${() => end(`/me/sessions/${each.id}`)}>${t('web-site-sign-out')}</button>`}
          </li>`,
        )}
      </ul>
      ${found.length > 1 ? html`<div class="acts"><button type="button"
        onClick=${() => end('/me/sessions')}>${t('web-site-sign-out-others')}</button></div>` : null}
    `}<//>
    <${Refused} reason=${doing.reason} />
  <//>`;
}
