import assert from 'node:assert/strict';
import test from 'node:test';
import { marked, spread, ticks } from '#web/records/scales.js';

test('the ticks are round numbers that span the values, and zero is among them', () => {
  assert.deepEqual(ticks([3, 12], 1), [0, 5, 10, 15]);
  assert.deepEqual(ticks([-0.7, 1.2], 0.1), [-1, -0.5, 0, 0.5, 1, 1.5]);
  assert.deepEqual(ticks([5, 40], 1), [0, 10, 20, 30, 40]);
});

test('values that are all zero, or none, have an axis too', () => {
  assert.deepEqual(ticks([0, 0], 1), [0, 1]);
  assert.deepEqual(ticks([], 1), [0, 1]);
  assert.deepEqual(ticks([-3, -3], 1), [-3, -2, -1, 0]);
});

test('there are never more than seven, never finer than asked, whatever the values', () => {
  for (let low = -30; low <= 0; low += 0.7) {
    for (let high = 0; high <= 200; high += 1.3) {
      const found = ticks([low, high], 0.5);
      const step = found[1] - found[0];
      assert.ok(found.length <= 7 && step >= 0.5 - 1e-6, `${low} ${high}: ${found}`);
      assert.ok(found.includes(0) && found[0] <= low && found[found.length - 1] >= high, `${low} ${high}: ${found}`);
    }
  }
});

test('the first and the last place get a number, and none stands too close to the last', () => {
  assert.deepEqual(marked(0, 5), []);
  assert.deepEqual(marked(1, 5), [0]);
  assert.deepEqual(marked(2, 5), [0, 1]);
  assert.deepEqual(marked(6, 5), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(marked(7, 5), [0, 2, 4, 6]);
  assert.deepEqual(marked(12, 5), [0, 5, 11]);
  assert.deepEqual(marked(1000, 5), [0, 999]);
});

test('labels that have room stay where they are', () => {
  assert.deepEqual(spread([10, 40, 80], 17, 200), [10, 40, 80]);
});

test('labels that are too close move apart and keep their order', () => {
  assert.deepEqual(spread([50, 50, 52], 10, 200), [50, 60, 70]);
  assert.deepEqual(spread([52, 50], 10, 200), [60, 50]);
});

test('labels at the lower edge are pushed up', () => {
  assert.deepEqual(spread([198, 199], 10, 200), [190, 200]);
  assert.deepEqual(spread([], 10, 200), []);
});
