/** Symbols of things in sentences, by key. */
import { COLOURS, RESOURCES, SYMBOLS } from './parts.js';

/** @type {import('../draw/sentence.js').Pictures} */
export const pictures = {
  ...Object.fromEntries(COLOURS.map((colour) => [`d-die-${colour}`, { name: `die-${colour}` }])),
  ...Object.fromEntries(SYMBOLS.map((symbol) => [`d-symbol-${symbol}`, { name: symbol }])),
  ...Object.fromEntries(RESOURCES.map((name) => [`d-${name}`, { name }])),
  'd-tent': { name: 'tent', class: 'ds-neutral' },
  'd-house': { name: 'house', class: 'ds-neutral' },
  'd-point': { name: 'star' },
  'd-technology': { name: 'technology' },
};
