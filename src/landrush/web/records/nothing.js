/** An empty list: one drawing, one sentence, one button. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';

/** @param {{words: string, to: string, label: string}} props */
export function Nothing({ words, to, label }) {
  return html`<div class="rec-nothing panel">
    <${Icon} name="wagon" class="picture" />
    <p>${words}</p>
    <a class="btn primary" href=${to}>${label}</a>
  </div>`;
}
