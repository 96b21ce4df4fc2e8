/** Tiles that are tapped as often as one wants of a kind. */
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { t } from '../words/words.js';
import { PICTURES } from './things.js';
import { inOrder, swapped } from './workers.js';

/** @typedef {import('../table/scene.js').Scene} Scene */

/**
 * So many things of some kinds, named one by one in a fixed order.
 * @param {object} props
 * @param {Scene} props.scene
 * @param {string} props.verb of the moves
 * @param {string[]} props.kinds in their order
 * @param {number} props.most
 * @param {(kind: string) => string} props.keyOf
 * @param {Record<string, number>} [props.have] how many there are; else as many as one likes
 * @param {string} [props.last] the move that ends it before there are most; only then one can be taken away again
 */
export function Counted({ scene, verb, kinds, most, keyOf, have, last }) {
  const allowed = new Set(scene.options.value.map((option) => option.text));
  const plan = scene.chosen.value?.plan ?? [];
  const chosen = plan.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
  /** @param {string[]} next */
  const set = (next) => {
    const moves = inOrder(next, kinds).map((kind) => `${verb} ${kind}`);
    if (!moves.length) scene.clear();
    else scene.propose(last && moves.length < most ? [...moves, last] : moves, scene.options.value);
  };
  const words = t('web-m-of-most', { n: chosen.length, most });
  return html`<div class="m-tiles" role="group" aria-label=${words}>
    ${kinds.map((kind) => {
      const n = chosen.filter((each) => each === kind).length;
      const isFree = allowed.has(`${verb} ${kind}`) && n < Math.min(most, have?.[kind] ?? most);
      return html`<${Tile}
        key=${kind}
        of=${keyOf(kind)}
        move=${`${verb} ${kind}`}
        n=${n}
        left=${have ? have[kind] : null}
        add=${isFree ? () => set(swapped(chosen, kind, most)) : null}
        remove=${n && last ? () => set(chosen.filter((_, i) => i !== chosen.indexOf(kind))) : null}
      />`;
    })}
    <span class="m-of" aria-hidden="true">${words}</span>
  </div>`;
}

/**
 * A kind that can be chosen several times: a tap adds one, the minus takes one away.
 * @param {{of: string, move: string, n: number, left: number | null, add: (() => void) | null,
 *   remove?: (() => void) | null}} props
 */
export function Tile({ of, move, n, left, add, remove = null }) {
  const picture = PICTURES[of];
  const label = t('ui-label', { label: { term: of }, text: String(n) });
  return html`<span class="m-tile ${n ? 'on' : ''}">
    <button
      type="button"
      title=${label}
      data-kind=${of}
      data-move=${move}
      aria-disabled=${add ? undefined : 'true'}
      onClick=${() => add?.()}
    >
      <span class="sr">${label}</span>
      <span class="m-seen" aria-hidden="true">
        <${Icon} name=${picture.name} class="l ${picture.class ?? ''}" />
        <b class="num">${n}</b>${left === null ? null : html`<small>/ ${left}</small>`}
      </span>
    </button>
    ${remove ? html`<${IconButton} name="minus" label="web-m-less" class="m-remove" onClick=${remove} />` : null}
  </span>`;
}
