/** What the reader prefers: kept in this browser at once, and with the person for other browsers. */
import { effect, signal } from '@preact/signals';
import { api } from './api.js';
import { me } from './person.js';

const KEPT_AS = 'landrush-preferences';

/**
 * @typedef {object} Preferences
 * @property {string} language
 * @property {'always' | 'undo' | 'never'} confirm when the end of a turn is confirmed
 * @property {'off' | 'slow' | 'normal' | 'fast'} animation
 * @property {'light' | 'dark' | 'system'} colours
 * @property {boolean} sounds
 * @property {boolean} notify_email
 * @property {boolean} notify_push
 * @property {boolean} text_mode the table as text: only in this browser
 * @property {boolean} threats where rivals may build next: only in this browser
 * @property {Record<string, string>} levels of bots, last chosen for each game: only in this browser
 */

/** @type {Preferences} */
const DEFAULTS = {
  language: '',
  confirm: 'undo',
  animation: 'normal',
  colours: 'system',
  sounds: true,
  notify_email: true,
  notify_push: true,
  text_mode: false,
  threats: false,
  levels: {},
};
const ONLY_HERE = ['text_mode', 'threats', 'levels'];
const LANGUAGES = ['en', 'pl', 'de', 'nl', 'ja'];

/** @returns {Partial<Preferences>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
  } catch {
    return {};
  }
}

/** What the browser asks for, where we speak it. */
function browserLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.includes(code)) ?? 'en';
}

/** The language of an address such as /?lang=de goes before what was kept. */
function firstLanguage() {
  const asked = new URL(location.href).searchParams.get('lang');
  if (asked && [...LANGUAGES, 'pseudo'].includes(asked)) return asked;
  return kept().language || browserLanguage();
}

/** @type {import('@preact/signals').Signal<Preferences>} */
export const preferences = signal({ ...DEFAULTS, ...kept(), language: firstLanguage() });

/**
 * Change some of them.
 * @param {Partial<Preferences>} some
 */
export function prefer(some) {
  preferences.value = { ...preferences.value, ...some };
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(preferences.value));
  } catch {
    // They hold while the page is open.
  }
  const shared = Object.fromEntries(
    Object.entries(some).filter(([name, value]) => !ONLY_HERE.includes(name) && value !== 'pseudo'),
  );
  if (me.value && Object.keys(shared).length) {
    api.patch('/me', { preferences: shared }).catch(() => {});
  }
}

/** What the person chose elsewhere holds here too, unless this browser has its own word. */
effect(() => {
  const person = me.value;
  if (!person) return;
  const own = kept();
  const missing = Object.entries(person.preferences).filter(([name]) => !(name in own));
  const current = preferences.peek();
  const news = missing.filter(([name, value]) => current[/** @type {keyof Preferences} */ (name)] !== value);
  if (news.length) preferences.value = { ...current, ...Object.fromEntries(news), language: current.language };
});

/** How fast things move: a factor on every duration, and 0 where nothing shall move. */
const SPEEDS = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };
const DURATIONS = { fast: 90, base: 180, move: 320, slow: 600, spin: 1800 };
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const speed = signal(1);

effect(() => {
  const { animation, colours } = preferences.value;
  const root = document.documentElement;
  if (colours === 'system') delete root.dataset.theme;
  else root.dataset.theme = colours;
  speed.value = lessMotion.matches ? 0 : SPEEDS[animation];
  for (const [name, milliseconds] of Object.entries(DURATIONS)) {
    root.style.setProperty(`--m-${name}`, `${Math.round(milliseconds * speed.value)}ms`);
  }
});
lessMotion.addEventListener('change', () => {
  preferences.value = { ...preferences.value };
});
