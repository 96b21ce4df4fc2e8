/** What the tests start from: the real words, rules and golden views of this repository, and views made by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { change, knows, learn, tagOf } from '#web/words/words.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = join(ROOT, 'src/landrush');

/** A file of the repository. */
export function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The Fluent files of a language, as the server puts them together. */
export function fluent(lang) {
  const rooms = ['games', 'web'].flatMap((room) => readdirSync(join(PACKAGE, room)).map((name) => join(room, name)));
  const files = ['', 'server', ...rooms].map((folder) => join(PACKAGE, folder, 'l10n', `${lang}.ftl`));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Speak a language with its real words. */
export function speak(lang) {
  if (!knows(lang)) learn(lang, fluent(tagOf(lang)));
  change(lang);
}

/**
 * A view of each kind of question, and what is printed on the components.
 * @returns {{tables: any, positions: any[]}}
 */
export function golden(game) {
  return JSON.parse(read(`tests/golden/views/${game}.json`));
}

/** The rules of a game as they are written. */
export function rules(game, lang) {
  return read(`src/landrush/web/learn/rules/${game}/${lang}.md`);
}

/** A view of which only some things matter. */
export function view(some) {
  return { seat: 0, position: {}, question: null, options: [], scores: [], winners: [], ...some };
}

/** Options by their moves. */
export function options(...moves) {
  return moves.map((text, action) => ({ action, text, say: { key: 'ui-yes' } }));
}

/** What the server tells when somebody is asked to choose among these. */
export function update(offered) {
  return { version: 1, since: 0, steps: [], view: view({ options: offered }), asked: 0, now: 0 };
}
