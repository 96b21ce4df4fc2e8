/** A new table: one form, with the common choice filled in. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { Loaded, useLoaded } from '../app/loaded.js';
import { address, navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { t } from '../words/words.js';
import { anybody, useDoing } from './doing.js';
import { GAMES, GameMark, gameNamed, gameTitle } from './games.js';
import { ClockChoice } from './new/clock.js';
import { MoreChoices } from './new/more.js';
import { OptionChoices } from './new/options.js';
import { SeatChoices } from './new/seats.js';
import { body, firstWish, withGame, withMode, withPlayers } from './new/wish.js';
import { Choice, Panel } from './parts.js';

export function Page() {
  const catalogue = useLoaded('/games');
  return html`<${Frame} class="site" title=${t('web-site-new-table')} wide>
    <${Loaded} of=${catalogue}>${(/** @type {any} */ found) => html`<${Form} catalogue=${found} />`}<//>
  <//>`;
}

/** @param {{catalogue: any}} props */
function Form({ catalogue }) {
  const asked = address.value.searchParams.get('game') ?? '';
  const wish = useSignal(firstWish(gameNamed(asked)?.name ?? GAMES[0].name));
  const doing = useDoing();
  const game = catalogue.games.find((/** @type {any} */ each) => each.name === wish.value.game);
  /** Puts a choice into the wish. @param {keyof import('./new/wish.js').Wish} name */
  const to = (name) => (/** @type {any} */ value) => {
    wish.value = { ...wish.value, [name]: value };
  };
  /** Lets a choice change others too. @param {(wish: any, value: any) => any} change */
  const by = (change) => (/** @type {any} */ value) => {
    wish.value = change(wish.value, value);
  };
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.act(async () => {
      await anybody();
      const table = await api.post('/tables', body(wish.value));
      navigate(`/tables/${table.id}`);
    });
  };
  const { seats, mode } = wish.value;
  const counts = [];
  for (let n = game.min_players; n <= game.max_players; n += 1) {
    counts.push({ value: n, words: n === 1 ? t('web-site-solo') : String(n) });
  }
  const isWaiting = seats.includes('open');
  return html`<form class="new" onSubmit=${open}>
    <div class="column">
      <${Panel} title=${t('web-site-game')}>
        <${Choice}
          quiet
          label=${t('web-site-game')}
          value=${wish.value.game}
          options=${GAMES.map(({ name }) => ({ value: name, words: html`<${Pictured} game=${name} />` }))}
          onChange=${by(withGame)}
        />
        <${Choice}
          label=${t('web-site-players-label')}
          value=${seats.length}
          options=${counts}
          onChange=${by(withPlayers)}
        />
      <//>
      <${Panel} title=${t('web-site-seats')}>
        ${seats.length > 1 ? html`<${ModeChoice} value=${mode} onChange=${by(withMode)} />` : null}
        <${SeatChoices} wish=${wish.value} onChange=${to('seats')} />
      <//>
      <${OptionChoices} wish=${wish.value} options=${game.options[seats.length]} onChange=${to('options')} />
    </div>
    <div class="column">
      ${seats.length > 1 ? html`<${ClockChoice} value=${wish.value.clock} onChange=${to('clock')} />` : null}
      <${MoreChoices} wish=${wish.value} to=${to} />
      <${Refused} reason=${doing.reason} />
      <div class="acts end">
        <button type="submit" class="primary large" disabled=${doing.isBusy}>
          ${t(isWaiting ? 'web-site-open-table' : 'web-site-start-game')}
        </button>
      </div>
    </div>
  </form>`;
}

/** @param {{game: string}} props */
function Pictured({ game }) {
  return html`<${GameMark} game=${game} />${gameTitle(game)}`;
}

/** @param {{value: string, onChange: (mode: string) => void}} props */
function ModeChoice({ value, onChange }) {
  // keys: web-site-mode-online web-site-mode-online-does
  // keys: web-site-mode-one-device web-site-mode-one-device-does
  const options = ['online', 'one-device'].map((mode) => ({
    value: mode,
    words: t(`web-site-mode-${mode}`),
    says: t(`web-site-mode-${mode}-does`),
  }));
  return html`<${Choice} label=${t('web-site-mode')} value=${value} options=${options} onChange=${onChange}
    />`;
}
