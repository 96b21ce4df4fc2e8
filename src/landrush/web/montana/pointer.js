/** How far the pointer of the wheel is moved, for grain. */
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { Amounts } from '../draw/sentence.js';
import { counted, say, t } from '../words/words.js';
import { segmentAfter } from './moves.js';
import { PICTURES } from './things.js';
import { shown } from './wheel.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('./things.js').View} View
 */

/** @param {Scene} scene */
export function steps(scene) {
  return scene.options.value.filter(({ text }) => text.startsWith('pointer '));
}

/** Less and more grain, and whom it brings. @param {{scene: Scene}} props */
export function Steps({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const options = steps(scene);
  const at = options.findIndex(({ text }) => text === scene.chosen.value?.plan[0]);
  const n = at + 1;
  /** @param {number} to */
  const go = (to) => {
    const option = options[to - 1];
    if (option) scene.choose(`segment:${segmentAfter(to, view)}`, [option]);
    else scene.clear();
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    const to = by ? n + by : Number.parseInt(event.key, 10);
    if (Number.isNaN(to) || to < 0 || to > options.length) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const { workers } = view.printed.wheel.segments[segmentAfter(n, view)];
  return html`<div class="m-steps">
    <${IconButton} name="minus" label="web-m-less" disabled=${n === 0} onClick=${() => go(n - 1)} />
    <b
      class="num"
      role="spinbutton"
      tabindex="0"
      aria-label=${t('web-m-pay-grain')}
      aria-valuenow=${n}
      aria-valuemin="0"
      aria-valuemax=${options.length}
      aria-valuetext=${n ? say(options[at].say) : counted('m-grain', 0)}
      onKeyDown=${onKeyDown}
      >${n}</b
    >
    <${Icon} name="grain" />
    <${IconButton} name="plus" label="web-m-more" disabled=${n === options.length} onClick=${() => go(n + 1)} />
    ${n ? html`<span class="m-brings" aria-hidden="true">→ <${Amounts} amounts=${shown(workers)} pictures=${PICTURES} /></span>` : null}
  </div>`;
}
