/** How the values of the components are known: their statuses, and all values of one component as a table. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';

/**
 * As of GET /api/games/NAME/components.
 * @typedef {{path: string, value: any, status: string, source: string}} Value
 */

/** From certain to our own, each with its symbol: colour is never alone. @type {Record<string, string>} */
export const STATUSES = { fact: 'confirm', reported: 'chat', reconstruction: 'settings', own: 'person' };

// keys: cli-status-fact cli-status-reported cli-status-reconstruction cli-status-own
// keys: web-rec-status-fact web-rec-status-reported web-rec-status-reconstruction web-rec-status-own

/** @param {{status: string, count?: number}} props */
export function Status({ status, count }) {
  return html`<span class="status st-${status}" title=${t(`web-rec-status-${status}`)}>
    <${Icon} name=${STATUSES[status]} class="s" /> ${t(`cli-status-${status}`)}
    ${count !== undefined && html` <b>${count}</b>`}
  </span>`;
}

/**
 * How many values there are of each status.
 * @param {Value[]} values
 * @returns {[string, number][]}
 */
export function tally(values) {
  const count = (/** @type {string} */ status) => values.filter((each) => each.status === status).length;
  const found = Object.keys(STATUSES).filter((status) => count(status) > 0);
  return found.map((status) => [status, count(status)]);
}

/** @param {{values: Value[]}} props */
export function Statuses({ values }) {
  const found = tally(values);
  return html`<span class="statuses">
    ${found.map(([status, count]) => html`<${Status}
      status=${status}
      count=${found.length > 1 ? count : undefined}
    />`)}
  </span>`;
}

/**
 * Values with their status and source; the names are those of the component file.
 * @param {{label: string, values: Value[], from: number}} props `from`: so many parts of the path
 *   are in the label
 */
export function ValueTable({ label, values, from }) {
  return html`<div class="sideways" tabindex="0" role="group" aria-label=${label}>
    <table class="figures values">
      <thead>
        <tr>
          <th scope="col"><span class="cap">${t('cli-components-value')}</span></th>
          <th scope="col"><span class="cap">${t('cli-components-content')}</span></th>
          <th scope="col"><span class="cap">${t('cli-components-status')}</span></th>
          <th scope="col"><span class="cap">${t('cli-components-source')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${values.map(
          ({ path, value, status, source }) => html`<tr key=${path}>
            <th scope="row">
              <code lang="en">${path.split('.').slice(from).join(' ').replaceAll('_', ' ')}</code>
            </th>
            <td><code lang="en">${written(value)}</code></td>
            <td><${Status} status=${status} /></td>
            <td lang="en">${source}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * A value on one line, as the terminal writes it.
 * @param {any} value
 * @returns {string}
 */
function written(value) {
  if (Array.isArray(value)) {
    return value.map((each) => (Array.isArray(each) ? `(${written(each)})` : each)).join(', ');
  }
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, each]) => (each === true ? name : `${name} ${written(each)}`))
    .join(', ');
}
