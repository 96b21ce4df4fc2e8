/** Everything that happened in a replay: a line leads to its position, the present one is marked. */
import { useComputed, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { SeatMark } from '../draw/seat.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';

/** @typedef {import('./still.js').Still} Still */

/** @param {{still: Still}} props */
export function ReplayLog({ still }) {
  const told = still.steps.value.filter((step) => step.events.length);
  return html`<h2 class="ph">${t('web-rec-log')}</h2>
    <ol class="replay-log">
      ${told.map(
        (step, i) =>
          html`<${Entry}
            key=${step.number}
            still=${still}
            step=${step}
            until=${told[i + 1]?.number ?? Infinity}
          />`,
      )}
    </ol>`;
}

/** @param {{still: Still, step: import('../table/scene.js').Step, until: number}} props */
function Entry({ still, step, until }) {
  const element = useRef(/** @type {HTMLLIElement | null} */ (null));
  const isNow = useComputed(() => still.at.value >= step.number && still.at.value < until);
  useSignalEffect(() => {
    const line = element.current;
    if (isNow.value && line?.parentElement) {
      // Only the log itself scrolls, never the page.
      line.parentElement.scrollTop = line.offsetTop - line.parentElement.clientHeight / 2;
    }
  });
  const point = () => {
    still.pointedAt.value = new Set(step.events.flatMap((event) => still.game.eventTargets(event)));
  };
  const leave = () => {
    still.pointedAt.value = new Set();
  };
  return html`<li ref=${element} class=${isNow.value ? 'now' : ''}>
    <button
      type="button"
      aria-current=${isNow.value ? 'step' : undefined}
      onClick=${() => still.go(step.number)}
      onMouseEnter=${point}
      onMouseLeave=${leave}
      onFocus=${point}
      onBlur=${leave}
    >
      ${step.seat >= 0 ? html`<${SeatMark}
        seat=${step.seat}
        class="s"
      />` : html`<span class="no-seat"></span>`}
      <span>
        ${step.events.map(
          (event) =>
            html`<span class="told"><${Sentence}
              said=${event}
              players=${still.players.value}
              pictures=${still.game.pictures}
            /></span>`,
        )}
      </span>
    </button>
  </li>`;
}
