/** Region L: the log and the chat, one behind the other, and the line in which one writes. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { Chat, Say } from './chat.js';
import { Log } from './log.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('@preact/signals').Signal<number>} Count
 */

/** How many messages of others came since the chat was last looked at. @param {Play} play */
export function useUnread(play) {
  const unread = useSignal(0);
  const known = useRef(-1);
  useSignalEffect(() => {
    const last = play.messages.value.at(-1)?.number ?? 0;
    if (known.current < 0) known.current = last;
    const others = play.messages.value.filter((message) => message.person !== me.value?.id);
    const news = others.filter((message) => message.number > known.current).length;
    known.current = Math.max(known.current, last);
    if (news) unread.value = unread.peek() + news;
  });
  return unread;
}

/** @param {{play: Play, unread: Count}} props */
export function Talk({ play, unread }) {
  const isChat = useSignal(false);
  const over = play.isOver.value;
  useSignalEffect(() => {
    if (isChat.value && unread.value) unread.value = 0;
  });
  /** @param {import('./scene.js').Step} step */
  const linkOf = (step) => (over ? `/tables/${play.id}/replay?at=${step.number}` : null);
  /** @param {boolean} chat */
  const show = (chat) => () => {
    isChat.value = chat;
  };
  return html`<h2 class="ph talk-tabs">
      <button type="button" class="quiet" aria-pressed=${!isChat.value} onClick=${show(false)}>
        <${Icon} name="log" class="s" /> ${t('web-table-log')}</button>
      <button type="button" class="quiet" aria-pressed=${isChat.value} onClick=${show(true)}>
        <${Icon} name="chat" class="s" /> ${t('web-table-chat')}
        ${unread.value > 0 && html`<span class="dot"
          aria-label=${t('web-table-unread', { n: unread.value })}>${unread.value}</span>`}
      </button>
    </h2>
    ${isChat.value
      ? html`<${Chat} play=${play} />`
      : html`<${Log}
          scene=${play}
          steps=${play.steps.value}
          since=${sinceOwn(play)}
          linkOf=${linkOf}
        />`}
    <${Say} play=${play} onSaid=${show(true)} />`;
}

/** The reader's last decision: what comes after it is new. @param {Play} play */
function sinceOwn(play) {
  const own = play.mine.value;
  if (own.length !== 1) return Infinity;
  return play.steps.value.findLast((step) => step.seat === own[0] && step.kind === 'move')?.number ?? Infinity;
}
