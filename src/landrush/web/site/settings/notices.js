/** How somebody who is away is told that a decision waits. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../app/api.js';
import { html } from '../../app/html.js';
import { Loaded, useLoaded } from '../../app/loaded.js';
import { me } from '../../app/person.js';
import { prefer, preferences } from '../../app/preferences.js';
import { Refused } from '../../app/trouble.js';
import { t } from '../../words/words.js';
import { useDoing } from '../doing.js';
import { Field, Panel, Switch, into } from '../parts.js';
import { canPush, isPushed, startPush, stopPush } from '../push.js';

export function Notices() {
  return html`<${Panel} title=${t('web-site-notices')}>
    <p class="hint">${t('web-site-notices-does')}</p>
    <${Push} />
    ${me.value?.kind === 'account' ? html`<${Email} />` : html`<p>${t('server-email-guest')}</p>`}
  <//>`;
}

/** This browser's own notices. */
function Push() {
  const isOn = useSignal(false);
  const doing = useDoing();
  useEffect(() => {
    isPushed().then(
      (is) => (isOn.value = is),
      () => {},
    );
  }, []);
  const change = (/** @type {boolean} */ to) =>
    doing.act(async () => {
      if (to) await startPush();
      else await stopPush();
      if (to) prefer({ notify_push: true });
      isOn.value = to;
    });
  if (!canPush()) return html`<p>${t('web-site-push-cannot')}</p>`;
  return html`<${Switch} label=${t('web-site-push')} hint=${t('web-site-push-does')}
    value=${isOn.value && preferences.value.notify_push}
      disabled=${doing.isBusy} onChange=${change} />
    <${Refused} reason=${doing.reason} />`;
}

function Email() {
  const kept = useLoaded('/me/email');
  return html`<${Loaded} of=${kept}>${(/** @type {any} */ found) => {
    if (!found.is_offered) return html`<p>${t('server-email-off')}</p>`;
    return html`<${Address} kept=${found} again=${kept.again} key=${found.email} />
      ${found.email && !found.is_confirmed ? html`<${Code} address=${found.email} again=${kept.again}
        />` : null}
      ${found.is_confirmed
        ? html`<${Switch} label=${t('web-site-email-wanted')} hint=${t('web-site-email-wanted-does')}
          value=${preferences.value.notify_email}
            onChange=${(/** @type {boolean} */ to) => prefer({ notify_email: to })} />`
        : null}`;
  }}<//>`;
}

/** @param {{kept: any, again: () => Promise<void>}} props */
function Address({ kept, again }) {
  const email = useSignal(kept.email ?? '');
  const doing = useDoing();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      await api.put('/me/email', { email: email.value });
      await again();
    });
  };
  const forget = () =>
    doing.act(async () => {
      await api.delete('/me/email');
      await again();
    });
  return html`<form class="inline" onSubmit=${send}>
    <${Field} label=${t('web-site-email')} type="email" autocomplete="email" maxlength="254" required
      value=${email.value} onInput=${into(email)} />
    <button type="submit" disabled=${doing.isBusy}>${t(kept.email ? 'web-site-email-again' : 'web-site-email-send')}</button>
    ${kept.email ? html`<button type="button" class="quiet" disabled=${doing.isBusy}
      onClick=${forget}>${t('web-site-email-forget')}</button>` : null}
    <${Refused} reason=${doing.reason} />
  </form>`;
}

/** @param {{address: string, again: () => Promise<void>}} props */
function Code({ address, again }) {
  const code = useSignal('');
  const doing = useDoing();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      await api.post('/me/email/confirm', { code: code.value.trim() });
      await again();
    });
  };
  return html`<form class="inline" onSubmit=${send}>
    <${Field} label=${t('web-site-email-code')} hint=${t('web-site-email-code-does', { address })}
      autocomplete="one-time-code" required value=${code.value} onInput=${into(code)} />
    <button type="submit" class="primary" disabled=${doing.isBusy}>${t('web-site-email-confirm')}</button>
    <${Refused} reason=${doing.reason} />
  </form>`;
}
