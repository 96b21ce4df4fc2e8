/** The coach: what this step is about, what to do now, and the way on. */
import { html } from '../app/html.js';
import { Icon, IconButton } from '../draw/icon.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';
import { Clause } from './clause.js';
import { paragraph } from './markdown.js';
import { Blocks } from './text.js';

/** @param {{lesson: import('./lesson.js').Lesson, onAgain: () => void}} props */
export function Coach({ lesson, onAgain }) {
  const step = lesson.read.value;
  const n = lesson.reading.value + 1;
  const { isLast } = lesson;
  return html`<aside class="coach" aria-label=${t('web-learn-coach')} data-step=${n}>
    <header>
      <h2>${t(step.title)}</h2>
      <p class="coach-progress" title=${t('web-learn-step', { n, all: lesson.script.length })}>
        <span class="sr">${t('web-learn-step', { n, all: lesson.script.length })}</span>
        <span aria-hidden="true">${n}/${lesson.script.length}</span>
      </p>
    </header>
    <div class="coach-text" aria-live="polite">
      <${Blocks} blocks=${[paragraph(t(step.text))]} />
      <${Now} lesson=${lesson} />
    </div>
    <footer>
      <${IconButton}
        name="prev"
        label="web-learn-back"
        class="quiet"
        disabled=${n === 1}
        onClick=${() => lesson.back()}
      />
      <${Clause} game=${lesson.game.name} id=${step.clause} />
      ${isLast
        ? html`<${Ways} lesson=${lesson} onAgain=${onAgain} />`
        : html`<${Onwards} lesson=${lesson} />`}
    </footer>
  </aside>`;
}

/**
 * The next move in the game's own words, and a reminder when another one was tried.
 * @param {{lesson: import('./lesson.js').Lesson}} props
 */
function Now({ lesson }) {
  if (!lesson.isWaiting) return null;
  const option = lesson.wantedOption.value;
  if (!option) return html`<p class="coach-now">${t('web-learn-wait')}</p>`;
  return html`<p class="coach-now ${lesson.isReminded.value ? 'reminded' : ''}">
    <${Icon} name=${lesson.isReminded.value ? 'hint' : 'next'} class="s" />
    <span>
      ${lesson.isReminded.value ? html`${t('web-learn-reminder')} ` : null}
      <b>${t('web-learn-now')}</b> <${Sentence}
        said=${option.say}
        players=${lesson.players.value}
        pictures=${lesson.game.pictures}
      />
    </span>
  </p>`;
}

/** @param {{lesson: import('./lesson.js').Lesson}} props */
function Onwards({ lesson }) {
  if (lesson.isWaiting) {
    return html`<button
      type="button"
      class="quiet"
      data-do-it
      disabled=${!lesson.wantedOption.value}
      onClick=${() => lesson.showHow()}
    >
      ${t('web-learn-show')}
    </button>`;
  }
  return html`<button type="button" class="coach-next" data-next onClick=${() => lesson.next()}>
    ${t('web-learn-next')}<${Icon} name="next" />
  </button>`;
}

/**
 * What comes after the tutorial.
 * @param {{lesson: import('./lesson.js').Lesson, onAgain: () => void}} props
 */
function Ways({ lesson, onAgain }) {
  const { name } = lesson.game;
  return html`<div class="coach-ways">
    <button type="button" class="quiet" onClick=${onAgain}>${t('web-learn-again')}</button>
    <a class="btn" href="/rules/${name}">${t('web-learn-rules')}</a>
    <a class="btn primary" href="/new?game=${name}">${t('web-learn-play')}</a>
  </div>`;
}
