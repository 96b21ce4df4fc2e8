/** Dice Settlers at the table page. */
import { html } from '../app/html.js';

/** @param {{scene: import('../table/scene.js').Scene}} props */
function Nothing({ scene }) {
  return html`<p>${scene.game.name}</p>`;
}

/** @type {import('../table/game.js').GameUi} */
export const game = {
  name: 'dice-settlers',
  letter: 'd',
  tabs: { board: ['web-tab-board', 'zoom-fit'], work: ['web-tab-work', 'bank'] },
  Board: Nothing,
  Work: Nothing,
  Own: Nothing,
  Rival: Nothing,
  RivalLine: Nothing,
  Supply: Nothing,
  TextBoard: Nothing,
  pictures: {},
  ask: () => null,
  phase: () => null,
  progress: () => ({ key: 'web-table' }),
  targets: () => [],
  moveAt: () => null,
  plan: (option) => [option.text],
  auto: () => null,
  duration: () => 300,
  eventTargets: () => [],
  place: () => 'board',
  hides: true,
  sound: () => null,
};
