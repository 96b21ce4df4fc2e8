import assert from 'node:assert/strict';
import test from 'node:test';
import { undoneSteps } from '#web/table/log.js';

/** Steps numbered from one; a number is a step that goes back to before that one. */
const steps = (...backs) =>
  backs.map((back, i) => ({ number: i + 1, kind: 'move', seat: 0, at: 0, events: [], ...(back && { back }) }));

test('nothing is undone where nobody went back', () => {
  assert.deepEqual([...undoneSteps(steps(0, 0, 0))], []);
});

test('everything from the named step on is undone, but not the going back', () => {
  assert.deepEqual([...undoneSteps(steps(0, 0, 0, 2, 0))], [2, 3]);
});

test('whoever goes back twice undoes what came between too', () => {
  // 1 2 /undo 2 4 /undo 1
  assert.deepEqual([...undoneSteps(steps(0, 0, 2, 0, 1))].toSorted(), [1, 2, 4]);
});
