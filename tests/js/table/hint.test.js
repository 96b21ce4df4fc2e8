import assert from 'node:assert/strict';
import test from 'node:test';
import { moveOf } from '#web/table/hint.js';

test('only a sentence that names the move names one', () => {
  assert.equal(moveOf([{ key: 'ui-hint-move', params: { move: 'build C4' } }, { key: 'ui-hint-gap' }]), 'build C4');
  assert.equal(moveOf([{ key: 'ui-hint-only', params: { move: 'end' } }]), 'end');
  assert.equal(moveOf([{ key: 'ui-hint-kind', params: { move: 'build C4' } }]), undefined);
  assert.equal(moveOf([{ key: 'ui-hint-move', params: { move: { term: 'm-bank' } } }]), undefined);
});
