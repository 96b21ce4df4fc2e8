/** How the client looks and plays. */
import { html } from '../../app/html.js';
import { prefer, preferences } from '../../app/preferences.js';
import { LANGUAGES } from '../../words/languages.js';
import { t } from '../../words/words.js';
import { Choice, Panel, Select, Switch } from '../parts.js';

const COLOURS = ['system', 'light', 'dark'];
const SPEEDS = ['off', 'slow', 'normal', 'fast'];
const CONFIRM = ['always', 'undo', 'never'];
// keys: web-site-colours-system web-site-colours-light web-site-colours-dark
// keys: web-site-animation-off web-site-animation-slow web-site-animation-normal web-site-animation-fast
// keys: web-site-confirm-always web-site-confirm-undo web-site-confirm-never

/**
 * @param {string} what
 * @param {string[]} values
 */
const worded = (what, values) => values.map((value) => ({ value, words: t(`web-site-${what}-${value}`) }));

/** @param {keyof import('../../app/preferences.js').Preferences} name */
const to = (name) => (/** @type {any} */ value) => prefer({ [name]: value });

export function Look() {
  const { language, colours } = preferences.value;
  const languages = Object.entries(LANGUAGES).map(([value, words]) => ({ value, words }));
  return html`<${Panel} title=${t('web-site-look-title')}>
    <${Select} label=${t('web-language')} hint=${t('web-site-language-does')} value=${language}
      options=${languages}
      onChange=${to('language')} />
    <${Choice} label=${t('web-site-colours')} value=${colours} options=${worded('colours', COLOURS)}
      onChange=${to('colours')} />
  <//>`;
}

export function Playing() {
  const { animation, confirm, sounds, threats, text_mode: isText } = preferences.value;
  return html`<${Panel} title=${t('web-site-playing')}>
    <${Choice} label=${t('web-site-animation')} hint=${t('web-site-animation-does')} value=${animation}
      options=${worded('animation', SPEEDS)}
      onChange=${to('animation')} />
    <${Choice} label=${t('web-site-confirm')} hint=${t('web-site-confirm-does')} value=${confirm}
      options=${worded('confirm', CONFIRM)}
      onChange=${to('confirm')} />
    <${Switch} label=${t('web-site-sounds')} hint=${t('web-site-sounds-does')} value=${sounds}
      onChange=${to('sounds')} />
    <${Switch} label=${t('web-site-threats')} hint=${t('web-site-threats-does')} value=${threats}
      onChange=${to('threats')} />
    <${Switch} label=${t('web-site-text-mode')} hint=${t('web-site-text-mode-does')} value=${isText}
      onChange=${to('text_mode')} />
  <//>`;
}
