/** The replay of a game that is over: the same table as in live play, position by position. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api, Refusal } from '../app/api.js';
import { TopBar } from '../app/frame.js';
import { html } from '../app/html.js';
import { address, navigate } from '../app/router.js';
import { useTitle } from '../app/title.js';
import { Refused } from '../app/trouble.js';
import { gameUi } from '../table/game.js';
import { Layout } from '../table/layout.js';
import { names } from '../table/names.js';
import { language, t } from '../words/words.js';
import { ReplayBar } from './replay-bar.js';
import { ReplayLog } from './replay-log.js';
import { Still } from './still.js';

/** @param {{params: {id: string}}} props */
export function Page({ params }) {
  const still = useSignal(/** @type {Still | null} */ (null));
  const refused = useSignal(null);
  useEffect(() => {
    open(params.id).then(
      (opened) => (still.value = opened),
      (error) => (refused.value = error.reason),
    );
  }, [params.id]);
  const game = still.value?.game;
  const title = game ? t('web-rec-replay-of', { game: t(`${game.letter}-title`) }) : t('web-rec-replay');
  useTitle(title);
  return html`<${TopBar} />
    <main id="main" class="table replay" data-game=${game?.name}>
      <h1 class="sr">${title}</h1>
      <${Refused} reason=${refused.value} />
      ${still.value && html`<${Replay} still=${still.value} />`}
    </main>`;
}

/** Which position the address names. */
function wanted() {
  const asked = address.value.searchParams;
  const number = (/** @type {string} */ name) => (asked.get(name) ? Number(asked.get(name)) : NaN);
  const at = number('at');
  const seat = number('seat');
  return { at: Number.isInteger(at) ? at : null, eyes: Number.isInteger(seat) ? seat : null };
}

/**
 * @param {string} id
 */
async function open(id) {
  const invite = address.value.searchParams.get('invite');
  const table = await api.get(`/tables/${id}${invite ? `?invite=${invite}` : ''}`);
  const still = new Still(await gameUi(table.game), table, invite);
  await still.loadSteps();
  const { at, eyes } = wanted();
  await still.go(at ?? still.last.value, eyes !== null && eyes < table.seats.length ? eyes : null);
  if (still.refused.value) throw new Refusal(0, still.refused.value);
  return still;
}

/** @param {{still: Still}} props */
function Replay({ still }) {
  const tab = useSignal(/** @type {import('../table/layout.js').Tab} */ ('board'));
  useAddress(still);
  useSignalEffect(() => {
    void language.value;
    still.players.value = names(still.table, still.view.value?.scores.length ?? 0);
  });
  // Made once: so many lines are not drawn anew with every position.
  const log = useMemo(() => html`<${ReplayLog} still=${still} />`, [still]);
  const bar = useMemo(() => html`<${ReplayBar} still=${still} />`, [still]);
  return html`<${Layout}
    scene=${still}
    bar=${bar}
    log=${log}
    strips=${html`<${Refused} reason=${still.refused.value} />`}
    tab=${tab}
  />`;
}

/**
 * Each position has its address; who goes to another one sees that position.
 * @param {Still} still
 */
function useAddress(still) {
  useSignalEffect(() => {
    const url = new URL(location.href);
    url.searchParams.set('at', String(still.at.value));
    if (still.eyes.value === null) url.searchParams.delete('seat');
    else url.searchParams.set('seat', String(still.eyes.value));
    navigate(url.href, { replace: true });
  });
  const { at, eyes } = wanted();
  useEffect(() => {
    if (at !== null && (at !== still.at.peek() || eyes !== still.eyes.peek())) still.go(at, eyes);
  }, [at, eyes]);
}
