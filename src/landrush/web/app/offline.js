/** The service worker, and what the page does while the server cannot be reached. */
import { effect } from '@preact/signals';
import { language, t } from '../words/words.js';
import { api, reachable } from './api.js';
import { findMe, me } from './person.js';
import { navigate } from './router.js';

// Not while the first page still comes.
const REGISTER_AFTER = 1_500;
const ASK_EVERY = 4_000;

/** Install the worker that keeps the shell, and look for the server while it is away. */
export function workOffline() {
  heal();
  if (!('serviceWorker' in navigator)) return;
  setTimeout(register, REGISTER_AFTER);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'open') navigate(data.path);
  });
}

async function register() {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    effect(() => {
      active?.postMessage({ kind: 'words', language: language.value, words: notices() });
    });
  } catch {
    // Without it everything works but opening offline.
  }
}

/** The words of notices, which the worker cannot make by itself. */
function notices() {
  // keys: web-notice-waiting web-notice-started web-notice-over
  const kinds = ['waiting', 'started', 'over'].map((kind) => [kind, t(`web-notice-${kind}`)]);
  const games = { montana: t('m-title'), 'dice-settlers': t('d-title') };
  return { kinds: Object.fromEntries(kinds), games };
}

/** While the server is away, ask whether it is back, and then who we are. */
function heal() {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  effect(() => {
    clearInterval(timer);
    if (!reachable.value) timer = setInterval(lookForServer, ASK_EVERY);
  });
  addEventListener('online', lookForServer);
  addEventListener('offline', () => {
    reachable.value = false;
  });
}

/** Ask now. */
export async function lookForServer() {
  try {
    await api.get('/health');
    if (!me.value) await findMe();
  } catch {
    // It is asked again.
  }
}
