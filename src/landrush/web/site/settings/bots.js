/** The bots that an account has: programs that play under names of their own. */
import { useSignal } from '@preact/signals';
import { api } from '../../app/api.js';
import { html } from '../../app/html.js';
import { Loaded, useLoaded } from '../../app/loaded.js';
import { Refused } from '../../app/trouble.js';
import { t } from '../../words/words.js';
import { useDoing } from '../doing.js';
import { Field, Panel, into } from '../parts.js';
import { dateWords } from './sessions.js';

export function Bots() {
  const bots = useLoaded('/me/bots');
  const name = useSignal('');
  const doing = useDoing();
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      await api.post('/me/bots', { name: name.value });
      name.value = '';
      await bots.again();
    });
  };
  return html`<${Panel} title=${t('web-site-own-bots')}>
    <p class="hint">${t('web-site-own-bots-does')}</p>
    <${Loaded} of=${bots}>${(/** @type {any[]} */ found) => html`<ul class="lines">
      ${found.map((bot) => html`<li key=${bot.id}><${Bot} bot=${bot} again=${bots.again} /></li>`)}
    </ul>`}<//>
    <form class="inline" onSubmit=${make}>
      <${Field} label=${t('web-site-bot-name')} value=${name.value} onInput=${into(name)} maxlength="100"
        autocomplete="off" required />
      <button type="submit" disabled=${doing.isBusy}>${t('web-site-bot-make')}</button>
      <${Refused} reason=${doing.reason} />
    </form>
  <//>`;
}

/** @param {{bot: any, again: () => Promise<void>}} props */
function Bot({ bot, again }) {
  const path = `/me/bots/${bot.id}`;
  const tokens = useLoaded(`${path}/tokens`);
  const label = useSignal('');
  const fresh = useSignal('');
  const doing = useDoing();
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      const made = await api.post(`${path}/tokens`, { label: label.value });
      fresh.value = made.token;
      label.value = '';
      await tokens.again();
    });
  };
  const drop = (/** @type {string} */ what, /** @type {() => Promise<void>} */ then) =>
    doing.act(async () => {
      await api.delete(what);
      await then();
    });
  return html`<details class="bot">
    <summary><bdi>${bot.name}</bdi></summary>
    <${Loaded} of=${tokens}>${(/** @type {any[]} */ found) => html`<ul class="lines">
      ${found.map(
        (token) => html`<li key=${token.id}>
          <div>
            <b>${token.label}</b>
            <span class="hint">${t('web-site-seen', { date: dateWords(token.seen) })}</span>
          </div>
          <button type="button" onClick=${() => drop(`${path}/tokens/${token.id}`, tokens.again)}>
            ${t('web-site-token-end')}
          </button>
        </li>`,
      )}
    </ul>`}<//>
    ${fresh.value
      ? html`<div class="token" role="status"><p>${t('web-site-token-once')}</p><code>${fresh.value}</code></div>`
      : null}
    <form class="inline" onSubmit=${make}>
      <${Field} label=${t('web-site-token-label')} hint=${t('web-site-token-label-does')} value=${label.value}
        onInput=${into(label)} maxlength="100" autocomplete="off" required />
      <button type="submit" disabled=${doing.isBusy}>${t('web-site-token-make')}</button>
    </form>
    <${Refused} reason=${doing.reason} />
    <div class="acts">
      <a class="btn" href="/people/${bot.id}">${t('web-profile')}</a>
      <button type="button" class="quiet" onClick=${() => drop(path, again)}>${t('web-site-bot-close')}</button>
    </div>
  </details>`;
}
