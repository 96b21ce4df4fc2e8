/** Why a tapped target cannot be chosen: a tip beside it, with the clause of the rules. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { Sentence } from '../draw/sentence.js';

const GAP = 10;
const MARGIN = 8;

/** @param {{scene: import('./scene.js').Scene}} props */
export function Tip({ scene }) {
  const tip = useRef(/** @type {HTMLDivElement | null} */ (null));
  const refusal = scene.refusal.value;
  useLayoutEffect(() => {
    if (!refusal || !tip.current) return;
    const target = document.querySelector(`[data-target="${CSS.escape(refusal.target)}"]`);
    place(tip.current, target?.getBoundingClientRect());
  }, [refusal]);
  // A tap anywhere else has seen it.
  useEffect(() => {
    /** @param {PointerEvent} event */
    const forget = (event) => {
      if (!(event.target instanceof Node) || !tip.current?.contains(event.target)) scene.refusal.value = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, [scene]);
  if (!refusal) return null;
  const clause = scene.game.clause?.(refusal.reason) ?? null;
  return html`<div class="tip" role="alert" ref=${tip}>
    <${Icon} name="blocked" class="s" />
    <p>
      <${Sentence} said=${refusal.reason} players=${scene.players.value} />
      ${clause && html` <a href="/rules/${scene.game.name}#${clause}" target="_blank">${clause}</a>`}
    </p>
  </div>`;
}

/**
 * Below the target, or above it where there is no room.
 * @param {HTMLElement} tip
 * @param {DOMRect | undefined} at
 */
function place(tip, at) {
  const own = tip.getBoundingClientRect();
  const box = at ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const left = box.left + box.width / 2 - own.width / 2;
  const isBelow = box.bottom + GAP + own.height < innerHeight - MARGIN;
  const top = isBelow ? box.bottom + GAP : box.top - own.height - GAP;
  tip.style.left = `${Math.min(innerWidth - own.width - MARGIN, Math.max(MARGIN, left))}px`;
  tip.style.top = `${Math.max(MARGIN, top)}px`;
  tip.dataset.side = isBelow ? 'below' : 'above';
}
