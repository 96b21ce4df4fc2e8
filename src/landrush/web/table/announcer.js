/** What screen readers are told by itself: what happened, and what is asked. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { html } from '../app/html.js';
import { say, t } from '../words/words.js';

const MOST = 12;

/** The live region. @param {{play: import('./play.js').Play}} props */
export function Announcer({ play }) {
  const said = useSignal('');
  useEffect(() => {
    /** @param {import('./scene.js').Update} update */
    const tell = (update) => {
      const players = play.players.value;
      const lines = update.steps.flatMap((step) => step.events).slice(-MOST).map((event) => say(event, players));
      const ask = update.view.options.length ? play.game.ask(update.view) : null;
      if (ask) lines.push(`${t('web-table-your-turn')}: ${say(ask, players)}`);
      said.value = lines.join(' ');
    };
    play.listeners.add(tell);
    return () => {
      play.listeners.delete(tell);
    };
  }, [play]);
  return html`<div class="sr" role="status" aria-live="polite">${said.value}</div>`;
}
