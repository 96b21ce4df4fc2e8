/**
 * Rules are written in a small part of Markdown: a title, sections, clauses with their lists and tables,
 * bold, code, links, and symbols such as :grain:. This reads it; text.js shows it.
 */

/**
 * @typedef {string | {bold: Span[]} | {code: string} | {text: string, href: string}
 *   | {symbol: string, before: Span[], after: Span[]}} Span a symbol stays with the words beside it
 * @typedef {{kind: 'paragraph', spans: Span[]}
 *   | {kind: 'list', items: Span[][]}
 *   | {kind: 'table', head: Span[][], rows: Span[][][]}} Block
 * @typedef {{id: string, blocks: Block[]}} Clause
 * @typedef {object} Section
 * @property {string} id of the rules, such as M7, or part-1 where they have none
 * @property {string} number the id of the rules, or nothing
 * @property {string} heading
 * @property {Block[]} lead what comes before the first clause
 * @property {Clause[]} clauses
 * @typedef {{title: string, sections: Section[]}} Rules
 */

const SECTION = /^## (?:([A-Z]\d+) )?(.+)$/;
const CLAUSE = /^([A-Z]\d+\.\d+) (.+)$/s;
const WORD = String.raw`[\p{Script=Latin}\p{N}’'()„“”-]+`;
// Japanese words have no ends: two signs of one are enough to hold on to.
const START = String.raw`(?:${WORD}|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,2})`;
const SYMBOL = String.raw`((?:${WORD}\u00a0)*):([a-z][a-z-]*):((?:\u00a0(?:\*\*[^*]+\*\*|${START}))?)`;
const LINK = String.raw`\[([^\]]+)\]\(([^)\s]+)\)`;
const INLINE = new RegExp(String.raw`\*\*(.+?)\*\*|\x60([^\x60]+)\x60|${LINK}|${SYMBOL}`, 'gu');
const NO_BREAK = '\u00a0';

/**
 * @param {string} text
 * @param {string} lang Japanese has no spaces where lines are joined
 * @returns {Rules}
 */
export function parse(text, lang) {
  /** @type {Rules} */
  const rules = { title: '', sections: [] };
  /** @type {Block[]} where what has no id of its own belongs */
  let open = [];
  for (const lines of groups(text)) {
    const first = lines[0];
    const section = SECTION.exec(first);
    if (first.startsWith('# ')) {
      rules.title = first.slice(2).trim();
    } else if (section) {
      const [, number = '', heading] = section;
      open = [];
      const id = number || `part-${rules.sections.filter((each) => !each.number).length + 1}`;
      rules.sections.push({ id, number, heading, lead: open, clauses: [] });
    } else if (first.startsWith('|')) {
      open.push(table(lines));
    } else if (first.startsWith('- ')) {
      open.push({ kind: 'list', items: listItems(lines, lang).map(spans) });
    } else {
      const words = joined(lines, lang);
      const clause = CLAUSE.exec(words);
      if (clause) {
        open = [];
        rules.sections.at(-1)?.clauses.push({ id: clause[1], blocks: open });
      }
      open.push({ kind: 'paragraph', spans: spans(clause ? clause[2] : words) });
    }
  }
  return rules;
}

/**
 * Lines that are one thing: a heading, a paragraph, a list or a table.
 * @param {string} text
 */
function groups(text) {
  /** @type {string[][]} */
  const found = [];
  let before = '';
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line, before);
    if (kind && kind !== 'heading' && kind === before) found[found.length - 1].push(line);
    else if (kind) found.push([line]);
    before = kind;
  }
  return found;
}

/**
 * @param {string} line
 * @param {string} before the kind of the line before: what is plain goes on with it
 */
function kindOf(line, before) {
  if (!line.trim()) return '';
  if (line.startsWith('#')) return 'heading';
  if (line.startsWith('|')) return 'table';
  if (line.startsWith('- ')) return 'list';
  return before === 'list' ? 'list' : 'paragraph';
}

/**
 * @param {string[]} lines
 * @param {string} lang
 */
function joined(lines, lang) {
  return lines.map((line) => line.trim()).join(lang === 'ja' ? '' : ' ');
}

/**
 * @param {string[]} lines
 * @param {string} lang
 */
function listItems(lines, lang) {
  /** @type {string[][]} */
  const items = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else items[items.length - 1].push(line);
  }
  return items.map((item) => joined(item, lang));
}

/**
 * The first line has the headings; the second only parts them from the rest.
 * @param {string[]} lines
 * @returns {Block}
 */
function table(lines) {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim())),
  );
  return { kind: 'table', head: rows[0], rows: rows.slice(2) };
}

/**
 * The parts of a line of text.
 * @param {string} text
 * @returns {Span[]}
 */
export function spans(text) {
  /** @type {Span[]} */
  const found = [];
  const line = together(text);
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > from) found.push(line.slice(from, match.index));
    const [whole, bold, code, label, href, before, symbol, after] = match;
    if (bold !== undefined) found.push({ bold: spans(bold) });
    else if (code !== undefined) found.push({ code });
    else if (label !== undefined) found.push({ text: label, href });
    else found.push({ symbol, before: spans(before), after: spans(after) });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push(line.slice(from));
  return found;
}

/**
 * A line of text as a block.
 * @param {string} text
 * @returns {Block}
 */
export function paragraph(text) {
  return { kind: 'paragraph', spans: spans(text) };
}

/**
 * No line ends between a number and its noun, between a symbol and its word, or after a very short word
 * before a symbol.
 * @param {string} text
 */
function together(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, i) => (i % 2 ? piece : kept(piece)))
    .join('');
}

/** @param {string} text */
function kept(text) {
  return text
    .replace(/(\d) (?=[\p{L}:])/gu, `$1${NO_BREAK}`)
    .replace(/(:[a-z][a-z-]*:) /g, `$1${NO_BREAK}`)
    .replace(/(?<=(?<![\p{L}\p{N}])(?:\p{L}{1,2}|\p{N}+)) (?=:[a-z][a-z-]*:)/gu, NO_BREAK)
    .replace(/(?<=[\p{L}\p{N}]) (?=:[a-z][a-z-]*:(?:[^\s\u00a0]|$))/gu, NO_BREAK);
}

/**
 * The words of spans, without pictures: for searching.
 * @param {Span[]} line
 * @returns {string}
 */
export function wordsOf(line) {
  return line
    .map((span) => {
      if (typeof span === 'string') return span;
      if ('bold' in span) return wordsOf(span.bold);
      if ('code' in span) return span.code;
      return 'text' in span ? span.text : wordsOf([...span.before, ...span.after]);
    })
    .join('');
}

/**
 * Each line of words of a block.
 * @param {Block} block
 * @returns {Span[][]}
 */
export function linesOf(block) {
  if (block.kind === 'paragraph') return [block.spans];
  if (block.kind === 'list') return block.items;
  return [...block.head, ...block.rows.flat()];
}
