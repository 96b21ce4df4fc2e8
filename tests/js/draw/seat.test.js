import assert from 'node:assert/strict';
import test from 'node:test';
import { colourOf } from '#web/draw/seat.js';
import { read } from '../real.js';

test('four seats have four colours, and each its shape and pieces among the symbols', () => {
  const symbols = read('src/landrush/web/symbols.svg');
  const colours = [0, 1, 2, 3].map(colourOf);
  assert.equal(new Set(colours).size, 4);
  for (const colour of colours) {
    for (const name of ['seat', 'settlement', 'tent', 'house']) assert.ok(symbols.includes(` id="${name}-${colour}"`));
  }
});
