import assert from 'node:assert/strict';
import test from 'node:test';
import { clause } from '#web/dice-settlers/clauses.js';
import { lastTurn } from '#web/dice-settlers/did.js';
import { duration, eventTargets, sound } from '#web/dice-settlers/happened.js';
import { parse } from '#web/learn/markdown.js';
import { fluent, options, rules, view } from '../real.js';

const WATCHING = view({});
const ASKED = view({ options: options('end') });
const step = (...keys) => [{ number: 1, kind: 'move', seat: 0, at: 0, events: keys.map((key) => ({ key })) }];

test('dice tumble for whoever watches, and are there at once for whoever decides', () => {
  assert.equal(duration(null, WATCHING, step('log-draw-die')), 700);
  assert.equal(duration(null, ASKED, step('log-draw-die')), 0);
});

test('the automaton takes the longer the more it does, but not for ever', () => {
  const times = [1, 2, 8, 40].map((n) => duration(null, ASKED, step(...Array(n).fill('log-auto-step'))));
  assert.deepEqual(times, times.toSorted((a, b) => a - b));
  assert.ok(times[0] < times[1] && times[3] <= 2400);
});

test('a tile takes longer than a line of the log, nothing takes no time', () => {
  assert.ok(duration(null, ASKED, step('log-explore')) > duration(null, ASKED, step('log-points')));
  assert.equal(duration(null, ASKED, []), 0);
});

test('an event is about its tile and its card', () => {
  const params = { tech: { term: 'tech-ta1' }, tile: 4 };
  assert.deepEqual(eventTargets({ key: 'log-research', params }), ['tile:4', 'card:TA1']);
  assert.deepEqual(eventTargets({ key: 'log-points' }), []);
});

test('events of the log make sounds that there are', () => {
  const keys = [...fluent('en').matchAll(/^(log-[\w-]+) =/gm)].map(([, key]) => key);
  const heard = new Set(keys.map((key) => sound({ key })));
  assert.deepEqual([...heard].filter(Boolean).toSorted(), ['coin', 'dice', 'place']);
});

test('the clause behind every reason is in the rules', () => {
  const { sections } = parse(rules('dice-settlers', 'en'), 'en');
  const clauses = sections.flatMap((section) => section.clauses.map(({ id }) => id));
  const reasons = [...fluent('en').matchAll(/^(why-[\w-]+) =/gm)].map(([, key]) => key);
  const found = reasons.map((key) => clause({ key })).filter((id) => id !== null);
  assert.ok(found.length > 30);
  for (const id of found) assert.ok(clauses.includes(id), id);
});

test('the last turn of the automaton begins with its last action', () => {
  const own = { player: { seat: 1 } };
  const events = [
    { key: 'log-auto-step' },
    { key: 'log-place-tent', params: own },
    { key: 'log-place-tent', params: { player: { seat: 0 } } },
    { key: 'log-auto-step' },
    { key: 'log-attack', params: own },
    { key: 'log-points', params: { player: { seat: 0 } } },
  ];
  assert.deepEqual(lastTurn(events), [events[3], events[4]]);
});

test('its last roll is told from the first of its dice on', () => {
  const events = ['log-auto-step', 'log-auto-dice', 'log-auto-die-to', 'log-auto-token-to'].map((key) => ({ key }));
  assert.deepEqual(lastTurn(events), events.slice(1));
  assert.deepEqual(lastTurn(events.slice(1)), events.slice(1));
});

test('who has done nothing has no last turn', () => {
  assert.deepEqual(lastTurn([]), []);
  assert.deepEqual(lastTurn([{ key: 'log-points', params: { player: { seat: 0 } } }]), []);
});
