/** Which level of bots the reader chose last for a game. */
import { prefer, preferences } from '../app/preferences.js';
import { LEVELS } from './levels.js';

const USUAL = 'rancher';

/** @param {string} game */
export function chosenLevel(game) {
  const found = preferences.value.levels[game];
  return LEVELS.includes(found) ? found : USUAL;
}

/** @param {string} game @param {string} level */
export function chooseLevel(game, level) {
  prefer({ levels: { ...preferences.value.levels, [game]: level } });
}
