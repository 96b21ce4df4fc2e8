/** How the bar lets one choose among options, where a game has no input of its own. */
import { html } from '../app/html.js';
import { IconButton } from '../draw/icon.js';
import { Sentence } from '../draw/sentence.js';
import { say } from '../words/words.js';
import { numberOf } from './offered.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Option} Option
 */

/**
 * A button for an option.
 * @param {{scene: Scene, option: Option}} props
 */
export function OptionButton({ scene, option }) {
  const { game, players } = scene;
  return html`<button type="button" class="option" data-move=${option.text}
    onClick=${() => scene.press(option)}>
    <span><${Sentence} said=${option.say} players=${players.value} pictures=${game.pictures} /></span>
  </button>`;
}

/**
 * Less and more, for options that differ only in a number.
 * @param {{scene: Scene, options: Option[]}} props
 */
export function NumberStepper({ scene, options }) {
  const plan = scene.chosen.value?.plan ?? [];
  const at = options.findIndex((option) => option.text === plan[0]);
  const option = options[Math.max(0, at)];
  const least = numberOf(options[0]);
  const most = numberOf(options[options.length - 1]);
  /** @param {number} n */
  const choose = (n) => {
    const wanted = options[Math.min(most, Math.max(least, n)) - least];
    if (wanted) scene.choose('', [wanted]);
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    const to = by ? numberOf(option) + (at < 0 ? 0 : by) : Number(event.key) || null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to);
  };
  const words = say(option.say, scene.players.value);
  return html`<div class="stepper ${at < 0 ? '' : 'on'}">
    <${IconButton} name="minus" label="web-table-less" onClick=${() => choose(numberOf(option) - 1)}
      disabled=${at >= 0 && at === 0} />
    <b
      class="num big"
      role="spinbutton"
      tabindex="0"
      aria-label=${words}
      aria-valuenow=${numberOf(option)}
      aria-valuemin=${least}
      aria-valuemax=${most}
      aria-valuetext=${words}
      onClick=${() => choose(numberOf(option))}
      onKeyDown=${onKeyDown}
      >${numberOf(option)}</b
    >
    <${IconButton} name="plus" label="web-table-more"
      onClick=${() => choose(numberOf(option) + (at < 0 ? 0 : 1))} disabled=${at === options.length - 1} />
    ${at < 0 && html`<span class="said"><${Sentence} said=${option.say} players=${scene.players.value}
      pictures=${scene.game.pictures} /></span>`}
  </div>`;
}
