/** What can be typed in the text mode: the number of an option, a move, why MOVE, undo, restart, hint, log. */
import { say, t } from '../words/words.js';

const LINES = 12;

/**
 * Carry out what was typed, and answer in words.
 * @param {string} typed
 * @param {import('./play.js').Play} play
 * @returns {Promise<string[]>}
 */
export async function obey(typed, play) {
  const players = play.players.value;
  const [first, ...more] = typed.split(/\s+/);
  const command = first.toLowerCase();
  if (command === 'log') {
    const events = play.steps.value.flatMap((step) => step.events);
    return events.slice(-LINES).map((event) => say(event, players));
  }
  if (command === 'why') return [await why(more.join(' '), play)];
  if (command === 'undo' || command === 'restart') {
    const reason = play.latest.value?.no_undo;
    return reason ? [say(reason, players)] : answered(await play.send(command), players);
  }
  if (command === 'hint') return hint(play);
  const { options = [] } = play.view.value ?? {};
  if (!options.length) return [t('why-not-your-turn')];
  const n = /^\d+$/.test(typed) ? Number(typed) : null;
  if (n !== null && !options[n - 1]) return [t('ui-play-no-number', { n, most: options.length })];
  const move = n === null ? typed : options[n - 1].text;
  play.skip();
  return answered(await play.send('move', { move }), players);
}

/**
 * What was refused; what was done is told by the log.
 * @param {import('../app/socket.js').Frame} answer
 * @param {string[]} players
 */
function answered(answer, players) {
  return answer.type === 'refused' ? [say(answer.reason, players)] : [];
}

/**
 * A little more of a hint.
 * @param {import('./play.js').Play} play
 */
async function hint(play) {
  const players = play.players.value;
  const reason = play.latest.value?.no_hint;
  if (reason) return [say(reason, players)];
  await play.askHint();
  return (play.hint.value?.say ?? []).map((said) => say(said, players));
}

/**
 * @param {string} move
 * @param {import('./play.js').Play} play
 */
async function why(move, play) {
  if (!move) return t('ui-play-no-argument', { command: 'why' });
  const answer = await play.request('why', { move });
  return answer.reason ? say(answer.reason, play.players.value) : t('ui-play-possible');
}
