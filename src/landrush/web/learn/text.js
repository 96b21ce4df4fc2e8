/** Shows what markdown.js has read. */
import { html } from '../app/html.js';
import { Icon } from '../draw/icon.js';
import { pieces } from './search.js';
import { colourClass } from './symbols.js';

/**
 * Blocks one after the other.
 * @param {{blocks: import('./markdown.js').Block[], words?: string[], link?: (href: string) => string}} props
 *   `words` are marked; `link` changes addresses where the text is shown outside its page
 */
export function Blocks({ blocks, words = [], link = (href) => href }) {
  /** @param {import('./markdown.js').Span[]} line */
  const shown = (line) => html`<${Line} spans=${line} words=${words} link=${link} />`;
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return html`<p>${shown(block.spans)}</p>`;
    if (block.kind === 'list') {
      return html`<ul>${block.items.map((item) => html`<li>${shown(item)}</li>`)}</ul>`;
    }
    return html`<table>
      <thead>
        <tr>${block.head.map((cell) => html`<th scope="col">${shown(cell)}</th>`)}</tr>
      </thead>
      <tbody>
        ${block.rows.map(
          ([first, ...rest]) => html`<tr>
            <th scope="row">${shown(first)}</th>
            ${rest.map((cell) => html`<td class=${isFigure(cell) ? 'figure' : ''}>${shown(cell)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
  });
}

/** @param {import('./markdown.js').Span[]} cell */
function isFigure(cell) {
  return cell.length === 1 && typeof cell[0] === 'string' && /^[\d\s+–/]+$/.test(cell[0]);
}

/**
 * @param {{spans: import('./markdown.js').Span[], words: string[], link: (href: string) => string}} props
 * @returns {any}
 */
function Line({ spans, words, link }) {
  return spans.map((span) => {
    if (typeof span === 'string') return marked(span, words);
    if ('bold' in span) return html`<b><${Line} spans=${span.bold} words=${words} link=${link} /></b>`;
    if ('code' in span) return html`<code>${marked(span.code, words)}</code>`;
    if ('symbol' in span) {
      const icon = html`<${Icon} name=${span.symbol} class=${colourClass(span.symbol)} />`;
      if (!span.before.length && !span.after.length) return icon;
      return html`<span class="together">
        <${Line} spans=${span.before} words=${words} link=${link} />${icon}
        <${Line} spans=${span.after} words=${words} link=${link} />
      </span>`;
    }
    return html`<a href=${link(span.href)}>${marked(span.text, words)}</a>`;
  });
}

/**
 * @param {string} text
 * @param {string[]} words
 */
function marked(text, words) {
  if (!words.length) return text;
  return pieces(text, words).map((piece, i) => (i % 2 ? html`<mark>${piece}</mark>` : piece));
}
