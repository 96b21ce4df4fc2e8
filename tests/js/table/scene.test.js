import assert from 'node:assert/strict';
import test from 'node:test';
import { signal } from '@preact/signals';
import { Scene } from '#web/table/scene.js';
import { options, update } from '../real.js';

/** A game in which the target of a move is its first word. @type {any} */
const GAME = {
  targets: ({ text }) => (text === 'end' ? [] : [text.split(' ')[0]]),
  plan: ({ text }) => [text, 'then'],
};

/** A scene that notes what is decided, tried and asked. */
class Noted extends Scene {
  notes = [];

  decide(plan) {
    this.notes.push(['decide', ...plan]);
  }

  tryOut(plan) {
    this.notes.push(['try', ...plan]);
  }

  askWhy(target) {
    this.notes.push(['why', target]);
  }
}

function scene(...moves) {
  const made = new Noted(GAME);
  made.shown.value = update(options(...moves));
  return made;
}

test('the first tap chooses and tries, the second decides', () => {
  const made = scene('field 1', 'end');
  made.tap('field');
  assert.equal(made.mark('field'), 'selected');
  assert.deepEqual(made.notes, [['try', 'field 1', 'then']]);
  made.tap('field');
  assert.deepEqual(made.notes[1], ['decide', 'field 1', 'then']);
});

test('a target with several options only opens them', () => {
  const made = scene('act 1', 'act 2');
  made.tap('act');
  assert.deepEqual(made.chosen.value.plan, []);
  made.tap('act');
  made.commit();
  assert.deepEqual(made.notes, []);
});

test('a tap on what is not possible asks why', () => {
  const made = scene('field 1');
  made.tap('lake');
  assert.deepEqual(made.notes, [['why', 'lake']]);
  assert.equal(made.chosen.value, null);
});

test('a button is chosen first and done with the second press', () => {
  const made = scene('end', 'field 1');
  const [end, field] = made.options.value;
  made.press(end);
  made.press(field);
  made.press(field);
  assert.deepEqual(made.notes, [['try', 'end', 'then'], ['try', 'field 1', 'then'], ['decide', 'field 1', 'then']]);
});

test('a new choice forgets what the old one would have brought and what was refused', () => {
  const made = scene('field 1', 'end');
  made.tap('field');
  made.tried.value = { change: {}, score: 1, stopped: 1, question: null, options: [] };
  made.refusal.value = { target: 'lake', reason: { key: 'ui-no' } };
  made.propose(['end'], made.options.value);
  assert.equal(made.tried.value, null);
  assert.equal(made.refusal.value, null);
  made.clear();
  assert.equal(made.chosen.value, null);
});

test('a target shows everything that is true of it', () => {
  const made = scene('field 1', 'wheel 1');
  assert.equal(made.mark('field'), 'legal');
  assert.equal(made.mark('lake'), '');
  made.lastMove.value = new Set(['field', 'lake']);
  made.pointedAt.value = new Set(['lake']);
  made.refusal.value = { target: 'lake', reason: { key: 'ui-no' } };
  assert.equal(made.mark('field'), 'legal last');
  assert.equal(made.mark('lake'), 'refused last pointed');
});

test('an element that can be tapped can be reached and pressed by keyboard, another one not', () => {
  const made = scene('field 1');
  assert.deepEqual([made.control('field', '').tabindex, made.control('field', '')['aria-disabled']], [0, undefined]);
  assert.deepEqual([made.control('lake', '').tabindex, made.control('lake', '')['aria-disabled']], [-1, 'true']);
  const { onKeyDown } = made.control('field', '');
  let prevented = 0;
  for (const key of ['a', ' ', 'Enter']) {
    const event = { key, preventDefault: () => (prevented += 1), stopPropagation: () => {} };
    onKeyDown(/** @type {any} */ (event));
  }
  assert.deepEqual(made.notes.map(([what]) => what), ['try', 'decide']);
  assert.equal(prevented, 2);
  assert.equal(made.control('field', '')['aria-pressed'], 'true');
});

test('who is not asked, or not connected, has no options', () => {
  const made = scene('field 1');
  made.isReady = signal(false);
  assert.equal(made.isAsked.value, false);
  assert.deepEqual(made.options.value, []);
  assert.equal(made.byTarget.value.size, 0);
  assert.equal(scene().isAsked.value, false);
});

test('nothing happens before there is a position', () => {
  const made = new Noted(GAME);
  made.tap('field');
  made.choose('field', options('field 1'));
  assert.deepEqual(made.notes, []);
  assert.equal(made.chosen.value, null);
  assert.equal(made.seat.value, 0);
});

test('a game may say options in its own words', () => {
  const made = new Noted({ ...GAME, say: ({ text }) => ({ key: `own-${text}` }) });
  made.shown.value = update(options('end'));
  assert.equal(made.options.value[0].say.key, 'own-end');
});
