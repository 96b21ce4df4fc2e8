import assert from 'node:assert/strict';
import test from 'node:test';
import { auto, focus, moveAt, place, plan, spentBy, targets } from '#web/dice-settlers/moves.js';
import { options } from '../real.js';
import { asking, positions, tables } from './golden.js';

const TURN = asking('turn');
const option = (text) => options(text)[0];

/** A real turn with other options. */
const offering = (...moves) => ({ ...TURN, options: options(...moves) });
/** Another question in the same position. */
const asked = (ask, ...moves) => ({ ...offering(...moves), question: { ask, seat: TURN.seat } });

test('a move has its places on the table', () => {
  const places = {
    'recruit 2': ['act:recruit'],
    settle: ['act:settle'],
    'attack 14-2': ['tile:14', 'act:attack'],
    'research TA1': ['card:TA1', 'act:research'],
    'use TC1': ['card:TC1'],
    'factory 9': ['tile:9'],
    'spot 2-SE': ['spot:2-SE'],
    'token gold': ['token:gold'],
    fetch: ['store:tents'],
    end: [],
    pass: [],
  };
  for (const [move, found] of Object.entries(places)) assert.deepEqual(targets(option(move), TURN), found, move);
});

test('what a tile, a colour and a joining mean depends on the question', () => {
  assert.deepEqual(targets(option('tile 5'), asked('draft-keep')), ['hand:5']);
  assert.deepEqual(targets(option('tile 5'), asked('settle-step')), ['tile:5']);
  assert.deepEqual(targets(option('colour green'), asked('sell')), ['spent:green']);
  assert.deepEqual(targets(option('colour green'), asked('take-die')), ['colour:green']);
  const view = { ...TURN, question: { ask: 'join', seat: 0, tile: 21 } };
  assert.deepEqual(targets(option('join'), view), ['tile:21']);
});

test('each of several equal dice can be tapped, those of others cannot', () => {
  const view = structuredClone(TURN);
  view.position.boards[view.seat].active = { 'green-wood': 2 };
  assert.deepEqual(targets(option('die green-wood'), view), ['die:green-wood:0', 'die:green-wood:1']);
  assert.deepEqual(targets(option('die grey-iron'), view), []);
});

for (const { view } of positions) {
  const { ask } = view.question;

  test(`in a real question ${ask} a plan begins with its move and names dice and cards that one has`, () => {
    const { active, technologies } = view.position.boards[view.seat];
    for (const each of view.options) {
      const [first, ...rest] = plan(each, view);
      assert.equal(first, each.text);
      for (const move of new Set(rest)) {
        const [verb, name] = move.split(' ');
        const count = rest.filter((other) => other === move).length;
        if (verb === 'die') assert.ok(count <= active[name], `${each.text}: ${rest}`);
        else assert.ok(verb === 'use' && technologies.includes(name), `${each.text}: ${rest}`);
      }
    }
  });

  test(`in a real question ${ask} everything that can be tapped is on the table`, () => {
    const { map, cards, hand, boards } = view.position;
    for (const target of view.options.flatMap((each) => targets(each, view))) {
      const [kind, name] = target.split(':');
      if (kind === 'tile') assert.ok(map.some(({ tile }) => tile === Number(name)), target);
      if (kind === 'card') assert.ok(cards.includes(name) || boards[view.seat].technologies.includes(name), target);
      if (kind === 'hand') assert.ok(hand.includes(Number(name)), target);
    }
    const seen = focus(view);
    assert.ok(seen === null || /^(spot|tile):/.test(seen));
    assert.ok(['board', 'work'].includes(place(view)));
  });
}

test('a tap on an action that is not possible asks about the least of it', () => {
  assert.equal(moveAt('act:recruit', TURN), 'recruit 1');
  assert.equal(moveAt('act:trade', TURN), 'trade');
  assert.equal(moveAt('act:recruit', asked('pay')), null);
});

test('research is asked about for the cheapest card that one does not have', () => {
  const view = structuredClone(TURN);
  const board = view.position.boards[view.seat];
  const price = (id) => tables.technologies[id].research;
  const byPrice = view.position.cards.toSorted((a, b) => price(a) - price(b));
  board.technologies = byPrice.slice(0, 4);
  const [, id] = moveAt('act:research', view).split(' ');
  assert.ok(!board.technologies.includes(id));
  assert.equal(price(id), price(byPrice[4]));
  board.technologies = view.position.cards;
  assert.equal(moveAt('act:research', view), null);
});

test('a tap on a card means to use it, or to research it', () => {
  const view = structuredClone(TURN);
  view.position.boards[view.seat].technologies = ['TA1'];
  assert.equal(moveAt('card:TA1', view), 'use TA1');
  assert.equal(moveAt('card:TB1', view), 'research TB1');
  assert.equal(moveAt('card:TA1', asked('pay')), 'use TA1');
  assert.equal(moveAt('card:TA1', asked('keep')), null);
});

test('a tap on a tile in a turn means its factory, an attack, or its house', () => {
  const view = structuredClone(TURN);
  const factory = Number(Object.keys(tables.tiles).find((n) => tables.tiles[n].when === 'factory'));
  const others = (tile, tents) => ({ tile, q: 0, r: 0, tents, house: null });
  view.seat = 0;
  view.position.map = [others(factory, [1, 1]), others(14, [1, 0, 2]), others(18, [2, 0])];
  assert.equal(moveAt(`tile:${factory}`, view), `factory ${factory}`);
  assert.equal(moveAt('tile:14', view), 'attack 14-3');
  assert.equal(moveAt('tile:18', view), 'power 18');
  assert.equal(moveAt('tile:99', view), null);
});

test('a tap where nothing of the kind is asked means nothing', () => {
  assert.equal(moveAt('token:gold', TURN), null);
  assert.equal(moveAt('spot:2-E', TURN), null);
  assert.equal(moveAt('spot:2-E', asked('put-tile')), 'spot 2-E');
  assert.equal(moveAt('tile:14', asked('take-die', 'colour green')), null);
  assert.equal(moveAt('die:green-wood:0', offering('end')), null);
  assert.equal(moveAt('die:green-wood:0', asked('pay', 'die grey-iron')), 'die green-wood');
  assert.equal(moveAt('spent:green', asked('sell')), 'colour green');
  assert.equal(moveAt('nothing', TURN), null);
});

test('the only answer to a formality is given by itself, the end of a turn is decided', () => {
  assert.equal(auto(asked('pay', 'die green-wood')), 'die green-wood');
  assert.equal(auto(asked('place-start', 'spot origin')), 'spot origin');
  assert.equal(auto(asked('pay', 'die green-wood', 'die grey-iron')), null);
  assert.equal(auto(asked('join', 'join')), null);
  assert.equal(auto(offering('end')), null);
});

test('small screens show the cards when only they can be tapped', () => {
  assert.equal(place(asked('turn', 'use TA1', 'use TB1')), 'work');
  assert.equal(place(asked('turn', 'use TA1', 'factory 9')), 'board');
  assert.equal(place(asked('turn', 'end')), 'board');
});

test('moves spend one die each, equal ones one after the other', () => {
  const board = { active: { 'green-wood': 2, 'grey-iron': 1 } };
  assert.deepEqual([...spentBy(['settle', 'die green-wood', 'die green-wood', 'die grey-iron'], board)], [
    'die:green-wood:0',
    'die:green-wood:1',
    'die:grey-iron:0',
  ]);
  assert.deepEqual([...spentBy(['die white-settle'], board)], []);
});
