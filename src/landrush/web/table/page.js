/** The table page: where one plays. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { useTitle } from '../app/pages.js';
import { address } from '../app/router.js';
import { TopBar } from '../app/frame.js';
import { Refused } from '../app/trouble.js';
import { Sentence } from '../draw/sentence.js';
import { t } from '../words/words.js';
import { gameUi } from './game.js';
import { Play } from './play.js';

/** @param {{params: {id: string}}} props */
export function Page({ params }) {
  const play = useSignal(/** @type {Play | null} */ (null));
  const refused = useSignal(null);
  useEffect(() => {
    let isLeft = false;
    const invite = address.value.searchParams.get('invite');
    open(params.id, invite).then(
      (opened) => {
        if (isLeft) opened.close();
        else play.value = opened;
      },
      (error) => {
        refused.value = error.reason;
      },
    );
    return () => {
      isLeft = true;
      play.value?.close();
    };
  }, [params.id]);
  const title = play.value ? t(`${play.value.game.letter}-title`) : '';
  useTitle(title);
  return html`<${TopBar} />
    <main id="main" class="table" data-version=${play.value?.shown.value?.version}>
      <h1 class="sr">${title}</h1>
      <${Refused} reason=${refused.value ?? play.value?.refused.value} />
      ${play.value?.view.value ? html`<${Regions} play=${play.value} />` : null}
    </main>`;
}

/**
 * @param {string} id
 * @param {string | null} invite
 */
async function open(id, invite) {
  const table = await api.get(`/tables/${id}${invite ? `?invite=${invite}` : ''}`);
  return new Play(await gameUi(table.game), table, invite);
}

/** @param {{play: Play}} props */
function Regions({ play }) {
  const { game } = play;
  const seats = play.players.value.map((_, seat) => seat).filter((seat) => seat !== play.seat.value);
  return html`<section class="bar" aria-label=${t('web-decision')}><${Decision} play=${play} /></section>
    <section class="board"><${game.Board} scene=${play} /></section>
    <section class="work"><${game.Work} scene=${play} /></section>
    <section class="own"><${game.Own} scene=${play} /></section>
    <section class="rivals">${seats.map((seat) => html`<${game.Rival} scene=${play} seat=${seat} />`)}</section>
    <section class="supply"><${game.Supply} scene=${play} /></section>
    <section class="log"><${Log} play=${play} /></section>`;
}

/** @param {{play: Play}} props */
function Decision({ play }) {
  const view = play.view.value;
  const ask = view && play.game.ask(view);
  const chosen = play.chosen.value;
  return html`<p class="ask">${ask && html`<${Sentence} said=${ask} players=${play.players.value} pictures=${play.game.pictures} />`}</p>
    <div class="acts">
      <button type="button" onClick=${() => play.send('undo')}>${t('web-undo')}</button>
      ${(chosen?.options ?? play.options.value).map(
        (option) => html`<button type="button" key=${option.text} data-move=${option.text} onClick=${() => play.decide(play.game.plan(option, /** @type {any} */ (view)))}>
          <${Sentence} said=${option.say} players=${play.players.value} pictures=${play.game.pictures} />
        </button>`,
      )}
      ${chosen ? html`<button type="button" class="primary" onClick=${() => play.commit()}>${t('web-do-it')}</button>` : null}
    </div>`;
}

/** @param {{play: Play}} props */
function Log({ play }) {
  return html`<ol>
    ${play.steps.value.flatMap((step) =>
      step.events.map(
        (event) => html`<li><${Sentence} said=${event} players=${play.players.value} pictures=${play.game.pictures} /></li>`,
      ),
    )}
  </ol>`;
}
