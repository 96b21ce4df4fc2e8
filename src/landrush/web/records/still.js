/** A game that is over, as it stood after so many steps: a scene in which nothing can be done. */
import { signal } from '@preact/signals';
import { api } from '../app/api.js';
import { Scene } from '../table/scene.js';

/**
 * @typedef {import('../table/scene.js').Update} Update
 * @typedef {import('../table/scene.js').Step} Step
 * @typedef {Record<string, any>} TableInfo
 */

/** Positions after the shown one that are loaded before they are asked for, and before it. */
const AHEAD = 4;
const BEHIND = 2;
const STEPS = 1000;

export class Still extends Scene {
  /**
   * @param {import('../table/game.js').GameUi} game
   * @param {TableInfo} table
   * @param {string | null} invite
   */
  constructor(game, table, invite) {
    super(game);
    this.table = table;
    this.invite = invite;
    /** Nobody decides here. */
    this.isReady = signal(false);
    this.last = signal(/** @type {number} */ (table.version));
    /** The position that is wanted; the shown one follows. */
    this.at = signal(/** @type {number} */ (table.version));
    /** Through whose eyes: a seat, or null. @type {import('@preact/signals').Signal<number | null>} */
    this.eyes = signal(null);
    /** @type {import('@preact/signals').Signal<Step[]>} */
    this.steps = signal([]);
    /** @type {import('@preact/signals').Signal<import('../words/words.js').Said | null>} */
    this.refused = signal(null);
    /** @type {Map<string, Promise<Update>>} */
    this.loading = new Map();
    /** @type {Map<string, Update>} */
    this.known = new Map();
  }

  /** @param {string} path @param {Record<string, string | number>} asked */
  ask(path, asked) {
    const all = { ...asked, ...(this.invite ? { invite: this.invite } : {}) };
    const params = new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]));
    return api.get(`/tables/${this.table.id}/${path}?${params}`);
  }

  /** Load everything that happened. */
  async loadSteps() {
    /** @type {Step[]} */
    let steps = [];
    do {
      const some = await this.ask('steps', { after: steps.length, limit: STEPS });
      this.last.value = some.last;
      steps = [...steps, ...some.steps];
      if (!some.steps.length) break;
    } while (steps.length < this.last.value);
    this.steps.value = steps;
  }

  /**
   * Go to a position.
   * @param {number} at
   * @param {number | null} [eyes]
   */
  async go(at, eyes = this.eyes.value) {
    const wanted = Math.min(this.last.value, Math.max(0, at));
    this.at.value = wanted;
    this.eyes.value = eyes;
    const key = `${eyes}:${wanted}`;
    try {
      const update = this.known.get(key) ?? (await this.load(wanted, eyes));
      this.refused.value = null;
      // Another position may be wanted by now.
      if (this.at.value === wanted && this.eyes.value === eyes) this.show(update);
    } catch (error) {
      this.refused.value = /** @type {import('../app/api.js').Refusal} */ (error).reason;
    }
  }

  /** @param {Update} update */
  show(update) {
    const before = this.shown.value;
    if (before === update) return;
    const isNext = before !== null && update.version === before.version + 1;
    // Only what happens forward, one step after the other, is seen to move.
    this.before = isNext ? before : null;
    this.shown.value = update;
    this.lastMove.value = new Set(
      update.steps.flatMap((step) => step.events.flatMap((event) => this.game.eventTargets(event))),
    );
    for (let n = 1; n <= AHEAD; n += 1) this.prefetch(update.version + n);
    for (let n = 1; n <= BEHIND; n += 1) this.prefetch(update.version - n);
  }

  /** @param {number} at */
  prefetch(at) {
    if (at >= 0 && at <= this.last.value) this.load(at, this.eyes.value).catch(() => {});
  }

  /**
   * @param {number} at
   * @param {number | null} eyes
   * @returns {Promise<Update>}
   */
  load(at, eyes) {
    const key = `${eyes}:${at}`;
    let coming = this.loading.get(key);
    if (!coming) {
      coming = this.ask('replay', { at, ...(eyes === null ? {} : { seat: eyes }) }).then((found) => {
        const update = { ...found, since: Math.max(0, at - 1), now: 0 };
        this.known.set(key, update);
        return update;
      });
      coming.catch(() => this.loading.delete(key));
      this.loading.set(key, coming);
    }
    return coming;
  }
}
