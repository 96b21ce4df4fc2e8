/** Players: a colour, a shape and a hatching for each seat. */
import { html } from '../app/html.js';
import { Icon } from './icon.js';

/** By seat. Colour is never alone: each has its shape and its hatching too. */
export const COLOURS = ['blue', 'yellow', 'green', 'red'];

/** @param {number} seat */
export function colourOf(seat) {
  return COLOURS[seat % COLOURS.length];
}

/**
 * The shape of a seat.
 * @param {{seat: number, label?: string, class?: string}} props
 */
export function SeatMark({ seat, label, class: classes = '' }) {
  const colour = colourOf(seat);
  return html`<${Icon} name="seat-${colour}" label=${label} class="c-${colour} ${classes}" />`;
}

/**
 * A player's name with the shape of the seat before it.
 * @param {{seat: number, name: string}} props
 */
export function PlayerName({ seat, name }) {
  return html`<span class="player"><${SeatMark} seat=${seat} /> <bdi>${name}</bdi></span>`;
}

/** Hatchings for fills, once in each drawing that uses them: `fill="url(#hatch-blue)"`. */
export function Hatchings() {
  return html`<defs>
    <pattern id="hatch-blue" width="6" height="6" patternUnits="userSpaceOnUse">
      <path class="hatch c-blue" d="M0 3h6" />
    </pattern>
    <pattern id="hatch-yellow" width="6" height="6" patternUnits="userSpaceOnUse">
      <circle class="hatch-dot c-yellow" cx="3" cy="3" r="1.2" />
    </pattern>
    <pattern id="hatch-green" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="hatch c-green" d="M0 3h6" />
    </pattern>
    <pattern id="hatch-red" width="6" height="6" patternUnits="userSpaceOnUse">
      <path class="hatch c-red" d="M3 0v6" />
    </pattern>
    <pattern id="hatch-no" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="hatch-no" d="M0 3.5h7" />
    </pattern>
  </defs>`;
}
