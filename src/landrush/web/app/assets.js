/** Where our own files lie; the address changes with their contents, so browsers keep them for good. */

const base = document.getElementById('app')?.dataset.assets ?? '';

/**
 * @param {string} path inside the folder of the client
 */
export function assets(path) {
  return `${base}/${path}`;
}
