/** Which options the bar offers, and how: what can be tapped is not repeated there, unless it is little. */

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Option} Option
 */

const FEW = 3;
/** From so many options that differ only in a number on, one steps through them. */
const STEPS = 3;
/** Answers that decline: never the primary button while there is another answer. */
const DECLINING = ['pass', 'done', 'end'];

/**
 * What the bar offers, and what the primary button does; null for nothing.
 * @param {Scene} scene
 * @returns {{buttons: Option[], steps: Option[][], primary: Option | null}}
 */
export function offered(scene) {
  const view = scene.view.value;
  const chosen = scene.chosen.value;
  if (!view) return { buttons: [], steps: [], primary: null };
  if (chosen && !chosen.plan.length) return { buttons: chosen.options, steps: [], primary: null };
  const all = scene.options.value;
  const listed = all.length <= FEW ? all : all.filter((option) => !scene.game.targets(option, view).length);
  const steps = stepping(listed);
  const others = listed.filter((option) => !steps.some((group) => group.includes(option)));
  const primary = chosen ? null : natural(all);
  const isShown = (/** @type {Option} */ option) => option !== primary && !isChosen(scene, option);
  return { buttons: others.filter(isShown), steps, primary };
}

/**
 * @param {Scene} scene
 * @param {Option} option
 */
export function isChosen(scene, option) {
  const chosen = scene.chosen.value;
  return chosen !== null && chosen.plan.length > 0 && chosen.plan[0] === option.text;
}

/**
 * The answer that needs no choosing first: the only one, or the yes of yes and no.
 * @param {Option[]} options
 */
function natural(options) {
  if (options.length === 1) return options[0];
  const [yes, ...more] = options.filter((option) => !DECLINING.includes(option.text));
  return options.length === 2 && yes && !more.length ? yes : null;
}

/**
 * Groups of options that differ only in a number, without gaps.
 * @param {Option[]} options
 */
function stepping(options) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const parts = /^(\D+?)(\d+)$/.exec(option.text);
    if (parts) groups.set(parts[1], [...(groups.get(parts[1]) ?? []), option]);
  }
  return [...groups.values()].filter((group) => group.length >= STEPS && isGapless(group.map(numberOf)));
}

/** @param {number[]} numbers */
function isGapless(numbers) {
  return numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);
}

/** @param {Option} option */
export function numberOf(option) {
  return Number(/\d+$/.exec(option.text)?.[0] ?? 0);
}
