/** Words: keys with parameters become sentences in the reader's language, from the same Fluent files as elsewhere. */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { accented } from './pseudo.js';

/**
 * A sentence of the server: a key of the Fluent files, with parameters.
 * @typedef {{key: string, params?: Record<string, Param>}} Said
 * @typedef {string | number | {term: string} | {choice: string[]} | {amounts: [string, number][]}
 *   | {seat: number} | {seats: number[]} | Said} Param
 */

/** The language that is spoken now; what shows words reads it, and so is shown anew when it changes. */
export const language = signal('en');
/** @type {FluentBundle} */
let bundle = new FluentBundle('en');
/** Keys that were asked for and are not there: none, unless something is wrong. @type {Set<string>} */
export const missing = new Set();
/** The languages that were learnt. @type {Map<string, FluentBundle>} */
const bundles = new Map();

/** @param {string} lang */
export function knows(lang) {
  return bundles.has(lang);
}

/**
 * Learn a language.
 * @param {string} lang
 * @param {string} text its Fluent files; the English ones for the pseudo-locale
 */
export function learn(lang, text) {
  const found = new FluentBundle(tagOf(lang), {
    functions: { FORM: form },
    useIsolating: false,
    transform: lang === 'pseudo' ? accented : undefined,
  });
  found.addResource(new FluentResource(text));
  bundles.set(lang, found);
}

/**
 * Speak a language that was learnt.
 * @param {string} lang
 */
export function change(lang) {
  bundle = /** @type {FluentBundle} */ (bundles.get(lang));
  language.value = lang;
}

/**
 * The tag of a language as others know it: the pseudo-locale is English.
 * @param {string} lang
 */
export function tagOf(lang) {
  return lang === 'pseudo' ? 'en' : lang;
}

/** The tag for Intl: numbers, dates, lists. */
export function locale() {
  return tagOf(language.value);
}

/**
 * A thing inside a sentence that knows its forms.
 * @extends {FluentType<Param>}
 */
class Phrase extends FluentType {
  /** @param {Param} value @param {Speaker} speaker */
  constructor(value, speaker) {
    super(value);
    this.speaker = speaker;
  }

  /** @param {string} wanted */
  inForm(wanted) {
    return this.speaker(this.value, wanted);
  }

  toString() {
    return this.inForm('');
  }
}

/**
 * How a parameter is told, in one of its forms: as words, or as a mark that becomes a picture.
 * @typedef {(value: Param, wanted: string) => string} Speaker
 */

/**
 * Fluent's FORM(): the phrase in this form. What is only text has no other form.
 * @param {import('@fluent/bundle').FluentValue[]} positional
 */
function form([phrase, wanted]) {
  return phrase instanceof Phrase ? phrase.inForm(String(wanted)) : phrase;
}

/**
 * @param {string} key
 * @param {string} wanted an attribute, or nothing
 * @param {Record<string, Param>} params
 * @param {Speaker} speaker
 * @returns {string}
 */
function textOf(key, wanted, params, speaker) {
  const found = bundle.getMessage(key);
  const pattern = (wanted && found?.attributes[wanted]) || found?.value;
  if (!pattern) {
    if (bundles.size) missing.add(key);
    return key;
  }
  /** @type {Record<string, import('@fluent/bundle').FluentVariable>} */
  const values = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') values[name] = value;
    else if (typeof value === 'number') values[name] = new FluentNumber(value, { useGrouping: false });
    else values[name] = new Phrase(value, speaker);
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) missing.add(`${key}: ${errors[0]}`);
  return text;
}

/**
 * A speaker that uses words only.
 * @param {string[]} players names by seat
 * @returns {Speaker}
 */
export function inWords(players) {
  /** @type {Speaker} */
  const speaker = (value, wanted) => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    if ('term' in value) return textOf(value.term, wanted, {}, speaker);
    if ('choice' in value) return listed(value.choice.map((key) => textOf(key, wanted, {}, speaker)), 'list-or');
    if ('amounts' in value) return listed(value.amounts.map(([key, n]) => counted(key, n, wanted)));
    if ('seat' in value) return playerName(value.seat, players);
    if ('seats' in value) return listed(value.seats.map((seat) => playerName(seat, players)));
    return textOf(value.key, wanted, value.params ?? {}, speaker);
  };
  return speaker;
}

/**
 * So many of a thing, the number never parted from its noun.
 * @param {string} key
 * @param {number} n
 * @param {string} [wanted]
 */
export function counted(key, n, wanted = '') {
  return textOf(`${key}-count`, wanted, { n }, plain).replace(`${n} `, `${n}\u00a0`);
}

/**
 * One, one and another, or many, as the language lists them.
 * @param {string[]} items
 * @param {string} [lastKey]
 */
export function listed(items, lastKey = 'list-last') {
  if (!items.length) return t('list-nothing');
  if (items.length === 1) return items[0];
  const start = items.slice(0, -1).reduce((before, item) => t('list-more', { start: before, item }));
  return t(lastKey, { start, item: items[items.length - 1] });
}

/**
 * @param {number} seat
 * @param {string[]} players
 */
export function playerName(seat, players) {
  return players[seat] ?? t('ui-seat', { n: seat + 1 });
}

const plain = inWords([]);

/**
 * The text of a key. Whoever shows it is shown anew when the language changes.
 * @param {string} key
 * @param {Record<string, Param>} [params]
 * @param {string[]} [players] names by seat
 */
export function t(key, params = {}, players) {
  void language.value;
  return textOf(key, '', params, players ? inWords(players) : plain);
}

/**
 * A sentence of the server as words.
 * @param {Said} said
 * @param {string[]} [players]
 */
export function say(said, players = []) {
  return t(said.key, said.params ?? {}, players);
}

/**
 * A sentence in which this speaker tells the parameters; for `told` in draw/sentence.js.
 * @param {Said} said
 * @param {Speaker} speaker
 */
export function sayWith(said, speaker) {
  void language.value;
  return textOf(said.key, '', said.params ?? {}, speaker);
}

/**
 * Whether there are words for a key.
 * @param {string} key
 */
export function hasWords(key) {
  void language.value;
  return bundle.hasMessage(key);
}

// What tests look at.
Object.assign(globalThis, { landrush: { missing: () => [...missing] } });
