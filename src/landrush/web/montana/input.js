/** What the action bar offers where buttons would be clumsy: colours of workers, goods, wares, steps of the pointer. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { say, t } from '../words/words.js';
import { Counted, Tile } from './counting.js';
import { Steps, steps } from './pointer.js';
import { COLOURS, goodKey, ownBoard, PICTURES, REWARDS, TAKEN, workerKey } from './things.js';
import { needLeft, needOf, withOne } from './workers.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('../table/scene.js').Option} Option
 * @typedef {import('./things.js').View} View
 * @typedef {import('./things.js').Colour} Colour
 */

const METALS = ['copper', 'stone'];
const VERBS = ['pick', 'place', 'return', 'take', 'upgrade', 'trade', 'pointer'];
/** What a cattle brings in coins (M8.1). */
const TRADE_COINS = 3;

/**
 * Which options these inputs have.
 * @param {Option} option
 */
export function isInInput({ text }) {
  return VERBS.includes(text.split(' ')[0]);
}

/** @param {{scene: Scene}} props */
export function Input({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const { question } = view;
  const first = scene.chosen.value?.plan[0] ?? '';
  if (scene.chosen.value?.target === 'trade') return html`<${Wares} scene=${scene} />`;
  switch (question?.ask) {
    case 'turn':
      if (needOf(first, view)) return html`<${Hands} scene=${scene} first=${first} />`;
      return steps(scene).length ? html`<${Steps} scene=${scene} />` : null;
    case 'place':
      return html`<${Hands} scene=${scene} first="" />`;
    case 'pick': {
      const most = question.first < 0 ? 2 : 1;
      return html`<${Counted} scene=${scene} verb="pick" kinds=${COLOURS} most=${most} keyOf=${workerKey} />`;
    }
    case 'surplus': {
      const { workers } = ownBoard(view);
      return html`<${Counted} scene=${scene} verb="return" kinds=${COLOURS} most=${question.left} keyOf=${workerKey} have=${workers} />`;
    }
    case 'announce':
      return html`<${Announced} scene=${scene} />`;
    default:
      return null;
  }
}

/**
 * The workers for a space: what is proposed is changed with a tap on another colour.
 * @param {{scene: Scene, first: string}} props the move that chooses the space, or nothing when it was made
 */
function Hands({ scene, first }) {
  const view = /** @type {View} */ (scene.view.value);
  const need = first ? needOf(first, view) : needLeft(view.question);
  if (!need) return null;
  const chosen = scene.chosen.value;
  const plan = chosen?.plan ?? [];
  const workers = plan.filter((move) => move.startsWith('place ')).map((move) => /** @type {Colour} */ (move.slice(6)));
  /** @param {Colour} colour */
  const add = (colour) => {
    const moves = withOne(workers, colour, need, view).map((each) => `place ${each}`);
    const options = first ? (chosen?.options ?? []) : scene.options.value;
    scene.propose(first ? [first, ...moves] : moves, options, chosen?.target);
  };
  const board = ownBoard(view);
  return html`<div class="m-tiles" role="group" aria-label=${t('m-workers')}>
    ${COLOURS.map((colour) => {
      const n = workers.filter((each) => each === colour).length;
      const isFree = board.workers[colour] > n && (colour === need.own || need.others.includes(colour));
      const left = board.workers[colour];
      return html`<${Tile} key=${colour} of=${workerKey(colour)} move=${`place ${colour}`} n=${n} left=${left} add=${isFree ? () => add(colour) : null} />`;
    })}
  </div>`;
}

/** The reward of a row of the town. @param {{scene: Scene}} props */
function Announced({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const { row, grain, copper, stone } = view.question;
  const { goods, upgrades } = REWARDS[row];
  const most = (goods || upgrades) - grain - copper - stone;
  if (goods) return html`<${Counted} scene=${scene} verb="take" kinds=${TAKEN} most=${most} keyOf=${goodKey} />`;
  const held = ownBoard(view).goods;
  const have = { copper: held['small copper'] - copper, stone: held['small stone'] - stone };
  /** @param {string} metal */
  const keyOf = (metal) => goodKey(`large ${metal}`);
  return html`<${Counted} scene=${scene} verb="upgrade" kinds=${METALS} most=${most} keyOf=${keyOf} have=${have} last="done" />`;
}

/** What one cattle is traded for. @param {{scene: Scene}} props */
function Wares({ scene }) {
  const plan = scene.chosen.value?.plan ?? [];
  const wares = scene.options.value.filter(({ text }) => text.startsWith('trade '));
  return html`<div class="m-tiles m-wares" role="group" aria-label=${t('web-m-trade-cattle')}>
    ${wares.map((option) => {
      const ware = option.text.slice('trade '.length);
      const picture = PICTURES[ware === 'coins' ? 'm-coin' : `m-${ware}`];
      const isOn = plan[0] === option.text;
      const label = say(option.say);
      return html`<button
        type="button"
        key=${ware}
        class="m-ware ${isOn ? 'on' : ''}"
        title=${label}
        aria-label=${label}
        aria-pressed=${isOn}
        data-move=${option.text}
        onClick=${() => scene.propose([option.text], wares, 'trade')}
      >
        ${ware === 'coins' ? html`<b class="num">${TRADE_COINS}</b>` : null}<${Icon} name=${picture.name} class=${picture.class ?? ''} />
      </button>`;
    })}
  </div>`;
}
