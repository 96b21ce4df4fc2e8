/** The landscape: region B. */
import { useMemo } from 'preact/hooks';
import { html } from '../app/html.js';
import { preferences } from '../app/preferences.js';
import { corners, middle } from '../draw/hex.js';
import { HexMap } from '../draw/map.js';
import { Rose } from '../draw/rose.js';
import { Hatchings } from '../draw/seat.js';
import { language, t } from '../words/words.js';
import { Canteen, Cattle, Ground, Price, RADIUS, Settled } from './hexes.js';
import { focus } from './moves.js';
import { fieldLabel, lies, together } from './saying.js';
import { State, Threat, threats } from './states.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 * @typedef {import('./things.js').Field} Field
 * @typedef {{field: Field, target: string, x: number, y: number}} Place
 */

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  /** @type {Field[]} */
  const fields = view.position.landscape.fields;
  /** @type {Place[]} */
  const places = useMemo(
    () => fields.map((field) => ({ field, target: `field:${field.field}`, ...middle(field.q, field.r, RADIUS) })),
    [scene, fields.length],
  );
  const coast = useMemo(
    () => html`<g class="m-coast">
      ${places.map(({ x, y }) => html`<polygon points=${corners(x, y, RADIUS)} />`)}
    </g>`,
    [places],
  );
  const now = places.map((place, i) => ({ ...place, field: fields[i] }));
  const tiles = view.position.landscape.tiles.length;
  return html`<div class="m-land">
    <div class="m-cartouche" aria-hidden="true"><b>${t('m-title')}</b><span>${t('web-m-size', { tiles, fields: fields.length })}</span></div>
    <${Rose} />
    <${HexMap} places=${places} radius=${RADIUS} label=${t('web-m-landscape')} focus=${focus(view)}>
      <${Hatchings} />
      ${coast}
      ${now.map((place) => html`<${HexOf} key=${place.target} scene=${scene} view=${view} place=${place} />`)}
      <${Marks} scene=${scene} view=${view} places=${now} />
    <//>
  </div>`;
}

/**
 * A hex with what lies there, as something that can be tapped.
 * @param {{scene: Scene, view: View, place: Place}} props
 */
function HexOf({ scene, view, place }) {
  const { field, target, x, y } = place;
  const { landscape } = view.position;
  const isStart = landscape.start === field.field;
  const built = settlementOn(field.field, view);
  const before = scene.before?.view;
  const isNew = Boolean(built && before && (settlementOn(field.field, before)?.count ?? 0) < built.count);
  const hasCattle = lies('cattle', field, view.position);
  const hasCanteen = lies('canteen', field, view.position);
  /** @param {'cattle' | 'canteen'} token */
  const leaves = (token) => before && before.position.landscape.start !== null &&
    lies(token, field, before.position) && !lies(token, field, view.position);
  const mark = scene.mark(target);
  const isLegal = /legal|selected/.test(mark);
  const invitation = isLegal && (view.question?.ask === 'start' ? 'web-m-lay-here' : 'web-m-build-here');
  const losesCattle = leaves('cattle');
  const losesCanteen = leaves('canteen');
  // Few hexes change at a time: the others keep what was drawn.
  const lying = [field.terrain, isStart, built?.seat, built?.count, hasCattle, hasCanteen];
  const label = useMemo(
    () => together([fieldLabel(field, view, scene.players.value), invitation && t(invitation)]),
    [language.value, scene.players.value, invitation, ...lying],
  );
  return useMemo(() => html`<g
    class="m-hex ${isLegal ? 'lit' : ''}"
    transform="translate(${x} ${y})"
    ...${scene.control(target, label)}
  >
    <${Ground} terrain=${field.terrain} isStart=${isStart} />
    ${built ? html`<${Settled} key=${built.count} seat=${built.seat} count=${built.count} isNew=${isNew} />` : null}
    ${field.terrain === 'field' && !built && !isStart
      ? html`<${Price} field=${field} hasCattle=${hasCattle} />`
      : null}
    ${hasCanteen || field.symbol === 'canteen' ? html`<${Canteen} isTaken=${!hasCanteen} />` : null}
    ${losesCattle ? html`<g class="m-leaving"><${Cattle} /></g>` : null}
    ${losesCanteen ? html`<g class="m-leaving"><${Canteen} /></g>` : null}
    <polygon points=${corners(0, 0, RADIUS - 3)} class="m-focus-halo" />
    <polygon points=${corners(0, 0, RADIUS - 3)} class="m-focus" />
  </g>`, [scene, label, mark, x, y, isNew, losesCattle, losesCanteen, ...lying]);
}

/**
 * @param {string} field
 * @param {View} view
 * @returns {{seat: number, count: number} | undefined}
 */
function settlementOn(field, view) {
  return view.position.landscape.settlements.find((/** @type {any} */ each) => each.field === field);
}

/** Over everything else, so that no neighbour covers it. @param {{scene: Scene, view: View, places: Place[]}} props */
function Marks({ scene, view, places }) {
  const dangers = preferences.value.threats ? threats(view, scene.seat.value) : new Map();
  const isStart = view.question?.ask === 'start';
  const seat = view.question?.seat ?? scene.seat.value;
  return html`<g class="m-marks" aria-hidden="true">
    ${places.map(({ field, target, x, y }) => {
      const mark = scene.mark(target);
      const seats = dangers.get(field.field);
      if (!mark && !seats) return null;
      return html`<g key=${target} transform="translate(${x} ${y})">
        ${seats ? html`<${Threat} seats=${seats} />` : null}
        <${State} mark=${mark} seat=${seat} isStart=${isStart} />
      </g>`;
    })}
  </g>`;
}
