/** The levels of bots: what they are called, how they play, and which one the reader chose last. */
import { html } from '../app/html.js';
import { prefer, preferences } from '../app/preferences.js';
import { t } from '../words/words.js';

/** As the server offers them, the weakest first. */
export const LEVELS = ['greenhorn', 'drover', 'rancher', 'scout', 'sheriff', 'legend'];
const USUAL = 'rancher';

/** @param {string} level */
export function levelName(level) {
  // keys: ui-level-greenhorn ui-level-drover ui-level-rancher ui-level-scout ui-level-sheriff ui-level-legend
  return t(`ui-level-${level}`);
}

/** How a level plays, in a few words. @param {string} level */
export function levelDoes(level) {
  // keys: ui-level-greenhorn-does ui-level-drover-does ui-level-rancher-does
  // keys: ui-level-scout-does ui-level-sheriff-does ui-level-legend-does
  return t(`ui-level-${level}-does`);
}

/** The level that was last chosen for a game. @param {string} game */
export function chosenLevel(game) {
  const found = preferences.value.levels[game];
  return LEVELS.includes(found) ? found : USUAL;
}

/** @param {string} game @param {string} level */
export function chooseLevel(game, level) {
  prefer({ levels: { ...preferences.value.levels, [game]: level } });
}

/**
 * The levels in a list of who may take a seat.
 * @param {{who: string}} props who sits there: me, open, or bot: and a name
 */
export function LevelOptions({ who }) {
  return html`<optgroup label=${t('web-table-levels')}>
    ${LEVELS.map((level) => html`<option value="bot:${level}" key=${level}
      selected=${who === `bot:${level}`}>${levelName(level)}</option>`)}
  </optgroup>`;
}
