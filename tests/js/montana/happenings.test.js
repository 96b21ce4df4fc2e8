import assert from 'node:assert/strict';
import test from 'node:test';
import { duration, eventTargets, sound } from '#web/montana/happenings.js';
import { hasWords } from '#web/words/words.js';
import { fluent, speak, view } from '../real.js';

const lasts = (...keys) =>
  duration(null, view({}), [{ number: 1, kind: 'move', seat: 0, at: 0, events: keys.map((key) => ({ key })) }]);

test('the wheel takes longer than a settlement, that longer than a line of the log', () => {
  const times = [lasts('log-turn', 'log-spin'), lasts('log-build', 'log-double'), lasts('log-bank'), lasts('log-turn')];
  assert.deepEqual(times, times.toSorted((a, b) => b - a));
  assert.equal(new Set(times).size, 4);
});

test('what nobody sees is over at once', () => {
  assert.ok(lasts() < 100);
  assert.ok(lasts('log-turn') < 100);
});

test('an event is about its field, its row, its area', () => {
  assert.deepEqual(eventTargets({ key: 'log-build', params: { field: 'C4', player: { seat: 0 } } }), ['field:C4']);
  assert.deepEqual(eventTargets({ key: 'log-reward', params: { row: 2 } }), ['row:2']);
  const at = (term) => eventTargets({ key: 'log-produce', params: { place: { term } } });
  assert.deepEqual(at('m-grain-field'), ['area:grain-field']);
  assert.deepEqual(at('m-wheel'), []);
  assert.deepEqual(eventTargets({ key: 'log-bank' }), ['area:bank']);
  assert.deepEqual(eventTargets({ key: 'log-spin' }), ['wheel']);
  assert.deepEqual(eventTargets({ key: 'log-turn' }), []);
});

test('whatever has a sound is an event of the log', () => {
  speak('en');
  const events = [...fluent('en').matchAll(/^(log-[\w-]+) =/gm)].map(([, key]) => key);
  const heard = events.filter((key) => sound({ key }) !== null);
  assert.ok(heard.includes('log-spin') && heard.includes('log-won'));
  assert.equal(sound({ key: 'log-turn' }), null);
  assert.ok(heard.every(hasWords));
});
