/** Playing by keyboard. Tab, Enter and arrows belong to the parts; the keys here hold everywhere on the table. */
import { useEffect } from 'preact/hooks';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('@preact/signals').Signal<import('./layout.js').Tab>} TabSignal
 */

/**
 * Every key and its words, for the help sheet.
 * // keys: web-table-key-tab web-table-key-arrows web-table-key-enter web-table-key-digits web-table-key-undo
 * // keys: web-table-key-restart web-table-key-escape web-table-key-log web-table-key-chat
 * // keys: web-table-key-skip web-table-key-help web-table-key-hint
 */
export const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['1–9', 'digits'],
  ['U', 'undo'],
  ['Shift+R', 'restart'],
  ['H', 'hint'],
  ['Esc', 'escape'],
  ['L', 'log'],
  ['C', 'chat'],
  ['S', 'skip'],
  ['?', 'help'],
];

/**
 * @param {Play} play
 * @param {TabSignal} tab
 * @param {(sheet: import('./top.js').SheetName | null) => void} open
 */
export function useTableKeys(play, tab, open) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog[open]')) return;
      if (play.isBehind.value) play.skip();
      const isDone = perform(event.key, event.shiftKey, play, tab, open);
      if (isDone) event.preventDefault();
    };
    const onPointerDown = () => play.skip();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [play]);
}

/**
 * @param {string} key
 * @param {boolean} isShifted
 * @param {Play} play
 * @param {TabSignal} tab
 * @param {(sheet: import('./top.js').SheetName | null) => void} open
 */
function perform(key, isShifted, play, tab, open) {
  if (/^[1-9]$/.test(key)) return press(Number(key));
  if (key === '?') {
    open('help');
    return true;
  }
  if (key === 'Escape') {
    play.clear();
    return true;
  }
  const letter = key.toLowerCase();
  if (letter === 'u' && !isShifted) return click('[data-target="undo"]');
  if (letter === 'r' && isShifted) return click('[data-target="restart"]');
  if (letter === 'h') return click('[data-target="hint"]');
  if (letter === 's') return true;
  if (letter === 'l' || letter === 'c') {
    tab.value = 'log';
    requestAnimationFrame(() => focus(letter === 'l' ? 'ol.log' : '.say input'));
    return true;
  }
  return false;
}

/** The n-th option of the bar. @param {number} n */
function press(n) {
  const buttons = document.querySelectorAll('.bar .options button:not([disabled]), .bar .primary, .choices button');
  const button = buttons[n - 1];
  if (button instanceof HTMLElement) button.click();
  return button !== undefined;
}

/** @param {string} selector */
function click(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.click();
  return element !== null;
}

/** @param {string} selector */
function focus(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}
