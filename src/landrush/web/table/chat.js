/** Talk: words of one's own, or phrases that each reader sees translated. */
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, once } from '../app/api.js';
import { html } from '../app/html.js';
import { me } from '../app/person.js';
import { Icon, IconButton } from '../draw/icon.js';
import { SeatMark } from '../draw/seat.js';
import { locale, t } from '../words/words.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('./play.js').Message} Message
 */

/** People that the reader does not want to hear. @type {import('@preact/signals').Signal<Set<string>>} */
const muted = signal(new Set());

async function loadMuted() {
  if (!me.value) return;
  /** @type {{id: string}[]} */
  const found = await api.get('/me/mutes').catch(() => []);
  muted.value = new Set(found.map((each) => each.id));
}

/** @param {string} id */
async function mute(id) {
  await (muted.value.has(id) ? api.delete(`/me/mutes/${id}`) : api.put(`/me/mutes/${id}`)).catch(() => {});
  await loadMuted();
}

/** @param {{play: Play}} props */
export function Chat({ play }) {
  useEffect(() => {
    loadMuted();
  }, []);
  const messages = play.messages.value.toReversed();
  return html`<ol class="log chat" tabindex="0" aria-label=${t('web-table-chat')}>
    ${messages.map((message) => html`<${Line} key=${message.number} play=${play} message=${message} />`)}
    ${!messages.length && html`<li class="nothing">${t('web-table-chat-empty')}</li>`}
  </ol>`;
}

/** @param {{play: Play, message: Message}} props */
function Line({ play, message }) {
  const seat = play.table.value.seats.findIndex((/** @type {any} */ each) => each.person?.id === message.person);
  const isMuted = muted.value.has(message.person);
  const isOwn = message.person === me.value?.id;
  const time = new Date(message.at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
  return html`<li>
    ${seat >= 0 ? html`<${SeatMark} seat=${seat} />` : html`<${Icon} name="spectator" class="s" />`}
    <div>
      <p class="by"><b><bdi>${message.name}</bdi></b> <time>${time}</time>
        ${!isOwn && me.value && html`<button type="button" class="quiet small"
          onClick=${() => mute(message.person)}>
          ${t(isMuted ? 'web-table-unmute' : 'web-table-mute')}
        </button>`}
      </p>
      <p dir="auto">${isMuted ? t('web-table-muted') : message.phrase ? t(message.phrase) : message.text}</p>
    </div>
  </li>`;
}

/**
 * Where one writes, with the phrases. Who only watches a game that goes on is not heard.
 * @param {{play: Play, onSaid: () => void}} props
 */
export function Say({ play, onSaid }) {
  const text = useSignal('');
  const isOpen = useSignal(false);
  const phrases = useSignal(/** @type {string[]} */ ([]));
  useEffect(() => {
    once('/games').then((found) => (phrases.value = found.phrases), () => {});
  }, []);
  if (!play.mine.value.length && (play.table.value.status === 'playing' || !me.value)) return null;
  /** @param {{text: string} | {phrase: string}} words */
  const talk = async (words) => {
    isOpen.value = false;
    if (await play.talk(words)) {
      text.value = '';
      onSaid();
    }
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (words) talk({ text: words });
  };
  return html`<form class="say" onSubmit=${submit}>
    ${isOpen.value &&
    html`<ul class="phrases">
      ${phrases.value.map((phrase) => html`<li><button type="button" class="quiet"
        onClick=${() => talk({ phrase })}>${t(phrase)}</button></li>`)}
    </ul>`}
    <input
      type="text"
      maxlength="500"
      autocomplete="off"
      aria-label=${t('web-table-say')}
      placeholder=${t('web-table-say')}
      value=${text.value}
      onInput=${(/** @type {any} */ event) => (text.value = event.currentTarget.value)}
      onKeyDown=${(/** @type {any} */ event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
    <${IconButton} name="chat" label="web-table-phrases" pressed=${isOpen.value}
      onClick=${() => (isOpen.value = !isOpen.value)} />
  </form>`;
}
