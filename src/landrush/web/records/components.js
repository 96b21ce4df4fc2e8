/** Everything that is printed on the components of a game, drawn, with how each value is known. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { once } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { address, navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { locale, t } from '../words/words.js';
import { Status, Statuses, tally, ValueTable } from './provenance.js';

/**
 * @typedef {import('./provenance.js').Value} Value
 * @typedef {{hash: string, tables: Record<string, any>, values: Value[], known: Record<string, string[]>,
 *   counts: {clause: string, what: string, rules: string, file: string}[]}} Components
 * @typedef {{name: string, title: string, drawing: any, size: 'small' | 'medium' | 'large'}} Drawn one
 *   component; `name` is what the paths of its values begin with, after the section
 * @typedef {{drawn: (section: string, tables: Record<string, any>) => Drawn[]}} Drawings
 */

/** @type {Record<string, [string, () => Promise<Drawings>]>} */
const GAMES = {
  montana: ['m', () => import('./montana-drawn.js')],
  'dice-settlers': ['d', () => import('./dice-settlers-drawn.js')],
};

// keys: cli-section-m-bank cli-section-m-box cli-section-m-colours cli-section-m-layout cli-section-m-printed
// keys: cli-section-m-production cli-section-m-setup cli-section-m-tiles cli-section-m-town
// keys: cli-section-m-wheel cli-section-d-automaton cli-section-d-bag cli-section-d-dice
// keys: cli-section-d-draw-per-type cli-section-d-sets
// keys: cli-section-d-supply cli-section-d-technologies cli-section-d-tiles m-title d-title

/** @param {{params: {game: string}}} props */
export function Page({ params }) {
  const found = useSignal(/** @type {{components: Components, drawings: Drawings} | null} */ (null));
  const refused = useSignal(null);
  const lang = locale();
  useEffect(() => {
    const [, load] = GAMES[params.game] ?? ['', () => Promise.resolve(null)];
    Promise.all([once(`/games/${params.game}/components?language=${lang}`), load()]).then(
      ([components, drawings]) => (found.value = drawings && { components, drawings }),
      (error) => (refused.value = error.reason),
    );
  }, [params.game, lang]);
  const letter = GAMES[params.game]?.[0];
  const title = letter ? t('web-rec-components', { game: t(`${letter}-title`) }) : t('web-missing');
  return html`<${Frame} title=${title} wide class="components">
    <${Refused} reason=${refused.value} />
    ${found.value && html`<${All} ...${found.value} letter=${letter} />`}
  <//>`;
}

/** @param {{components: Components, drawings: Drawings, letter: string}} props */
function All({ components, drawings, letter }) {
  const status = address.value.searchParams.get('status') ?? '';
  const values = components.values.filter((each) => !status || each.status === status);
  const sections = [...new Set(values.map((each) => each.path.split('.')[0]))];
  return html`<p class="lead">${t('web-rec-components-note')}</p>
    <${StatusFilter} values=${components.values} status=${status} />
    <nav class="to-sections" aria-label=${t('web-rec-sections')}>
      ${sections.map((section) => html`<a href="#${section}">${sectionTitle(letter, section)}</a>`)}
      <a href="#counts">${t('cli-counts')}</a>
    </nav>
    ${sections.map(
      (section) => html`<${Section}
        key=${section}
        title=${sectionTitle(letter, section)}
        ...${{ section, components, drawings }}
        values=${values.filter((each) => each.path.startsWith(`${section}.`))}
      />`,
    )}
    <${Counts} counts=${components.counts} />
    <p class="note">${t('cli-components-hash', { game: t(`${letter}-title`), hash: components.hash })}</p>`;
}

/** @param {string} letter @param {string} section */
function sectionTitle(letter, section) {
  return t(`cli-section-${letter}-${section.replaceAll('_', '-')}`);
}

/** @param {{values: Value[], status: string}} props */
function StatusFilter({ values, status }) {
  /** @param {string} to */
  const show = (to) => {
    const url = new URL(address.value);
    if (to) url.searchParams.set('status', to);
    else url.searchParams.delete('status');
    navigate(url.href, { replace: true });
  };
  return html`<section class="panel status-filter" aria-label=${t('web-rec-status')}>
    <h2>${t('web-rec-status')}</h2>
    <div class="chips">
      <button type="button" class="chip-button" aria-pressed=${status === ''} onClick=${() => show('')}>
        <span class="cap">${t('web-rec-all')}</span> <b>${values.length}</b>
      </button>
      ${tally(values).map(
        ([each, count]) => html`<button
          type="button"
          key=${each}
          class="chip-button"
          aria-pressed=${status === each}
          onClick=${() => show(each)}
        >
          <${Status} status=${each} count=${count} />
        </button>`,
      )}
    </div>
    <dl>
      ${tally(values).map(
        ([each]) => html`<div key=${each}>
          <dt><${Status} status=${each} /></dt>
          <dd>${t(`web-rec-status-${each}`)}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

/**
 * @param {object} props
 * @param {string} props.section
 * @param {string} props.title
 * @param {Components} props.components
 * @param {Drawings} props.drawings
 * @param {Value[]} props.values
 */
function Section({ section, title, components, drawings, values }) {
  /** @param {string} name */
  const under = (name) => values.filter(({ path }) => `${path}.`.startsWith(`${section}.${name}.`));
  const drawn = drawings
    .drawn(section, components.tables)
    .map((each) => ({ ...each, values: under(each.name) }))
    .filter((each) => each.values.length);
  const told = new Set(drawn.flatMap((each) => each.values));
  const rest = values.filter((each) => !told.has(each));
  const known = components.known[section];
  return html`<section class="panel" id=${section}>
    <h2>${title} <span class="end"><${Statuses} values=${values} /></span></h2>
    ${Array.isArray(known) && html`<ul
      class="known"
      lang="en"
    >${known.map((fact) => html`<li>${fact}</li>`)}</ul>`}
    ${drawn.length > 0 &&
    html`<ul class="drawn ${drawn[0].size}">
      ${drawn.map((each) => html`<${Component}
        key=${each.name}
        ...${each}
        from=${1 + each.name.split('.').length}
      />`)}
    </ul>`}
    ${rest.length > 0 && html`<${ValueTable} label=${title} values=${rest} from=${1} />`}
  </section>`;
}

/** @param {{title: string, drawing: any, values: Value[], from: number}} props */
function Component({ title, drawing, values, from }) {
  return html`<li
    class="drawn-one"
    data-statuses=${[...new Set(values.map((each) => each.status))].join(' ')}
  >
    <div class="drawing">${drawing}</div>
    <b class="title">${title}</b>
    <${Statuses} values=${values} />
    <details>
      <summary>${t('cli-components-source')}</summary>
      <${ValueTable} label=${title} values=${values} from=${from} />
    </details>
  </li>`;
}

/** @param {{counts: Components['counts']}} props */
function Counts({ counts }) {
  return html`<section class="panel" id="counts">
    <h2>${t('cli-counts')}</h2>
    <table class="figures">
      <thead>
        <tr>
          ${['clause', 'what', 'rules', 'file'].map(
            // keys: cli-counts-clause cli-counts-what cli-counts-rules cli-counts-file
            (key) => html`<th scope="col"><span class="cap">${t(`cli-counts-${key}`)}</span></th>`,
          )}
          <th scope="col"><span class="sr">${t('cli-components-status')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          ({ clause, what, rules, file }) => html`<tr key=${clause + what}>
            <td>${clause}</td>
            <th scope="row"><span class="cap">${what}</span></th>
            <td class="wrap">${rules}</td>
            <td class="wrap">${file}</td>
            <td><${Icon} name="confirm" class="s" label=${t('web-rec-agrees')} /></td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
