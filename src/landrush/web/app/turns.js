/** At which tables the reader is asked: asked for lightly, while the page is looked at. */
import { effect, signal } from '@preact/signals';
import { api } from './api.js';
import { me } from './person.js';
import { address } from './router.js';

const EVERY = 30_000;
const SOON = 2_000;

/** The tables that wait for the reader. @type {import('@preact/signals').Signal<any[]>} */
export const turns = signal([]);

let last = 0;

async function look() {
  const person = me.peek();
  if (!person) {
    turns.value = [];
    return;
  }
  last = Date.now();
  try {
    const found = await api.get('/tables?status=playing&my_turn=true');
    if (me.peek()?.id === person.id) turns.value = found.tables;
  } catch {
    // The next time will tell.
  }
}

/** Look now and then, when another page is opened, and when the reader comes back. */
export function followTurns() {
  effect(() => {
    void me.value?.id;
    last = 0;
  });
  effect(() => {
    void me.value?.id;
    void address.value.pathname;
    if (Date.now() - last > SOON) look();
  });
  setInterval(() => {
    if (!document.hidden) look();
  }, EVERY);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - last > SOON) look();
  });
  effect(() => {
    const { length } = turns.value;
    if ('setAppBadge' in navigator) navigator.setAppBadge(length).catch(() => {});
  });
}
