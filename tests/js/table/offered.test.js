import assert from 'node:assert/strict';
import test from 'node:test';
import { isChosen, numberOf, offered } from '#web/table/offered.js';
import { Scene } from '#web/table/scene.js';
import { options, update } from '../real.js';

const ON_BOARD = { build: 'field:C4', space: 'space:mine-1' };
/** @type {any} */
const GAME = { targets: ({ text }) => [ON_BOARD[text.split(' ')[0]] ?? []].flat(), plan: ({ text }) => [text] };

function scene(...moves) {
  const made = new Scene(GAME);
  made.shown.value = update(options(...moves));
  return made;
}

/** What is offered, as moves. */
function told(made) {
  const { buttons, steps, primary } = offered(made);
  const text = (each) => each.text;
  return { buttons: buttons.map(text), steps: steps.map((group) => group.map(text)), primary: primary?.text ?? null };
}

test('the only option is the primary button', () => {
  assert.deepEqual(told(scene('end')), { buttons: [], steps: [], primary: 'end' });
});

test('of yes and no the yes is primary, whichever comes first', () => {
  assert.deepEqual(told(scene('pass', 'join')), { buttons: ['pass'], steps: [], primary: 'join' });
  assert.deepEqual(told(scene('join', 'done')), { buttons: ['done'], steps: [], primary: 'join' });
});

test('of two answers that both decide, or both decline, none is primary', () => {
  assert.equal(told(scene('turn', 'reroll')).primary, null);
  assert.equal(told(scene('pass', 'end')).primary, null);
});

test('what lies on the map is not repeated, also when it is little', () => {
  assert.deepEqual(told(scene('build C4', 'hire', 'end')).buttons, ['hire', 'end']);
});

test('other things that can be tapped are repeated when they are few', () => {
  assert.deepEqual(told(scene('space 1', 'hire', 'end')).buttons, ['space 1', 'hire', 'end']);
  assert.deepEqual(told(scene('space 1', 'hire', 'canteen', 'end')).buttons, ['hire', 'canteen', 'end']);
});

test('three numbers in a row become steps', () => {
  const steps = [['pay 1', 'pay 2', 'pay 3']];
  assert.deepEqual(told(scene(...steps[0], 'end')), { buttons: ['end'], steps, primary: null });
});

test('two numbers, or numbers with a gap, stay buttons', () => {
  assert.deepEqual(told(scene('pay 1', 'pay 2', 'end')).steps, []);
  assert.deepEqual(told(scene('pay 1', 'pay 2', 'pay 4', 'end')).steps, []);
});

test('whoever must still choose is offered just that', () => {
  const made = scene('space 1', 'space 2', 'end');
  made.choose('space:mine-1', made.options.value.slice(0, 2));
  assert.deepEqual(told(made), { buttons: ['space 1', 'space 2'], steps: [], primary: null });
});

test('what is chosen is no button any more, and nothing else is primary', () => {
  const made = scene('hire', 'end');
  const [hire, end] = made.options.value;
  made.press(end);
  assert.ok(isChosen(made, end) && !isChosen(made, hire));
  assert.deepEqual(told(made), { buttons: ['hire'], steps: [], primary: null });
});

test('without a position nothing is offered', () => {
  assert.deepEqual(told(new Scene(GAME)), { buttons: [], steps: [], primary: null });
});

test('the number of an option is the last one in it', () => {
  assert.equal(numberOf(options('recruit 12')[0]), 12);
  assert.equal(numberOf(options('end')[0]), 0);
});
