import assert from 'node:assert/strict';
import test from 'node:test';
import { FILTERS, query } from '#web/records/query.js';

// A zone in which days have 23 and 25 hours now and then.
process.env.TZ = 'Europe/Warsaw';
const HOUR = 60 * 60 * 1000;

/**
 * What the server is asked, by name.
 * @returns {Record<string, string>}
 */
function asked(address, own = undefined, after = null) {
  const [path, params] = query(new URLSearchParams(address), own, after).split('?');
  return { path, ...Object.fromEntries(new URLSearchParams(params)) };
}

/** How many hours of a day are asked for. */
function hours(day) {
  const { from, to } = asked(`from=${day}&to=${day}`);
  return (Number(to) + 1 - Number(from)) / HOUR;
}

test('nothing asked is everything', () => {
  assert.deepEqual(asked(''), { path: '/archive' });
});

test('every filter is passed on, other things in the address are not', () => {
  const address = 'game=montana&players=3&person=a&against=b&result=won&rated=true&lang=de';
  const { path, ...params } = asked(`${address}&from=2026-01-01&to=2026-01-02`);
  assert.equal(path, '/archive');
  assert.deepEqual(Object.keys(params), FILTERS);
});

test('a result is that of a person', () => {
  assert.deepEqual(asked('result=won'), { path: '/archive' });
  assert.equal(asked('result=won&person=a').result, 'won');
});

test('one’s own games come with the private ones', () => {
  assert.deepEqual(asked('person=a&result=lost', 'a'), { path: '/people/a/games', result: 'lost' });
  assert.equal(asked('person=b', 'a').path, '/archive');
});

test('the next page goes on after the last', () => {
  assert.equal(asked('game=montana', undefined, 'x&y').after, 'x&y');
});

test('a day is that of the reader', () => {
  assert.equal(Number(asked('from=2026-07-01').from), Date.UTC(2026, 5, 30, 22));
  assert.equal(hours('2026-07-01'), 24);
});

test('the days on which clocks are changed are asked for whole', () => {
  assert.equal(hours('2026-03-29'), 23);
  assert.equal(hours('2026-10-25'), 25);
});
