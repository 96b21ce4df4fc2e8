/** Several people at one device: nothing of the next one's view is there until they sit in front of it. */
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { SeatMark } from '../draw/seat.js';
import { playerName, t } from '../words/words.js';

/** @param {{play: import('./play.js').Play, seat: number}} props */
export function Curtain({ play, seat }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const player = playerName(seat, play.players.value);
  return html`<main id="main" class="curtain">
    <${SeatMark} seat=${seat} />
    <h1>${t('web-table-hand-over', { player })}</h1>
    <button type="button" class="primary" ref=${button}
      onClick=${() => play.lift()}>${t('web-table-i-am', { player })}</button>
  </main>`;
}
