import assert from 'node:assert/strict';
import test from 'node:test';
import {
  ACTIONS_BY_NUMBER, atStart, cardAt, COLOUR_OF, COLOURS, eachDie, facesOf, printedCard, printedTile, readDie, SYMBOLS,
  total,
} from '#web/dice-settlers/parts.js';
import { pictures } from '#web/dice-settlers/pictures.js';
import { read } from '../real.js';
import { tables } from './golden.js';

test('the notation has every colour and symbol that is printed', () => {
  assert.deepEqual(Object.keys(tables.dice).toSorted(), COLOURS.toSorted());
  for (const colour of COLOURS) {
    const faces = facesOf(colour);
    assert.equal(new Set(faces).size, faces.length);
    for (const face of faces) assert.ok(SYMBOLS.includes(face), face);
  }
});

test('every terrain that has dice has a colour, each another one', () => {
  for (const { terrain } of Object.values(tables.tiles)) assert.ok(COLOUR_OF[terrain], terrain);
  assert.equal(new Set(Object.values(COLOUR_OF)).size, 5);
});

test('a die is read by its name and by its number', () => {
  assert.deepEqual(readDie('green-explore'), { colour: 'green', symbol: 'explore' });
  assert.deepEqual(readDie(0), { colour: 'white', symbol: 'recruit' });
  assert.deepEqual(readDie(SYMBOLS.length + 1), { colour: 'green', symbol: 'explore' });
  assert.deepEqual(readDie(COLOURS.length * SYMBOLS.length - 1), { colour: 'grey', symbol: 'food' });
});

test('active dice come one by one in the order of the notation', () => {
  const dice = eachDie({ 'grey-iron': 1, 'white-settle': 2, 'green-wood': 0 });
  const named = dice.map(({ name, copy }) => `${name} ${copy}`);
  assert.deepEqual(named, ['white-settle 0', 'white-settle 1', 'grey-iron 0']);
  assert.deepEqual(eachDie({}), []);
  assert.equal(total({ 'grey-iron': 1, 'white-settle': 2 }), 3);
});

test('cards are numbered in the order of their table', () => {
  assert.equal(cardAt(0), 'TA1');
  assert.equal(printedCard(cardAt(0)).type, 'A');
  assert.equal(printedTile(7).effect, 'start_house');
});

test('with more players there are more tiles; a solo game is like one for two', () => {
  assert.deepEqual(atStart(1), atStart(2));
  const tiles = [2, 3, 4].map((players) => atStart(players).tiles);
  assert.deepEqual(tiles, [19, 27, 33]);
  assert.ok([2, 3, 4].every((players) => Number.isInteger(atStart(players).points)));
});

test('an action that is counted by the kernel has a name', () => {
  assert.deepEqual(ACTIONS_BY_NUMBER, ['recruit', 'explore', 'settle', 'attack', 'trade', 'research', 'harvest']);
});

test('every picture is among the symbols', () => {
  const symbols = read('src/landrush/web/symbols.svg');
  for (const { name } of Object.values(pictures)) assert.ok(symbols.includes(` id="${name}"`), name);
});
