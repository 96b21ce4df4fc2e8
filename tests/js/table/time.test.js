import assert from 'node:assert/strict';
import test from 'node:test';
import { told } from '#web/table/time.js';
import { speak } from '../real.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test('minutes and seconds, and hours before them where there are some', () => {
  assert.equal(told(5 * SECOND), '00:05');
  assert.equal(told(12 * MINUTE + 34 * SECOND), '12:34');
  assert.equal(told(HOUR), '1:00:00');
  assert.equal(told(26 * HOUR + 3 * MINUTE + 4 * SECOND), '26:03:04');
});

test('a second that has begun counts: nothing is left only when nothing is left', () => {
  assert.equal(told(1), '00:01');
  assert.equal(told(0), '00:00');
  assert.equal(told(59 * SECOND + 1), '01:00');
});

test('the last second before the hour is an hour', () => {
  assert.equal(told(HOUR - 1), '1:00:00');
  assert.equal(told(HOUR - SECOND), '59:59');
});

test('from two days on only days are told, in words', () => {
  speak('en');
  assert.equal(told(48 * HOUR - SECOND), '47:59:59');
  assert.equal(told(48 * HOUR - 1), '2 days');
  assert.equal(told(71 * HOUR), '2 days');
  speak('pl');
  assert.equal(told(5 * 24 * HOUR), '5 dni');
});
