/** The third line of the bar: what the chosen moves cost and bring, before they are made. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { Amounts, Sentence } from '../draw/sentence.js';
import { counted, listed, t } from '../words/words.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {[string, number][]} Amount
 */

/** @param {{scene: Scene}} props */
export function Preview({ scene }) {
  const tried = scene.tried.value;
  const chosen = scene.chosen.value;
  if (scene.isSending.value) return html`<p class="prev">${t('web-table-sending')}</p>`;
  if (tried?.refused) {
    return html`<p class="prev bad">
      <${Icon} name="blocked" class="s" /> <${Sentence} said=${tried.refused} players=${scene.players.value}
        pictures=${scene.game.pictures} />
    </p>`;
  }
  if (chosen && tried) return html`<p class="prev"><${Change} scene=${scene} /></p>`;
  const lit = scene.byTarget.value.size;
  return lit > 0 && !chosen ? html`<p class="prev lit">${t('web-table-lit', { n: lit })}</p>` : null;
}

/** What I pay, an arrow, what I get, and whether it can be undone. @param {{scene: Scene}} props */
function Change({ scene }) {
  const tried = /** @type {import('./scene.js').Tried} */ (scene.tried.value);
  const changes = /** @type {Amount} */ (Object.entries(tried.change));
  const view = /** @type {import('./scene.js').View} */ (scene.view.value);
  const spent = scene.game.spends?.(scene.chosen.value?.plan ?? [], view) ?? [];
  const lost = /** @type {Amount} */ (changes.filter(([, n]) => n < 0).map(([key, n]) => [key, -n]));
  const paid = [...spent, ...lost];
  const got = changes.filter(([, n]) => n > 0);
  const pictures = scene.game.pictures;
  return html`${paid.length > 0 && html`<span>${t('web-table-pay')} </span><${Things} amounts=${paid}
    pictures=${pictures} />`}
    ${got.length > 0 && html`<span class="arrow" aria-hidden="true"> → </span>
      <span class="sr">${t('web-table-get')} </span>
      <${Things} amounts=${got} pictures=${pictures} sign="+" />`}
    ${tried.score !== 0 && html` <b class="score">${t('web-table-score', { n: signed(tried.score) })}</b>`}
    ${!changes.length && !spent.length && tried.question !== null && !tried.score ? t('web-table-no-cost') : ''}
    ${tried.question === null && html` <span class="ends">${t('web-table-undo-ends')}</span>`}`;
}

/**
 * Amounts as pictures where there are some, else in words.
 * @param {{amounts: Amount, pictures: import('../draw/sentence.js').Pictures, sign?: string}} props
 */
function Things({ amounts, pictures, sign = '' }) {
  const words = listed(amounts.map(([key, n]) => counted(key, n)));
  if (!amounts.every(([key]) => pictures[key])) return html`<b>${sign}${words}</b>`;
  return html`<b>${sign && html`<span aria-hidden="true">${sign}</span>`}<${Amounts} amounts=${amounts}
    pictures=${pictures} label=${words} /></b>`;
}

/** @param {number} n */
function signed(n) {
  return n > 0 ? `+${n}` : `−${-n}`;
}
