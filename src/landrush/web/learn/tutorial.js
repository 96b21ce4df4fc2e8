import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { t } from '../words/words.js';

export function Page() {
  return html`<${Frame} title=${t('web-missing')} />`;
}
