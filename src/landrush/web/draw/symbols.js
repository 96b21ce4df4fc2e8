/** Puts symbols.svg into the page once; everything that shows a symbol waits for it. */
import { assets } from '../app/assets.js';

export async function loadSymbols() {
  const text = await (await fetch(assets('symbols.svg'))).text();
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  // Their titles are English; whoever shows a symbol names it.
  for (const title of sheet.querySelectorAll('title')) title.remove();
  sheet.setAttribute('class', 'symbols');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(sheet, true));
}
