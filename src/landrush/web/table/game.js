/** What each game brings to the table page. */

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').View} View
 * @typedef {import('./scene.js').Option} Option
 * @typedef {import('./scene.js').Step} Step
 * @typedef {import('../words/words.js').Said} Said
 * @typedef {import('preact').ComponentType<{scene: Scene}>} Part
 *
 * @typedef {object} GameUi
 * @property {string} name as the server names it
 * @property {string} letter of its Fluent keys
 * @property {{board: [string, string], work: [string, string]}} tabs key and symbol of the two tabs of small screens
 *   What layout.js gives each part: the box and its border. A part fills it and has no border of its own; panels
 *   (Work, Own, Rival, Supply) have padding, and a heading that a part shows is `<h2 class="ph">`.
 * @property {Part} Board the map, region B: the box is `.board`, with the survey grid, as large as the page allows
 * @property {Part} Work worker board or technologies, region W
 * @property {Part} [Actions] a row of actions between map and own board
 * @property {Part} Own the reader's board, region O
 * @property {import('preact').ComponentType<{scene: Scene, seat: number}>} Rival another player's board, region P
 * @property {import('preact').ComponentType<{scene: Scene, seat: number}>} RivalLine name and the number that ends the game
 * @property {Part} Supply supply and end meters, region S
 * @property {import('preact').ComponentType<{scene: Scene}>} TextBoard the position as headings, lists and tables
 * @property {import('../draw/sentence.js').Pictures} pictures symbols of things in sentences, by key
 * @property {(props: {scene: Scene}) => any} [Input] an input of its own for a question, in place of the buttons; null
 *   where the generic ones do. It is called like a function, so it uses no hooks itself (the components that it
 *   returns may). It calls scene.choose, scene.propose or scene.decide; the bar shows preview and primary button.
 * @property {(option: Option, view: View) => boolean} [isInInput] which options that input has; the others stay
 *   buttons beside it. Without it: all
 * @property {(option: Option, view: View) => Said} [say] an option in the page's own words, where it has better ones
 *   than the server: directions on the screen, what a tapped die is for
 * @property {(plan: string[], view: View) => [string, number][]} [spends] what moves use up although one keeps it,
 *   such as the symbols on dice; the preview shows it as paid
 * @property {(option: Option, view: View) => Said | null} [verb] one or two words for the primary button that does it
 * @property {(reason: Said) => string | null} [clause] the clause behind a reason, such as M7.3
 * @property {boolean} [hides] whether players hide something from each other, so that one device needs a curtain
 * @property {(view: View) => Said | null} ask the question in words
 * @property {(view: View) => Said | null} phase where in the turn, in two or three words
 * @property {(view: View) => Said} progress how far the game is: the round
 * @property {(option: Option, view: View) => string[]} targets what can be tapped for it; nothing: a button only
 * @property {(target: string, view: View) => string | null} moveAt the move that a tap on a target that is not
 *   possible would mean, to ask why not
 * @property {(option: Option, view: View, target?: string) => string[]} plan the move, and the natural small decisions
 *   after it; `target` is what was tapped
 * @property {(view: View) => string | null} auto a move that is no decision, sent without asking
 * @property {(before: View | null, after: View, steps: Step[]) => number} duration how long a change is shown before
 *   the next one, in milliseconds at normal speed
 * @property {(event: Said) => string[]} eventTargets what an event of the log is about
 * @property {(view: View) => string | null} [focus] the target on which a small map opens
 * @property {(view: View) => 'board' | 'work' | 'players'} place where the question is, for small screens
 * @property {string} [scored] the thing that is counted as points; where it changes, points need not be told
 * @property {(event: Said) => string | null} sound which sound an event makes: a name of sounds.js
 */

/** @type {Record<string, () => Promise<{game: GameUi}>>} */
const GAMES = {
  montana: () => import('../montana/game.js'),
  'dice-settlers': () => import('../dice-settlers/game.js'),
};

/**
 * The drawing of a game, loaded when it is first asked for.
 * @param {string} name
 * @returns {Promise<GameUi>}
 */
export async function gameUi(name) {
  return (await GAMES[name]()).game;
}
