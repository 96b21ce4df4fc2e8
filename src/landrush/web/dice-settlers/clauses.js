/** The clause of the rules behind each reason why something is not possible. */

/** @type {Record<string, string>} */
const CLAUSES = {
  'why-action-used': 'D5.3',
  'why-d-must-act': 'D5.1',
  'why-no-symbol': 'D5.5',
  'why-few-symbols': 'D5.5',
  'why-no-dice-colour': 'D6.1',
  'why-no-dice-access': 'D6.1',
  'why-no-white-dice': 'D6.1',
  'why-no-presence-terrain': 'D6.7',
  'why-stack-empty': 'D6.2',
  'why-no-spot': 'D6.2',
  'why-touch-two': 'D6.2',
  'why-touch-presence': 'D6.2',
  'why-touch-most': 'D2.4',
  'why-not-in-hand': 'D6.2',
  'why-not-present': 'D8.1',
  'why-too-far': 'D6.3',
  'why-no-own-tents': 'D6.3',
  'why-no-tent-there': 'D6.3',
  'why-no-tents-on-map': 'D6.3',
  'why-few-tents': 'D7.2',
  'why-no-enemy-tents': 'D6.4',
  'why-attack-ignored': 'D14.3',
  'why-replace-one': 'D6.4',
  'why-trade-set': 'D6.6',
  'why-no-token': 'D6.6',
  'why-tech-owned': 'D6.7',
  'why-tech-not-owned': 'D7.3',
  'why-tech-token': 'D6.7',
  'why-once-per-round': 'D14.4',
  'why-not-factory': 'D7.1',
  'why-factory-tent': 'D7.1',
  'why-house-there': 'D7.2',
  'why-lead-three': 'D7.2',
  'why-no-houses': 'D7.2',
  'why-die-not-for-this': 'D4.4',
  'why-bag-empty': 'D4.4',
  'why-priorities': 'D12.20',
};

/** @param {import('../words/words.js').Said} reason */
export function clause(reason) {
  return CLAUSES[reason.key] ?? null;
}
