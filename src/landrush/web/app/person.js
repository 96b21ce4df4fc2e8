/** Who reads: nobody yet, a guest or an account. */
import { signal } from '@preact/signals';
import { api } from './api.js';

/**
 * @typedef {object} Me
 * @property {string} id
 * @property {string} kind guest or account
 * @property {string} name
 * @property {Record<string, any>} preferences
 */

/** @type {import('@preact/signals').Signal<Me | null>} */
export const me = signal(null);

/** Look who is signed in. Whoever is nobody stays nobody. */
export async function findMe() {
  try {
    me.value = await api.get('/me');
  } catch {
    me.value = null;
  }
}

/**
 * Somebody who can sit down: a guest is made of nobody.
 * @param {string} [language]
 * @returns {Promise<Me>}
 */
export async function somebody(language) {
  if (!me.value) me.value = await api.post('/guests', language && language !== 'pseudo' ? { language } : {});
  return /** @type {Me} */ (me.value);
}
