/** Each language in its own words, as in landrush/l10n. */
export const LANGUAGES = { en: 'English', pl: 'polski', de: 'Deutsch', nl: 'Nederlands', ja: '日本語' };
