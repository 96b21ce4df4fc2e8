/** Play on from a position of a game that is over: who sits where, then a new table. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';
import { navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { SeatMark } from '../draw/seat.js';
import { chosenLevel } from '../table/chosen-level.js';
import { LevelOptions } from '../table/levels.js';
import { t } from '../words/words.js';
import { Dialog } from './dialog.js';

const ME = 'me';

/** @param {{still: import('./still.js').Still, onClose: () => void}} props */
export function PlayOn({ still, onClose }) {
  const others = `bot:${chosenLevel(still.table.game)}`;
  const own = still.eyes.value ?? Math.max(0, still.shown.value?.asked ?? 0);
  const count = still.table.seats.length;
  const first = Array.from({ length: count }, (_, seat) => (seat === Math.min(own, count - 1) ? ME : others));
  const seats = useSignal(/** @type {string[]} */ (first));
  const refused = useSignal(null);
  /** One person has one seat. @param {number} at @param {string} who */
  const seat = (at, who) => {
    seats.value = seats.value.map((now, i) => (i === at ? who : who === ME && now === ME ? others : now));
  };
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await somebody(preferences.value.language);
      const invite = still.invite ? `?invite=${still.invite}` : '';
      const asked = { at: still.at.value, seats: seats.value };
      const table = await api.post(`/tables/${still.table.id}/play-on${invite}`, asked);
      navigate(`/tables/${table.id}`);
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
  };
  return html`<${Dialog} title=${t('web-rec-play-on')} onClose=${onClose} class="narrow">
    <form class="play-on" onSubmit=${begin}>
      <p>${t('web-rec-play-on-more')}</p>
      ${seats.value.map(
        (who, at) => html`<label key=${at}>
          <span class="player"><${SeatMark} seat=${at} /> <bdi>${still.players.value[at]}</bdi></span>
          <select value=${who} onChange=${(/** @type {any} */ event) => seat(at, event.currentTarget.value)}>
            <option value=${ME} selected=${who === ME}>${t('web-rec-seat-me')}</option>
            <option value="open" selected=${who === 'open'}>${t('web-rec-seat-open')}</option>
            <${LevelOptions} who=${who} />
          </select>
        </label>`,
      )}
      <${Refused} reason=${refused.value} />
      <p class="buttons"><button type="submit" class="primary">${t('web-rec-begin')}</button></p>
    </form>
  <//>`;
}
