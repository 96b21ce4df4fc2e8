/** How strong the bots are: six steps of a scale, by name. */
import { useId } from 'preact/hooks';
import { html } from '../app/html.js';
import { LEVELS, levelDoes, levelName } from '../table/levels.js';
import { t } from '../words/words.js';

/** @param {{value: string, onChange: (level: string) => void}} props */
export function LevelScale({ value, onChange }) {
  const name = useId();
  const chosen = LEVELS.indexOf(value);
  return html`<fieldset class="choice levels">
    <legend>${t('web-site-level')}</legend>
    <div class="scale">
      ${LEVELS.map(
        (level, step) => html`<label class="step ${step < chosen ? 'below' : ''}" key=${level}
          title=${levelName(level)}>
          <input type="radio" name=${name} checked=${step === chosen} onChange=${() => onChange(level)} />
          <span class="peg"></span>
          <span class="sr">${t('ui-option', { name: levelName(level), value: levelDoes(level) })}</span>
        </label>`,
      )}
    </div>
    <p class="plays" aria-hidden="true"><b>${levelName(value)}</b><span>${levelDoes(value)}</span></p>
  </fieldset>`;
}
