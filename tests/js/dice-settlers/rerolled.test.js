import assert from 'node:assert/strict';
import test from 'node:test';
import { isPicked, pick } from '#web/dice-settlers/rerolled.js';
import { Scene } from '#web/table/scene.js';
import { options, update } from '../real.js';

/** A scene in which up to so many of these dice may be rerolled. */
function rerolling(active, left) {
  const scene = new Scene(/** @type {any} */ ({ targets: () => [] }));
  const shown = update(options(...Object.keys(active).map((name) => `die ${name}`), 'done'));
  shown.view.question = { ask: 'reroll', left };
  shown.view.position = { boards: [{ active }] };
  scene.shown.value = shown;
  return scene;
}

const die = (name, copy = 0) => ({ name, copy });
const plan = (scene) => scene.chosen.value?.plan ?? null;

test('dice are named in their order, whichever is picked first, and then it is done', () => {
  const scene = rerolling({ 'white-settle': 1, 'green-wood': 1, 'grey-iron': 1 }, 3);
  pick(scene, die('grey-iron'));
  assert.deepEqual(plan(scene), ['die grey-iron', 'done']);
  pick(scene, die('white-settle'));
  assert.deepEqual(plan(scene), ['die white-settle', 'die grey-iron', 'done']);
});

test('with the last die that may be picked nothing is left to say', () => {
  const scene = rerolling({ 'white-settle': 1, 'green-wood': 1, 'grey-iron': 1 }, 2);
  pick(scene, die('white-settle'));
  pick(scene, die('green-wood'));
  assert.deepEqual(plan(scene), ['die white-settle', 'die green-wood']);
  pick(scene, die('grey-iron'));
  assert.deepEqual(plan(scene), ['die white-settle', 'die green-wood'], 'one too many is not picked');
});

test('so it is when every die is picked', () => {
  const scene = rerolling({ 'white-settle': 2 }, 5);
  pick(scene, die('white-settle', 0));
  pick(scene, die('white-settle', 1));
  assert.deepEqual(plan(scene), ['die white-settle', 'die white-settle']);
});

test('of equal dice the first ones are picked, and each tap gives one back', () => {
  const scene = rerolling({ 'white-settle': 2, 'grey-iron': 1 }, 3);
  pick(scene, die('white-settle', 1));
  assert.deepEqual([isPicked(scene, die('white-settle', 0)), isPicked(scene, die('white-settle', 1))], [true, false]);
  pick(scene, die('white-settle', 0));
  assert.equal(plan(scene), null);
});

test('the options of what is proposed are those of its first move', () => {
  const scene = rerolling({ 'white-settle': 1, 'grey-iron': 1 }, 2);
  pick(scene, die('grey-iron'));
  assert.deepEqual(scene.chosen.value.options.map(({ text }) => text), ['die grey-iron']);
});
