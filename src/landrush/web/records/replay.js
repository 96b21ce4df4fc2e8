/** A game that is over, position by position. */
import { Frame } from '../app/frame.js';
import { html } from '../app/html.js';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../app/api.js';
import { gameUi } from '../table/game.js';
import { t } from '../words/words.js';
import { EndCharts } from './end.js';

/** @param {{params: {id: string}}} props */
export function Page({ params }) {
  const found = useSignal(/** @type {any} */ (null));
  useEffect(() => {
    api.get(`/tables/${params.id}`).then(async (table) => {
      found.value = { table, game: await gameUi(table.game) };
    });
  }, []);
  if (!found.value) return null;
  const { table, game } = found.value;
  const players = table.seats.map((/** @type {any} */ s) => s.person?.name ?? s.name);
  return html`<${Frame} title=${t('web-rec-replay')} wide>
    <div class="panel"><${EndCharts} ...${{ tableId: params.id, game, players, scores: table.scores, winners: table.winners }} /></div>
  <//>`;
}
