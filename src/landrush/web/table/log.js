/** What happened, the newest first, in the reader's language. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { SeatMark } from '../draw/seat.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Step} Step
 * @typedef {import('../words/words.js').Said} Said
 */

const PAGE = 60;

/**
 * @param {object} props
 * @param {Scene} props.scene
 * @param {Step[]} props.steps
 * @param {number} [props.since] steps after this number are new to the reader
 * @param {number | null} [props.at] the step that a replay stands at
 * @param {(step: Step) => string | null} [props.linkOf] where a line leads
 */
export function Log({ scene, steps, since = Infinity, at = null, linkOf = () => null }) {
  const shown = useSignal(PAGE);
  const undone = undoneSteps(steps);
  const lines = steps.flatMap((step) => step.events.map((event, i) => ({ step, event, key: `${step.number}.${i}` })));
  const isNew = (/** @type {Step} */ step, /** @type {Said} */ event) =>
    step.number > since && (seatOf(event) ?? step.seat) !== scene.view.value?.seat;
  const last = lines.slice(-shown.value).toReversed();
  return html`<ol class="log" tabindex="0" aria-label=${t('web-table-log')}>
    ${last.map(({ step, event, key }) => {
      const state = [undone.has(step.number) && 'undone', isNew(step, event) && 'new', step.number === at && 'now'];
      return html`<${Line}
        key=${key}
        scene=${scene}
        step=${step}
        event=${event}
        classes=${state.filter(Boolean).join(' ')}
        link=${linkOf(step)}
      />`;
    })}
    ${lines.length > shown.value &&
    html`<li class="earlier"><button type="button" class="quiet"
      onClick=${() => (shown.value += 10 * PAGE)}>${t('web-table-earlier')}</button></li>`}
  </ol>`;
}

/** @param {{scene: Scene, step: Step, event: Said, classes: string, link: string | null}} props */
function Line({ scene, step, event, classes, link }) {
  const seat = seatOf(event) ?? (step.kind === 'outcome' ? -1 : step.seat);
  const point = () => {
    scene.pointedAt.value = new Set(scene.game.eventTargets(event));
  };
  const release = () => {
    scene.pointedAt.value = new Set();
  };
  const sentence = html`<${Sentence} said=${event} players=${scene.players.value}
    pictures=${scene.game.pictures} />`;
  return html`<li class=${classes} data-step=${step.number} onMouseEnter=${point} onMouseLeave=${release}>
    ${seat >= 0 ? html`<${SeatMark} seat=${seat} />` : html`<span></span>`}
    <p>
      ${classes.includes('undone') && html`<span class="sr">${t('web-table-undone')} </span>`}
      ${link ? html`<a href=${link} onFocus=${point} onBlur=${release}>${sentence}</a>` : sentence}
    </p>
  </li>`;
}

/** The player that a sentence is about. @param {Said} event */
function seatOf(event) {
  const player = event.params?.player;
  return typeof player === 'object' && 'seat' in player ? player.seat : null;
}

/** Steps that were taken back later. @param {Step[]} steps */
export function undoneSteps(steps) {
  /** @type {Set<number>} */
  const undone = new Set();
  for (const step of steps) {
    if (step.back === undefined) continue;
    for (const earlier of steps) {
      const isBetween = earlier.number >= step.back && earlier.number < step.number;
      if (isBetween && earlier.back === undefined) undone.add(earlier.number);
    }
  }
  return undone;
}
