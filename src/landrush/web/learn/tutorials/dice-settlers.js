/** The steps of the tutorial of Dice Settlers; dice-settlers.json has the game in which they happen. */

/** @type {import('../lesson.js').Step[]} */
export const STEPS = [
  { title: 'web-learn-d-goal', text: 'web-learn-d-goal-text', clause: 'D8.2', look: 'board', moves: [] },
  { title: 'web-learn-d-dice', text: 'web-learn-d-dice-text', clause: 'D4.2', look: 'own', moves: [] },
  {
    title: 'web-learn-d-pioneer',
    text: 'web-learn-d-pioneer-text',
    clause: 'D4.4',
    look: 'own',
    moves: ['die white-pioneer', 'turn', 'die white-pioneer', 'face settle', 'done'],
  },
  {
    title: 'web-learn-d-actions',
    text: 'web-learn-d-actions-text',
    clause: 'D5.1',
    look: 'actions',
    moves: [],
  },
  {
    title: 'web-learn-d-explore',
    text: 'web-learn-d-explore-text',
    clause: 'D6.2',
    look: 'board',
    moves: ['explore 1', 'die green-explore', 'tile 23', 'spot 1-E'],
  },
  {
    title: 'web-learn-d-join',
    text: 'web-learn-d-join-text',
    clause: 'D6.2',
    look: 'board',
    moves: ['add', 'end'],
  },
  {
    title: 'web-learn-d-settle',
    text: 'web-learn-d-settle-text',
    clause: 'D6.3',
    look: 'board',
    moves: ['settle', 'die white-settle', 'tile 4', 'done', 'end'],
  },
  {
    title: 'web-learn-d-round',
    text: 'web-learn-d-round-text',
    clause: 'D4.1',
    look: 'board',
    moves: ['done', 'join'],
  },
  {
    title: 'web-learn-d-harvest',
    text: 'web-learn-d-harvest-text',
    clause: 'D6.5',
    look: 'board',
    moves: ['harvest', 'die green-wood', 'token wood', 'die yellow-food', 'token food', 'done', 'end'],
  },
  {
    title: 'web-learn-d-research',
    text: 'web-learn-d-research-text',
    clause: 'D6.7',
    look: 'work',
    moves: ['research TA1', 'die white-research', 'token food', 'end'],
  },
  {
    title: 'web-learn-d-keep',
    text: 'web-learn-d-keep-text',
    clause: 'D9.1',
    look: 'board',
    moves: ['die white-pioneer'],
  },
  { title: 'web-learn-d-end', text: 'web-learn-d-end-text', clause: 'D10.1', look: 'supply', moves: [] },
];
