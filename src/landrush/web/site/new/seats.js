/** Who sits in each seat of a new table. */
import { html } from '../../app/html.js';
import { me } from '../../app/person.js';
import { Icon } from '../../draw/icon.js';
import { SeatMark } from '../../draw/seat.js';
import { t } from '../../words/words.js';
import { LEVELS, levelDoes, levelName } from '../../table/levels.js';
import { Select } from '../parts.js';
import { FreeSeat } from '../table-row.js';

/**
 * @param {{wish: import('./wish.js').Wish, onChange: (seats: string[]) => void}} props
 */
export function SeatChoices({ wish, onChange }) {
  const { seats, mode } = wish;
  const group = t('web-table-levels');
  const bots = LEVELS.map((level) => ({ value: `bot:${level}`, words: levelName(level), group }));
  const set = (/** @type {number} */ seat) => (/** @type {string} */ to) => {
    const changed = [...seats];
    // Online one sits once: whoever moves leaves the seat to the other.
    if (to === 'me' && mode === 'online') changed[changed.indexOf('me')] = changed[seat];
    changed[seat] = to;
    onChange(changed);
  };
  const options = (/** @type {number} */ seat) => {
    const isOnlyMe = seats[seat] === 'me' && seats.filter((each) => each === 'me').length === 1;
    const own = mode === 'online' ? t('web-site-seat-you') : t('web-site-seat-here', { n: seat + 1 });
    const people = [{ value: 'me', words: own }];
    if (isOnlyMe) return people;
    if (mode === 'online') people.push({ value: 'open', words: t('web-site-seat-open') });
    return [...people, ...bots];
  };
  return html`<ol class="seat-choices">
    ${seats.map(
      (who, seat) => html`<li key=${seat}>
        ${who === 'open' ? html`<${FreeSeat} seat=${seat} />` : html`<${SeatMark} seat=${seat} />`}
        <${Select} quiet label=${t('web-site-seat-n', { n: seat + 1 })} value=${who} options=${options(seat)}
          onChange=${set(seat)} />
        ${who === 'me' && mode === 'online' ? html`<bdi class="hint">${me.value?.name}</bdi>` : null}
        ${who.startsWith('bot:') ? html`<span class="hint plays">${levelDoes(who.slice(4))}</span>` : null}
      </li>`,
    )}
    ${seats.length === 1 ? html`<li><${Icon} name="automaton"
      /><span>${t('ui-automaton')}</span></li>` : null}
  </ol>`;
}
