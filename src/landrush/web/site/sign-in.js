/** Signing in, and making an account. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { address, navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';
import { anybody, useDoing } from './doing.js';
import { Field, Panel, into } from './parts.js';
import { SignOut } from './settings/account.js';

const SHORTEST = 8;

/** Where somebody came from; only addresses of ours. */
function back() {
  const to = address.value.searchParams.get('next') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}

export function Page() {
  const person = me.value;
  if (person?.kind === 'account') {
    return html`<${Frame} class="site" title=${t('web-sign-in')}>
      <${Panel} title=${t('web-site-account')}>
        <p>${t('web-site-signed-in-as', { name: person.name })}</p>
        <div class="acts"><a class="btn" href="/settings">${t('web-settings')}</a><${SignOut} /></div>
      <//>
    <//>`;
  }
  return html`<${Frame} class="site" title=${t('web-sign-in')}>
    <div class="two">
      <${SignIn} />
      <${CreateAccount} />
    </div>
  <//>`;
}

function SignIn() {
  const name = useSignal('');
  const password = useSignal('');
  const doing = useDoing();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      me.value = await api.post('/login', { name: name.value, password: password.value });
      navigate(back());
    });
  };
  return html`<${Panel} title=${t('web-site-have-account')}>
    <form class="stack" onSubmit=${send}>
      <${Field} label=${t('web-site-name')} value=${name.value} onInput=${into(name)}
        name="username" autocomplete="username" required />
      <${Field} label=${t('web-site-password')} value=${password.value} onInput=${into(password)}
        type="password" name="password" autocomplete="current-password" required />
      ${me.value ? html`<p class="hint">${t('web-site-guest-stays', { name: me.value.name })}</p>` : null}
      <${Refused} reason=${doing.reason} />
      <div class="acts"><button type="submit" class="primary"
        disabled=${doing.isBusy}>${t('web-sign-in')}</button></div>
    </form>
  <//>`;
}

/** A guest keeps all seats and games; nobody becomes a guest first. */
export function CreateAccount() {
  const name = useSignal(me.value?.name ?? '');
  const password = useSignal('');
  const doing = useDoing();
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      await anybody();
      me.value = await api.post('/me/claim', { name: name.value, password: password.value });
      navigate(back());
    });
  };
  return html`<${Panel} title=${t('web-site-new-account')}>
    <form class="stack" onSubmit=${send}>
      <p>${t(me.value ? 'web-site-claim-does' : 'web-site-account-does')}</p>
      <${Field} label=${t('web-site-name')} hint=${t('web-site-name-does')} value=${name.value}
        onInput=${into(name)}
        name="username" autocomplete="username" maxlength="100" required />
      <${Field} label=${t('web-site-password')} hint=${t('web-site-password-does', { n: SHORTEST })}
        value=${password.value}
        onInput=${into(password)} type="password" name="new-password" autocomplete="new-password" minlength=${SHORTEST} required />
      <${Refused} reason=${doing.reason} />
      <div class="acts"><button type="submit"
        disabled=${doing.isBusy}>${t('web-site-create-account')}</button></div>
    </form>
  <//>`;
}
