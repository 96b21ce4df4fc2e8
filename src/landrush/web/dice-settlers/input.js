/** Inputs of the action bar: dice to reroll, faces, amounts, tokens, colours, exchanges. */
import { useEffect } from 'preact/hooks';
import { html } from '../app/html.js';
import { IconButton } from '../draw/icon.js';
import { Amounts, Sentence } from '../draw/sentence.js';
import { say, t } from '../words/words.js';
import { ColourDie, Die } from './dice.js';
import { pictures } from './pictures.js';
import { eachDie, printedCard, readDie } from './parts.js';
import { isPicked, pick } from './rerolled.js';
import { amountWords, dieWords } from './words.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('../table/scene.js').View} View
 * @typedef {import('../table/scene.js').Option} Option
 */

/** Actions whose number is chosen first. */
const AMOUNTS = ['act:recruit', 'act:explore'];
/** Questions that have an input of their own, with the verbs that it offers. @type {Record<string, string[]>} */
const INPUTS = {
  'draft-keep': ['tile'],
  'choose-tile': ['tile'],
  arrange: ['die'],
  reroll: ['die', 'done'],
  face: ['face'],
  'take-die': ['colour'],
  'automaton-recruit': ['colour'],
  'harvest-token': ['token'],
  cost: ['token'],
  act: ['token'],
  sell: ['equal', 'different', 'two'],
};

/**
 * The input for the question at hand, or null where buttons and targets do.
 * @param {{scene: Scene}} props
 */
export function Input({ scene }) {
  const view = scene.view.value;
  if (!view || !scene.isAsked.value) return null;
  const chosen = scene.chosen.value;
  if (chosen && AMOUNTS.includes(chosen.target)) return html`<${Amount} key=${chosen.target} scene=${scene} target=${chosen.target} />`;
  const { ask } = view.question;
  // The dice and tiles themselves are tapped.
  if (ask === 'arrange') return chosen?.plan.length === 1 ? html`<${SpendFor} scene=${scene} />` : [];
  if (ask === 'draft-keep' || ask === 'choose-tile') return [];
  const options = scene.options.value.filter((option) => isInInput(option, view));
  if (!options.length) return null;
  if (ask === 'reroll') return html`<${Reroll} scene=${scene} />`;
  if (ask === 'face') return html`<${Faces} scene=${scene} options=${options} />`;
  if (ask === 'sell') return html`<${Exchanges} scene=${scene} options=${options} />`;
  return html`<${Things} scene=${scene} options=${options} />`;
}

/**
 * @param {Option} option
 * @param {View} view
 */
export function isInInput({ text }, view) {
  return (INPUTS[view.question?.ask] ?? []).includes(text.split(' ')[0]);
}

/**
 * Something that can be chosen.
 * @param {{scene: Scene, option: Option, children?: any, class?: string, label?: string}} props
 */
function Chip({ scene, option, children, class: classes = '', label }) {
  const isOn = scene.chosen.value?.plan[0] === option.text;
  return html`<button
    type="button"
    class="ds-chip ${classes}"
    data-move=${option.text}
    aria-pressed=${isOn}
    aria-label=${label ?? say(option.say, scene.players.value)}
    onClick=${() => (isOn ? scene.commit() : scene.choose('', [option]))}
  >
    ${children}
  </button>`;
}

/**
 * − figure +, from as much as is possible.
 * @param {{scene: Scene, target: string}} props
 */
function Amount({ scene, target }) {
  const options = scene.byTarget.value.get(target) ?? [];
  const at = options.findIndex((option) => option.text === scene.chosen.value?.plan[0]);
  /** @param {number} i */
  const choose = (i) => {
    if (options[i]) scene.choose(target, [options[i]]);
  };
  useEffect(() => {
    if (at < 0) choose(options.length - 1);
  }, [target, at < 0]);
  const option = options[Math.max(0, at)];
  if (!option || options.length < 2) return null;
  const numbers = options.map(({ text }) => Number(text.split(' ')[1]));
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    const to = by ? at + by : numbers.indexOf(Number(event.key));
    if (!options[to]) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to);
  };
  const words = say(option.say, scene.players.value);
  return html`<div class="stepper on">
    <${IconButton} name="minus" label="web-d-less" onClick=${() => choose(at - 1)} disabled=${at <= 0} />
    <b
      class="num big"
      role="spinbutton"
      tabindex="0"
      aria-label=${words}
      aria-valuenow=${numbers[at]}
      aria-valuemin=${numbers[0]}
      aria-valuemax=${numbers[numbers.length - 1]}
      aria-valuetext=${words}
      onKeyDown=${onKeyDown}
      >${numbers[at]}</b
    >
    <${IconButton} name="plus" label="web-d-more" onClick=${() => choose(at + 1)} disabled=${at === options.length - 1} />
  </div>`;
}

/** What the chosen die could be spent for, as the server tells. @param {{scene: Scene}} props */
function SpendFor({ scene }) {
  const [die] = scene.chosen.value?.plan ?? [];
  const tried = scene.tried.value;
  if (tried?.question?.ask !== 'spend') return null;
  return html`<div class="ds-chips ds-spend-for">
    ${tried.options.map(
      (option) => html`<button type="button" key=${option.text} data-move=${option.text} onClick=${() => scene.decide([die, option.text])}>
        <${Sentence} said=${option.say} players=${scene.players.value} pictures=${pictures} />
      </button>`,
    )}
  </div>`;
}

/** Several dice at once. @param {{scene: Scene}} props */
function Reroll({ scene }) {
  const view = /** @type {View} */ (scene.view.value);
  const dice = eachDie(view.position.boards[scene.seat.value].active);
  const isOffered = (/** @type {string} */ name) => scene.options.value.some(({ text }) => text === `die ${name}`);
  return html`<div class="ds-chips" role="group" aria-label=${t('act-d-reroll')}>
    ${dice.filter(({ name }) => isOffered(name)).map((die) => {
      const { name, colour, symbol, copy } = die;
      return html`<button
        type="button"
        key=${`${name}${copy}`}
        class="ds-chip bare"
        data-move="die ${name}"
        aria-pressed=${isPicked(scene, die)}
        aria-label=${dieWords(die)}
        onClick=${() => pick(scene, die)}
      >
        <${Die} colour=${colour} symbol=${symbol} control=${{ 'aria-hidden': true }} />
      </button>`;
    })}
  </div>`;
}

/** The faces of a die; the one on top is marked. @param {{scene: Scene, options: Option[]}} props */
function Faces({ scene, options }) {
  const { colour, symbol } = readDie(scene.view.value?.question.die ?? 0);
  return html`<div class="ds-chips" role="group" aria-label=${t('web-d-faces')}>
    ${options.map((option) => {
      const face = option.text.split(' ')[1];
      const label = face === symbol ? t('ui-paren', { text: t(`d-symbol-${face}`), more: t('web-d-now') }) : t(`d-symbol-${face}`);
      return html`<${Chip} key=${face} scene=${scene} option=${option} class="bare ${face === symbol ? 'now' : ''}" label=${label}>
        <${Die} colour=${colour} symbol=${face} control=${{ 'aria-hidden': true }} />
      <//>`;
    })}
  </div>`;
}

/** Tokens or colours of dice, each with how many there are. @param {{scene: Scene, options: Option[]}} props */
function Things({ scene, options }) {
  const view = /** @type {View} */ (scene.view.value);
  const board = view.position.boards[scene.seat.value];
  return html`<div class="ds-chips" role="group">
    ${options.map((option) => {
      const [verb, name] = option.text.split(' ');
      const n = verb === 'colour' ? view.position.supply.dice[name] : board.tokens[name];
      return html`<${Chip} key=${name} scene=${scene} option=${option}>
        ${verb === 'colour' ? html`<${ColourDie} colour=${name} class="l" />` : html`<${Amounts} amounts=${[[`d-${name}`, 1]]} pictures=${pictures} />`}
        <small class="num">${n}</small>
      <//>`;
    })}
  </div>`;
}

/** Tokens for points. @param {{scene: Scene, options: Option[]}} props */
function Exchanges({ scene, options }) {
  const board = scene.view.value?.position.boards[scene.seat.value];
  return html`<div class="ds-chips" role="group">
    ${options.map((option) => {
      const [verb, names] = option.text.split(' ');
      /** @type {Record<string, number>} */
      const tokens = {};
      for (const name of names.split('-')) tokens[name] = (tokens[name] ?? 0) + 1;
      const points = worth(verb, board.technologies);
      const label = t('web-d-exchange', { tokens: amountWords('d-', tokens), points: { amounts: [['d-point', points]] } });
      const amounts = Object.entries(tokens).map(([name, n]) => /** @type {[string, number]} */ ([`d-${name}`, n]));
      return html`<${Chip} key=${option.text} scene=${scene} option=${option} label=${label}>
        <${Amounts} amounts=${amounts} pictures=${pictures} /> → <${Amounts} amounts=${[['d-point', points]]} pictures=${pictures} />
      <//>`;
    })}
  </div>`;
}

/**
 * The points of an exchange (D6.6), more with technologies.
 * @param {string} verb
 * @param {string[]} technologies
 */
function worth(verb, technologies) {
  const cards = technologies.map(printedCard);
  const more = cards.reduce((sum, card) => sum + (card.effect === 'trade_sets' ? card.more : 0), 0);
  const pair = cards.reduce((most, card) => Math.max(most, card.effect === 'trade_pair' ? card.worth : 0), 2);
  return { equal: 6 + more, different: 5 + more, two: pair }[verb] ?? 0;
}
