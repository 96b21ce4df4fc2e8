import assert from 'node:assert/strict';
import test from 'node:test';
import {
  controllers, diceLimit, isPresent, neighbours, ON_SCREEN, seconds, spotOf, spots,
} from '#web/dice-settlers/land.js';
import { options, view } from '../real.js';
import { positions } from './golden.js';

const laid = (tents, house = null) => ({ tile: 8, q: 0, r: 0, tents, house });

test('a house controls, else most tents, else nobody (D8.2)', () => {
  assert.deepEqual(controllers(laid([5, 1], 1)), [1]);
  assert.deepEqual(controllers(laid([2, 1, 2])), [0, 2]);
  assert.deepEqual(controllers(laid([0, 0])), []);
});

test('the second place is of those who do not control (D11.1)', () => {
  assert.deepEqual(seconds(laid([3, 1, 2, 2])), [2, 3]);
  assert.deepEqual(seconds(laid([2, 2, 1])), [2]);
  assert.deepEqual(seconds(laid([1, 0, 0], 1)), [0]);
  assert.deepEqual(seconds(laid([3, 0])), []);
  assert.deepEqual(seconds(laid([0, 0], 0)), []);
});

test('a tent or a house is presence', () => {
  assert.ok(isPresent(laid([1, 0]), 0) && isPresent(laid([0, 0], 0), 0));
  assert.ok(!isPresent(laid([1, 0]), 1));
});

test('a place is named by a tile and its side', () => {
  const map = [{ ...laid([1]), tile: 2 }, { ...laid([1]), tile: 4, q: 1, r: -1 }];
  const spot = spotOf('2-E', map);
  assert.deepEqual([spot?.q, spot?.r, spot?.touches], [1, 0, [2, 4]]);
  assert.deepEqual(spotOf('origin', [])?.touches, []);
  assert.equal(spotOf('9-E', map), null);
});

test('opposite sides lie opposite on the screen', () => {
  const opposite = { ne: 'sw', se: 'nw', s: 'n', sw: 'ne', nw: 'se', n: 's' };
  for (const [side, other] of [['NE', 'SW'], ['E', 'W'], ['SE', 'NW']]) {
    assert.equal(opposite[ON_SCREEN[side]], ON_SCREEN[other]);
  }
});

test('the side on the screen is where the place is drawn', () => {
  const map = [{ ...laid([1]), tile: 2 }];
  for (const [side, seen] of Object.entries(ON_SCREEN)) {
    const { x, y } = spotOf(`2-${side}`, map);
    assert.equal(`${y < 0 ? 'n' : 's'}${Math.abs(x) < 1 ? '' : x < 0 ? 'w' : 'e'}`, seen);
  }
});

test('free places touch two tiles, or can be chosen now', () => {
  const map = [{ ...laid([1]), tile: 2 }, { ...laid([1]), tile: 4, q: 1, r: -1 }];
  const position = { map, free_places: ['2-E', '2-W'] };
  const names = (...moves) => spots(view({ position, options: options(...moves) })).map(({ name }) => name);
  assert.deepEqual(names(), ['2-E']);
  assert.deepEqual(names('spot 2-W', 'tile 2-SW'), ['2-E', '2-W']);
});

test('in real positions no free place lies on a tile, and every offered one is there', () => {
  for (const { view: seen } of positions) {
    const found = spots(seen);
    for (const { q, r } of found) assert.ok(!seen.position.map.some((each) => each.q === q && each.r === r));
    const offered = seen.options.map(({ text }) => text).filter((text) => text.startsWith('spot '));
    for (const text of offered) assert.ok(found.some(({ name }) => `spot ${name}` === text), text);
  }
});

test('the dice limit is that of the kernel (D4.1)', () => {
  assert.ok(new Set(positions.map(({ limit }) => limit)).size > 2);
  for (const { view: seen, limit } of positions) {
    assert.equal(diceLimit(seen.position, seen.seat), limit, seen.question.ask);
  }
});

test('neighbours are those on the six sides', () => {
  const map = [[1, 0], [2, 0], [0, 1], [1, 1], [-1, 1]].map(([q, r], i) => ({ ...laid([1]), tile: i, q, r }));
  assert.deepEqual(neighbours({ q: 0, r: 0 }, map).map(({ tile }) => tile), [0, 2, 4]);
});
