/** Montana at the table page. */
import { ask, clause, phase, progress, verb } from './asking.js';
import { Board } from './board.js';
import { duration, eventTargets, sound } from './happenings.js';
import { Input, isInInput } from './input.js';
import { auto, focus, moveAt, place, plan, targets } from './moves.js';
import { Own } from './own.js';
import { Rival, RivalLine, Supply } from './rival.js';
import { TextBoard } from './text.js';
import { PICTURES } from './things.js';
import { Work } from './work.js';

/** @type {import('../table/game.js').GameUi} */
export const game = {
  name: 'montana',
  letter: 'm',
  scored: 'm-settlements',
  tabs: { board: ['web-m-land', 'zoom-fit'], work: ['web-tab-work', 'bank'] },
  Board,
  Work,
  Own,
  Rival,
  RivalLine,
  Supply,
  TextBoard,
  Input,
  isInInput,
  verb,
  clause,
  pictures: PICTURES,
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
