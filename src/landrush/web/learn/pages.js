/** The rules of a game in a language, read once. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { assets } from '../app/assets.js';
import { locale } from '../words/words.js';
import { parse } from './markdown.js';

/** The games that have rules, with the letter of their words. @type {Record<string, string>} */
export const LETTERS = { montana: 'm', 'dice-settlers': 'd' };

/** @type {Map<string, Promise<import('./markdown.js').Rules>>} */
const known = new Map();

/**
 * @param {string} game
 * @param {string} lang
 */
export function rulesOf(game, lang) {
  const path = `learn/rules/${game}/${lang}.md`;
  let found = known.get(path);
  if (!found) {
    found = fetch(assets(path)).then(async (answer) => {
      if (!answer.ok) throw new Error(path);
      return parse(await answer.text(), lang);
    });
    known.set(path, found);
    found.catch(() => known.delete(path));
  }
  return found;
}

/**
 * The rules in the reader's language, as soon as they are there; those before stay until then.
 * @param {string} game
 * @param {() => void} [beforeChange] called before other ones are shown
 */
export function useRules(game, beforeChange) {
  const lang = locale();
  const rules = useSignal(/** @type {import('./markdown.js').Rules | null} */ (null));
  const isLost = useSignal(false);
  useEffect(() => {
    let isCurrent = true;
    rulesOf(game, lang).then(
      (found) => {
        if (!isCurrent) return;
        if (rules.value) beforeChange?.();
        rules.value = found;
        isLost.value = false;
      },
      () => {
        isLost.value = isCurrent;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [game, lang]);
  return { rules: rules.value, isLost: isLost.value };
}

/**
 * @param {import('./markdown.js').Rules | null} rules
 * @param {string} id
 */
export function clauseOf(rules, id) {
  return rules?.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}
