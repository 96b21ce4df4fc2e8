import assert from 'node:assert/strict';
import test from 'node:test';
import { auto, focus, moveAt, partTarget, place, plan, segmentAfter, targets } from '#web/montana/moves.js';
import { golden, options } from '../real.js';

const { positions } = golden('montana');

/** A real view with this question and only these options. */
function asked(question, moves = []) {
  const { view } = positions.find((each) => each.view.question.step === 'main');
  return { ...view, question: { seat: view.seat, ...question }, options: options(...moves) };
}
const option = (text) => options(text)[0];

const TURN = { ask: 'turn', step: 'main', number: 0 };

test('a move that the board shows has its place there', () => {
  const view = asked(TURN);
  const places = {
    'build C4': 'field:C4',
    'start C4': 'field:C4',
    hire: 'wheel',
    'grain-field 2': 'space:grain-field-2',
    'bank 3': 'space:bank-3',
    'pawn 3-1': 'pawn:3-1',
    'place copper': 'worker:copper',
    'return grain': 'worker:grain',
    'trade coins': 'trade',
  };
  for (const [move, target] of Object.entries(places)) assert.deepEqual(targets(option(move), view), [target]);
});

test('a move without a place is a button', () => {
  for (const move of ['end', 'canteen', 'pass', 'done', 'take grain', 'upgrade copper', 'pick stone']) {
    assert.deepEqual(targets(option(move), asked(TURN)), []);
  }
});

test('the small part is that of the space just used', () => {
  assert.deepEqual(targets(option('small'), asked({ ask: 'turn', step: 'worked', number: 4 })), ['small:quarry-2']);
});

test('the pointer goes round', () => {
  const view = asked(TURN);
  const segments = view.printed.wheel.segments.length;
  view.position = { ...view.position, pointer: segments - 1 };
  assert.equal(segmentAfter(2, view), 1);
  assert.deepEqual(targets(option('pointer 2'), view), ['segment:1']);
  assert.equal(moveAt('segment:1', view), 'pointer 2');
  assert.equal(moveAt(`segment:${segments - 1}`, view), 'hire');
});

test('the town lights the places that can be paid with the pumpkin one gets there', () => {
  const view = structuredClone(asked(TURN));
  view.printed.town.column_prices = [2, 3, 4];
  view.position.boards[view.seat].goods.pumpkin = 2;
  const found = targets(option('town'), view);
  assert.deepEqual(found.filter((target) => target.startsWith('pawn:1-')), ['pawn:1-1', 'pawn:1-2']);
  assert.equal(found.length, 1 + 4 * 2);
  assert.equal(found[0], 'town');
});

test('a tap on what is not possible asks about the move that it would have been', () => {
  const turn = asked(TURN, ['town']);
  assert.equal(moveAt('field:C4', turn), 'build C4');
  assert.equal(moveAt('field:C4', asked({ ask: 'start' })), 'start C4');
  assert.equal(moveAt('space:grain-field-2', turn), 'grain-field 2');
  assert.equal(moveAt('pawn:3-1', turn), 'pawn 3-1');
  assert.equal(moveAt('pawn:3-1', asked(TURN)), 'town');
  assert.equal(moveAt('worker:grain', turn), 'place grain');
  assert.equal(moveAt('worker:grain', asked({ ask: 'surplus', left: 1 })), 'return grain');
  assert.equal(moveAt('trade', turn), 'trade grain');
  assert.equal(moveAt('nothing:1', turn), null);
});

for (const { view } of positions) {
  const { ask, step = '' } = view.question;

  test(`in a real question ${ask} ${step} a target of an option leads back to a move of its kind`, () => {
    for (const each of view.options) {
      for (const target of targets(each, view)) {
        const move = moveAt(target, view);
        const verbs = target.startsWith('pawn:') ? ['town', 'pawn'] : [each.text.split(' ')[0]];
        assert.ok(move && verbs.includes(move.split(' ')[0]), `${each.text}: ${target}: ${move}`);
      }
    }
  });

  test(`in a real question ${ask} ${step} each plan begins with its move and is paid with workers that one has`, () => {
    const { workers } = view.position.boards[view.seat];
    for (const each of view.options) {
      const [first, ...rest] = plan(each, view);
      assert.equal(first, each.text);
      for (const colour of Object.keys(workers)) {
        assert.ok(rest.filter((move) => move === `place ${colour}`).length <= workers[colour], each.text);
      }
      assert.equal(rest.length > 0, /^(bank|mine|quarry|grain-field|farm|small)\b/.test(first), each.text);
    }
  });

  test(`in a real question ${ask} ${step} a small map opens on a hex that there is`, () => {
    const target = focus(view);
    const { fields } = view.position.landscape;
    assert.ok(target === null || fields.some(({ field }) => `field:${field}` === target));
    if (view.options.some(({ text }) => /^(build|start) /.test(text))) assert.ok(target);
  });
}

test('whoever taps a place of the town means to bid there', () => {
  assert.deepEqual(plan(option('town'), asked(TURN), 'pawn:2-1'), ['town', 'pawn 2-1']);
  assert.deepEqual(plan(option('town'), asked(TURN), 'town'), ['town']);
});

test('the only answer is given by itself, but the end of a turn is decided', () => {
  assert.equal(auto(asked(TURN, ['place copper'])), 'place copper');
  assert.equal(auto(asked(TURN, ['end'])), null);
  assert.equal(auto(asked(TURN, ['hire'])), null);
  assert.equal(auto(asked(TURN, ['pass', 'pawn 1-1'])), null);
  assert.equal(auto(asked(TURN)), null);
});

test('small screens show where the question is', () => {
  assert.equal(place(asked({ ask: 'start' })), 'board');
  assert.equal(place(asked(TURN, ['hire', 'build C4'])), 'board');
  assert.equal(place(asked(TURN, ['hire', 'bank 1'])), 'work');
  assert.equal(place(asked({ ...TURN, step: 'hired' })), 'work');
  assert.equal(place(asked({ ...TURN, step: 'built' })), 'board');
  assert.equal(place(asked({ ask: 'bid' })), 'work');
  assert.equal(place({ ...asked(TURN), question: null }), 'board');
});

test('the part of a question is a target', () => {
  assert.equal(partTarget(0), 'space:bank-1');
  assert.equal(partTarget(9), 'space:quarry-3');
  assert.equal(partTarget(19), 'small:quarry-1');
});
