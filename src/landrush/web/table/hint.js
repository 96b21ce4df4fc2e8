/** Hints for who decides: where to look, then what kind of move to make, then which one. */
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('../words/words.js').Said} Said
 */

export const LEVELS = 3;

/** Sentences that name a move: here without the notation, which nobody types. @type {Record<string, string>} */
const WORDS = {
  'ui-hint-move': 'web-table-hint-move',
  'ui-hint-only': 'web-table-hint-only',
  'ui-hint-gap': 'web-table-hint-gap',
  'ui-hint-equal': 'web-table-hint-equal',
};

/** The move that a hint names, or nothing. @param {Said[]} told */
export function moveOf(told) {
  const move = ['ui-hint-move', 'ui-hint-only'].includes(told[0].key) ? told[0].params?.move : undefined;
  return typeof move === 'string' ? move : undefined;
}

/** Whether the reader may have a hint now. @param {Play} play */
export function hasHints(play) {
  const shown = play.shown.value;
  const isAsked = Boolean(shown?.view.options.length);
  return isAsked && !shown?.no_hint && play.table.value.mode !== 'tutorial';
}

/** The button of the bar: each press tells a little more. @param {{play: Play}} props */
export function HintButton({ play }) {
  if (!hasHints(play)) return null;
  const words = t(play.hint.value ? 'web-table-hint-more' : 'web-table-hint');
  return html`<button
    type="button"
    class="icon"
    data-target="hint"
    title=${words}
    aria-label=${words}
    aria-busy=${play.isHinting.value}
    aria-disabled=${play.isAllTold ? 'true' : undefined}
    onClick=${() => play.askHint()}
  >
    <${Icon} name="hint" />
  </button>`;
}

/** What was told, above the bar. @param {{play: Play}} props */
export function HintStrip({ play }) {
  const told = play.hint.value;
  const forget = () => {
    play.isHintShown.value = false;
  };
  return html`<div class="message hint" role="status">
    <${Icon} name="hint" />
    <p>
      ${told
        ? told.say.map((said, i) => html`<span key=${i}><${Sentence}
            said=${{ ...said, key: WORDS[said.key] ?? said.key }}
            players=${play.players.value}
            pictures=${play.game.pictures}
          /> </span>`)
        : t('web-table-hint-coming')}
    </p>
    ${told && !play.isAllTold && html`<button type="button"
      onClick=${() => play.askHint()}>${t('web-table-hint-more')}</button>`}
    <${IconButton} name="close" label="web-table-close" class="quiet" onClick=${forget} />
  </div>`;
}
