import assert from 'node:assert/strict';
import test from 'node:test';
import { body, canBeRated, firstWish, isForSeveral, withGame, withMode, withPlayers } from '#web/site/new/wish.js';

const FIRST = firstWish('dice-settlers');

test('the first wish is a public game for two, with a seat for somebody else', () => {
  assert.deepEqual(body(FIRST), {
    game: 'dice-settlers',
    seats: ['me', 'open'],
    options: {},
    clock: 'none',
    mode: 'online',
    is_private: false,
    is_rated: false,
    allows_hints: false,
    starts_when_full: true,
    contribution: '',
  });
});

test('more players bring open seats online, and people at one device', () => {
  assert.deepEqual(withPlayers(FIRST, 4).seats, ['me', 'open', 'open', 'open']);
  assert.deepEqual(withPlayers(withMode(FIRST, 'one-device'), 3).seats, ['me', 'me', 'me']);
});

test('fewer players keep the seats before, and the reader', () => {
  const wish = { ...FIRST, seats: ['bot:scout', 'bot:legend', 'me'] };
  assert.deepEqual(withPlayers(wish, 2).seats, ['me', 'bot:legend']);
  assert.deepEqual(wish.seats, ['bot:scout', 'bot:legend', 'me'], 'the wish before is not touched');
});

test('alone one plays online, without a clock and without options for several', () => {
  const wish = { ...withMode(FIRST, 'one-device'), clock: 'live 600+15', options: { technologies: 'random' } };
  const alone = withPlayers(wish, 1);
  assert.deepEqual([alone.seats, alone.mode, alone.options, body(alone).clock], [['me'], 'online', {}, 'none']);
  assert.deepEqual(withPlayers({ ...alone, options: { automaton: 'hard' } }, 2).options, {});
});

test('options stay when there are two players or three', () => {
  assert.deepEqual(withPlayers({ ...FIRST, options: { explosive: true } }, 3).options, { explosive: true });
});

test('another game has other options, and at least two players', () => {
  const wish = withGame({ ...withPlayers(FIRST, 1), options: { automaton: 'hard' } }, 'montana');
  assert.deepEqual([wish.game, wish.seats, wish.options], ['montana', ['me', 'open'], {}]);
  assert.deepEqual(withGame({ ...FIRST, seats: ['me', 'bot:scout'] }, 'montana').seats, ['me', 'bot:scout']);
});

test('only games with others online and without hints count', () => {
  const rated = { ...FIRST, isRated: true };
  assert.equal(body(rated).is_rated, true);
  assert.equal(body({ ...rated, allowsHints: true }).is_rated, false);
  assert.equal(body({ ...rated, seats: ['me', 'bot:scout'] }).is_rated, false);
  assert.equal(body(withMode(rated, 'one-device')).is_rated, false);
  assert.equal(canBeRated(rated), true);
});

test('hints are agreed on only among several people', () => {
  const wish = { ...FIRST, allowsHints: true };
  assert.equal(body(wish).allows_hints, true);
  assert.equal(body({ ...wish, seats: ['me', 'bot:scout'] }).allows_hints, false);
  assert.equal(isForSeveral({ ...FIRST, seats: ['me', 'bot:scout', 'open'] }), true);
});

test('a table at one device is not private, one without open seats starts at once', () => {
  assert.equal(body(withMode({ ...FIRST, isPrivate: true }, 'one-device')).is_private, false);
  assert.equal(body({ ...FIRST, startsWhenFull: false }).starts_when_full, false);
  assert.equal(body({ ...FIRST, startsWhenFull: false, seats: ['me', 'bot:scout'] }).starts_when_full, true);
});
