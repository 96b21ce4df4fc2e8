/** Web push: this browser takes notices, or no longer. */
import { api, Refusal } from '../app/api.js';

/** Whether this browser can. */
export function canPush() {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** The subscription of this browser, or null. */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser takes notices now. */
export async function isPushed() {
  return canPush() && Notification.permission === 'granted' && (await subscription()) !== null;
}

/** Ask the reader, subscribe, and tell the server. Throws Refusal. */
export async function startPush() {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new Refusal(0, { key: 'web-site-push-denied' });
  const { public_key: key } = await api.get('/me/push');
  let made;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal(0, { key: 'web-site-push-failed' });
  }
  const { endpoint, keys } = made.toJSON();
  try {
    await api.post('/me/push', { endpoint, keys });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** No longer. What the server does not know any more is no trouble. */
export async function stopPush() {
  const found = await subscription();
  if (!found) return;
  const { endpoint } = found;
  await found.unsubscribe();
  await api.delete('/me/push', { endpoint }).catch((/** @type {Refusal} */ refusal) => {
    if (refusal.status !== 404) throw refusal;
  });
}
