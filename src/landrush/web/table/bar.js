/** The action bar, region A: who decides what, what the chosen moves bring, and the one primary button. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { Sentence } from '../draw/sentence.js';
import { language, say, t } from '../words/words.js';
import { NumberStepper, OptionButton } from './inputs.js';
import { isChosen, offered } from './offered.js';
import { Preview } from './preview.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Option} Option
 */

/**
 * What is asked of the reader. `before` has what stands first among the buttons: undo and restart; `whose` says whose
 * turn it is where several people share the device.
 * @param {{scene: Scene, before?: any, turn?: any, whose?: string}} props
 */
export function DecisionBar({ scene, before = null, turn = null, whose = t('web-table-your-turn') }) {
  const view = scene.view.value;
  const who = useRef(/** @type {HTMLElement | null} */ (null));
  // Measured once in a frame, when all of it is there.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => fit(who.current));
    return () => cancelAnimationFrame(frame);
  }, [view, scene.chosen.value, scene.tried.value, language.value]);
  if (!view) return null;
  const seat = view.question?.seat ?? view.seat ?? scene.seat.value;
  const phase = scene.game.phase(view);
  const words = [whose, phase && say(phase, scene.players.value)].filter(Boolean);
  return html`<section class="bar" aria-label=${t('web-decision')}
    aria-busy=${scene.isSending.value} tabindex="-1">
    <div class="who" ref=${who}>
      <p class="turn"><${SeatMark} seat=${seat} class="s" /> <span>${words.join(' · ')}</span>${turn}</p>
      <${Question} scene=${scene} />
      <${Preview} scene=${scene} />
    </div>
    <div class="acts">${before}<${Choices} scene=${scene} /></div>
  </section>`;
}

/**
 * Long questions are set smaller until they fit: the bar never changes its height.
 * @param {HTMLElement | null} element
 */
function fit(element) {
  if (!element) return;
  element.classList.remove('small', 'smaller');
  for (const size of ['small', 'smaller']) {
    if (element.scrollHeight <= element.clientHeight + 1) return;
    element.classList.remove('small');
    element.classList.add(size);
  }
}

/** The question, or what is chosen. @param {{scene: Scene}} props */
function Question({ scene }) {
  const view = scene.view.value;
  const chosen = scene.chosen.value;
  const option = chosen?.plan.length ? chosen.options.find((each) => each.text === chosen.plan[0]) : undefined;
  const isOpen = chosen !== null && !chosen.plan.length;
  const said = isOpen ? { key: 'web-table-which' } : option ? option.say : view && scene.game.ask(view);
  if (!said) return null;
  return html`<p class="ask">
    <${Sentence} said=${said} players=${scene.players.value} pictures=${scene.game.pictures} />
  </p>`;
}

/** Options that are not on the board, and the primary button. @param {{scene: Scene}} props */
function Choices({ scene }) {
  const view = /** @type {import('./scene.js').View} */ (scene.view.value);
  const { buttons, steps, primary } = offered(scene);
  const input = scene.isAsked.value ? (scene.game.Input?.({ scene }) ?? null) : null;
  const isInInput = (/** @type {Option} */ option) => input !== null && (scene.game.isInInput?.(option, view) ?? true);
  const chosen = scene.chosen.value;
  const first = chosen?.plan.length ? chosen.options.find((option) => isChosen(scene, option)) : undefined;
  return html`<div class="options">
      ${input}
      ${steps.filter((group) => !group.some(isInInput)).map(
        (group) => html`<${NumberStepper} key=${group[0].text} scene=${scene} options=${group} />`,
      )}
      ${buttons.filter((option) => !isInInput(option)).map(
        (option) => html`<${OptionButton} key=${option.text} scene=${scene} option=${option} />`,
      )}
    </div>
    ${chosen?.plan.length
      ? html`<${Primary} scene=${scene} option=${first} onClick=${() => scene.commit()} />`
      : primary && !isInInput(primary) && html`<${Primary} scene=${scene} option=${primary}
        onClick=${() => scene.press(primary)} />`}`;
}

/**
 * The one button that does it. Without words of the game it says what the option says when nothing else does.
 * @param {{scene: Scene, option: Option | undefined, onClick: () => void}} props
 */
function Primary({ scene, option, onClick }) {
  const view = /** @type {import('./scene.js').View} */ (scene.view.value);
  const verb = option && scene.game.verb?.(option, view);
  const isSaid = Boolean(scene.chosen.value?.plan.length);
  const said = verb ?? (isSaid || !option ? { key: 'web-do-it' } : option.say);
  return html`<button
    type="button"
    class="primary"
    data-move=${option?.text}
    data-do
    disabled=${!scene.isReady.value}
    onClick=${onClick}
  >
    <${Icon} name="confirm" />
    <span><${Sentence} said=${said} players=${scene.players.value}
      pictures=${verb ? scene.game.pictures : {}} /></span>
  </button>`;
}
