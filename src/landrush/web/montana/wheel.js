/** The recruitment wheel: it spins to where the pointer stopped, and its segments can be paid for. */
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { speed } from '../app/preferences.js';
import { round } from '../draw/hex.js';
import { Symbol } from '../draw/icon.js';
import { counted, listed, t } from '../words/words.js';
import { segmentAfter } from './moves.js';
import { together } from './saying.js';
import { workerKey } from './things.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 */

const RIM = 96;
const EDGE = 90;
/** How far from the hub workers stand, and how far from the middle of their segment. */
const OUT = 67;
const ASIDE = 12.2;
const SPIN = 1800;
const STEP = 600;
const TURNS = 4;
const STAR = 'M0-8l2.3 5.5l6 .5l-4.6 4l1.4 5.8L0 4.7l-5.1 3.1l1.4-5.8l-4.6-4l6-.5z';

/** @param {{scene: Scene}} props */
export function Wheel({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  /** @type {string[][]} */
  const segments = view.printed.wheel.segments.map((/** @type {any} */ segment) => segment.workers);
  const { pointer } = view.position;
  const isPaying = view.question?.step === 'hired' && scene.isAsked.value;
  const label = together([
    t('m-wheel'),
    pointer === null ? null : t('web-m-pointer-at', { workers: { amounts: shown(segments[pointer]) } }),
    scene.byTarget.value.has('wheel') && t('act-m-hire'),
  ]);
  const disc = isPaying ? { role: 'group', 'aria-label': label } : scene.control('wheel', label);
  // Those with a mark are drawn last, so that no neighbour covers it.
  const order = [...segments.keys()].toSorted((a, b) => rank(scene, a) - rank(scene, b));
  const hasSpun = news(scene).includes('log-spin');
  return html`<svg class="m-wheel" viewBox="-100 -100 200 200">
    <g class="m-disc" data-mark=${scene.mark('wheel') || undefined} ...${disc}>
      <circle r=${RIM} class="m-rim" />
      ${order.map((i) => {
        const workers = segments[i];
        const isOn = i === pointer;
        const classes = `m-segment ${i % 2 ? 'odd' : ''} ${workers.includes('any') ? 'any' : ''} ${isOn ? 'on' : ''}`;
        const control = isPaying ? scene.control(`segment:${i}`, segmentLabel(i, workers, view)) : {};
        return html`<g class="${classes} ${isOn && hasSpun ? 'late' : ''}" key=${i} ...${control}>
          <path d=${wedge(i, segments.length)} />
          ${workers.map((colour, j) => html`<${Hand} colour=${colour} ...${stand(i, j, segments.length)} />`)}
        </g>`;
      })}
      <${Pointer} scene=${scene} segment=${pointer} count=${segments.length} />
      <circle r="15" class="m-hub" /><path class="m-hub-star" d=${STAR} />
    </g>
  </svg>`;
}

/**
 * @param {Scene} scene
 * @param {number} segment
 */
function rank(scene, segment) {
  const mark = scene.mark(`segment:${segment}`);
  return mark.includes('selected') ? 2 : mark.includes('legal') ? 1 : 0;
}

/**
 * @param {number} i
 * @param {string[]} workers
 * @param {View} view
 */
function segmentLabel(i, workers, view) {
  const steps = view.printed.wheel.segments.findIndex((/** @type {any} */ _, /** @type {number} */ n) => segmentAfter(n, view) === i);
  return together([
    listed(shown(workers).map(([key, n]) => counted(key, n))),
    steps > 0 && t('web-m-costs', { goods: { amounts: [['m-grain', steps]] } }),
  ]);
}

/**
 * The workers of a segment, as amounts.
 * @param {string[]} workers
 * @returns {[string, number][]}
 */
export function shown([one, other]) {
  if (one === other) return [[workerKey(one), 2]];
  return [[workerKey(one), 1], [workerKey(other), 1]];
}

/** @param {{colour: string, x: number, y: number}} props */
function Hand({ colour, x, y }) {
  if (colour !== 'any') return html`<${Symbol} name="worker-${colour}" x=${x} y=${y} size=${24} class="w-${colour}" />`;
  return html`<circle cx=${x} cy=${y} r="10.5" class="m-any" /><text x=${x} y=${y + 5} class="m-any-sign">?</text>`;
}

/**
 * Turns several times when it was spun, and on by its steps when it was paid for.
 * @param {{scene: Scene, segment: number | null, count: number}} props
 */
function Pointer({ scene, segment, count }) {
  const element = useRef(/** @type {SVGGElement | null} */ (null));
  const stood = useRef(segment ?? 0);
  const version = scene.shown.value?.version;
  useEffect(() => {
    const from = stood.current * (360 / count);
    stood.current = segment ?? 0;
    const keys = news(scene);
    const isSpun = keys.includes('log-spin');
    if (speed.peek() === 0 || segment === null || !(isSpun || keys.includes('log-move-pointer'))) return;
    const on = ((segment * (360 / count) - from + 360) % 360) + (isSpun ? TURNS * 360 : 0);
    element.current?.animate(
      [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + on}deg)` }],
      { duration: (isSpun ? SPIN : STEP) * speed.peek(), easing: 'cubic-bezier(.15,.7,.15,1)' },
    );
  }, [version]);
  return html`<g ref=${element} transform="rotate(${(segment ?? 0) * (360 / count)})"><path class="m-pointer" d="M0-52L9-6H-9z" /></g>`;
}

/**
 * The keys of what just happened; nothing when the page was just opened.
 * @param {Scene} scene
 */
export function news(scene) {
  if (!scene.before) return [];
  return (scene.shown.value?.steps ?? []).flatMap((step) => step.events.map((event) => event.key));
}

/**
 * The shape of a segment; the first one lies to the north.
 * @param {number} i
 * @param {number} count
 */
function wedge(i, count) {
  const half = Math.PI / count;
  const [a, b] = [2 * half * i - half, 2 * half * i + half].map((angle) => `${round(EDGE * Math.sin(angle))} ${round(-EDGE * Math.cos(angle))}`);
  return `M0 0L${a}A${EDGE} ${EDGE} 0 0 1 ${b}z`;
}

/**
 * Where a worker of a segment stands.
 * @param {number} i
 * @param {number} j
 * @param {number} count
 */
function stand(i, j, count) {
  const angle = (2 * Math.PI * i) / count;
  const aside = j ? ASIDE : -ASIDE;
  return {
    x: round(OUT * Math.sin(angle) + aside * Math.cos(angle)),
    y: round(-OUT * Math.cos(angle) + aside * Math.sin(angle)),
  };
}
