/**
 * What a table shows: a position, and what can be done there. Boards draw a scene and tell it what was tapped;
 * they never know whether it is a live game, a replay or a tutorial.
 *
 * A target is a thing on the table that can be tapped, as text: `field:C4`, `space:mine-1`, `die:green-explore`.
 * Each game says which targets its options have.
 */
import { computed, signal } from '@preact/signals';

/**
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {{action: number, text: string, say: Said}} Option
 * @typedef {Record<string, any> & {seat: number | null, position: any, question: any, options: Option[],
 *   scores: number[], winners: number[]}} View
 * @typedef {{number: number, kind: string, seat: number, at: number, events: Said[], back?: number}} Step
 * @typedef {object} Update what the server tells of a match: docs/protocol.md
 * @property {number} version
 * @property {number} since
 * @property {Step[]} steps
 * @property {View} view
 * @property {number | null} asked
 * @property {number} now
 * @property {(number | null)[]} [clocks]
 * @property {{number: number, seat: number, target: number, agreed: number[]}} [takeback]
 * @property {Said} [no_undo]
 * @property {Said} [no_hint]
 * @typedef {object} Tried what some moves would bring: the server's answer to `try`
 * @property {Record<string, number>} change what I have more or less of, by key
 * @property {number} score
 * @property {number} stopped how many moves were tried
 * @property {Said} [refused]
 * @property {any} question null when it would no longer be my decision
 * @property {Option[]} options
 * @typedef {object} Choice what is chosen but not yet done
 * @property {string} target the tapped target, or '' for a button
 * @property {Option[]} options those of the target; several when one must still be chosen
 * @property {string[]} plan the moves that committing sends, in order; empty while one must be chosen
 */

export class Scene {
  /** @param {import('./game.js').GameUi} game */
  constructor(game) {
    this.game = game;
    /** What is shown now. @type {import('@preact/signals').Signal<Update | null>} */
    this.shown = signal(null);
    /** What was shown before, for what moves. @type {Update | null} */
    this.before = null;
    this.view = computed(() => this.shown.value?.view ?? null);
    /** Names by seat. @type {import('@preact/signals').Signal<string[]>} */
    this.players = signal([]);
    /** The seat from which the table is seen: one's own, or the first. */
    this.seat = computed(() => this.view.value?.seat ?? 0);
    /** Whether the reader decides now. */
    this.isAsked = computed(() => (this.view.value?.options.length ?? 0) > 0 && this.isReady.value);
    /** Whether a tap can do something. @type {import('@preact/signals').ReadonlySignal<boolean>} */
    this.isReady = signal(true);
    /** Whether a move is on its way; what was chosen stays chosen until then. */
    this.isSending = signal(false);
    this.options = computed(() => this.#options());
    this.byTarget = computed(() => this.#byTarget());
    /** @type {import('@preact/signals').Signal<Choice | null>} */
    this.chosen = signal(null);
    /** What the chosen moves would bring. @type {import('@preact/signals').Signal<Tried | null>} */
    this.tried = signal(null);
    /** Why a tapped target cannot be chosen. @type {import('@preact/signals').Signal<{target: string, reason: Said} | null>} */
    this.refusal = signal(null);
    /** Targets of what happened last, of a line of the log that is pointed at, or of a tutorial. */
    this.lastMove = signal(/** @type {Set<string>} */ (new Set()));
    this.pointedAt = signal(/** @type {Set<string>} */ (new Set()));
  }

  /** @returns {Option[]} */
  #options() {
    const view = this.view.value;
    if (!view || !this.isAsked.value) return [];
    const { say } = this.game;
    return say ? view.options.map((option) => ({ ...option, say: say(option, view) })) : view.options;
  }

  #byTarget() {
    /** @type {Map<string, Option[]>} */
    const found = new Map();
    const view = this.view.value;
    if (!view) return found;
    for (const option of this.options.value) {
      for (const target of this.game.targets(option, view)) {
        found.set(target, [...(found.get(target) ?? []), option]);
      }
    }
    return found;
  }

  /**
   * How a target looks: '' for nothing special, else one or more of legal, selected, refused, last, pointed.
   * @param {string} target
   */
  mark(target) {
    const marks = [];
    if (this.chosen.value?.target === target) marks.push('selected');
    else if (this.byTarget.value.has(target)) marks.push('legal');
    if (this.refusal.value?.target === target) marks.push('refused');
    if (this.lastMove.value.has(target)) marks.push('last');
    if (this.pointedAt.value.has(target)) marks.push('pointed');
    return marks.join(' ');
  }

  /**
   * Attributes of an element that is a target: its state, for pointer and keyboard.
   * @param {string} target
   * @param {string} label its words for screen readers
   */
  control(target, label) {
    const mark = this.mark(target);
    const isOn = /legal|selected/.test(mark);
    return {
      'data-target': target,
      'data-mark': mark || undefined,
      role: 'button',
      tabindex: isOn ? 0 : -1,
      'aria-label': label,
      'aria-pressed': mark.includes('selected') ? 'true' : undefined,
      'aria-disabled': isOn ? undefined : 'true',
      onClick: () => this.tap(target),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.tap(target);
      },
    };
  }

  /**
   * Somebody taps a target: the first tap chooses and previews, the second does it; what cannot be done says why.
   * @param {string} target
   */
  tap(target) {
    const view = this.view.value;
    if (!view) return;
    const chosen = this.chosen.value;
    if (chosen?.target === target && chosen.plan.length) {
      this.commit();
      return;
    }
    const options = this.byTarget.value.get(target) ?? [];
    if (options.length) this.choose(target, options);
    else this.askWhy(target);
  }

  /**
   * Choose, without doing it yet.
   * @param {string} target
   * @param {Option[]} options
   */
  choose(target, options) {
    const view = this.view.value;
    if (!view) return;
    this.refusal.value = null;
    this.tried.value = null;
    const plan = options.length === 1 ? this.game.plan(options[0], view, target) : [];
    this.chosen.value = { target, options, plan };
    if (plan.length) this.tryOut(plan);
  }

  /**
   * Choose moves that an input put together.
   * @param {string[]} plan
   * @param {Option[]} options those that the first move is one of
   * @param {string} [target]
   */
  propose(plan, options, target = '') {
    this.refusal.value = null;
    this.tried.value = null;
    this.chosen.value = { target, options, plan };
    if (plan.length) this.tryOut(plan);
  }

  /**
   * A button of the bar is pressed: live play does it at once where nothing is lost by that.
   * @param {Option} option
   */
  press(option) {
    const chosen = this.chosen.value;
    const isAgain = chosen?.target === '' && chosen.options.length === 1 && chosen.options[0].text === option.text;
    if (isAgain) this.commit();
    else this.choose('', [option]);
  }

  /** Choose nothing. */
  clear() {
    this.chosen.value = null;
    this.tried.value = null;
    this.refusal.value = null;
  }

  /** Do what is chosen. */
  commit() {
    const plan = this.chosen.value?.plan ?? [];
    if (plan.length) this.decide(plan);
  }

  /**
   * Do these moves, one after the other. Scenes that are not live do nothing.
   * @param {string[]} _plan
   */
  decide(_plan) {}

  /** @param {string[]} _plan */
  tryOut(_plan) {}

  /** @param {string} _target */
  askWhy(_target) {}

  /**
   * Milliseconds that a seat has left now, or null without a clock.
   * @param {number} _seat
   * @param {number} _now our own clock
   * @returns {number | null}
   */
  left(_seat, _now) {
    return null;
  }

  /**
   * Whether the person of a seat is not there.
   * @param {number} _seat
   */
  isAway(_seat) {
    return false;
  }
}
