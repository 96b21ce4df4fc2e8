/** The server's HTTP interface: docs/protocol.md, /api/openapi.json. */
import { signal } from '@preact/signals';

/** What the server refused: a sentence, and the status. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {import('../words/words.js').Said} reason
   * @param {number} [retryAfter] seconds
   */
  constructor(status, reason, retryAfter) {
    super(reason.key);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** What is said when the server did not answer at all. */
export const UNREACHABLE = { key: 'web-unreachable' };

/** Whether the server answered when it was last asked. */
export const reachable = signal(true);

/**
 * One request. Throws Refusal.
 * @param {string} method
 * @param {string} path under /api
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  /** @type {RequestInit} */
  const how = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (typeof body === 'string') {
    how.body = body;
  } else if (body !== undefined) {
    how.body = JSON.stringify(body);
    how.headers = { ...how.headers, 'Content-Type': 'application/json' };
  }
  let answer;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    reachable.value = false;
    throw new Refusal(0, UNREACHABLE);
  }
  reachable.value = true;
  if (answer.ok) return answer.status === 204 ? null : answer.json();
  const said = await answer.json().catch(() => null);
  const wait = Number(answer.headers.get('Retry-After')) || undefined;
  throw new Refusal(answer.status, said?.error ?? UNREACHABLE, wait);
}

export const api = {
  /** @param {string} path */
  get: (path) => ask('GET', path),
  /** @param {string} path @param {unknown} [body] */
  post: (path, body = {}) => ask('POST', path, body),
  /** @param {string} path @param {unknown} [body] */
  put: (path, body = {}) => ask('PUT', path, body),
  /** @param {string} path @param {unknown} body */
  patch: (path, body) => ask('PATCH', path, body),
  /** @param {string} path @param {unknown} [body] */
  delete: (path, body) => ask('DELETE', path, body),
};

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/**
 * The same, asked once while the page is open: for what never changes.
 * @param {string} path
 */
export function once(path) {
  let answer = known.get(path);
  if (!answer) {
    answer = api.get(path);
    known.set(path, answer);
    answer.catch(() => known.delete(path));
  }
  return answer;
}
