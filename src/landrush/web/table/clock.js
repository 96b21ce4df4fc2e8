/** Time: what each seat has left, and when a bot takes over for somebody who is away. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ahead } from '../app/socket.js';
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { playerName, t } from '../words/words.js';
import { told } from './time.js';

const LITTLE = 20_000;

/** Our clock, once a second while somebody looks at it. */
export const now = signal(Date.now());
let lookers = 0;
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

/** Let the clock tick while this part is there. */
export function useTicking() {
  useEffect(() => {
    now.value = Date.now();
    if (lookers++ === 0) ticking = setInterval(() => (now.value = Date.now()), 1000);
    return () => {
      if (--lookers === 0) clearInterval(ticking);
    };
  }, []);
}

/** The same, and be shown anew every second. */
export function useSeconds() {
  useTicking();
  return now.value;
}

/**
 * What a seat has left, and that its person is away. Nothing where there is neither.
 * @param {{scene: import('./scene.js').Scene, seat: number}} props
 */
export function Clock({ scene, seat }) {
  const left = scene.left(seat, useSeconds());
  const isLow = left !== null && left < LITTLE && scene.shown.value?.asked === seat;
  return html`${scene.isAway(seat) && html`<span class="clk away"><${Icon} name="blocked" class="s"
    label=${t('web-table-away')} /></span>`}
    ${left !== null &&
    html`<span class="clk ${isLow ? 'low' : ''}" role="timer">
      <${Icon} name=${isLow ? 'threat' : 'clock'} class="s"
        label=${t(isLow ? 'web-table-time-low' : 'web-table-time')} />
      <span>${told(left)}</span>
    </span>`}`;
}

/** Who is away and asked, and when a bot plays on. @param {{play: import('./play.js').Play}} props */
export function Replaced({ play }) {
  const at = useSeconds();
  const { seat, replaced } = play.presence.value.away;
  if (seat === undefined) return null;
  const seconds = Math.max(0, Math.ceil((replaced - at - ahead.value) / 1000));
  const player = playerName(seat, play.players.value);
  return html`<span>${t('web-table-replaced', { player, time: told(seconds * 1000) })}</span>`;
}
