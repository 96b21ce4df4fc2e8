/** A live game: what the server tells, shown one change after the other, and what the reader decides. */
import { computed, effect, signal } from '@preact/signals';
import { preferences, speed } from '../app/preferences.js';
import { ahead, connection, request, watch } from '../app/socket.js';
import { LEVELS, moveOf } from './hint.js';
import { undoneSteps } from './log.js';
import { names } from './names.js';
import { Scene } from './scene.js';

/**
 * @typedef {import('./scene.js').Update} Update
 * @typedef {import('./scene.js').Step} Step
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {Record<string, any>} TableInfo as of GET /api/tables/{id}
 * @typedef {{number: number, person: string, name: string, at: number, text?: string, phrase?: string}} Message
 */

/** Changes that may wait before they are shown faster. */
const UNHURRIED = 3;
/** What is for one position: it says which, and is refused in any other. */
const POSITIONAL = ['move', 'undo', 'restart', 'ask', 'try'];

export class Play extends Scene {
  /**
   * @param {import('./game.js').GameUi} game
   * @param {TableInfo} table
   * @param {string | null} invite
   */
  constructor(game, table, invite) {
    super(game);
    this.id = /** @type {string} */ (table.id);
    this.invite = invite;
    /** @type {import('@preact/signals').Signal<TableInfo>} */
    this.table = signal(table);
    /**
     * The newest that is known; `shown` may still be behind.
     * @type {import('@preact/signals').Signal<Update | null>}
     */
    this.latest = signal(null);
    /** Everything that happened, in order. @type {import('@preact/signals').Signal<Step[]>} */
    this.steps = signal([]);
    /** @type {import('@preact/signals').Signal<Message[]>} */
    this.messages = signal([]);
    this.hasPresence = false;
    this.presence = signal({ people: /** @type {string[]} */ ([]), watching: 0, away: /** @type {any} */ ({}) });
    /** What the server refused last. @type {import('@preact/signals').Signal<Said | null>} */
    this.refused = signal(null);
    /**
     * What was told of a hint in this position.
     * @type {import('@preact/signals').Signal<{level: number, say: Said[]} | null>}
     */
    this.hint = signal(null);
    this.isHinting = signal(false);
    this.isHintShown = signal(false);
    /** Changes that wait to be shown. @type {Update[]} */
    this.queue = [];
    this.isBehind = signal(false);
    /** Whether what is chosen was chosen by a button, which does not wait for a second tap. */
    this.isPressed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Moves of a plan that are still to be sent. @type {string[]} */
    this.rest = [];
    /** The version that the command on its way led to, or 0. */
    this.awaited = 0;
    /** The seat that must take over this device before anything of its view is shown. */
    this.curtain = signal(/** @type {number | null} */ (null));
    /** The seat that looks at this device, where players hide something from each other. */
    this.facing = -1;
    this.mine = computed(() => /** @type {number[]} */ (this.table.value.mine));
    this.isOver = computed(() => this.latest.value !== null && this.latest.value.asked === null);
    this.isReady = computed(() => connection.value.state !== 'lost');
    /** Whether the reader's seat is not the reader's to decide for: a bot plays on, or nobody does. */
    this.isOut = computed(() => {
      const { seats, status } = this.table.value;
      const seat = this.view.value?.seat ?? null;
      return status === 'playing' && seat !== null && seats[seat].kind !== 'person';
    });
    /** What happens to those who listen: sounds and the live region. @type {Set<(update: Update) => void>} */
    this.listeners = new Set();
    const naming = effect(() => {
      const now = names(this.table.value, this.latest.value?.view.scores.length);
      // Only a new name draws every sentence anew.
      if (now.join('\n') !== this.players.peek().join('\n')) this.players.value = now;
    });
    const stopWatching = watch({
      table: this.id,
      invite,
      version: () => this.version,
      hear: (frame) => this.hear(frame),
    });
    this.stop = () => {
      naming();
      stopWatching();
    };
  }

  /** Nobody looks any more. */
  close() {
    clearTimeout(this.timer);
    this.stop();
  }

  /** How many entries of the match are known. */
  get version() {
    return this.latest.value?.version ?? 0;
  }

  /** Whether several people share this device and hide something from each other. */
  get isShared() {
    return this.table.value.mode === 'one-device' && this.mine.value.length > 1 && Boolean(this.game.hides);
  }

  /** @param {import('../app/socket.js').Frame} frame */
  hear(frame) {
    if (frame.type === 'update') this.receive(/** @type {any} */ (frame));
    else if (frame.type === 'table') {
      this.table.value = frame.table;
    } else if (frame.type === 'chat') this.messages.value = joined(this.messages.value, frame.messages);
    else if (frame.type === 'presence') {
      this.hasPresence = true;
      this.presence.value = { people: frame.people, watching: frame.watching, away: frame.away ?? {} };
    } else if (frame.type === 'refused' && frame.id === undefined) this.refused.value = frame.reason;
  }

  /** @param {Update} update */
  receive(update) {
    const known = this.latest.value?.version ?? -1;
    if (update.version < known) return;
    this.latest.value = update;
    if (update.version >= this.awaited) this.isSending.value = false;
    const seen = this.steps.value.length;
    const news = update.steps.filter((step) => step.number > seen);
    if (news.length) this.steps.value = [...this.steps.value, ...news];
    if (!isOnlyHints(news)) {
      this.hint.value = null;
      this.isHintShown.value = false;
    }
    // The first position, and what comes while nobody looks, is shown at once.
    if (!this.shown.value || document.hidden || speed.value === 0) this.queue = [update];
    else this.queue.push(update);
    if (this.timer === undefined) this.showNext();
    this.isBehind.value = this.queue.length > 0;
  }

  /** Show the next change, and wait until it has been seen. */
  showNext() {
    this.timer = undefined;
    if (this.curtain.value !== null) return;
    const next = this.queue.shift();
    this.isBehind.value = this.queue.length > 0;
    if (!next) return;
    if (this.isShared && next.view.seat !== this.facing) {
      this.queue.unshift(next);
      this.curtain.value = next.view.seat;
      return;
    }
    const before = this.shown.value;
    this.show(next);
    // Who is far behind catches up faster.
    const haste = Math.min(1, UNHURRIED / Math.max(1, this.queue.length));
    const pause = before ? this.game.duration(before.view, next.view, next.steps) * speed.value * haste : 0;
    if (pause > 0) this.timer = setTimeout(() => this.showNext(), pause);
    else if (this.queue.length) this.showNext();
    // What is on its way comes first: the plan goes on, and formalities are done, after it.
    if (!this.queue.length && !this.isSending.value) this.goOn(next);
  }

  /** @param {Update} next */
  show(next) {
    const before = this.shown.value;
    this.before = before;
    const isNew = before?.version !== next.version;
    // A hint changes nothing of what is chosen.
    if (isNew && !(before && isOnlyHints(next.steps))) this.clear();
    if (isNew && before) {
      const targets = next.steps.flatMap((step) => step.events.flatMap((event) => this.game.eventTargets(event)));
      if (targets.length) this.lastMove.value = new Set(targets);
    }
    this.shown.value = next;
    if (isNew) for (const listener of this.listeners) listener(next);
  }

  /** Whoever was called sits in front of the screen now. */
  lift() {
    this.facing = this.curtain.value ?? -1;
    this.curtain.value = null;
    this.showNext();
  }

  /** Show the newest position now. */
  skip() {
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    this.queue = [this.queue[this.queue.length - 1]];
    this.showNext();
  }

  /**
   * Send what is left of a plan, or what is no decision.
   * @param {Update} update
   */
  goOn(update) {
    const { options } = update.view;
    if (isOnlyHints(update.steps) && update.steps.length) return;
    if (!options.length) {
      this.rest = [];
      return;
    }
    const next = this.rest.shift();
    if (next !== undefined && options.some((option) => option.text === next)) {
      this.send('move', { move: next });
      return;
    }
    this.rest = [];
    const move = this.game.auto(update.view);
    if (move === null) return;
    // Whoever goes back means the last real decision, and does not want the formality done again.
    const isBack = update.steps.at(-1)?.back !== undefined;
    if (!isBack) this.sendByItself('move', { move });
    else if (!update.no_undo) this.sendByItself('undo');
  }

  /**
   * What nobody decided. Another window of the reader's may have been faster: that is nobody's concern.
   * @param {'move' | 'undo'} type
   * @param {Record<string, unknown>} [fields]
   */
  async sendByItself(type, fields) {
    await this.send(type, fields);
    if (this.refused.value?.key === 'why-position-changed') this.refused.value = null;
  }

  /** @param {string[]} plan */
  decide(plan) {
    this.skip();
    if (!this.isAsked.value || this.isSending.value) return;
    const [first, ...rest] = plan;
    this.rest = rest;
    this.send('move', { move: first });
  }

  /**
   * A button of the bar: how much confirming it needs is a preference.
   * @param {import('./scene.js').Option} option
   */
  press(option) {
    super.press(option);
    if (preferences.value.confirm === 'never') this.commit();
    else this.isPressed = true;
  }

  /**
   * Send a command; nothing else can be done until it is answered and what came of it is known.
   * @param {'move' | 'undo' | 'restart' | 'ask' | 'agree' | 'refuse' | 'leave' | 'sit'} type
   * @param {Record<string, unknown>} [fields]
   */
  async send(type, fields = {}) {
    this.isSending.value = true;
    this.awaited = Infinity;
    this.refused.value = null;
    const answer = await this.request(type, fields);
    this.awaited = answer.type === 'done' ? answer.version : 0;
    if (this.version >= this.awaited) this.isSending.value = false;
    if (answer.type === 'refused') {
      this.rest = [];
      this.clear();
      this.refused.value = answer.reason;
    } else if (!this.isSending.value && !this.queue.length && this.shown.value) {
      // What came of it was shown before it was answered.
      this.goOn(this.shown.value);
    }
    return answer;
  }

  /**
   * Ask the server for something here. What is for one position is sent again when the match went on meanwhile
   * and the reader would still mean the same by it.
   * @param {string} type
   * @param {Record<string, unknown>} fields
   */
  async request(type, fields) {
    const frame = { type, table: this.id, ...fields };
    if (!POSITIONAL.includes(type)) return request(frame);
    for (;;) {
      const { version } = this;
      const subject = this.subjectOf(type);
      const answer = await request({ ...frame, version });
      if (answer.reason?.key !== 'why-position-changed') return answer;
      await this.reach(answer.version ?? 0);
      // Whoever asks for a takeback meanwhile is answered first.
      const isAsked = (this.latest.value?.takeback?.number ?? 0) > version;
      if (this.version === version || isAsked || this.subjectOf(type) !== subject) return answer;
    }
  }

  /**
   * The number of the step that something for one position is about. A move is about the position, which others do
   * not change by leaving, coming back or a hint; going back is about one's own last decision.
   * @param {string} type
   */
  subjectOf(type) {
    const steps = this.steps.value;
    if (type === 'move' || type === 'try') return steps.findLast(isOnBoard)?.number;
    const undone = undoneSteps(steps);
    const isOwn = (/** @type {Step} */ step) => step.kind === 'move' && this.mine.value.includes(step.seat);
    return steps.findLast((step) => isOwn(step) && !undone.has(step.number))?.number;
  }

  /** Wait until a version is known. @param {number} version */
  async reach(version) {
    let stop = () => {};
    await new Promise((done) => {
      stop = this.latest.subscribe(() => this.version >= version && done(null));
    });
    stop();
  }

  /** @param {string[]} plan */
  async tryOut(plan) {
    this.isPressed = false;
    const answer = await this.request('try', { moves: plan });
    if (answer.type !== 'tried' || this.chosen.value?.plan !== plan) return;
    this.tried.value = /** @type {any} */ (answer);
    // Where undo goes on, a button needs no second press.
    if (this.isPressed && preferences.value.confirm === 'undo' && answer.question && !answer.refused) this.commit();
  }

  /** Whether there is nothing more to tell about this position. */
  get isAllTold() {
    const told = this.hint.value;
    return told !== null && (told.level === LEVELS || moveOf(told.say) !== undefined);
  }

  /** Ask for a hint, or for a little more of it; a move that it names is chosen, but not made. */
  async askHint() {
    if (this.isHinting.value || this.isAllTold || !this.isAsked.value) return;
    this.skip();
    this.isHinting.value = true;
    this.isHintShown.value = true;
    this.refused.value = null;
    const level = (this.hint.value?.level ?? 0) + 1;
    const answer = await this.request('hint', { level });
    this.isHinting.value = false;
    if (answer.type === 'refused') {
      this.isHintShown.value = this.hint.value !== null;
      this.refused.value = answer.reason;
      return;
    }
    // Somebody may have decided meanwhile, in another window.
    if (!isOnlyHints(this.steps.value.slice(answer.version))) return;
    this.hint.value = { level: answer.level, say: answer.say };
    this.isHintShown.value = true;
    this.skip();
    const option = this.options.value.find((each) => each.text === moveOf(answer.say));
    const view = this.view.value;
    if (option && view) this.choose(this.game.targets(option, view)[0] ?? '', [option]);
  }

  /** @param {string} target */
  async askWhy(target) {
    const view = this.view.value;
    this.clear();
    const move = view && this.isAsked.value ? this.game.moveAt(target, view) : null;
    if (!move) return;
    const answer = await this.request('why', { move });
    if (answer.type === 'why' && answer.reason) this.refusal.value = { target, reason: answer.reason };
  }

  /**
   * Say something to everybody.
   * @param {{text: string} | {phrase: string}} words
   */
  async talk(words) {
    const answer = await this.request('say', words);
    if (answer.type === 'refused') this.refused.value = answer.reason;
    return answer.type === 'done';
  }

  /**
   * Milliseconds that a seat has left now, or null without a clock.
   * @param {number} seat
   * @param {number} now our own clock
   */
  left(seat, now) {
    const update = this.latest.value;
    const left = update?.clocks?.[seat];
    if (!update || left === null || left === undefined) return null;
    const ran = update.asked === seat ? now + ahead.value - update.now : 0;
    return Math.max(0, left - ran);
  }

  /** @param {number} seat */
  isAway(seat) {
    const { mode, seats, status } = this.table.value;
    const found = seats[seat];
    if (mode === 'one-device' || status !== 'playing' || found?.kind !== 'person') return false;
    return this.hasPresence && !this.presence.value.people.includes(found.person.id);
  }
}

/** Whether a step changed what is on the table. @param {Step} step */
function isOnBoard(step) {
  return step.kind === 'move' || step.kind === 'outcome' || step.back !== undefined;
}

/** Whether nothing but hints happened. @param {Step[]} steps */
function isOnlyHints(steps) {
  return steps.every((step) => step.kind === 'hint');
}

/**
 * @param {Message[]} old
 * @param {Message[]} news
 */
function joined(old, news) {
  const numbers = new Set(news.map((each) => each.number));
  return [...old.filter((each) => !numbers.has(each.number)), ...news].toSorted((a, b) => a.number - b.number);
}
