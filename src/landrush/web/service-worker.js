/**
 * Runs without a page: keeps the shell of the client, so that it opens without a connection, and shows
 * notices.
 * The server fills in the version and the files; a new version is a new worker. Nothing of /api is ever kept.
 */

const VERSION = '{version}';
const FILES = '{files}'.split(' ');
const KEPT = `landrush-${VERSION}`;
const NOTES = 'landrush-notes';
const WORDS = '/notes/words';
const PAGE = '/';
const ICON = `/assets/${VERSION}/icons/icon-192.png`;

const worker = /** @type {any} */ (self);

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data?.kind === 'words') event.waitUntil(keepWords(event.data));
});
worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(notify(event.data?.json() ?? {}));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => {
  event.waitUntil(subscribe(event));
});

async function install() {
  const cache = await caches.open(KEPT);
  const shell = await fetch(PAGE, { cache: 'reload' });
  // Another version was put up in this moment: the browser tries again.
  if (!(await shell.clone().text()).includes(`/assets/${VERSION}/`)) throw new Error('another version');
  await cache.put(PAGE, shell);
  await cache.addAll(FILES.map((path) => `/assets/${VERSION}/${path}`));
  await worker.skipWaiting();
}

/** Take over. The files of the version before stay, for pages that are still open. */
async function activate() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('landrush-') && name !== NOTES);
  const old = versions.filter((name) => name !== KEPT).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** A file of the client: what has an address with a version never changes. @param {Request} request */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith(`/assets/${VERSION}/`)) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** The words of notices in the reader's language, and the whole language for when there is no connection.
 * @param {{language: string, words: object}} news */
async function keepWords({ language, words }) {
  await (await caches.open(NOTES)).put(WORDS, new Response(JSON.stringify({ language, words })));
  const lang = language === 'pseudo' ? 'en' : language;
  await asset(new Request(`/assets/${VERSION}/words/${lang}.ftl`));
}

/** @param {{kind?: string, table?: string, game?: string}} told */
async function notify({ kind = '', table = '', game = '' }) {
  const kept = await (await caches.open(NOTES)).match(WORDS);
  const { language, words } = kept ? await kept.json() : { language: '', words: { kinds: {}, games: {} } };
  await worker.registration.showNotification(words.games[game] ?? 'Landrush', {
    body: words.kinds[kind] ?? '',
    lang: language,
    icon: ICON,
    badge: ICON,
    // One notice for each table, the newest.
    tag: table,
    renotify: Boolean(table),
    data: { path: table ? `/tables/${table}` : '/' },
  });
}

/** Show a page of ours, in a window that is open if there is one. @param {string} path */
async function open(path) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === path) ?? windows[0];
  if (!there) return worker.clients.openWindow(path);
  await there.focus();
  return there.postMessage({ kind: 'open', path });
}

/** The browser has another address for notices now: tell the server. @param {any} event */
async function subscribe({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
