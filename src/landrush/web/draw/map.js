/**
 * A map of hexes that can be panned, zoomed and walked over: what both games' boards have in common.
 * The drawing itself comes from the game.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { box, neighbour } from './hex.js';
import { IconButton } from './icon.js';
import { fitting, panned, visible } from './pane.js';

const MOST = 4;
/** A finger that moved less has tapped. */
const TAP = 8;

/**
 * @typedef {{target: string, x: number, y: number}} Place the middle of a hex that can be pointed at
 */

/**
 * @param {object} props
 * @param {Place[]} props.places all hexes, also free ones; the arrow keys walk over them
 * @param {number} props.radius of a hex
 * @param {string} props.label what the map is, for screen readers
 * @param {string | null} [props.focus] the target on which it opens where all of it would be too small
 * @param {any} props.children the drawing, an SVG fragment in the coordinates of the places
 */
export function HexMap({ places, radius, label, focus = null, children }) {
  const whole = useMemo(() => box(places, radius, radius * 0.25), [places, radius]);
  const pane = useRef(/** @type {HTMLDivElement | null} */ (null));
  const zoom = useSignal(1);
  const centre = useSignal({ x: whole.left + whole.width / 2, y: whole.top + whole.height / 2 });
  const size = useSignal({ width: 1, height: 1 });

  useEffect(() => {
    const element = /** @type {HTMLDivElement} */ (pane.current);
    const measure = new ResizeObserver(([entry]) => {
      size.value = { width: entry.contentRect.width || 1, height: entry.contentRect.height || 1 };
    });
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  // The part of the world that is seen: all of it at zoom 1.
  const seen = visible(whole, size.value, zoom.value, centre.value);

  /** @param {number} to @param {{x: number, y: number}} [around] */
  const zoomTo = (to, around = centre.value) => {
    const next = Math.min(MOST, Math.max(1, to));
    const share = zoom.value / next;
    centre.value = {
      x: around.x + (centre.value.x - around.x) * share,
      y: around.y + (centre.value.y - around.y) * share,
    };
    zoom.value = next;
  };
  const fit = () => {
    zoom.value = 1;
    centre.value = { x: whole.left + whole.width / 2, y: whole.top + whole.height / 2 };
  };

  // A small map opens on the question, with hexes that a finger can hit.
  const asked = places.find((place) => place.target === focus);
  const isSmall = radius * (size.value.width / whole.width) < 26;
  useEffect(() => {
    if (size.value.width <= 1 || !isSmall) return;
    zoomTo(30 / Math.max(1, radius * fitting(whole, size.value)), centre.value);
    if (asked) centre.value = { x: asked.x, y: asked.y };
  }, [isSmall, focus, size.value.width <= 1]);

  const fingers = useFingers(pane, (dx, dy) => {
    centre.value = panned(whole, size.value, zoom.value, centre.value, { dx, dy });
  }, (factor) => zoomTo(zoom.value * factor));

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    zoomTo(zoom.value * Math.exp(-event.deltaY / 400));
  };
  useEffect(() => {
    const element = /** @type {HTMLDivElement} */ (pane.current);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });

  /** Arrows walk over the hexes. @param {KeyboardEvent} event */
  const walk = (event) => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof Element)) return;
    const target = event.target.closest('[data-target]')?.getAttribute('data-target');
    const here = places.find((place) => place.target === target);
    const next = here && neighbour(here, event.key, places);
    if (!next) return;
    event.preventDefault();
    const element = pane.current?.querySelector(`[data-target="${CSS.escape(next.target)}"]`);
    if (element instanceof SVGElement) element.focus();
  };
  /** What has the focus is seen. @param {FocusEvent} event */
  const follow = (event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-target]') : null;
    const place = places.find((each) => each.target === target?.getAttribute('data-target'));
    if (!place || zoom.value === 1) return;
    const isOut =
      Math.abs(place.x - centre.value.x) > seen.width / 2 - radius ||
      Math.abs(place.y - centre.value.y) > seen.height / 2 - radius;
    if (isOut) centre.value = { x: place.x, y: place.y };
  };

  return html`<div class="map-pane" ref=${pane} ...${fingers} onKeyDown=${walk} onFocusIn=${follow}>
    <svg
      class="map"
      role="group"
      aria-label=${label}
      viewBox="${seen.left} ${seen.top} ${seen.width} ${seen.height}"
      preserveAspectRatio="xMidYMid meet"
    >
      ${children}
    </svg>
    <div class="zoom">
      <${IconButton} name="zoom-in" label="web-zoom-in" class="wide" onClick=${() => zoomTo(zoom.value * 1.4)} />
      <${IconButton} name="zoom-out" label="web-zoom-out" class="wide" onClick=${() => zoomTo(zoom.value / 1.4)} />
      <${IconButton} name="zoom-fit" label="web-zoom-fit" onClick=${fit} />
    </div>
  </div>`;
}

/**
 * One finger or the mouse pans, two fingers zoom; a short touch stays a tap.
 * @param {{current: HTMLDivElement | null}} pane
 * @param {(dx: number, dy: number) => void} pan
 * @param {(factor: number) => void} pinch
 */
function useFingers(pane, pan, pinch) {
  const down = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const moved = useRef(0);
  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    if (event.button !== 0) return;
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.current.size === 1) moved.current = 0;
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const before = down.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...down.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    down.current.set(event.pointerId, now);
    if (others.length) {
      pinch(distance(now, others[0]) / Math.max(1, distance(before, others[0])));
      moved.current = TAP;
      return;
    }
    moved.current += distance(before, now);
    if (moved.current < TAP) return;
    pane.current?.setPointerCapture(event.pointerId);
    pan(now.x - before.x, now.y - before.y);
  };
  /** @param {PointerEvent} event */
  const onPointerUp = (event) => {
    down.current.delete(event.pointerId);
  };
  /** Who has dragged the map did not mean to tap what lay below. @param {Event} event */
  const onClickCapture = (event) => {
    if (moved.current >= TAP && event.target instanceof Element && event.target.closest('.map')) event.stopPropagation();
    moved.current = 0;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
