/** The automaton's action tile: a hexagon with an action at each side, dice and tokens there, the marker's side ringed. */
import { html } from '../app/html.js';
import { Symbol } from '../draw/icon.js';
import { amountWords, joined, labelled } from './words.js';
import { RESOURCES } from './parts.js';
import { t } from '../words/words.js';

const OUTER = [[-52, -82.3], [52, -82.3], [104, 0], [52, 82.3], [-52, 82.3], [-104, 0]];
const INNER = OUTER.map(([x, y]) => [x * 0.327, y * 0.327]);
/** How many things lie beside each other at a side. */
const ACROSS = 3;

/**
 * @param {{automaton: any, tokens: Record<string, number>}} props `tokens`: those in the centre
 */
export function ActionTile({ automaton, tokens }) {
  const sides = Object.keys(automaton.sides);
  const centre = RESOURCES.flatMap((name) => Array.from({ length: tokens[name] }, () => name));
  return html`<svg class="ds-action-tile" viewBox="-108 -86 216 172" role="img" aria-label=${label(automaton, tokens)}>
    ${sides.map((name, i) => html`<${Side} key=${name} name=${name} side=${automaton.sides[name]} i=${i} isMarked=${automaton.marker === name} />`)}
    <circle r="30" class="ds-centre" />
    <${Centre} tokens=${centre} />
    <${Marker} i=${sides.indexOf(automaton.marker)} />
  </svg>`;
}

/** @param {{name: string, side: {dice: string[], token: string | null}, i: number, isMarked: boolean}} props */
function Side({ name, side, i, isMarked }) {
  const points = [OUTER[i], OUTER[(i + 1) % 6], INNER[(i + 1) % 6], INNER[i]].map((point) => point.join()).join(' ');
  const angle = ((i * 60 - 90) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const things = [...side.dice.map((colour) => `die-${colour}`), ...(side.token ? [side.token] : [])];
  const size = things.length > ACROSS ? 14 : 17;
  return html`<polygon class="ds-side ${isMarked ? 'on' : ''}" points=${points} />
    <${Symbol} name=${name} class="ds-side-glyph ${isMarked ? 'on' : ''}" x=${71 * ux} y=${71 * uy} size=${20} />
    ${things.map((thing, k) => {
      const row = Math.floor(k / ACROSS);
      const inRow = Math.min(ACROSS, things.length - row * ACROSS);
      const out = (things.length > ACROSS ? 40 : 46) + row * 15;
      const along = ((k % ACROSS) - (inRow - 1) / 2) * (size + 1.5);
      return html`<${Symbol} name=${thing} x=${out * ux - along * uy} y=${out * uy + along * ux} size=${size} />`;
    })}`;
}

/** Its outline lies over the neighbours. @param {{i: number}} props */
function Marker({ i }) {
  const points = [OUTER[i], OUTER[(i + 1) % 6], INNER[(i + 1) % 6], INNER[i]].map((point) => point.join()).join(' ');
  return html`<polygon class="ds-marked" points=${points} />`;
}

/** Up to four tokens are drawn, more are counted. @param {{tokens: string[]}} props */
function Centre({ tokens }) {
  const kinds = [...new Set(tokens)];
  return kinds.map((name, i) => {
    const n = tokens.filter((each) => each === name).length;
    const x = (i % 2) * 22 - (Math.min(2, kinds.length) - 1) * 11;
    const y = Math.floor(i / 2) * 20 - (kinds.length > 2 ? 10 : 0);
    return html`<${Symbol} name=${name} x=${n > 1 ? x - 4 : x} y=${y} size=${16} />
      ${n > 1 && html`<text class="ds-centre-count" x=${x + 8} y=${y + 4}>${n}</text>`}`;
  });
}

/** @param {any} automaton @param {Record<string, number>} tokens */
function label(automaton, tokens) {
  const sides = Object.entries(automaton.sides).map(([name, side]) => {
    const { dice, token } = /** @type {{dice: string[], token: string | null}} */ (side);
    const things = joined([...dice.map((colour) => t(`d-die-${colour}`)), token && t(`d-${token}`)]);
    return labelled(t(`d-${name}`), things || t('ui-d-none'));
  });
  const marker = t('web-d-action-tile', { action: { term: `d-${automaton.marker}` } });
  return joined([marker, ...sides, labelled(t('d-centre'), amountWords('d-', tokens))]);
}
