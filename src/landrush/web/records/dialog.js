/** A sheet over the page: the browser keeps the focus inside, and Escape closes it. */
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { IconButton } from '../draw/icon.js';

/** @param {{title: string, onClose: () => void, children?: any, class?: string}} props */
export function Dialog({ title, onClose, children, class: classes = '' }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return html`<dialog class="rec-sheet ${classes}" ref=${element} aria-label=${title} onClose=${onClose}>
    <header>
      <h2>${title}</h2>
      <${IconButton}
        name="close"
        label="web-rec-close"
        class="quiet"
        onClick=${() => element.current?.close()}
      />
    </header>
    <div class="sheet-body">${children}</div>
  </dialog>`;
}
