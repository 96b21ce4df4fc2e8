import assert from 'node:assert/strict';
import test from 'node:test';
import { COLOURS, GOODS } from '#web/montana/things.js';
import { inOrder, needLeft, needOf, proposed, swapped, withOne } from '#web/montana/workers.js';
import { golden } from '../real.js';

const MAIN = golden('montana').positions.find(({ view }) => view.question.step === 'main').view;

/** A real view in which the player has these workers and goods. */
function having(workers, goods = {}) {
  const view = structuredClone(MAIN);
  const board = view.position.boards[view.question.seat];
  board.workers = { copper: 0, stone: 0, grain: 0, pumpkin: 0, ...workers };
  board.goods = { ...Object.fromEntries(GOODS.map((good) => [good, 0])), ...goods };
  return view;
}

test('a space of the bank asks for any workers, as many as are printed', () => {
  assert.deepEqual(needOf('bank 3', MAIN), { own: null, count: 3, others: COLOURS });
});

test('an area asks for one of its own or two others', () => {
  assert.deepEqual(needOf('quarry 1', MAIN), { own: 'stone', count: 2, others: ['copper', 'grain', 'pumpkin'] });
});

test('the small part asks for the same as the space beside it', () => {
  const view = { ...MAIN, question: { ...MAIN.question, step: 'worked', number: 10 } };
  assert.equal(needOf('small', view)?.own, 'pumpkin');
});

test('other moves ask for no workers', () => {
  for (const move of ['hire', 'town', 'build C4', 'end', 'trade grain']) assert.equal(needOf(move, MAIN), null);
});

test('when the space is chosen, an area’s own colour no longer goes beside another', () => {
  const others = ['stone', 'grain', 'pumpkin'];
  assert.deepEqual(needLeft({ part: 4, left: 2 }), { own: 'copper', count: 2, others });
  assert.deepEqual(needLeft({ part: 4, left: 1 }), { own: null, count: 1, others });
  assert.deepEqual(needLeft({ part: 2, left: 3 }), { own: null, count: 3, others: COLOURS });
});

test('the area’s own worker is proposed where there is one', () => {
  const need = needOf('mine 1', MAIN);
  assert.deepEqual(proposed(need, having({ copper: 1, grain: 5 })), ['copper']);
});

test('else those of which there are most, in the order of naming', () => {
  const need = needOf('mine 1', MAIN);
  assert.deepEqual(proposed(need, having({ grain: 3, stone: 1, pumpkin: 1 })), ['grain', 'grain']);
  assert.deepEqual(proposed(need, having({ pumpkin: 2, stone: 1 })), ['stone', 'pumpkin']);
});

test('of equally many those whose goods one has most of', () => {
  const need = needOf('bank 1', MAIN);
  assert.deepEqual(proposed(need, having({ copper: 1, grain: 1 }, { grain: 4 })), ['grain']);
});

test('too few workers are none', () => {
  const need = needOf('bank 3', MAIN);
  assert.deepEqual(proposed(need, having({ copper: 1, grain: 1 })), []);
});

test('a tap on the own colour takes that alone, on another one swaps', () => {
  const view = having({ copper: 1, stone: 2, grain: 2 });
  const need = needOf('mine 1', view);
  assert.deepEqual(withOne(['stone', 'grain'], 'copper', need, view), ['copper']);
  assert.deepEqual(withOne(['copper'], 'grain', need, view), ['stone', 'grain']);
  assert.deepEqual(withOne(['stone', 'stone'], 'grain', need, view), ['stone', 'grain']);
});

test('one more goes where there is room, else instead of another kind', () => {
  assert.deepEqual(swapped(['a'], 'b', 2), ['a', 'b']);
  assert.deepEqual(swapped(['a', 'b'], 'c', 2), ['b', 'c']);
  assert.deepEqual(swapped(['c', 'b'], 'c', 2), ['c', 'c']);
});

test('a tap on the only kind that is chosen changes nothing', () => {
  const view = having({ copper: 4, grain: 1 });
  const need = needOf('bank 2', view);
  assert.deepEqual(withOne(['copper', 'copper'], 'copper', need, view), ['copper', 'copper']);
  assert.deepEqual(swapped(['a', 'a'], 'a', 2), ['a', 'a']);
});

test('there are as many workers as are needed, however often one taps', () => {
  const crews = [{ copper: 5 }, { copper: 3, stone: 1, grain: 1 }, { copper: 2, stone: 2, grain: 2, pumpkin: 2 }];
  for (const workers of crews) {
    const view = having(workers);
    for (const move of ['bank 1', 'bank 2', 'bank 3', 'mine 1', 'farm 2']) {
      const need = needOf(move, view);
      let chosen = proposed(need, view);
      for (const colour of [...COLOURS, ...COLOURS.toReversed(), COLOURS[0]].filter((each) => workers[each])) {
        chosen = withOne(chosen, colour, need, view);
        assert.equal(chosen.length, chosen[0] === need.own ? 1 : need.count, `${move}: ${chosen}`);
      }
    }
  }
});

test('what is put in order is a copy', () => {
  const named = ['b', 'a'];
  assert.deepEqual(inOrder(named, ['a', 'b']), ['a', 'b']);
  assert.deepEqual(named, ['b', 'a']);
});
