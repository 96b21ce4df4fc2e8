/** The seven main actions, with the symbols at hand for each. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { ACTIONS } from './parts.js';
import { atHand } from './symbols.js';
import { joined } from './words.js';

/** @param {{scene: import('../table/scene.js').Scene}} props */
export function Actions({ scene }) {
  const position = scene.view.value?.position;
  const seat = scene.seat.value;
  const running = position.pending.findLast((/** @type {any} */ frame) => frame.ask === 'act' && frame.seat === seat);
  return html`<ul class="ds-acts">
    ${ACTIONS.map((action) => {
      const { symbols, pairs } = atHand(position, seat, action);
      const isTaken = position.boards[seat].acted.includes(action);
      const figure = `${symbols || (pairs ? '' : '–')}${pairs > 0 ? `+${pairs}` : ''}`;
      // The name begins with what is seen.
      const words = joined([
        isTaken ? t(`d-${action}`) : `${t(`d-${action}`)} ${figure}`,
        isTaken ? t('web-d-taken') : t('ui-d-symbols', { n: symbols }),
        !isTaken && pairs > 0 && t('web-d-pairs', { n: pairs }),
      ]);
      const isRunning = running && isTaken && position.boards[seat].acted.at(-1) === action;
      return html`<li key=${action}>
        <button type="button" class="ds-act ${isTaken ? 'taken' : ''} ${isRunning ? 'running' : ''}" ...${scene.control(`act:${action}`, words)}>
          <${Icon} name=${action} /><span aria-hidden="true">${t(`d-${action}`)}</span>${' '}
          ${isTaken
            ? html`<${Icon} name="confirm" class="s" />`
            : html`<b class="num" aria-hidden="true">${symbols || (pairs ? '' : '–')}${pairs > 0 && html`<small>+${pairs}</small>`}</b>`}
        </button>
      </li>`;
    })}
  </ul>`;
}
