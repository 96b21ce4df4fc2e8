/** The steps of Montana's tutorial; montana.json has the game in which they happen. */

/** @type {import('../lesson.js').Step[]} */
export const STEPS = [
  { title: 'web-learn-m-goal', text: 'web-learn-m-goal-text', clause: 'M9.2', look: 'board', moves: [] },
  { title: 'web-learn-m-own', text: 'web-learn-m-own-text', clause: 'M1.5', look: 'own', moves: [] },
  {
    title: 'web-learn-m-hire',
    text: 'web-learn-m-hire-text',
    clause: 'M5.1',
    look: 'work',
    moves: ['hire', 'end'],
  },
  {
    title: 'web-learn-m-work',
    text: 'web-learn-m-work-text',
    clause: 'M6.4',
    look: 'work',
    moves: ['mine 1', 'place copper'],
  },
  {
    title: 'web-learn-m-small',
    text: 'web-learn-m-small-text',
    clause: 'M6.5',
    look: 'work',
    moves: ['small', 'place grain', 'place pumpkin', 'end'],
  },
  {
    title: 'web-learn-m-town',
    text: 'web-learn-m-town-text',
    clause: 'M6.10',
    look: 'work',
    point: ['pawn:2-1'],
    moves: ['town', 'pawn 2-1'],
  },
  {
    title: 'web-learn-m-reward',
    text: 'web-learn-m-reward-text',
    clause: 'M6.16',
    look: 'work',
    moves: ['take grain', 'take grain', 'take small-stone', 'end'],
  },
  {
    title: 'web-learn-m-build',
    text: 'web-learn-m-build-text',
    clause: 'M7.2',
    look: 'board',
    moves: ['build D6'],
  },
  {
    title: 'web-learn-m-cattle',
    text: 'web-learn-m-cattle-text',
    clause: 'M8.1',
    look: 'board',
    point: ['trade', 'field:F5'],
    moves: ['trade pumpkin', 'build F5'],
  },
  {
    title: 'web-learn-m-lake',
    text: 'web-learn-m-lake-text',
    clause: 'M7.6',
    look: 'board',
    moves: ['build C5'],
  },
  {
    title: 'web-learn-m-canteen',
    text: 'web-learn-m-canteen-text',
    clause: 'M3.4',
    look: 'work',
    moves: ['canteen', 'bank 1', 'place pumpkin', 'end'],
  },
  { title: 'web-learn-m-end', text: 'web-learn-m-end-text', clause: 'M9.1', look: 'board', moves: [] },
];
