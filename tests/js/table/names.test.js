import assert from 'node:assert/strict';
import test from 'node:test';
import { levelDoes, levelName, LEVELS } from '#web/table/levels.js';
import { botName, names } from '#web/table/names.js';
import { LANGUAGES } from '#web/words/languages.js';
import { missing } from '#web/words/words.js';
import { speak } from '../real.js';

const person = (name) => ({ kind: 'person', person: { id: name, name } });
const bot = (name) => ({ kind: 'bot', name });
const table = (...seats) => ({ mode: 'online', seats });

test('people have their names, bots those of their levels', () => {
  speak('en');
  assert.deepEqual(names(table(person('Ada'), bot('sheriff'))), ['Ada', 'Sheriff']);
});

test('the same name is numbered, also among a person and a bot', () => {
  speak('en');
  assert.deepEqual(names(table(bot('scout'), person('Ada'), bot('scout'))), ['Scout 1', 'Ada', 'Scout 2']);
  assert.deepEqual(names(table(person('Scout'), bot('scout'))), ['Scout 1', 'Scout 2']);
});

test('free seats are not numbered', () => {
  speak('en');
  const [first, second] = names(table({ kind: 'open' }, { kind: 'open' }));
  assert.equal(first, second);
});

test('whoever plays with others at one device has a colour, alone a name', () => {
  speak('en');
  const shared = names({ ...table(person('Ada'), person('Ada'), bot('scout')), mode: 'one-device' });
  assert.equal(new Set(shared).size, 3);
  assert.ok(!shared.includes('Ada') && shared[2] === 'Scout');
  assert.deepEqual(names({ ...table(person('Ada'), bot('scout')), mode: 'one-device' }), ['Ada', 'Scout']);
});

test('a seat after those of the table is the automaton', () => {
  speak('en');
  assert.deepEqual(names(table(person('Ada')), 2), ['Ada', 'Automaton']);
});

test('who left is still named, a bot with a person goes by that name', () => {
  speak('en');
  const gone = { ...person('Ada'), kind: 'vacant' };
  assert.deepEqual(names(table(gone, { ...person('Robo'), kind: 'bot' })), ['Ada', 'Robo']);
  assert.notEqual(names(table({ kind: 'vacant' }))[0], '');
});

test('a bot of an earlier time or a stranger is told as a bot', () => {
  speak('en');
  assert.match(botName('mcts-2019'), /mcts-2019/);
  assert.notEqual(botName('greedy'), 'greedy');
});

for (const lang of Object.keys(LANGUAGES)) {
  test(`every level has its name and its way in ${lang}`, () => {
    speak(lang);
    missing.clear();
    assert.equal(new Set(LEVELS.map(levelName)).size, LEVELS.length);
    assert.equal(new Set(LEVELS.map(levelDoes)).size, LEVELS.length);
    assert.deepEqual([...missing], []);
  });
}
