import assert from 'node:assert/strict';
import test from 'node:test';
import { clockWords } from '#web/table/mode.js';
import { speak } from '../real.js';

const told = (clock, mode = 'online') => clockWords({ clock, mode });

test('a clock is told in minutes and seconds, or in hours', () => {
  speak('en');
  assert.match(told('live 600+15'), /\b10\b.*\b15\b/);
  assert.match(told('live 90+5'), /\b1\.5\b.*\b5\b/);
  assert.match(told('correspondence 259200'), /\b72\b/);
});

test('a clock that gives nothing for a move adds nothing', () => {
  speak('en');
  assert.match(told('live 600'), /\b10\b.*\b0\b/);
});

test('without a clock nothing is said, at one device that', () => {
  speak('en');
  assert.equal(told('none'), '');
  assert.equal(told('live 600+15', 'one-device'), told('none', 'one-device'));
  assert.notEqual(told('none', 'one-device'), '');
});
