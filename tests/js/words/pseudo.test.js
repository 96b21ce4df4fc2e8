import assert from 'node:assert/strict';
import test from 'node:test';
import { accented } from '#web/words/pseudo.js';

test('words are accented and made longer, each by itself', () => {
  assert.equal(accented('Your turn'), 'Ýóúr~~ túrñ~~');
});

test('what is no word stays as it is', () => {
  assert.equal(accented('12 · 3–4 ({ }) 5%'), '12 · 3–4 ({ }) 5%');
});

test('letters without an accent of ours stay, and count', () => {
  assert.equal(accented('żółw 日本'), 'żółw~~ 日本~');
});
