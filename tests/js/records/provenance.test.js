import assert from 'node:assert/strict';
import test from 'node:test';
import { tally } from '#web/records/provenance.js';

test('values are counted by status, the certain ones first, and none that is not there', () => {
  const statuses = ['own', 'fact', 'own', 'reported', 'fact', 'fact'];
  const values = statuses.map((status) => ({ path: '', value: 0, status, source: '' }));
  assert.deepEqual(tally(values), [['fact', 3], ['reported', 1], ['own', 2]]);
  assert.deepEqual(tally([]), []);
});
