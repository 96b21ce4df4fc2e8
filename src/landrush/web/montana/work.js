/** The worker board: region W. */
import { html } from '../app/html.js';
import { t } from '../words/words.js';
import { Areas, Bank } from './spaces.js';
import { Town } from './town.js';
import { Wheel } from './wheel.js';

/** @param {{scene: import('../table/scene.js').Scene}} props */
export function Work({ scene }) {
  return html`<div class="m-work">
    <h2 class="ph">${t('web-m-worker-board')}<span class="end">${t('web-m-worker-board-how')}</span></h2>
    <div class="m-wheel-and-bank">
      <${Wheel} scene=${scene} />
      <${Bank} scene=${scene} />
    </div>
    <${Areas} scene=${scene} />
    <${Town} scene=${scene} />
  </div>`;
}
