/** The first page: play now. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';
import { navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';

const SEATS = { montana: ['me', 'bot:greedy'], 'dice-settlers': ['me', 'bot:greedy'] };

export function Page() {
  const refused = useSignal(null);
  /** @param {'montana' | 'dice-settlers'} game */
  const play = async (game) => {
    try {
      await somebody(preferences.value.language);
      const table = await api.post('/tables', { game, seats: SEATS[game] });
      navigate(`/tables/${table.id}`);
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
  };
  return html`<${Frame} title="Landrush">
    <${Refused} reason=${refused.value} />
    <button type="button" class="primary" onClick=${() => play('montana')}>${t('m-title')}</button>
    <button type="button" class="primary" onClick=${() => play('dice-settlers')}>${t('d-title')}</button>
  <//>`;
}
