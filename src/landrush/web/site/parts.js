/** The controls that forms of the site are made of. */
import { useId } from 'preact/hooks';
import { html } from '../app/html.js';

/**
 * One of a few, side by side.
 * @template T
 * @param {{label: string, value: T, options: {value: T, words: any, says?: string}[], onChange: (value: T) => void,
 *   quiet?: boolean, hint?: string}} props `says`: a line below the words; `quiet`: the label is only heard
 */
export function Choice({ label, value, options, onChange, quiet, hint }) {
  const name = useId();
  return html`<fieldset class="choice" aria-describedby=${hint ? `${name}-hint` : undefined}>
    <legend class=${quiet ? 'sr' : ''}>${label}</legend>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
    <div class="segments">
      ${options.map(
        (option) => html`<label class="segment" key=${String(option.value)}>
          <input type="radio" name=${name} checked=${option.value === value}
            onChange=${() => onChange(option.value)} />
          <span>${option.words}${option.says ? html`<small>${option.says}</small>` : null}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * On or off.
 * @param {{label: string, hint?: string, value: boolean, onChange: (value: boolean) => void, disabled?: boolean}} props
 */
export function Switch({ label, hint, value, onChange, disabled }) {
  const id = useId();
  return html`<div class="switch">
    <input
      type="checkbox"
      role="switch"
      id=${id}
      checked=${value}
      disabled=${disabled}
      aria-describedby=${hint ? `${id}-hint` : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)}
    />
    <div>
      <label for=${id}>${label}</label>
      ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}
    </div>
  </div>`;
}

/**
 * A line to fill in; everything else goes to the input.
 * @param {{label: string, hint?: string, value: string, onInput: (value: string) => void} & Record<string, any>} props
 */
export function Field({ label, hint, value, onInput, ...rest }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      value=${value}
      aria-describedby=${hint ? `${id}-hint` : undefined}
      onInput=${(/** @type {any} */ event) => onInput(event.currentTarget.value)}
      ...${rest}
    />
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}
  </div>`;
}

/**
 * One of many, in a list that opens.
 * @template T
 * @param {{label: string, hint?: string, value: T, options: {value: T, words: string, group?: string}[],
 *   quiet?: boolean, onChange: (value: T) => void}} props options of a group stand behind all others
 */
export function Select({ label, hint, value, options, onChange, quiet }) {
  const id = useId();
  const groups = [...new Set(options.map((option) => option.group).filter(Boolean))];
  const listed = (/** @type {string | undefined} */ group) =>
    options.filter((option) => option.group === group).map((option) => html`<option key=${String(option.value)}
      selected=${option.value === value}>${option.words}</option>`);
  return html`<div class="field">
    <label for=${id} class=${quiet ? 'sr' : ''}>${label}</label>
    <select
      id=${id}
      aria-describedby=${hint ? `${id}-hint` : undefined}
      onChange=${(/** @type {any} */ event) => onChange(options[event.currentTarget.selectedIndex].value)}
    >
      ${listed(undefined)}
      ${groups.map((group) => html`<optgroup label=${group} key=${group}>${listed(group)}</optgroup>`)}
    </select>
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}
  </div>`;
}

/**
 * A part of a page, with its heading.
 * @param {{title: string, children?: any, class?: string, end?: any}} props `end`: at the end of the heading's line
 */
export function Panel({ title, children, class: classes = '', end }) {
  return html`<section class="panel ${classes}">
    <h2>${title}${end ? html`<span class="end">${end}</span>` : null}</h2>
    ${children}
  </section>`;
}

/**
 * Puts what was chosen or typed into a signal.
 * @param {import('@preact/signals').Signal<any>} signal
 * @returns {(value: any) => void}
 */
export function into(signal) {
  return (value) => {
    signal.value = value;
  };
}
