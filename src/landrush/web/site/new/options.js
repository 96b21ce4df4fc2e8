/** The options of a game, each with what it does. */
import { html } from '../../app/html.js';
import { t } from '../../words/words.js';
import { gameNamed, optionKey, valueWords } from '../games.js';
import { Panel, Select } from '../parts.js';

/** What changes the automaton in one thing only: for those who look for it. */
const isFine = (/** @type {string} */ name) => name.startsWith('automaton_');

/**
 * @param {{wish: import('./wish.js').Wish, options: Record<string, any[]>, onChange: (options: any) => void}} props
 */
export function OptionChoices({ wish, options, onChange }) {
  const letter = gameNamed(wish.game)?.letter ?? '';
  const one = (/** @type {string} */ name) => {
    const values = options[name];
    const key = optionKey(letter, name);
    return html`<${Select}
      key=${name}
      label=${t(key)}
      hint=${t(`${key}-does`)}
      value=${wish.options[name] ?? values[0]}
      options=${values.map((value) => ({ value, words: valueWords(letter, name, value) }))}
      onChange=${(/** @type {any} */ value) => onChange({ ...wish.options, [name]: value })}
    />`;
  };
  const names = Object.keys(options);
  const fine = names.filter(isFine);
  return html`<${Panel} title=${t('web-site-options')}>
    <div class="pairs">${names.filter((name) => !isFine(name)).map(one)}</div>
    ${fine.length
      ? html`<details>
          <summary>${t('web-site-fine')}</summary>
          <div class="pairs">${fine.map(one)}</div>
        </details>`
      : null}
  <//>`;
}
