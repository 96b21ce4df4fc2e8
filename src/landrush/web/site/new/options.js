/** The options of a game, each with what it does. */
import { html } from '../../app/html.js';
import { t } from '../../words/words.js';
import { gameNamed, optionKey, valueWords } from '../games.js';
import { Panel, Select } from '../parts.js';

/** For those who look for it: what settles a doubt about the rules, and what changes the automaton in one thing only. */
const FOLDED = {
  'web-site-rulings': (/** @type {string} */ name) => ['start_near_canteen', 'line', 'row_2'].includes(name),
  'web-site-fine': (/** @type {string} */ name) => name.startsWith('automaton_'),
};
// keys: web-site-rulings web-site-fine

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
  const folded = Object.entries(FOLDED).map(([key, isOne]) => ({ key, inside: names.filter(isOne) }));
  const open = names.filter((name) => folded.every(({ inside }) => !inside.includes(name)));
  return html`<${Panel} title=${t('web-site-options')}>
    <div class="pairs">${open.map(one)}</div>
    ${folded.filter(({ inside }) => inside.length).map(
      ({ key, inside }) => html`<details key=${key}>
        <summary>${t(key)}</summary>
        <div class="pairs">${inside.map(one)}</div>
      </details>`,
    )}
  <//>`;
}
