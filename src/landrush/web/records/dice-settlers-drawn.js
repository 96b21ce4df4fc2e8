/** The components of Dice Settlers as pictures: tiles, the faces of the dice, technologies, sets. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import '../dice-settlers/printed.js';
import { Die } from '../dice-settlers/dice.js';
import { TileDefinitions, TileDrawing } from '../dice-settlers/tile.js';
import { cardName, effectWords, timingWords } from '../dice-settlers/words.js';
import { t } from '../words/words.js';

/** @typedef {import('./components.js').Drawn} Drawn */

/**
 * @param {string} section
 * @param {Record<string, any>} tables
 * @returns {Drawn[]}
 */
export function drawn(section, tables) {
  const table = tables[section];
  const draw = DRAWN[section];
  if (!draw) return [];
  return Object.entries(table).map(([name, printed]) => ({ name, ...draw(name, printed) }));
}

// keys: d-colour-white d-colour-green d-colour-yellow d-colour-orange d-colour-brown d-colour-grey
/** @type {Record<string, (name: string, printed: any) => Omit<Drawn, 'name'>>} */
const DRAWN = {
  tiles: (name) => ({ title: name, size: 'medium', drawing: html`<${Tile} number=${Number(name)} />` }),
  dice: (name, printed) => ({
    title: `${t(`d-colour-${name}`)} ×${printed.count}`,
    size: 'medium',
    drawing: html`<span class="faces">${printed.faces.map((/** @type {string} */ symbol) => html`<${Die}
      colour=${name}
      symbol=${symbol}
    />`)}</span>`,
  }),
  technologies: (name, printed) => ({ title: name, size: 'large', drawing: html`<${Card}
    id=${name}
    card=${printed}
  />` }),
  sets: (name, printed) => ({
    title: name,
    size: 'large',
    drawing: html`<ul class="set-cards">
      ${printed.cards.map((/** @type {string} */ id) => html`<li>${id} ${cardName(id)}</li>`)}
    </ul>`,
  }),
};

/** @param {{number: number}} props */
function Tile({ number }) {
  const laid = { tile: number, q: 0, r: 0, tents: [], house: null };
  return html`<svg
    class="tile-drawn"
    viewBox="-70 -62 140 124"
    role="img"
    aria-label="${t('ui-d-tile')} ${number}"
  >
    <${TileDefinitions} />
    <${TileDrawing} laid=${laid} isPlaced=${false} />
  </svg>`;
}

// keys: d-gold d-iron d-wood d-food d-plains d-forest d-mountains d-desert d-hills
/** @param {{id: string, card: any}} props */
function Card({ id, card }) {
  return html`<div class="ds-card ty-${card.type}">
    <header>
      <b>${cardName(id)}</b>
      ${card.points > 0 && html`<span class="ds-worth"><${Icon}
        name="star"
        label=${t('ui-d-points')}
      /><b>${card.points}</b></span>`}
    </header>
    <p>${effectWords(id)}</p>
    <small>${timingWords(id)}</small>
    <footer>
      <span class="ds-cost">
        ${card.research > 1 && html`<b class="num">${card.research}</b>`}<${Icon}
          name="research"
          label=${t('d-symbol-research')}
        />
        ${card.resources.map((/** @type {string} */ name) => html`<${Icon}
          name=${name}
          label=${t(`d-${name}`)}
        />`)}
      </span>
      <span class="ds-terrains">
        ${card.terrains.map((/** @type {string} */ name) => html`<${Icon}
          name=${name}
          label=${t(`d-${name}`)}
        />`)}
      </span>
    </footer>
  </div>`;
}
