/**
 * A tutorial: a real game against a bot that is the same each time, and steps that tell what to do. Only the
 * moves of the present step are sent, so that the game stays the one that the steps tell of.
 */
import { computed, effect, signal } from '@preact/signals';
import { Play } from '../table/play.js';

/**
 * @typedef {object} Step
 * @property {string} title a key
 * @property {string} text a key; its words are in the Markdown of the rules
 * @property {string} clause of the rules, for more
 * @property {string} look the region where it happens: board, work, own, actions, rivals or supply
 * @property {string[]} [point] targets that are meant, before those of the moves
 * @property {string[]} moves what the reader does, in this order; none: reads on
 * @typedef {import('../table/scene.js').Update} Update
 */

export class Lesson extends Play {
  /**
   * @param {import('../table/game.js').GameUi} game
   * @param {import('../table/play.js').TableInfo} table
   * @param {Step[]} script
   */
  constructor(game, table, script) {
    super(game, table, null);
    this.script = script;
    /** Which step is played, and which one is read: going back changes nothing on the table. */
    this.number = signal(0);
    this.reading = signal(0);
    /** How many moves of the step were made. */
    this.made = signal(0);
    /** Whether something else was tried. */
    this.isReminded = signal(false);
    this.step = computed(() => this.script[this.number.value]);
    this.read = computed(() => this.script[this.reading.value]);
    /** Moves of the step that are still to be made. */
    this.wanted = computed(() => this.step.value.moves.slice(this.made.value));
    /** The next of them, as soon as it can be made. */
    this.wantedOption = computed(() => this.options.value.find(({ text }) => text === this.wanted.value[0]));
    /** How much of what is chosen is wanted. */
    this.right = computed(() => this.#rightOf(this.chosen.value?.plan ?? []).length);
    const pointing = effect(() => {
      this.pointedAt.value = new Set(this.#targets());
    });
    const { stop } = this;
    this.stop = () => {
      pointing();
      stop();
    };
  }

  /** What the step that is read points at: its own targets, and those of the next move. */
  #targets() {
    const view = this.view.value;
    const option = this.reading.value === this.number.value ? this.wantedOption.value : undefined;
    const { point = null } = this.read.value;
    if (!option || !view) return point ?? [];
    return point && this.made.value === 0 ? point : this.game.targets(option, view);
  }

  /** How far a plan is what the step wants. @param {string[]} plan */
  #rightOf(plan) {
    const wrong = plan.findIndex((move, i) => move !== this.wanted.value[i]);
    return wrong < 0 ? plan : plan.slice(0, wrong);
  }

  /** Whether the step that is read waits for moves. */
  get isWaiting() {
    return this.reading.value === this.number.value && this.step.value.moves.length > 0;
  }

  get isLast() {
    return this.reading.value === this.script.length - 1;
  }

  /** Read the step before once more. */
  back() {
    if (this.reading.value > 0) this.reading.value -= 1;
  }

  /** Read on. */
  next() {
    if (this.isWaiting || this.isLast) return;
    if (this.reading.value < this.number.value) this.reading.value += 1;
    else this.#advance();
    if (this.shown.value && !this.isBehind.value) this.goOn(this.shown.value);
  }

  /** Let the coach make the moves of this step. */
  showHow() {
    this.decide(this.wanted.value);
  }

  #advance() {
    this.made.value = 0;
    this.isReminded.value = false;
    this.number.value += 1;
    this.reading.value = this.number.value;
  }

  /**
   * The step is done when all its moves were made and the reader is asked again.
   * @param {Update} update
   */
  goOn(update) {
    const planned = this.rest.shift();
    if (!update.view.options.length) {
      this.rest.length = 0;
      return;
    }
    if (this.step.value.moves.length && !this.wanted.value.length) this.#advance();
    const [next] = this.wanted.value;
    const isClear = planned === next || this.game.auto(update.view) === next;
    if (next !== undefined && isClear && !this.isSending.value) this.send('move', { move: next });
    else this.rest.length = 0;
  }

  /** @param {string[]} plan */
  decide(plan) {
    const right = this.#rightOf(plan);
    if (right.length || this.isSending.value) {
      super.decide(right);
    } else {
      this.clear();
      this.#remind();
    }
  }

  /**
   * @param {'move' | 'undo' | 'restart' | 'ask' | 'agree' | 'refuse' | 'leave' | 'sit'} type
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<import('../app/socket.js').Frame>}
   */
  async send(type, fields = {}) {
    const isMove = type === 'move';
    if (isMove ? fields.move !== this.wanted.value[0] : type !== 'leave' && type !== 'sit') {
      this.rest.length = 0;
      this.#remind();
      return { type: 'refused' };
    }
    this.isReminded.value = false;
    if (isMove) this.made.value += 1;
    const answer = await super.send(type, fields);
    if (isMove && answer.type === 'refused') this.made.value -= 1;
    return answer;
  }

  #remind() {
    this.reading.value = this.number.value;
    this.isReminded.value = true;
  }
}
