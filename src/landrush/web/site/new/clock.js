/** How much time everybody has. */
import { html } from '../../app/html.js';
import { t } from '../../words/words.js';
import { Choice, Panel } from '../parts.js';
import { clockWords } from '../table-row.js';

/** The clocks that are offered, in seconds. @type {Record<string, string[]>} */
const CLOCKS = {
  none: ['none'],
  live: ['live 600+15', 'live 1200+20', 'live 2400+30'],
  correspondence: ['correspondence 86400', 'correspondence 259200', 'correspondence 604800'],
};

/** @param {{value: string, onChange: (clock: string) => void}} props */
export function ClockChoice({ value, onChange }) {
  const kind = value.split(' ')[0];
  const kinds = Object.keys(CLOCKS).map((each) => ({
    value: each,
    words: t(`web-site-clock-kind-${each}`),
    says: t(`web-site-clock-kind-${each}-does`),
  }));
  // keys: web-site-clock-kind-none-does web-site-clock-kind-live-does web-site-clock-kind-correspondence-does
  return html`<${Panel} title=${t('web-site-clock')}>
    <${Choice}
      quiet
      label=${t('web-site-clock')}
      value=${kind}
      options=${kinds}
      onChange=${(/** @type {string} */ to) => onChange(CLOCKS[to][Math.floor(CLOCKS[to].length / 2)])}
    />
    ${CLOCKS[kind].length > 1
      ? html`<${Choice}
          label=${t('web-site-time')}
          value=${value}
          options=${CLOCKS[kind].map((clock) => ({ value: clock, words: clockWords(clock) }))}
          onChange=${onChange}
        />`
      : null}
  <//>`;
}
