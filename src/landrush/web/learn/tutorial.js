/** The tutorial of a game: a table on rails, with a coach. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { somebody } from '../app/person.js';
import { preferences } from '../app/preferences.js';
import { Missing } from '../app/trouble.js';
import { gameUi } from '../table/game.js';
import { LiveTable } from '../table/live.js';
import { Loading } from '../table/loading.js';
import { t } from '../words/words.js';
import { Coach } from './coach.js';
import { Lesson } from './lesson.js';
import { LETTERS } from './pages.js';
import { usePointing } from './pointing.js';

/** @typedef {import('./lesson.js').Step} Step */

/** @type {Record<string, () => Promise<{STEPS: Step[]}>>} */
const SCRIPTS = {
  montana: () => import('./tutorials/montana.js'),
  'dice-settlers': () => import('./tutorials/dice-settlers.js'),
};

/** What a small screen shows for a region. @type {Record<string, import('../table/layout.js').Tab>} */
const TABS = {
  board: 'board',
  actions: 'board',
  own: 'board',
  work: 'work',
  rivals: 'players',
  supply: 'players',
};

/** @param {{params: {game: string}}} props */
export function Page({ params: { game } }) {
  const times = useSignal(0);
  if (!(game in SCRIPTS)) return html`<${Missing} />`;
  const again = () => {
    times.value += 1;
  };
  return html`<${Tutorial} key=${`${game} ${times.value}`} game=${game} onAgain=${again} />`;
}

/** @param {{game: string, onAgain: () => void}} props */
function Tutorial({ game, onAgain }) {
  const lesson = useSignal(/** @type {Lesson | null} */ (null));
  const refused = useSignal(/** @type {import('../words/words.js').Said | null} */ (null));
  useEffect(() => {
    let isLeft = false;
    open(game).then(
      (opened) => {
        if (isLeft) opened.close();
        else lesson.value = opened;
      },
      (error) => {
        refused.value = error.reason ?? { key: 'web-trouble-more' };
      },
    );
    return () => {
      isLeft = true;
      lesson.value?.close();
    };
  }, []);
  if (refused.value) {
    return html`<${Frame} title=${t(`${LETTERS[game]}-title`)}>
      <p class="refused" role="alert">${t(refused.value.key, refused.value.params)}</p>
      <p><button type="button" class="primary" onClick=${onAgain}>${t('web-learn-again')}</button></p>
    <//>`;
  }
  if (!lesson.value?.latest.value) return html`<${Loading} />`;
  return html`<${Table} lesson=${lesson.value} onAgain=${onAgain} />`;
}

/** @param {string} game */
async function open(game) {
  await somebody(preferences.peek().language);
  const [table, ui, { STEPS }] = await Promise.all([
    api.post(`/tutorials/${game}`),
    gameUi(game),
    SCRIPTS[game](),
  ]);
  return new Lesson(ui, table, STEPS);
}

/** @param {{lesson: Lesson, onAgain: () => void}} props */
function Table({ lesson, onAgain }) {
  const tab = useSignal(/** @type {import('../table/layout.js').Tab} */ ('board'));
  usePointing(lesson);
  // After the table has opened the tab of its question: what the coach speaks of goes before.
  useSignalEffect(() => {
    const { look } = lesson.read.value;
    void lesson.shown.value;
    void lesson.isAsked.value;
    requestAnimationFrame(() => {
      tab.value = TABS[look];
    });
  });
  return html`<div class="lesson" data-look=${lesson.isWaiting ? '' : lesson.read.value.look}>
    <${LiveTable} play=${lesson} tab=${tab} coach=${html`<${Coach} lesson=${lesson} onAgain=${onAgain} />`} />
  </div>`;
}
