/** Dice to reroll: each tap picks one more or one less, and the moves are made of what is picked. */
import { eachDie, total } from './parts.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {{name: string, copy: number}} ActiveDie
 */

/** @param {Scene} scene */
function picked(scene) {
  return (scene.chosen.value?.plan ?? []).filter((move) => move.startsWith('die ')).map((move) => move.slice(4));
}

/** Of equal dice the first ones are picked. @param {Scene} scene @param {ActiveDie} die */
export function isPicked(scene, { name, copy }) {
  return picked(scene).filter((each) => each === name).length > copy;
}

/** @param {Scene} scene @param {ActiveDie} die */
export function pick(scene, die) {
  const view = /** @type {import('../table/scene.js').View} */ (scene.view.value);
  const { left } = view.question;
  const { active } = view.position.boards[scene.seat.value];
  const before = picked(scene);
  const names = isPicked(scene, die) ? before.toSpliced(before.indexOf(die.name), 1) : [...before, die.name];
  if (!names.length) scene.clear();
  if (!names.length || names.length > left) return;
  const dice = eachDie(active).filter(({ name, copy }) => copy < names.filter((each) => each === name).length);
  const moves = dice.map(({ name }) => `die ${name}`);
  // Without another die to name the server rolls by itself.
  const isOver = names.length === left || names.length === total(active);
  const options = scene.options.value.filter(({ text }) => text === moves[0]);
  scene.propose(isOver ? moves : [...moves, 'done'], options);
}
