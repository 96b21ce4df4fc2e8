/** The components of Montana as pictures: tiles, the wheel's segments, the bank, production and the town. */
import { html } from '../app/html.js';
import { corners, middle } from '../draw/hex.js';
import { Icon } from '../draw/icon.js';
import { Canteen, Ground, Price, RADIUS } from '../montana/hexes.js';
import { AREAS, areaKey, GOODS, inView, PICTURES, workerKey } from '../montana/things.js';
import { counted, listed, t } from '../words/words.js';

/**
 * @typedef {import('./components.js').Drawn} Drawn
 * @typedef {{cost?: string[], cattle?: boolean, canteen?: boolean, double?: boolean, lake?: boolean,
 *   mountain?: boolean}} Hex
 */

/** The middle of a tile and its neighbours, in the order of the component file. */
const AROUND = [[0, 0], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/**
 * @param {string} section
 * @param {Record<string, any>} tables
 * @returns {Drawn[]}
 */
export function drawn(section, tables) {
  const table = tables[section];
  if (section === 'tiles') {
    return Object.entries(table).map(([name, tile]) => ({
      name,
      title: name,
      size: 'large',
      drawing: html`<${Tile} name=${name} hexes=${tile.hexes} />`,
    }));
  }
  if (section === 'wheel') {
    return table.segments.map((/** @type {any} */ segment, /** @type {number} */ i) =>
      row(`segments.${i + 1}`, String(i + 1), each(segment.workers.map(workerKey))),
    );
  }
  if (section === 'bank') {
    return table.spaces.map((/** @type {any} */ space, /** @type {number} */ i) =>
      row(`spaces.${i + 1}`, String(i + 1), [['m-worker-any', space.workers]], [['m-coin', space.coins]]),
    );
  }
  if (section === 'production') return AREAS.map(([area]) => production(area, table[inView(area)]));
  if (section === 'town') {
    const prices = table.column_prices.map((/** @type {number} */ n) => ['m-pumpkin', n]);
    return [row('column_prices', '', [], prices)];
  }
  return [];
}

/**
 * One of each.
 * @param {string[]} keys
 * @returns {[string, number][]}
 */
function each(keys) {
  return keys.map((key) => [key, 1]);
}

/**
 * What is given, and what it brings.
 * @param {string} name
 * @param {string} title
 * @param {[string, number][]} given
 * @param {[string, number][]} [brought]
 * @returns {Drawn}
 */
function row(name, title, given, brought = []) {
  const drawing = html`<span class="exchange">
    <${Amounts} amounts=${given} />
    ${given.length > 0 && brought.length > 0 && html`<span aria-hidden="true">→</span>`}
    <${Amounts} amounts=${brought} />
  </span>`;
  return { name, title, size: 'small', drawing };
}

/**
 * Amounts side by side, also several of one kind.
 * @param {{amounts: [string, number][]}} props
 */
function Amounts({ amounts }) {
  if (!amounts.length) return null;
  const label = listed(amounts.map(([key, n]) => counted(key, n)));
  return html`<span class="amounts" role="img" aria-label=${label}>
    ${amounts.map(([key, n]) => {
      const picture = PICTURES[key];
      return html`<span class="amount">${n > 1 && html`<b class="num">${n}</b>`}<${Icon}
        name=${picture.name}
        class="m ${picture.class ?? ''}"
      /></span>`;
    })}
  </span>`;
}

/**
 * @param {string} area
 * @param {{good: string, spaces: {coins: number, goods: number, small: number}[]}} table
 * @returns {Drawn}
 */
function production(area, table) {
  const key = `m-${table.good.replace(' ', '-')}`;
  const drawing = html`<span class="spaces">
    ${table.spaces.map(
      ({ coins, goods, small }) => html`<span class="exchange">
        <${Amounts} amounts=${[['m-coin', coins]]} />
        <span aria-hidden="true">→</span>
        <${Amounts} amounts=${[[key, goods], [key, small]]} />
      </span>`,
    )}
  </span>`;
  return { name: inView(area), title: t(areaKey(area)), size: 'small', drawing };
}

/** @param {{name: string, hexes: Hex[]}} props */
function Tile({ name, hexes }) {
  const places = AROUND.map(([q, r]) => middle(q, r, RADIUS));
  return html`<svg
    class="tile-drawn"
    viewBox="-98 -104 196 208"
    role="img"
    aria-label="${t('cli-section-m-tiles')} ${name}: ${hexes.map(words).join('; ')}"
  >
    ${places.map(({ x, y }) => html`<polygon class="tile-edge" points=${corners(x, y, RADIUS)} />`)}
    ${hexes.map((hex, i) => {
      const { x, y } = places[i];
      return html`<g transform="translate(${x} ${y})"><${Field} hex=${hex} /></g>`;
    })}
  </svg>`;
}

/** @param {{hex: Hex}} props */
function Field({ hex }) {
  const terrain = terrainOf(hex);
  /** @type {Record<string, number>} */
  const cost = {};
  for (const good of hex.cost ?? []) cost[good] = (cost[good] ?? 0) + 1;
  const field = { field: '', q: 0, r: 0, terrain, cost, double: hex.double ?? false, symbol: null };
  return html`<${Ground} terrain=${terrain} isStart=${false} />
    ${terrain === 'field' && html`<${Price} field=${field} hasCattle=${hex.cattle ?? false} />`}
    ${hex.canteen && html`<${Canteen} />`}`;
}

/** @param {Hex} hex */
function terrainOf(hex) {
  if (hex.lake) return 'lake';
  return hex.mountain ? 'mountain' : 'field';
}

/** @param {Hex} hex */
function words(hex) {
  if (hex.lake) return t('web-rec-lake');
  if (hex.mountain) return t('web-rec-mountain');
  const goods = GOODS.filter((good) => hex.cost?.includes(good)).map((good) => {
    const n = hex.cost?.filter((other) => other === good).length ?? 0;
    return counted(`m-${good.replace(' ', '-')}`, n);
  });
  if (hex.cattle) goods.push(counted('m-cattle', 1));
  if (hex.double) goods.push('×2');
  return goods.join(', ');
}
