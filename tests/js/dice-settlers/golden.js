/** Real views of Dice Settlers, with the components printed. */
import { print } from '#web/dice-settlers/parts.js';
import { golden } from '../real.js';

const { tables, positions } = golden('dice-settlers');
print(tables);

export { positions, tables };

/** The view of a kind of question. */
export function asking(ask) {
  return positions.find(({ view }) => view.question.ask === ask).view;
}
