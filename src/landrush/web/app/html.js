import htm from 'htm';
import { h } from 'preact';

/** @typedef {(strings: TemplateStringsArray, ...values: unknown[]) => import('preact').VNode} Html */

/** Writes one element as a tagged template: html`<p class="note">${text}</p>`. */
export const html = /** @type {Html} */ (htm.bind(h));
