/** The pseudo-locale: English with accents and made longer, to see what does not fit and what is not translated. */

const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'áćéíñóśúýÁĆÉÍÑÓŚÚÝ';

/**
 * @param {string} text
 * @returns {string}
 */
export function accented(text) {
  const core = text.trimEnd();
  const letters = [...core].filter((sign) => /\p{L}/u.test(sign)).length;
  const signs = [...core].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign);
  return signs.join('') + '~'.repeat(letters >> 1) + text.slice(core.length);
}
