/** What most leave as it is: who finds the table, whether it counts, hints, when it starts, one's own line for chance. */
import { html } from '../../app/html.js';
import { Icon } from '../../draw/icon.js';
import { t } from '../../words/words.js';
import { Field, Panel, Switch } from '../parts.js';
import { canBeRated, isForSeveral } from './wish.js';

/**
 * @typedef {import('./wish.js').Wish} Wish
 * @param {{wish: Wish, to: (name: keyof Wish) => (value: any) => void}} props
 */
export function MoreChoices({ wish, to }) {
  return html`<${Panel} title=${t('web-site-more-choices')}>
    ${wish.mode === 'online' && wish.seats.length > 1 ? html`<${Online} wish=${wish} to=${to} />` : null}
    ${wish.seats.includes('open')
      ? html`<${Switch}
          label=${t('web-site-starts-when-full')}
          hint=${t('web-site-starts-when-full-does')}
          value=${wish.startsWhenFull}
          onChange=${to('startsWhenFull')}
        />`
      : null}
    ${isForSeveral(wish)
      ? html`<${Switch}
          label=${t('web-site-allows-hints')}
          hint=${t('web-site-allows-hints-does')}
          value=${wish.allowsHints}
          onChange=${to('allowsHints')}
        />`
      : null}
    <details class="fair">
      <summary><${Icon} name="fair" /> ${t('web-site-fair')}</summary>
      <p>${t('web-site-fair-does')}</p>
      <${Field}
        label=${t('web-site-contribution')}
        hint=${t('web-site-contribution-does')}
        value=${wish.contribution}
        maxlength="64"
        autocomplete="off"
        onInput=${to('contribution')}
      />
    </details>
  <//>`;
}

/** @param {{wish: Wish, to: (name: keyof Wish) => (value: any) => void}} props */
function Online({ wish, to }) {
  const canCount = canBeRated(wish);
  return html`<${Switch}
      label=${t('web-site-is-private')}
      hint=${t('web-site-is-private-does')}
      value=${wish.isPrivate}
      onChange=${to('isPrivate')}
    />
    <${Switch}
      label=${t('web-site-is-rated')}
      hint=${t(canCount ? 'web-site-is-rated-does' : 'server-not-rated')}
      disabled=${!canCount}
      value=${wish.isRated && canCount}
      onChange=${to('isRated')}
    />`;
}
