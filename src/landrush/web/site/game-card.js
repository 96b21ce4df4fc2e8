/** A game's card on the first page: against whom, and off. */
import { useSignal } from '@preact/signals';
import { api } from '../app/api.js';
import { html } from '../app/html.js';
import { navigate } from '../app/router.js';
import { Refused } from '../app/trouble.js';
import { Icon } from '../draw/icon.js';
import { t } from '../words/words.js';
import { anybody, useDoing } from './doing.js';
import { chooseLevel, chosenLevel } from '../table/chosen-level.js';
import { GameDrawing, gameTitle } from './games.js';
import { LevelScale } from './level-scale.js';
import { Choice, Select, into } from './parts.js';

// keys: option-d-automaton-easy option-d-automaton-normal option-d-automaton-hard
const STRENGTHS = ['easy', 'normal', 'hard'];
// How many bots and which strength are filled in.
const USUAL = { bots: 1, strength: 'normal' };

/** @param {{game: import('./games.js').GameFacts}} props */
export function GameCard({ game }) {
  const bots = useSignal(USUAL.bots);
  const level = chosenLevel(game.name);
  const strength = useSignal(USUAL.strength);
  const doing = useDoing();
  const isSolo = bots.value === 0;
  const play = () =>
    doing.act(async () => {
      await anybody();
      const seats = ['me', ...Array(bots.value).fill(`bot:${level}`)];
      const options = isSolo ? { automaton: strength.value } : {};
      const table = await api.post('/tables', { game: game.name, seats, options });
      navigate(`/tables/${table.id}`);
    });
  const counts = [];
  for (let n = game.least - 1; n < game.most; n += 1) {
    counts.push({ value: n, words: n ? t('web-site-bots', { n }) : t('ui-automaton') });
  }
  // keys: web-site-about-m web-site-about-d
  return html`<section class="panel card">
    <${GameDrawing} game=${game.name} />
    <div class="facts">
      <h2>${gameTitle(game.name)}</h2>
      <p class="numbers">
        <span><${Icon} name="person" />${t('web-site-players-range', { least: game.least, most: game.most })}</span>
        <span><${Icon} name="clock" />${t('web-site-minutes', { minutes: game.minutes })}</span>
      </p>
      <p>${t(`web-site-about-${game.letter}`)}</p>
    </div>
    <div class="against">
      <${Choice} label=${t('web-site-against')} value=${bots.value} options=${counts} onChange=${into(bots)}
        />
      ${isSolo
        ? html`<${Select} label=${t('web-site-strength')} value=${strength.value} onChange=${into(strength)}
            options=${STRENGTHS.map((each) => ({ value: each, words: t(`option-d-automaton-${each}`) }))} />`
        : html`<${LevelScale} value=${level}
            onChange=${(/** @type {string} */ to) => chooseLevel(game.name, to)} />`}
    </div>
    <${Refused} reason=${doing.reason} />
    <div class="acts">
      <button type="button" class="primary large" disabled=${doing.isBusy} onClick=${play}
        data-game=${game.name}>
        <${Icon} name="play" class="s" />${t('web-site-play-now')}
      </button>
      <a class="btn" href="/tutorial/${game.name}">${t('web-nav-tutorial')}</a>
      <a class="btn" href="/rules/${game.name}">${t('web-nav-rules')}</a>
      <a class="btn" href="/new?game=${game.name}">${t('web-site-with-people')}</a>
    </div>
  </section>`;
}
