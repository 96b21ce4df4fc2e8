/** The pseudo-locale: English with accents and made longer, to see what does not fit and what is not translated. */

const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'áćéíñóśúýÁĆÉÍÑÓŚÚÝ';

/**
 * Each word by itself, so that lines break where they would.
 * @param {string} text
 * @returns {string}
 */
export function accented(text) {
  return text.replace(/\p{L}+/gu, (word) => {
    const signs = [...word].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign);
    return signs.join('') + '~'.repeat(word.length >> 1);
  });
}
