/** What the site says about the games and their bots. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';

/**
 * @typedef {object} GameFacts
 * @property {string} name
 * @property {string} letter as in the keys of its words
 * @property {number} least players
 * @property {number} most players
 * @property {string} minutes
 */

/** @type {GameFacts[]} */
export const GAMES = [
  { name: 'montana', letter: 'm', least: 2, most: 4, minutes: '45–60' },
  { name: 'dice-settlers', letter: 'd', least: 1, most: 4, minutes: '45–90' },
];

/** @param {string} name */
export function gameNamed(name) {
  return GAMES.find((game) => game.name === name);
}

/** @param {string} name */
export function gameTitle(name) {
  const game = gameNamed(name);
  return game ? t(`${game.letter}-title`) : name;
}

/** The server names the sets of technologies as the Polish book does. @type {Record<string, string>} */
const SETS = {
  'W stepie szerokim': 'set-wide-steppe',
  'Kupcy i wojownicy': 'set-merchants-warriors',
  'Ekspansja na całego': 'set-all-out-expansion',
  'Czas pokoju': 'set-time-of-peace',
};

/**
 * The key of an option's name; what it does has the same with "-does".
 * @param {string} letter
 * @param {string} option
 */
export function optionKey(letter, option) {
  return `option-${letter}-${option.replaceAll('_', '-')}`;
}

/**
 * What a value of an option is called.
 * @param {string} letter
 * @param {string} option
 * @param {string | number | boolean} value
 */
export function valueWords(letter, option, value) {
  if (typeof value === 'boolean') return t(value ? 'ui-yes' : 'ui-no');
  if (typeof value === 'number') return String(value);
  return SETS[value] ? t(SETS[value]) : t(`${optionKey(letter, option)}-${value.replaceAll(' ', '-')}`);
}

/**
 * A small drawing for a row: the wagon, or dice.
 * @param {{game: string}} props
 */
export function GameMark({ game }) {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    ${game === 'montana' ? html`<use href="#wagon" />` : html`<${Dice} />`}
  </svg>`;
}

/** Two dice, in a drawing of 32 by 32. */
function Dice() {
  return html`<g transform="rotate(-9 10 12)">
      <rect class="die-yellow" x="2" y="3.5" width="17" height="17" rx="3.6" />
      <use class="glyph" href="#settle" x="4.5" y="6" width="12" height="12" />
    </g>
    <g transform="rotate(8 21 20)">
      <rect class="die-white" x="12.5" y="11.5" width="17" height="17" rx="3.6" />
      <use class="glyph" href="#explore" x="15" y="14" width="12" height="12" />
    </g>`;
}

/**
 * The large drawing of a game's card: a piece of its land.
 * @param {{game: string}} props
 */
export function GameDrawing({ game }) {
  const isMontana = game === 'montana';
  return html`<svg class="drawing" viewBox="0 0 168 128" aria-hidden="true">
    ${HEXES.map(([x, y], i) => html`<polygon class="coast" points=${CORNERS} transform="translate(${x} ${y})"
      key=${i} />`)}
    ${HEXES.map(([x, y], i) => html`<g transform="translate(${x} ${y})" key=${i}>
        <polygon class="land ${(isMontana ? MONTANA : DICE)[i]}" points=${CORNERS} />
      </g>`)}
    ${isMontana
      ? html`<use href="#mountain" x="12" y="20" width="36" height="36" />
          <use href="#lake" x="120" y="20" width="36" height="36" />
          <use href="#settlement-blue" class="c-blue" x="12" y="74" width="34" height="34" />
          <use href="#cattle" x="122" y="76" width="32" height="32" />
          <use href="#wagon" x="50" y="34" width="68" height="68" />`
      : html`<use href="#tent-green" class="c-green" x="13" y="20" width="34" height="34" />
          <use href="#house-red" class="c-red" x="121" y="20" width="34" height="34" />
          <use href="#wood" x="14" y="76" width="32" height="32" />
          <use href="#gold" x="122" y="76" width="32" height="32" />
          <g transform="translate(44 26) scale(2.4)"><${Dice} /></g>`}
  </svg>`;
}

const CORNERS = '31,0 15.5,26.8 -15.5,26.8 -31,0 -15.5,-26.8 15.5,-26.8';
const HEXES = [[84, 64], [37.5, 37.2], [130.5, 37.2], [37.5, 90.8], [130.5, 90.8], [84, 10.4], [84, 117.6]];
const MONTANA = ['start', 'rock', 'lake', 'field', 'field', 'field', 'field'];
const DICE = ['plains', 'forest', 'desert', 'hills', 'mountains', 'plains', 'forest'];
