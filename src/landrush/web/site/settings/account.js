/** Who the reader is: a name, a password, and the ways out. */
import { useSignal } from '@preact/signals';
import { api } from '../../app/api.js';
import { html } from '../../app/html.js';
import { findMe, me } from '../../app/person.js';
import { navigate } from '../../app/router.js';
import { Refused } from '../../app/trouble.js';
import { t } from '../../words/words.js';
import { useDoing } from '../doing.js';
import { Field, Panel, into } from '../parts.js';

const SHORTEST = 8;

export function Account() {
  const person = me.value;
  if (!person) {
    return html`<${Panel} title=${t('web-site-account')}>
      <p>${t('web-site-account-does')}</p>
      <div class="acts"><${SignInLink} /></div>
    <//>`;
  }
  const isGuest = person.kind === 'guest';
  return html`<${Panel} title=${t('web-site-account')}
    end=${html`<a href="/people/${person.id}">${t('web-profile')}</a>`}>
    <p>${t(isGuest ? 'web-site-guest-as' : 'web-site-signed-in-as', { name: person.name })}</p>
    ${isGuest ? html`<${Rename} /><p>${t('web-site-claim-does')}</p>` : html`<${Password} />`}
    <div class="acts">
      ${isGuest ? html`<${SignInLink} />` : html`<${SignOut} />`}
      <${Leave} isGuest=${isGuest} />
    </div>
  <//>`;
}

function SignInLink() {
  return html`<a class="btn" href="/sign-in?next=/settings">${t('web-site-sign-in-or-up')}</a>`;
}

function Rename() {
  const name = useSignal(me.value?.name ?? '');
  const doing = useDoing();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      me.value = await api.patch('/me', { name: name.value });
    });
  };
  return html`<form class="inline" onSubmit=${send}>
    <${Field} label=${t('web-site-name')} value=${name.value} onInput=${into(name)} autocomplete="nickname"
      maxlength="100" required />
    <button type="submit" disabled=${doing.isBusy}>${t('web-site-save')}</button>
    <${Said} doing=${doing} />
  </form>`;
}

function Password() {
  const old = useSignal('');
  const fresh = useSignal('');
  const doing = useDoing();
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const isDone = await doing.act(() => api.post('/me/password', { old: old.value, new: fresh.value }));
    if (isDone) old.value = fresh.value = '';
  };
  return html`<details>
    <summary>${t('web-site-change-password')}</summary>
    <form class="stack" onSubmit=${send}>
      <${Field} label=${t('web-site-old-password')} type="password" autocomplete="current-password" required
        value=${old.value} onInput=${into(old)} />
      <${Field} label=${t('web-site-new-password')} hint=${t('web-site-password-does', { n: SHORTEST })}
        type="password" autocomplete="new-password" minlength=${SHORTEST} required
        value=${fresh.value} onInput=${into(fresh)} />
      <div class="acts"><button type="submit"
        disabled=${doing.isBusy}>${t('web-site-change-password')}</button></div>
      <${Said} doing=${doing} />
    </form>
  </details>`;
}

export function SignOut() {
  const doing = useDoing();
  const out = () =>
    doing.act(async () => {
      await api.post('/logout');
      me.value = null;
      navigate('/');
    });
  return html`<button type="button" disabled=${doing.isBusy}
    onClick=${out}>${t('web-site-sign-out')}</button>`;
}

/** Being forgotten cannot be undone: it is asked once more. @param {{isGuest: boolean}} props */
function Leave({ isGuest }) {
  const isAsked = useSignal(false);
  const doing = useDoing();
  const leave = () =>
    doing.act(async () => {
      await api.delete('/me');
      await findMe();
      navigate('/');
    });
  const words = t(isGuest ? 'web-site-delete-guest' : 'web-site-delete-account');
  if (!isAsked.value) return html`<button type="button" class="quiet"
    onClick=${() => (isAsked.value = true)}>${words}</button>`;
  return html`<div class="sure" role="alertdialog" aria-label=${words}>
    <p>${t('web-site-delete-does')}</p>
    <div class="acts">
      <button type="button" onClick=${() => (isAsked.value = false)}>${t('web-site-keep')}</button>
      <button type="button" class="bad" disabled=${doing.isBusy}
        onClick=${leave}>${t('web-site-delete-now')}</button>
    </div>
    <${Refused} reason=${doing.reason} />
  </div>`;
}

/** What came of it. @param {{doing: ReturnType<typeof useDoing>}} props */
export function Said({ doing }) {
  if (doing.reason) return html`<${Refused} reason=${doing.reason} />`;
  return html`<p class="saved" role="status">${doing.isDone ? t('web-site-saved') : ''}</p>`;
}
