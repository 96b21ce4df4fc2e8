/** The client starts here. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { loadSymbols } from '../draw/symbols.js';
import { speak } from '../words/speak.js';
import { html } from './html.js';
import { workOffline } from './offline.js';
import { findMe } from './person.js';
import { App } from './pages.js';
import { preferences } from './preferences.js';
import { followLinks } from './router.js';
import { followTurns } from './turns.js';

async function start() {
  followLinks();
  await Promise.all([speak(preferences.value.language), loadSymbols(), findMe()]);
  effect(() => {
    speak(preferences.value.language);
  });
  const root = document.getElementById('app');
  if (root) render(html`<${App} />`, root);
  followTurns();
  workOffline();
}

start();
