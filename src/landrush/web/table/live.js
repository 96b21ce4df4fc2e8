/** A game that goes on, or is over: the table with everything around it. */
import { useSignal } from '@preact/signals';
import { html } from '../app/html.js';
import { preferences } from '../app/preferences.js';
import { useTitle } from '../app/title.js';
import { t } from '../words/words.js';
import { Announcer } from './announcer.js';
import { Curtain } from './curtain.js';
import { EndSheet } from './end.js';
import { useFocusKept } from './focus.js';
import { useTableKeys } from './keys.js';
import { Layout } from './layout.js';
import { LiveBar } from './live-bar.js';
import { Sheets } from './sheets.js';
import { useSounds } from './sounding.js';
import { Strips } from './strips.js';
import { Talk, useUnread } from './talk.js';
import { TextTable } from './text.js';
import { Tip } from './tip.js';
import { TableTop } from './top.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('./layout.js').Tab} Tab
 */

/**
 * A tutorial brings its coach, who stands above the action bar, and says which tab is open.
 * @param {{play: Play, coach?: any, tab?: import('@preact/signals').Signal<Tab>}} props
 */
export function LiveTable({ play, coach = null, tab }) {
  const title = t(`${play.game.letter}-title`);
  const isAsked = Boolean(play.shown.value?.view.options.length) || play.curtain.value !== null;
  useTitle(isAsked ? `● ${t('web-table-your-turn')} · ${title}` : title);
  useSounds(play);
  if (play.curtain.value !== null) return html`<${Curtain} play=${play} seat=${play.curtain.value} />`;
  if (!play.view.value) return null;
  return html`<${Table} play=${play} title=${title} coach=${coach} tab=${tab} />`;
}

/** @param {{play: Play, title: string, coach: any, tab?: import('@preact/signals').Signal<Tab>}} props */
function Table({ play, title, coach, tab: given }) {
  const own = useSignal(/** @type {Tab} */ ('board'));
  const tab = given ?? own;
  const sheet = useSignal(/** @type {import('./top.js').SheetName | null} */ (null));
  const result = useSignal(true);
  const unread = useUnread(play);
  const open = (/** @type {import('./top.js').SheetName | null} */ name) => {
    sheet.value = name;
  };
  const isText = preferences.value.text_mode;
  useTableKeys(play, tab, open);
  useFocusKept();
  const talk = html`<${Talk} play=${play} unread=${unread} />`;
  const strips = html`<${Strips} play=${play} />${coach}`;
  const isOver = play.shown.value?.asked === null;
  const showResult = () => {
    result.value = true;
  };
  return html`<${TableTop} play=${play} open=${open} />
    <main id="main" class="table ${isText ? 'as-text' : ''}" data-game=${play.game.name}
      data-version=${play.shown.value?.version}>
      <h1 class="sr">${title}</h1>
      ${isText
        ? html`<${TextTable} play=${play} strips=${strips} talk=${talk} onResult=${showResult} />`
        : html`<${Layout}
            scene=${play}
            bar=${html`<${LiveBar} play=${play} onResult=${result.value ? null : showResult} />`}
            log=${talk}
            strips=${strips}
            tab=${tab}
            unread=${unread.value}
          />`}
      <${Tip} scene=${play} />
      ${isOver && result.value && html`<${EndSheet} play=${play} onClose=${() => (result.value = false)} />`}
      <${Announcer} play=${play} />
    </main>
    <${Sheets} play=${play} name=${sheet.value} open=${open} />`;
}
