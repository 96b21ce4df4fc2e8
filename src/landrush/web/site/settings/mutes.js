/** Whom the reader does not want to read. */
import { api } from '../../app/api.js';
import { html } from '../../app/html.js';
import { Loaded, useLoaded } from '../../app/loaded.js';
import { Refused } from '../../app/trouble.js';
import { t } from '../../words/words.js';
import { useDoing } from '../doing.js';
import { Panel } from '../parts.js';

export function Mutes() {
  const muted = useLoaded('/me/mutes');
  const doing = useDoing();
  const hear = (/** @type {string} */ id) =>
    doing.act(async () => {
      await api.delete(`/me/mutes/${id}`);
      await muted.again();
    });
  return html`<${Panel} title=${t('web-site-mutes')}>
    <p class="hint">${t('web-site-mutes-does')}</p>
    <${Loaded} of=${muted}>${(/** @type {any[]} */ found) =>
      found.length
        ? html`<ul class="lines">
            ${found.map(
              (each) => html`<li key=${each.id}>
                <a href="/people/${each.id}"><bdi>${each.name}</bdi></a>
                <button type="button" onClick=${() => hear(each.id)}>${t('web-site-unmute')}</button>
              </li>`,
            )}
          </ul>`
        : html`<p>${t('web-site-mutes-none')}</p>`}<//>
    <${Refused} reason=${doing.reason} />
  <//>`;
}
