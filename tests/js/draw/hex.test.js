import assert from 'node:assert/strict';
import test from 'node:test';
import { box, corners, middle, neighbour, round } from '#web/draw/hex.js';
import { golden } from '../real.js';

const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const place = (q, r) => ({ name: `${q} ${r}`, ...middle(q, r, 10) });

test('all six neighbours of a hex are equally far away', () => {
  for (const [q, r] of AROUND) {
    const { x, y } = middle(q, r, 10);
    assert.equal(round(Math.hypot(x, y)), round(10 * Math.sqrt(3)));
  }
});

test('neighbours share two corners', () => {
  const own = new Set(corners(0, 0, 10).split(' '));
  for (const [q, r] of AROUND) {
    const { x, y } = middle(q, r, 10);
    assert.equal(corners(x, y, 10).split(' ').filter((corner) => own.has(corner)).length, 2);
  }
});

test('the box has every corner, and the margin', () => {
  const middles = [place(0, 0), place(3, -1), place(-2, 4)];
  const { left, top, width, height } = box(middles, 10, 2);
  const points = middles.flatMap(({ x, y }) => corners(x, y, 10).split(' '));
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => Number(point.split(',')[axis])));
  assert.equal(round(left), round(Math.min(...xs) - 2));
  assert.equal(round(top), round(Math.min(...ys) - 2));
  assert.equal(round(left + width), round(Math.max(...xs) + 2));
  assert.equal(round(top + height), round(Math.max(...ys) + 2));
});

test('up and down lead to the hex above and below', () => {
  const places = AROUND.map(([q, r]) => place(q, r));
  assert.equal(neighbour(place(0, 0), 'ArrowUp', places)?.name, '0 -1');
  assert.equal(neighbour(place(0, 0), 'ArrowDown', places)?.name, '0 1');
});

test('left and right lead to one of the two hexes on that side', () => {
  const places = AROUND.map(([q, r]) => place(q, r));
  assert.match(neighbour(place(0, 0), 'ArrowLeft', places)?.name ?? '', /^-1 /);
  assert.match(neighbour(place(0, 0), 'ArrowRight', places)?.name ?? '', /^1 /);
});

test('an arrow leads over a gap, but not out of the map and never to the hex itself', () => {
  const here = place(0, 0);
  assert.equal(neighbour(here, 'ArrowUp', [here, place(0, -3)])?.name, '0 -3');
  assert.equal(neighbour(here, 'ArrowDown', [here, place(0, -3)]), undefined);
  assert.equal(neighbour(here, 'Enter', [here, place(0, -3)]), undefined);
});

test('the arrows reach every hex of a real landscape from every other', () => {
  const fields = golden('montana').positions[0].view.position.landscape.fields;
  const places = fields.map(({ field, q, r }) => ({ field, ...middle(q, r, 10) }));
  for (const start of places) {
    const reached = new Set([start]);
    for (const here of reached) {
      for (const arrow of ARROWS) reached.add(neighbour(here, arrow, places) ?? here);
    }
    assert.equal(reached.size, places.length, start.field);
  }
});
