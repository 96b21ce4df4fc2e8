import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, phase, progress } from '#web/dice-settlers/question.js';
import { say as inPageWords, spends, verb } from '#web/dice-settlers/verb.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing, say } from '#web/words/words.js';
import { options, speak, view } from '../real.js';
import { asking, positions } from './golden.js';

const PLAYERS = ['Ada', 'Bo', 'Cy', 'Di'];
const asked = (question, pending = []) => view({ question, position: { round: 1, pending } });

for (const lang of Object.keys(LANGUAGES)) {
  test(`every real question is told in ${lang}, with every option and its button`, () => {
    speak(lang);
    missing.clear();
    for (const { view: seen } of positions) {
      const told = [ask(seen), phase(seen), progress(seen)];
      for (const option of seen.options) told.push(inPageWords(option, seen), verb(option, seen) ?? option.say);
      for (const said of told) {
        assert.ok(said, seen.question.ask);
        assert.notEqual(say(said, PLAYERS), said.key);
      }
    }
    assert.deepEqual([...missing], []);
  });
}

test('nobody is asked: nothing is said', () => {
  assert.equal(ask(asked(null)), null);
  assert.equal(phase(asked(null)), null);
});

test('an attack tells whom and where from the number of its target', () => {
  // Tile 14 and seat 2, below flags.
  const said = ask(asked({ ask: 'act', seat: 0, action: 3, symbols: 0, target: 0x100 + 13 * 4 + 2 }));
  assert.equal(said?.key, 'ask-d-act-first-attack');
  assert.deepEqual([said?.params?.tile, said?.params?.other], [14, { seat: 2 }]);
});

test('a question that goes on is told in other words than its beginning', () => {
  assert.equal(ask(asked({ ask: 'act', action: 6, symbols: 2 }))?.key, 'ask-d-act-harvest');
  assert.equal(ask(asked({ ask: 'turn', taken: 1, allowed: 1 }))?.key, 'ask-d-turn-taken');
  assert.equal(ask(asked({ ask: 'turn', taken: 1, allowed: 2 }))?.key, 'ask-d-turn');
  assert.equal(ask(asked({ ask: 'put-tile', tile: 0 }))?.key, 'ask-d-put-tile-hidden');
});

test('the phase is the innermost that is known, with the action that is being taken', () => {
  const turn = { ask: 'turn', turn: 2 };
  assert.deepEqual(phase(asked(null, [{ ask: 'round' }, { ask: 'keep' }, turn])), { key: 'web-d-phase-turn-2' });
  assert.equal(phase(asked(null, [{ ask: 'keep' }]))?.key, 'web-d-phase-clean-up');
  const settling = phase(asked(null, [turn, { ask: 'act', action: 2 }, { ask: 'settle-step' }]));
  assert.deepEqual(settling?.params?.action, { term: 'd-settle' });
});

test('before the first round it is the setup, and the last one is told', () => {
  assert.equal(progress(view({ position: { round: 0 } })).key, 'web-d-phase-setup');
  assert.equal(progress(view({ position: { round: 9, last_round: true } })).key, 'web-d-round-last');
});

test('directions are those on the screen', () => {
  const [option] = options('spot 21-E');
  assert.deepEqual(inPageWords(option, asking('put-tile')), { key: 'web-d-spot-se', params: { tile: '21' } });
  const [origin] = options('spot origin');
  assert.equal(inPageWords(origin, asking('place-start')), origin.say);
});

test('only dice that are named to pay are spent', () => {
  const plan = ['settle', 'die green-settle', 'die white-settle', 'die green-explore', 'done'];
  assert.deepEqual(spends(plan, asked({ ask: 'turn' })), [['d-symbol-settle', 2], ['d-symbol-explore', 1]]);
  assert.deepEqual(spends(plan, asked({ ask: 'keep' })), []);
  assert.deepEqual(spends([], asked({ ask: 'turn' })), []);
});
