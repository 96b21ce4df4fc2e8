import assert from 'node:assert/strict';
import test from 'node:test';
import { atHand, means, payment, tileSymbols } from '#web/dice-settlers/symbols.js';
import { positions, tables } from './golden.js';

/** The first card with this effect that fits. */
function card(effect, fits) {
  return Object.entries(tables.technologies).find(([, each]) => each.effect === effect && fits(each))[0];
}

/**
 * A position in which the only player has these dice and cards.
 * @returns {any}
 */
function having(active, technologies = [], used = [], map = []) {
  return { map, boards: [{ active, technologies, used }] };
}

test('real positions have the symbols that the kernel counts', () => {
  for (const { view, symbols } of positions) {
    for (const [action, count] of Object.entries(symbols)) {
      const found = atHand(view.position, view.seat, action);
      assert.equal(found.symbols + found.pairs, count, `${view.question.ask}: ${action}`);
    }
  }
});

test('dice that show it pay, and every resource pays for the harvest', () => {
  const { boards: [board] } = having({ 'green-wood': 1, 'white-settle': 2, 'grey-iron': 1 });
  assert.deepEqual(means(board, 'settle').dice.map(({ name }) => name), ['white-settle', 'white-settle']);
  assert.deepEqual(means(board, 'harvest').dice.map(({ name }) => name), ['green-wood', 'grey-iron']);
});

test('two pioneers stand in for a symbol', () => {
  const position = having({ 'white-pioneer': 3 });
  assert.deepEqual(atHand(position, 0, 'settle'), { symbols: 0, pairs: 1 });
});

test('a card that converts makes other dice pay, but not the natural ones', () => {
  const id = card('convert', ({ to }) => to.includes('explore') || to.includes('settle'));
  const { from, to } = tables.technologies[id];
  const { boards: [board] } = having({ [`white-${from[0]}`]: 1 }, [id]);
  assert.equal(means(board, to[0]).dice.length, 1);
  assert.equal(means(board, to[0]).direct.length, 0);
  assert.equal(means({ ...board, technologies: [] }, to[0]).dice.length, 0);
});

test('a card that gives a symbol does so once a round', () => {
  const id = card('symbol', () => true);
  const [gives] = tables.technologies[id].one_of;
  assert.deepEqual(atHand(having({}, [id]), 0, gives), { symbols: 1, pairs: 0 });
  assert.deepEqual(atHand(having({}, [id], [id]), 0, gives), { symbols: 0, pairs: 0 });
});

test('a tile gives its symbol to whoever controls it', () => {
  const tile = 10;
  const { symbol } = tables.tiles[tile];
  const map = (tents) => [{ tile, q: 0, r: 0, tents, house: null }];
  assert.equal(tileSymbols({ map: map([1, 0]) }, 0, symbol), 1);
  assert.equal(tileSymbols({ map: map([1, 2]) }, 0, symbol), 0);
  assert.equal(tileSymbols({ map: map([1, 0]) }, 0, 'attack'), 0);
});

test('everything at hand, or dice of one kind, are named by themselves', () => {
  const two = having({ 'white-settle': 1, 'green-settle': 1 });
  assert.deepEqual(payment(two, 0, 'settle', 2), ['die white-settle', 'die green-settle']);
  assert.deepEqual(payment(having({ 'white-settle': 3 }), 0, 'settle', 2), ['die white-settle', 'die white-settle']);
});

test('where it matters which dice are spent, none are named', () => {
  assert.deepEqual(payment(having({ 'white-settle': 2, 'green-settle': 1 }), 0, 'settle', 2), []);
  const id = card('symbol', ({ one_of: gives }) => gives.includes('settle') || gives.includes('explore'));
  const [gives] = tables.technologies[id].one_of;
  assert.deepEqual(payment(having({ [`white-${gives}`]: 2 }, [id]), 0, gives, 2), []);
});

test('what a tile gives is not paid with dice', () => {
  const map = [{ tile: 10, q: 0, r: 0, tents: [1], house: null }];
  assert.deepEqual(payment(having({ 'white-trade': 2 }, [], [], map), 0, 'trade', 2), ['die white-trade']);
  assert.deepEqual(payment(having({ 'white-trade': 2 }, [], [], map), 0, 'trade', 1), []);
});
