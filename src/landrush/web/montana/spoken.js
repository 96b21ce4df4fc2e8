/** Controls that show figures: what is seen is hidden from screen readers, which hear the words instead. */
import { html } from '../app/html.js';

/**
 * @param {object} props
 * @param {import('../table/scene.js').Scene} props.scene
 * @param {string} props.target
 * @param {string} props.label
 * @param {string} props.class
 * @param {any} props.children
 */
export function Control({ scene, target, label, class: classes, children }) {
  const { 'aria-label': words, ...control } = scene.control(target, label);
  return html`<div class=${classes} ...${control}>
    <span class="sr">${words}</span><span class="m-seen" aria-hidden="true">${children}</span>
  </div>`;
}
