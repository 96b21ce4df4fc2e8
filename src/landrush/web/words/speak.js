/** Loads a language and speaks it. */
import { assets } from '../app/assets.js';
import { preferences } from '../app/preferences.js';
import { change, knows, learn, tagOf } from './words.js';

/** @param {string} lang */
export async function speak(lang) {
  const tag = tagOf(lang);
  if (!knows(lang)) learn(lang, await (await fetch(assets(`words/${tag}.ftl`))).text());
  // Somebody may have asked for another one meanwhile.
  if (preferences.peek().language !== lang) return;
  document.documentElement.lang = tag;
  change(lang);
}
