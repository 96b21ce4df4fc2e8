/** The levels of bots: what they are called and how they play. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';

/** As the server offers them, the weakest first. */
export const LEVELS = ['greenhorn', 'drover', 'rancher', 'scout', 'sheriff', 'legend'];

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
