/** A new table: one form, with the common choice filled in. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { Loaded, useLoaded } from '../app/loaded.js';
import { address, navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { anybody, useDoing } from './doing.js';
import { GAMES, GameMark, gameNamed, gameTitle } from './games.js';
import { ClockChoice } from './new/clock.js';
import { OptionChoices } from './new/options.js';
import { SeatChoices } from './new/seats.js';
import { body, canBeRated, firstWish, withGame, withMode, withPlayers } from './new/wish.js';
import { Choice, Field, Panel, Switch } from './parts.js';

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
  const change = (/** @type {Partial<import('./new/wish.js').Wish>} */ some) => {
    wish.value = { ...wish.value, ...some };
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
      <${Choice} quiet label=${t('web-site-game')} value=${wish.value.game} onChange=${(/** @type {string} */ name) => (wish.value = withGame(wish.value, name))}
        options=${GAMES.map(({ name }) => ({ value: name, words: html`<${GameMark} game=${name} />${gameTitle(name)}` }))} />
      <${Choice} label=${t('web-site-players-label')} value=${seats.length} options=${counts}
        onChange=${(/** @type {number} */ n) => (wish.value = withPlayers(wish.value, n))} />
    <//>
    <${Panel} title=${t('web-site-seats')}>
      ${seats.length > 1
        ? html`<${Choice} label=${t('web-site-mode')} value=${mode} onChange=${(/** @type {string} */ to) => (wish.value = withMode(wish.value, to))}
            options=${[
              { value: 'online', words: t('web-site-mode-online'), says: t('web-site-mode-online-does') },
              { value: 'one-device', words: t('web-site-mode-one-device'), says: t('web-site-mode-one-device-does') },
            ]} />`
        : null}
      <${SeatChoices} wish=${wish.value} bots=${catalogue.bots} onChange=${(/** @type {string[]} */ to) => change({ seats: to })} />
    <//>
    <${OptionChoices} wish=${wish.value} options=${game.options[seats.length]} onChange=${(/** @type {any} */ options) => change({ options })} />
    </div>
    <div class="column">
    ${seats.length > 1
      ? html`<${Panel} title=${t('web-site-clock')}><${ClockChoice} value=${wish.value.clock} onChange=${(/** @type {string} */ clock) => change({ clock })} /><//>`
      : null}
    <${Panel} title=${t('web-site-more-choices')}>
      ${mode === 'online' && seats.length > 1
        ? html`<${Switch} label=${t('web-site-is-private')} hint=${t('web-site-is-private-does')} value=${wish.value.isPrivate} onChange=${(/** @type {boolean} */ isPrivate) => change({ isPrivate })} />
            <${Switch} label=${t('web-site-is-rated')} hint=${t(canBeRated(wish.value) ? 'web-site-is-rated-does' : 'server-not-rated')} disabled=${!canBeRated(wish.value)}
              value=${wish.value.isRated && canBeRated(wish.value)} onChange=${(/** @type {boolean} */ isRated) => change({ isRated })} />`
        : null}
      ${isWaiting
        ? html`<${Switch} label=${t('web-site-starts-when-full')} hint=${t('web-site-starts-when-full-does')} value=${wish.value.startsWhenFull}
            onChange=${(/** @type {boolean} */ startsWhenFull) => change({ startsWhenFull })} />`
        : null}
      <details class="fair">
        <summary><${Icon} name="fair" /> ${t('web-site-fair')}</summary>
        <p>${t('web-site-fair-does')}</p>
        <${Field} label=${t('web-site-contribution')} hint=${t('web-site-contribution-does')} value=${wish.value.contribution} maxlength="64" autocomplete="off"
          onInput=${(/** @type {string} */ contribution) => change({ contribution })} />
      </details>
    <//>
    <${Refused} reason=${doing.reason} />
    <div class="acts end">
      <button type="submit" class="primary large" disabled=${doing.isBusy}>${t(isWaiting ? 'web-site-open-table' : 'web-site-start-game')}</button>
    </div>
    </div>
  </form>`;
}

