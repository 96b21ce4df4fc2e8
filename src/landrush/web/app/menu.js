/** A button that opens a small panel of links, and closes it again when one leaves it. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../draw/icon.js';
import { html } from './html.js';
import { address } from './router.js';

/**
 * @param {{label: string, icon?: string, class?: string, children?: any}} props
 *   `icon`: shown instead of the words
 */
export function Menu({ label, icon, class: classes = '', children }) {
  const isOpen = useSignal(false);
  const id = useId();
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    isOpen.value = false;
  }, [address.value.href]);
  useEffect(() => {
    const look = (/** @type {Event} */ event) => {
      if (!root.current?.contains(/** @type {Node} */ (event.target))) isOpen.value = false;
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || !isOpen.value) return;
    event.stopPropagation();
    isOpen.value = false;
    button.current?.focus();
  };
  return html`<div class="pulldown ${classes}" ref=${root} onKeyDown=${escape}>
    <button
      type="button"
      class="quiet ${icon ? 'icon' : ''}"
      ref=${button}
      aria-expanded=${isOpen.value}
      aria-controls=${id}
      aria-label=${icon ? label : undefined}
      title=${icon ? label : undefined}
      onClick=${() => (isOpen.value = !isOpen.value)}
    >
      ${icon ? html`<${Icon} name=${icon} />` : label}
      ${icon ? null : html`<${Icon} name="chevron" class="s turn" />`}
    </button>
    <div id=${id} class="drop" hidden=${!isOpen.value}>${children}</div>
  </div>`;
}
