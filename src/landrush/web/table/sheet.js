/** A sheet over the page: it has the focus until it is closed. */
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { IconButton } from '../draw/icon.js';

/** @param {{title: string, onClose: () => void, children?: any}} props */
export function Sheet({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  /** A tap beside it closes it. @param {MouseEvent} event */
  const onClick = (event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`<dialog class="sheet" ref=${dialog} aria-label=${title} onClose=${onClose} onClick=${onClick}>
    <div class="inside">
      <header><h2>${title}</h2><${IconButton} name="close" label="web-table-close" class="quiet"
        onClick=${onClose} /></header>
      ${children}
    </div>
  </dialog>`;
}
