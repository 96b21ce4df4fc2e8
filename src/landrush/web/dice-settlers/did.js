/** What the automaton did last, step by step, each with the clause that made it do so. */
import { html } from '../app/html.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';
import { AUTOMATON } from './parts.js';

/**
 * @typedef {import('../table/scene.js').Scene} Scene
 * @typedef {import('../words/words.js').Said} Said
 */

/** What happens in its roll phase. */
const ROLLING = ['log-auto-dice', 'log-auto-die-to', 'log-auto-token-to'];
/** With these a turn of its begins. */
const BEGINNINGS = ['log-auto-step', 'log-auto-nothing'];
/** @type {Record<string, string>} */
const CLAUSES = {
  'log-start-choice': 'D12.1',
  'log-auto-dice': 'D12.3',
  'log-auto-die-to': 'D12.4',
  'log-auto-token-to': 'D12.5',
  'log-auto-step': 'D12.6',
  'log-auto-nothing': 'D12.6',
  'log-auto-strength': 'D12.7',
  'log-auto-recruit': 'D12.8',
  'log-auto-explore': 'D12.9',
  'log-place-tent': 'D12.10',
  'log-fetch-tents': 'D12.11',
  'log-house': 'D12.12',
  'log-attack': 'D12.13',
  'log-trade': 'D12.14',
  'log-auto-research': 'D12.15',
  'log-join': 'D12.16',
  'log-add-tent': 'D12.9',
};
/** The clause of each of its actions, for what they have in common. @type {Record<string, string>} */
const ACTION_CLAUSES = {
  'd-recruit': 'D12.8',
  'd-explore': 'D12.9',
  'd-settle': 'D12.10',
  'd-attack': 'D12.13',
  'd-trade': 'D12.14',
  'd-research': 'D12.15',
};

/** @param {{scene: Scene}} props */
export function Did({ scene }) {
  const steps = /** @type {any} */ (scene).steps?.value ?? scene.shown.value?.steps ?? [];
  const events = lastTurn(steps.flatMap((/** @type {any} */ step) => step.events));
  if (!events.length) return null;
  const action = /** @type {any} */ (events.find(({ key }) => key === 'log-auto-step')?.params?.action)?.term;
  return html`<div class="ds-did">
    <h3>${t('web-d-did')}</h3>
    <ol>
      ${events.map((event, i) => {
        const clause = CLAUSES[event.key] ?? ACTION_CLAUSES[action] ?? 'D12';
        return html`<li key=${i}>
          <span><${Sentence} said=${event} players=${scene.players.value} pictures=${scene.game.pictures} /></span>
          <a href="/rules/dice-settlers#${clause}">${clause}</a>
        </li>`;
      })}
    </ol>
  </div>`;
}

/**
 * The events of its last turn or roll.
 * @param {Said[]} events
 */
export function lastTurn(events) {
  const own = events.filter(({ key, params }) => key.startsWith('log-auto') || /** @type {any} */ (params?.player)?.seat === AUTOMATON);
  const last = own.at(-1);
  if (!last) return [];
  const isRolling = ROLLING.includes(last.key);
  const before = own.findLastIndex(({ key }) => (isRolling ? !ROLLING.includes(key) : BEGINNINGS.includes(key)));
  return own.slice(isRolling ? before + 1 : Math.max(0, before));
}
