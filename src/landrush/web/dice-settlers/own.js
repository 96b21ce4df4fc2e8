/** The reader's board: region O. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { colourOf, SeatMark } from '../draw/seat.js';
import { Clock } from '../table/clock.js';
import { counted, playerName, t } from '../words/words.js';
import { Die, DiceCounts } from './dice.js';
import { diceLimit } from './land.js';
import { spentBy } from './moves.js';
import { eachDie, RESOURCES } from './parts.js';
import { isPicked, pick } from './rerolled.js';
import { dieWords } from './words.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

/** Beyond so many, dice are smaller. */
const MANY = 6;

/** @param {{scene: Scene}} props */
export function Own({ scene }) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const seat = scene.seat.value;
  const board = view.position.boards[seat];
  return html`<div class="ds-own">
    <h2 class="sr">${playerName(seat, scene.players.value)}</h2>
    <div class="ds-who">
      <span class="player"><${SeatMark} seat=${seat} /> <b class="ds-name"><bdi>${playerName(seat, scene.players.value)}</bdi></b></span>
      <${Clock} scene=${scene} seat=${seat} />
      <span class="ds-score"><${Icon} name="star" class="m" /><b class="num" aria-hidden="true">${view.scores[seat]}</b><span class="sr">${t('ui-d-score', { n: view.scores[seat] })}</span></span>
    </div>
    <div class="ds-zone ds-active">
      <h3>${t('web-d-active')} <small>${t('web-d-limit', { n: diceLimit(view.position, seat) })}</small></h3>
      <${ActiveDice} scene=${scene} board=${board} seat=${seat} />
    </div>
    <div class="ds-zone ds-spent">
      <h3>${t('web-d-spent')}</h3>
      <${DiceCounts}
        dice=${board.spent}
        label=${t('web-d-spent')}
        targetOf=${view.question?.ask === 'sell' && ((/** @type {string} */ colour) => scene.control(`spent:${colour}`, counted(`d-die-${colour}`, board.spent[colour])))}
      />
    </div>
    <div class="ds-zone ds-bag">
      <h3><${Icon} name="bag" class="s" /> ${t('web-d-bag')}</h3>
      ${board.bag ? html`<${DiceCounts} dice=${board.bag} label=${t('web-d-bag')} />` : html`<b class="num">${board.bag_size}</b>`}
    </div>
    <div class="ds-zone ds-store">
      <h3>${t('web-d-store')}</h3>
      <${Store} scene=${scene} board=${board} seat=${seat} />
    </div>
  </div>`;
}

/** @param {{scene: Scene, board: any, seat: number}} props */
function ActiveDice({ scene, board, seat }) {
  const dice = eachDie(board.active);
  const rolled = newDice(scene, board, seat);
  const spending = spentBy(scene.chosen.value?.plan ?? [], board);
  const isRerolling = scene.view.value?.question?.ask === 'reroll';
  if (!dice.length) return html`<p class="ds-none">${t('ui-d-none')}</p>`;
  return html`<ul class="ds-dice ${dice.length > MANY ? 'many' : ''}">
    ${dice.map(({ name, colour, symbol, copy }) => {
      const target = `die:${name}:${copy}`;
      const isNew = (rolled[name] ?? 0) > copy;
      const classes = `${isNew ? 'tumble' : ''} ${spending.has(target) ? 'picked' : ''}`;
      const control = scene.control(target, dieWords({ colour, symbol }));
      if (isRerolling && scene.byTarget.value.has(target)) Object.assign(control, picking(scene, { name, copy }));
      return html`<li key=${`${target} ${isNew ? scene.shown.value?.version : ''}`}>
        <${Die} colour=${colour} symbol=${symbol} class=${classes} control=${control} />
      </li>`;
    })}
  </ul>`;
}

/**
 * A die that is tapped to be rerolled, perhaps with others.
 * @param {Scene} scene
 * @param {{name: string, copy: number}} die
 */
function picking(scene, die) {
  return {
    'aria-pressed': isPicked(scene, die),
    onClick: () => pick(scene, die),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      pick(scene, die);
    },
  };
}

/**
 * Dice that were rolled or turned just now: how many more of each kind there are.
 * @param {Scene} scene
 * @param {any} board
 * @param {number} seat
 */
function newDice(scene, board, seat) {
  const events = scene.shown.value?.steps.flatMap((step) => step.events) ?? [];
  const isRolled = events.some(({ key, params }) => /^log-(draw-die|reroll|turn-die)$/.test(key) && /** @type {any} */ (params?.player)?.seat === seat);
  const before = scene.before?.view.position.boards[seat]?.active;
  if (!isRolled || !before) return {};
  return Object.fromEntries(Object.entries(board.active).map(([name, n]) => [name, Number(n) - (before[name] ?? 0)]));
}

/**
 * Tokens, tents and houses.
 * @param {{scene: Scene, board: any, seat: number}} props
 */
function Store({ scene, board, seat }) {
  const colour = colourOf(seat);
  const change = scene.tried.value?.change ?? {};
  const things = [
    ...RESOURCES.map((name) => ({ key: `d-${name}`, symbol: name, class: '', n: board.tokens[name], target: `token:${name}` })),
    { key: 'd-tent', symbol: `tent-${colour}`, class: `c-${colour}`, n: board.tents, target: 'store:tents' },
    { key: 'd-house', symbol: `house-${colour}`, class: `c-${colour}`, n: board.houses, target: '' },
  ];
  return html`<ul class="ds-stock">
    ${things.map(({ key, symbol, class: classes, n, target }) => {
      const isTarget = target && scene.byTarget.value.has(target);
      const words = counted(key, n);
      const by = key === 'd-house' ? 0 : (change[key] ?? 0);
      return html`<li key=${key} class=${n ? '' : 'zero'}>
        <span class="ds-thing" ...${isTarget ? scene.control(target, words) : {}}>
          <${Icon} name=${symbol} class="m ${classes}" /><b class="num" aria-hidden="true">${n}</b>
          <span class="sr">${words}</span>
          ${by !== 0 && html`<span class="ds-change">${by > 0 ? '+' : '−'}${Math.abs(by)}</span>`}
        </span>
      </li>`;
    })}
  </ul>`;
}
