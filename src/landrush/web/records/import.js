/** Bring a record from elsewhere: a file, or its text. The server checks every entry. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';
import { navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';

export function Import() {
  const text = useSignal('');
  const isPublic = useSignal(false);
  const isBusy = useSignal(false);
  const refused = useSignal(null);
  const read = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    if (file) text.value = await file.text();
    refused.value = null;
  };
  const keep = async (/** @type {Event} */ event) => {
    event.preventDefault();
    isBusy.value = true;
    try {
      await somebody(preferences.value.language);
      const table = await api.post(`/records?public=${isPublic.value}`, text.value);
      navigate(`/tables/${table.id}/replay`);
    } catch (error) {
      refused.value = /** @type {any} */ (error).reason;
    }
    isBusy.value = false;
  };
  return html`<section class="panel import">
    <h2>${t('web-rec-import')}</h2>
    <form onSubmit=${keep}>
      <p>${t('web-rec-import-more')}</p>
      <label><span>${t('web-rec-file')}</span><input
        type="file"
        accept=".game,text/plain"
        onChange=${read}
      /></label>
      <label>
        <span>${t('web-rec-text')}</span>
        <textarea
          rows="5"
          spellcheck=${false}
          value=${text.value}
          onInput=${(/** @type {any} */ event) => (text.value = event.currentTarget.value)}
        ></textarea>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked=${isPublic.value}
          onChange=${(/** @type {any} */ event) => (isPublic.value = event.currentTarget.checked)}
        />
        <span>${t('web-rec-public')}</span>
      </label>
      <${Refused} reason=${refused.value} />
      <p class="buttons"><button
        type="submit"
        disabled=${isBusy.value || !text.value.trim()}
      >${t('web-rec-keep')}</button></p>
    </form>
  </section>`;
}
