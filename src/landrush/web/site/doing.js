/** Something that is sent to the server: once at a time, with what was refused. */
import { useSignal } from '@preact/signals';
import { somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';

/** Somebody who can sit down, made a guest if need be. */
export function anybody() {
  return somebody(preferences.value.language);
}

/**
 * @returns {{isBusy: boolean, reason: import('../words/words.js').Said | null, isDone: boolean,
 *   act: (work: () => Promise<any>) => Promise<boolean>}} `act` tells whether it went well
 */
export function useDoing() {
  const state = useSignal({ isBusy: false, reason: null, isDone: false });
  const act = async (/** @type {() => Promise<any>} */ work) => {
    if (state.peek().isBusy) return false;
    state.value = { isBusy: true, reason: null, isDone: false };
    try {
      await work();
      state.value = { isBusy: false, reason: null, isDone: true };
      return true;
    } catch (error) {
      const { reason } = /** @type {any} */ (error);
      if (!reason) throw error;
      state.value = { isBusy: false, reason, isDone: false };
      return false;
    }
  };
  return { ...state.value, act };
}
