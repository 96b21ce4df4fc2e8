/** The symbols of symbols.svg, which symbols.js puts into the page. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';

/**
 * A symbol in running text or on a button. Without `label` it is decoration.
 * @param {{name: string, label?: string, class?: string}} props
 */
export function Icon({ name, label, class: classes = '' }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`<svg class="i ${classes}" viewBox="0 0 32 32" ...${named}><use href="#${name}" /></svg>`;
}

/**
 * A symbol inside a drawing, around a point.
 * @param {{name: string, x: number, y: number, size: number, class?: string}} props
 */
export function Symbol({ name, x, y, size, class: classes = '' }) {
  return html`<use
    href="#${name}"
    class=${classes}
    x=${x - size / 2}
    y=${y - size / 2}
    width=${size}
    height=${size}
  />`;
}

/**
 * A button that shows only a symbol, with its name (a key) for everybody.
 * @param {{name: string, label: string, onClick: (event: Event) => void, class?: string, disabled?: boolean,
 *   pressed?: boolean}} props
 */
export function IconButton({ name, label, onClick, class: classes = '', disabled, pressed }) {
  const words = t(label);
  return html`<button
    type="button"
    class="icon ${classes}"
    title=${words}
    aria-label=${words}
    aria-pressed=${pressed}
    disabled=${disabled}
    onClick=${onClick}
  >
    <${Icon} name=${name} />
  </button>`;
}
