/** Settings: everything that a reader can change, with immediate effect. */
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { t } from '../words/words.js';
import { Account } from './settings/account.js';
import { Bots } from './settings/bots.js';
import { Mutes } from './settings/mutes.js';
import { Notices } from './settings/notices.js';
import { Look, Playing } from './settings/preferences.js';
import { Sessions } from './settings/sessions.js';

export function Page() {
  const person = me.value;
  return html`<${Frame} title=${t('web-settings')} class="site settings">
    <${Look} />
    <${Playing} />
    <${Account} key=${person?.id} />
    ${person ? html`<${Notices} key=${person.kind} /><${Sessions} /><${Mutes} />` : null}
    ${person?.kind === 'account' ? html`<${Bots} />` : null}
  <//>`;
}
