/** What every symbol of a game means. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { paragraph } from './markdown.js';
import { colourClass, SYMBOLS } from './symbols.js';
import { Blocks } from './text.js';

/** @param {{game: string}} props */
export function Legend({ game }) {
  return html`<section class="legend">
    <h2 id="symbols" data-place>${t('web-learn-symbols')}</h2>
    ${SYMBOLS[game].map(
      ([heading, names]) => html`<h3>${t(heading)}</h3>
        <ul>
          ${names.map(
            (name) => html`<li>
              <${Icon} name=${name} class="l ${colourClass(name)}" />
              <div><${Blocks} blocks=${[paragraph(t(`web-learn-symbol-${name}`))]} /></div>
            </li>`,
          )}
        </ul>`,
    )}
  </section>`;
}
