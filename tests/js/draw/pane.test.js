import assert from 'node:assert/strict';
import test from 'node:test';
import { fitting, panned, visible } from '#web/draw/pane.js';

const WHOLE = { left: -100, top: -50, width: 200, height: 100 };
const MIDDLE = { x: 0, y: 0 };

test('a unit has as many pixels as the narrower side allows', () => {
  assert.equal(fitting(WHOLE, { width: 400, height: 400 }), 2);
  assert.equal(fitting(WHOLE, { width: 400, height: 50 }), 0.5);
});

test('everything is seen at first, in the middle of a pane of another shape', () => {
  const square = { width: 400, height: 400 };
  assert.deepEqual(visible(WHOLE, square, 1, MIDDLE), { left: -100, top: -100, width: 200, height: 200 });
  assert.equal(visible(WHOLE, square, 1, { x: 90, y: 90 }).left, -100);
});

test('a map that is zoomed shows what is around the point', () => {
  const seen = visible(WHOLE, { width: 200, height: 100 }, 2, { x: 10, y: -5 });
  assert.deepEqual(seen, { left: -40, top: -30, width: 100, height: 50 });
});

test('nobody sees beyond the edge', () => {
  for (const [x, y] of [[1000, 1000], [-1000, 0], [0, -1000], [99, 49]]) {
    const { left, top, width, height } = visible(WHOLE, { width: 200, height: 100 }, 4, { x, y });
    assert.ok(left >= WHOLE.left && left + width <= WHOLE.left + WHOLE.width, `${x} ${y}`);
    assert.ok(top >= WHOLE.top && top + height <= WHOLE.top + WHOLE.height, `${x} ${y}`);
  }
});

test('what is seen has the shape of the pane, so that nothing is distorted', () => {
  for (const size of [{ width: 360, height: 500 }, { width: 900, height: 300 }]) {
    for (const zoom of [1, 1.4, 4]) {
      const { width, height } = visible(WHOLE, size, zoom, MIDDLE);
      assert.ok(Math.abs(width / height - size.width / size.height) < 1e-9);
    }
  }
});

test('a finger drags the map with it, at every zoom', () => {
  const size = { width: 400, height: 200 };
  assert.deepEqual(panned(WHOLE, size, 2, MIDDLE, { dx: 40, dy: -20 }), { x: -10, y: 5 });
  assert.deepEqual(panned(WHOLE, size, 4, MIDDLE, { dx: 40, dy: -20 }), { x: -5, y: 2.5 });
});

test('a finger that went far past the edge comes back at once', () => {
  const size = { width: 400, height: 200 };
  let centre = MIDDLE;
  for (let i = 0; i < 50; i += 1) centre = panned(WHOLE, size, 2, centre, { dx: -100, dy: 0 });
  const atEdge = visible(WHOLE, size, 2, centre).left;
  centre = panned(WHOLE, size, 2, centre, { dx: 40, dy: 0 });
  assert.equal(visible(WHOLE, size, 2, centre).left, atEdge - 10);
});
