/** Dice Settlers at the table page. */
import './printed.js';
import { Actions } from './actions.js';
import { Board } from './board.js';
import { Work } from './cards.js';
import { clause } from './clauses.js';
import { duration, eventTargets, sound } from './happened.js';
import { Input, isInInput } from './input.js';
import { auto, focus, moveAt, place, plan, targets } from './moves.js';
import { Own } from './own.js';
import { pictures } from './pictures.js';
import { ask, phase, progress } from './question.js';
import { Rival, RivalLine } from './rivals.js';
import { Supply } from './supply.js';
import { TextBoard } from './text.js';
import { say, spends, verb } from './verb.js';

/** @type {import('../table/game.js').GameUi} */
export const game = {
  name: 'dice-settlers',
  letter: 'd',
  tabs: { board: ['web-d-tab-map', 'zoom-fit'], work: ['web-d-technologies', 'technology'] },
  Board,
  Work,
  Actions,
  Own,
  Rival,
  RivalLine,
  Supply,
  TextBoard,
  Input,
  isInInput,
  say,
  spends,
  verb,
  clause,
  hides: true,
  pictures,
  ask,
  phase,
  progress,
  targets,
  moveAt,
  plan,
  auto,
  duration,
  eventTargets,
  focus,
  place,
  sound,
};
