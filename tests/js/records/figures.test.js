import assert from 'node:assert/strict';
import test from 'node:test';
import { decimal, percent, signed } from '#web/records/figures.js';
import { change, learn } from '#web/words/words.js';

/** What a function gives in each language, with ~ for a space that does not break. */
function inEach(write) {
  return ['en', 'pl', 'de', 'nl', 'ja'].map((lang) => {
    learn(lang, '');
    change(lang);
    return write().replaceAll(/[\u00a0\u202f]/g, '~');
  });
}

test('shares are whole percent, as each language writes them', () => {
  assert.deepEqual(inEach(() => percent(0.256)), ['26%', '26%', '26~%', '26%', '26%']);
  assert.deepEqual(inEach(() => percent(0)), ['0%', '0%', '0~%', '0%', '0%']);
  assert.deepEqual(inEach(() => percent(1)), ['100%', '100%', '100~%', '100%', '100%']);
});

test('one decimal is always shown', () => {
  assert.deepEqual(inEach(() => decimal(7)), ['7.0', '7,0', '7,0', '7,0', '7.0']);
  assert.deepEqual(inEach(() => decimal(99.96)), ['100.0', '100,0', '100,0', '100,0', '100.0']);
});

test('a sign is a plus or a minus, not a hyphen', () => {
  assert.deepEqual(inEach(() => signed(2.54)), ['+2.5', '+2,5', '+2,5', '+2,5', '+2.5']);
  assert.deepEqual(inEach(() => signed(-3)), ['−3', '−3', '−3', '−3', '−3']);
  assert.deepEqual(inEach(() => signed(-3, decimal)), ['−3.0', '−3,0', '−3,0', '−3,0', '−3.0']);
});

test('what is rounded to nothing has no sign', () => {
  assert.deepEqual([0, 0.04, -0.04].map((n) => signed(n)), ['0', '0', '0']);
  assert.equal(signed(-0.05 - Number.EPSILON), '−0.1');
});

test('the pseudo-locale writes numbers as English does', () => {
  learn('pseudo', '');
  change('pseudo');
  assert.equal(signed(1.5), '+1.5');
});
