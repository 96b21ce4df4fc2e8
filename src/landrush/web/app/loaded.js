/** What comes from the server: while it is on its way, when it is there, when it did not come. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.js';
import { api, reachable } from './api.js';
import { html } from './html.js';

/**
 * @typedef {object} Loading
 * @property {any} value the answer, or null until it is there
 * @property {import('../words/words.js').Said | null} reason why there is none, or no newer one
 * @property {() => Promise<void>} again asks once more
 */

/**
 * Ask for something and keep the answer; again when the path changes or the server is back.
 * @param {string | null} path null asks for nothing
 * @param {{every?: number}} [how] `every`: again after so many milliseconds, while somebody looks
 * @returns {Loading}
 */
export function useLoaded(path, { every } = {}) {
  const state = useSignal({ path, value: /** @type {any} */ (null), reason: null });
  const wanted = useRef(path);
  wanted.current = path;
  const again = async () => {
    if (path === null) return;
    try {
      const value = await api.get(path);
      if (wanted.current === path) state.value = { path, value, reason: null };
    } catch (error) {
      const { reason } = /** @type {any} */ (error);
      const before = state.peek();
      const value = before.path === path ? before.value : null;
      if (wanted.current === path) state.value = { path, value, reason };
    }
  };
  const isReachable = reachable.value;
  useEffect(() => {
    if (isReachable || !state.peek().value) again();
  }, [path, isReachable]);
  useEffect(() => {
    if (!every || path === null) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => clearInterval(timer);
  }, [path, every]);
  const { value, reason } = state.value;
  return { value: state.value.path === path ? value : null, reason, again };
}

/**
 * The answer by `children`, a function; before that dashed hexes, or what went wrong.
 * @param {{of: Loading, children?: (value: any) => any}} props
 */
export function Loaded({ of, children }) {
  if (of.value !== null) return children?.(of.value);
  if (!of.reason) return html`<${Hexes} />`;
  return html`<div class="failed" role="alert">
    <p>${t(of.reason.key, of.reason.params)}</p>
    <button type="button" onClick=${of.again}>${t('web-load-again')}</button>
  </div>`;
}

/** Dashed hexes after a moment, and words after a while. */
export function Hexes() {
  const corners = '34,0 17,29.4 -17,29.4 -34,0 -17,-29.4 17,-29.4';
  return html`<div class="coming" role="status">
    <svg viewBox="-90 -62 180 124" aria-hidden="true">
      <polygon points=${corners} transform="translate(-51 0)" />
      <polygon points=${corners} transform="translate(0 -29.4)" />
      <polygon points=${corners} transform="translate(0 29.4)" />
      <polygon points=${corners} transform="translate(51 0)" />
    </svg>
    <p>${t('web-loading')}</p>
  </div>`;
}

/**
 * Nothing there: one drawing, one sentence, one thing to do.
 * @param {{drawing: string, children?: any, says: string}} props
 */
export function Empty({ drawing, says, children }) {
  return html`<div class="nothing-there">
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true"><use href="#${drawing}" /></svg>
    <p>${says}</p>
    ${children}
  </div>`;
}
