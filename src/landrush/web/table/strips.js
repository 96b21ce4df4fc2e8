/** Messages above the action bar: the connection, what was refused, takebacks, who is away, a bot in one's seat. */
import { connectNow, connection } from '../app/socket.js';
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { playerName, say, t } from '../words/words.js';
import { useSeconds } from './clock.js';
import { HintStrip } from './hint.js';

/** @typedef {import('./play.js').Play} Play */

/** @param {{play: Play}} props */
export function Strips({ play }) {
  const takeback = play.latest.value?.takeback;
  return [
    connection.value.state === 'lost' && html`<${Lost} key="lost" play=${play} />`,
    play.refused.value && html`<${WasRefused} key="refused" play=${play} />`,
    takeback && html`<${Takeback} key="takeback" play=${play} asked=${takeback} />`,
    play.isHintShown.value && html`<${HintStrip} key="hint" play=${play} />`,
    play.isOut.value && html`<${Out} key="out" play=${play} />`,
  ];
}

/** The connection is lost: what is on its way, and when it is tried again. @param {{play: Play}} props */
function Lost({ play }) {
  const seconds = Math.max(0, Math.ceil((connection.value.again - useSeconds()) / 1000));
  return html`<div class="message warn" role="status">
    <${Icon} name="restart" />
    <p>
      <b>${t('web-table-lost')}</b> ${t(play.isSending.value ? 'web-table-lost-move' : 'web-table-lost-nothing')}
      <span aria-live="off"> ${t('web-table-lost-again', { seconds })}</span>
    </p>
    <button type="button" onClick=${connectNow}>${t('web-table-try-now')}</button>
  </div>`;
}

/** What was refused; the table shows what is true now. @param {{play: Play}} props */
function WasRefused({ play }) {
  const reason = /** @type {import('../words/words.js').Said} */ (play.refused.value);
  const forget = () => {
    play.refused.value = null;
  };
  return html`<div class="message bad" role="alert">
    <${Icon} name="threat" />
    <p><b>${say(reason, play.players.value)}</b> ${t('web-table-refused-now')}</p>
    <${IconButton} name="close" label="web-table-close" class="quiet" onClick=${forget} />
  </div>`;
}

/** Somebody asks for a takeback.
 * @param {{play: Play, asked: NonNullable<import('./scene.js').Update['takeback']>}} props */
function Takeback({ play, asked: { number, seat, agreed } }) {
  const { seats } = play.table.value;
  const isAsked = play.mine.value.some(
    (each) => each !== seat && !agreed.includes(each) && seats[each].kind === 'person',
  );
  /** @param {'agree' | 'refuse'} type */
  const answer = (type) => () => play.send(type, { request: number });
  return html`<div class="message" role="status">
    <${SeatMark} seat=${seat} />
    <p><b>${t('log-asked-takeback', { player: { seat } }, play.players.value)}</b></p>
    ${isAsked
      ? html`<button type="button" onClick=${answer('refuse')}>${t('web-table-refuse')}</button>
          <button type="button" class="primary" onClick=${answer('agree')}>${t('web-table-agree')}</button>`
      : html`<span>${t('web-table-takeback-waits')}</span>`}
  </div>`;
}

/** Somebody else plays for the reader, or nobody. @param {{play: Play}} props */
function Out({ play }) {
  const seat = play.seat.value;
  return html`<div class="message warn" role="status">
    <${SeatMark} seat=${seat} />
    <p><b>${t('web-table-out', { player: playerName(seat, play.players.value) })}</b></p>
    <button type="button" class="primary"
      onClick=${() => play.send('sit', { seat })}>${t('web-table-sit')}</button>
  </div>`;
}
