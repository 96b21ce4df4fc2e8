/** The growing map: region B. */
import { useMemo } from 'preact/hooks';
import { html } from '../app/html.js';
import { corners } from '../draw/hex.js';
import { HexMap } from '../draw/map.js';
import { Rose } from '../draw/rose.js';
import { Hatchings } from '../draw/seat.js';
import { Symbol } from '../draw/icon.js';
import { t } from '../words/words.js';
import { Hand } from './hand.js';
import { middleOf, RADIUS, spots } from './land.js';
import { focus } from './moves.js';
import { State } from './states.js';
import { TileDefinitions, TileDrawing } from './tile.js';
import { joined, printedWords, spotWords, tileWords } from './words.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('./parts.js').Laid} Laid
 * @typedef {import('./land.js').Spot} Spot
 */

/** Questions that are answered with a free place. */
const PLACING = ['place-start', 'put-tile', 'automaton-spot'];
/** Up to so many tiles there is room for free places at any time. */
const ROOMY = 9;

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const { map, stack_size: stack } = view.position;
  const laid = /** @type {Laid[]} */ (map);
  // A large map is drawn as large as it can be; free places widen it only while one is chosen.
  const isPlacing = PLACING.includes(view.question?.ask);
  const free = isPlacing || laid.length <= ROOMY ? spots(view) : [];
  const places = useMemo(
    () => [
      ...laid.map((each) => ({ target: `tile:${each.tile}`, ...middleOf(each) })),
      ...free.map(({ name, x, y }) => ({ target: `spot:${name}`, x, y })),
      // An empty map has a middle.
      ...(laid.length || free.length ? [] : [{ target: '', x: 0, y: 0 }]),
    ],
    [laid.length, free.map(({ name }) => name).join()],
  );
  return html`<div class="ds-land">
    <div class="cart" aria-hidden="true"><b>${t('d-title')}</b><span>${t('web-d-tiles', { n: laid.length, stack })}</span></div>
    <${Rose} />
    <${HexMap} places=${places} radius=${RADIUS} label=${t('web-d-map')} focus=${focus(view)}>
      <${Hatchings} />
      <${TileDefinitions} />
      <g class="ds-coast" aria-hidden="true">
        ${laid.map((each) => {
          const { x, y } = middleOf(each);
          return html`<polygon points=${corners(x, y, RADIUS)} />`;
        })}
      </g>
      ${free.map((spot) => html`<${FreePlace} key=${spot.name} scene=${scene} view=${view} spot=${spot} />`)}
      ${laid.map((each) => html`<${TilePlace} key=${each.tile} scene=${scene} view=${view} laid=${each} />`)}
      <${Marks} scene=${scene} places=${places} />
    <//>
    <${Hand} scene=${scene} />
    ${!laid.length && html`<p class="ds-empty">${t('ui-d-nothing-yet')}</p>`}
  </div>`;
}

/** @param {{scene: Scene, view: View, laid: Laid}} props */
function TilePlace({ scene, view, laid }) {
  const target = `tile:${laid.tile}`;
  const isNew = scene.before !== null && !scene.before.view.position.map.some((/** @type {Laid} */ each) => each.tile === laid.tile);
  const used = view.position.boards.flatMap((/** @type {any} */ board, /** @type {number} */ seat) =>
    board.factories.includes(laid.tile) ? [seat] : [],
  );
  const { x, y } = middleOf(laid);
  return html`<g transform="translate(${x} ${y})">
    <g class=${isNew ? 'ds-landing' : ''}><${TileDrawing} laid=${laid} used=${used} /></g>
    <g class="ds-hex" ...${scene.control(target, tileWords(laid, scene.players.value))}>
      <polygon class="ds-hit" points=${corners(0, 0, RADIUS)} /><${FocusRing} />
    </g>
  </g>`;
}

/**
 * A free place; while a tile is to be placed it shows, and the chosen one has the tile already.
 * @param {{scene: Scene, view: View, spot: Spot}} props
 */
function FreePlace({ scene, view, spot }) {
  const target = `spot:${spot.name}`;
  const mark = scene.mark(target);
  const isPlacing = scene.isAsked.value && PLACING.includes(view.question?.ask);
  const coming = mark.includes('selected') ? comingTile(view) : null;
  const label = joined([spotWords(spot), coming && printedWords(coming.tile)]);
  return html`<g transform="translate(${spot.x} ${spot.y})">
    ${coming && html`<g class="ds-ghost"><${TileDrawing} laid=${coming} isPlaced=${false} /></g>`}
    <g class="ds-hex ds-spot ${isPlacing ? 'asked' : ''}" ...${scene.control(target, label)}>
      <polygon points=${corners(0, 0, RADIUS - 6)} />
      ${mark.includes('legal') && html`<${Symbol} name="plus" class="ds-plus" x=${0} y=${0} size=${28} />`}
      <${FocusRing} />
    </g>
  </g>`;
}

/**
 * The tile that is to be placed, with the piece that comes with it.
 * @param {View} view
 * @returns {Laid | null}
 */
function comingTile(view) {
  const { tile, seat, ask } = view.question ?? {};
  if (!tile || !PLACING.includes(ask)) return null;
  const hasHouse = tile === 7;
  const tents = view.position.boards.map((/** @type {any} */ _, /** @type {number} */ each) => (each === seat && !hasHouse ? 1 : 0));
  return { tile, q: 0, r: 0, tents, house: hasHouse ? seat : null };
}

function FocusRing() {
  const points = corners(0, 0, RADIUS - 5);
  return html`<polygon class="ds-focus-halo" points=${points} /><polygon class="ds-focus" points=${points} />`;
}

/** Over everything else, so that no neighbour covers it. @param {{scene: Scene, places: {target: string, x: number, y: number}[]}} props */
function Marks({ scene, places }) {
  const order = places.toSorted((a, b) => rank(scene, a.target) - rank(scene, b.target));
  return html`<g class="ds-marks" aria-hidden="true">
    ${order.map(({ target, x, y }) => {
      const mark = scene.mark(target);
      if (!mark) return null;
      return html`<g key=${target} transform="translate(${x} ${y})">
        <${State} mark=${mark} isSpot=${target.startsWith('spot')} move=${scene.chosen.value?.plan[0] ?? ''} seat=${scene.seat.value} />
      </g>`;
    })}
  </g>`;
}

/** What is chosen is drawn last. @param {Scene} scene @param {string} target */
function rank(scene, target) {
  return scene.mark(target).includes('selected') ? 1 : 0;
}
