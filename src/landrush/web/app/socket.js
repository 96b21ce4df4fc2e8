/**
 * The socket of live play (docs/protocol.md): one for the whole page. It connects when somebody watches, and
 * again whenever the connection is lost; commands that were not answered are sent again with their ids.
 */
import { signal } from '@preact/signals';
import { me } from './person.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

/**
 * @typedef {Record<string, any> & {type: string}} Frame
 * @typedef {object} Watcher
 * @property {string} table
 * @property {string | null} invite
 * @property {() => number} version how many entries it has seen
 * @property {(frame: Frame) => void} hear
 */

/**
 * How the connection is: `idle` while nobody needs it, `lost` with the time of the next try.
 * @type {import('@preact/signals').Signal<{state: 'idle' | 'connecting' | 'open' | 'lost', again: number}>}
 */
export const connection = signal({ state: 'idle', again: 0 });

/** How many milliseconds the server's clock is ahead of ours. */
export const ahead = signal(0);

/** @type {Set<Watcher>} */
const watchers = new Set();
/** Frames that wait for an answer, by id. @type {Map<string, {frame: Frame, done: (answer: Frame) => void}>} */
const waiting = new Map();
/** @type {WebSocket | null} */
let socket = null;
let wait = FIRST_WAIT;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;
let lastId = 0;
const ours = Math.random().toString(36).slice(2, 10);

/**
 * Hear everything about a table until the returned function is called.
 * @param {Watcher} watcher
 */
export function watch(watcher) {
  watchers.add(watcher);
  if (socket?.readyState === WebSocket.OPEN) sendWatch(watcher);
  else connect();
  return () => {
    watchers.delete(watcher);
    const isWatched = [...watchers].some((other) => other.table === watcher.table);
    if (!isWatched) send({ type: 'unwatch', table: watcher.table });
    if (!watchers.size) close();
  };
}

/**
 * Send a frame that has an id and wait for its answer: done, refused, why or tried.
 * @param {Frame} frame without `id`
 * @returns {Promise<Frame>}
 */
export function request(frame) {
  const id = `${ours}-${++lastId}`;
  const full = { ...frame, id };
  return new Promise((done) => {
    waiting.set(id, { frame: full, done });
    send(full);
  });
}

/** Try now instead of waiting. */
export function connectNow() {
  clearTimeout(retry);
  wait = FIRST_WAIT;
  connect();
}

/** Connect anew: somebody signed in or out, and another person sees other things. */
export function reconnect() {
  if (!socket) return;
  socket.close();
}

function close() {
  clearTimeout(retry);
  clearTimeout(silence);
  const old = socket;
  socket = null;
  old?.close();
  connection.value = { state: 'idle', again: 0 };
}

/** @param {Frame} frame */
function send(frame) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

/** @param {Watcher} watcher */
function sendWatch(watcher) {
  /** @type {Frame} */
  const frame = { type: 'watch', table: watcher.table };
  const version = watcher.version();
  if (version) frame.version = version;
  if (watcher.invite) frame.invite = watcher.invite;
  send(frame);
}

function connect() {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  if (connection.value.state !== 'lost') connection.value = { state: 'connecting', again: 0 };
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket = opened;
  opened.addEventListener('message', (event) => {
    if (socket === opened) hear(JSON.parse(event.data));
  });
  opened.addEventListener('close', () => {
    if (socket === opened) lose();
  });
}

function lose() {
  socket = null;
  clearTimeout(silence);
  if (!watchers.size) return;
  // Not all at the same moment when the server comes back.
  const pause = wait * (0.75 + Math.random() / 2);
  connection.value = { state: 'lost', again: Date.now() + pause };
  wait = Math.min(wait * 2, LONGEST_WAIT);
  clearTimeout(retry);
  retry = setTimeout(connect, pause);
}

/** Who hears nothing for long asks; who gets no answer has lost the connection. */
function listen() {
  clearTimeout(silence);
  silence = setTimeout(() => {
    send({ type: 'ping' });
    silence = setTimeout(() => socket?.close(), ANSWER_WITHIN);
  }, PING_EVERY);
}

/** @param {Frame} frame */
function hear(frame) {
  listen();
  if (frame.now) ahead.value = frame.now - Date.now();
  if (frame.type === 'welcome') {
    wait = FIRST_WAIT;
    connection.value = { state: 'open', again: 0 };
    for (const watcher of watchers) sendWatch(watcher);
    for (const { frame: again } of waiting.values()) send(again);
  }
  const answered = frame.id === undefined ? undefined : waiting.get(frame.id);
  if (answered) {
    // The storage did not answer: the same command goes out again in a while.
    if (frame.reason?.key === 'server-unavailable') {
      setTimeout(() => send(answered.frame), 1000);
      return;
    }
    waiting.delete(frame.id);
    answered.done(frame);
  }
  const table = typeof frame.table === 'string' ? frame.table : frame.table?.id;
  const watching = [...watchers].filter((watcher) => watcher.table === table);
  for (const watcher of watching) watcher.hear(frame);
}

addEventListener('online', () => {
  if (connection.value.state === 'lost') connectNow();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && connection.value.state === 'lost') connectNow();
});

let who = me.peek()?.id;
me.subscribe((person) => {
  if (person?.id !== who) reconnect();
  who = person?.id;
});
