import assert from 'node:assert/strict';
import test from 'node:test';
import { threats } from '#web/montana/states.js';
import { golden, view } from '../real.js';

/** Hexes in a row: the start, two free fields, a lake. */
function row(boards, settlements = []) {
  const fields = ['A1', 'A2', 'A3', 'A4'].map((field, q) => ({ field, q, r: 0, terrain: 'field', cost: { grain: 1 } }));
  fields[3].terrain = 'lake';
  return view({ position: { landscape: { start: 'A1', fields, settlements }, boards } });
}

const board = (grain, settlements = 5) => ({ goods: { grain }, settlements });

test('a rival who can pay threatens free fields beside what is settled', () => {
  assert.deepEqual([...threats(row([board(0), board(1)]), 0)], [['A2', [1]]]);
});

test('nobody threatens without the goods, without settlements, or oneself', () => {
  assert.equal(threats(row([board(1), board(0)]), 0).size, 0);
  assert.equal(threats(row([board(0), board(1, 0)]), 0).size, 0);
});

test('fields beside a settlement of anybody are in reach, settled ones and lakes are not', () => {
  const found = threats(row([board(1), board(1), board(1)], [{ field: 'A2', seat: 0, count: 1 }]), 1);
  assert.deepEqual([...found], [['A3', [0, 2]]]);
});

test('in real positions a seat threatens nothing that is not for sale', () => {
  for (const { view: seen } of golden('montana').positions) {
    const { fields, settlements, start } = seen.position.landscape;
    const taken = new Set([start, ...settlements.map((each) => each.field)]);
    for (const [field, seats] of threats(seen, seen.seat)) {
      assert.ok(!taken.has(field) && !seats.includes(seen.seat));
      assert.equal(fields.find((each) => each.field === field).terrain, 'field');
    }
  }
});

test('what a seat may build now is what it threatens for the others', () => {
  const { view: seen } = golden('montana').positions.find((each) => each.view.question.step === 'built');
  const builds = seen.options.map(({ text }) => text).filter((text) => text.startsWith('build '));
  const other = (seen.seat + 1) % seen.position.boards.length;
  const threatened = [...threats(seen, other)].filter(([, seats]) => seats.includes(seen.seat));
  assert.ok(builds.length > 1);
  assert.deepEqual(builds.toSorted(), threatened.map(([field]) => `build ${field}`).toSorted());
});
