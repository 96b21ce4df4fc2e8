/** Which games of the archive are shown: the address says it, so that a list can be shared. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { once } from '../app/api.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { address, navigate } from '../app/router.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';

/**
 * Change some filters; an empty value takes one away.
 * @param {Record<string, string>} some
 */
export function filter(some) {
  const url = new URL(address.value);
  for (const [name, value] of Object.entries(some)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  navigate(url.href);
}

export function Filters() {
  const asked = address.value.searchParams;
  const person = asked.get('person');
  const isMine = me.value !== null && person === me.value.id;
  return html`<form
    class="rec-filters panel"
    aria-label=${t('web-rec-filters')}
    onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <${Choice}
      name="game"
      label=${t('web-rec-game')}
      values=${[['montana', t('m-title')], ['dice-settlers', t('d-title')]]}
    />
    <${Choice}
      name="players"
      label=${t('web-rec-players')}
      values=${['1', '2', '3', '4'].map((n) => [n, n])}
    />
    <${Choice}
      name="rated"
      label=${t('web-rec-rated')}
      values=${[['true', t('ui-yes')], ['false', t('ui-no')]]}
    />
    ${person &&
    html`<${Choice}
      name="result"
      label=${t('web-rec-result')}
      values=${[['won', t('web-rec-won')], ['lost', t('web-rec-lost')], ['shared', t('web-rec-shared')]]}
    />`}
    <${Day} name="from" label=${t('web-rec-from')} />
    <${Day} name="to" label=${t('web-rec-to')} />
    <div class="chips">
      ${me.value &&
      html`<button
        type="button"
        class="chip-button"
        aria-pressed=${isMine}
        onClick=${() => filter({ person: isMine ? '' : (me.value?.id ?? ''), result: '' })}
      >
        ${t('web-rec-mine')}
      </button>`}
      ${!isMine && html`<${PersonChip} name="person" words="web-rec-of" />`}
      <${PersonChip} name="against" words="web-rec-against" />
    </div>
  </form>`;
}

/** @param {{name: string, label: string, values: string[][]}} props */
function Choice({ name, label, values }) {
  const now = address.value.searchParams.get(name) ?? '';
  return html`<label>
    <span>${label}</span>
    <select
      name=${name}
      onChange=${(/** @type {any} */ event) => filter({ [name]: event.currentTarget.value })}
    >
      <option value="" selected=${now === ''}>${t('web-rec-any')}</option>
      ${values.map(([value, words]) => html`<option
        value=${value}
        selected=${now === value}
      >${words}</option>`)}
    </select>
  </label>`;
}

/** @param {{name: string, label: string}} props */
function Day({ name, label }) {
  const now = address.value.searchParams.get(name) ?? '';
  return html`<label>
    <span>${label}</span>
    <input
      type="date"
      name=${name}
      value=${now}
      onChange=${(/** @type {any} */ event) => filter({ [name]: event.currentTarget.value })}
    />
  </label>`;
}

/**
 * Somebody whose games are shown; a press takes the filter away.
 * @param {{name: 'person' | 'against', words: string}} props
 */
function PersonChip({ name, words }) {
  const id = address.value.searchParams.get(name);
  const called = useSignal('');
  useEffect(() => {
    called.value = '';
    if (id) once(`/people/${id}`).then((found) => (called.value = found.name), () => {});
  }, [id]);
  if (!id) return null;
  // keys: web-rec-of web-rec-against
  const what = t(words, { name: called.value || id });
  const take = () => filter(name === 'person' ? { person: '', result: '' } : { against: '' });
  return html`<button
    type="button"
    class="chip-button"
    aria-label=${t('web-rec-remove', { what })}
    onClick=${take}
  >
    ${what} <${Icon} name="close" class="s" />
  </button>`;
}
