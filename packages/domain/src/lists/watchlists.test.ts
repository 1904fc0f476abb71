import { describe, expect, it } from 'vitest';
import { listOfFavourites, maySave, reordered, saveAction, watchlistNameIssue } from './watchlists.js';

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['Rainy days', null],
  ['a'.repeat(60), null],
  ['a'.repeat(61), 'tooLong'],
  ['🌊'.repeat(60), null],
  [`  ${'a'.repeat(60)}  `, null],
])('checks the watchlist name %j', (name, issue) => {
  expect(watchlistNameIssue(name)).toBe(issue);
});

// LIST-26
it.each([
  [true, 'ENABLED', 'toggleWatchlist'],
  [true, 'DISABLED', 'chooseWatchlist'],
  [false, 'ENABLED', 'toggleFavourite'],
  [false, 'DISABLED', 'toggleFavourite'],
] as const)(
  'saveAction: watchlists enabled %s, system favourites %s',
  (enabled, systemDefinedFavourites, action) => {
    expect(saveAction({ enabled, systemDefinedFavourites })).toBe(action);
  },
);

it('LIST-27: returns the system favourites list if the realm has one', () => {
  const favourites = { watchlist: { id: 'favourites', owner: '', shared: false } };
  expect(listOfFavourites({ enabled: true, systemDefinedFavourites: 'ENABLED' })).toEqual(favourites);
  expect(listOfFavourites({ enabled: true, systemDefinedFavourites: 'DISABLED' })).toEqual({});
  expect(listOfFavourites({ enabled: false, systemDefinedFavourites: 'ENABLED' })).toEqual({});
});

it.each([
  ['VOD', 'GRANTED', false, true],
  ['VOD', 'GRANTED', true, false],
  ['VOD', 'DENIED', false, false],
  ['LIVE_EVENT', 'GRANTED', false, false],
] as const)('maySave: %s, %s, guest %s', (type, accessLevel, isGuest, expected) => {
  expect(maySave({ type, accessLevel }, { isGuest })).toBe(expected);
});

describe('reordered', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  const order = (moved: readonly string[], after?: string) =>
    reordered(list, moved, after, (name) => name)?.join('');

  it.each([
    [['c'], undefined, 'cabde'],
    [['e', 'a'], undefined, 'eabcd'],
    [['a'], 'c', 'bcade'],
    [['e', 'b'], 'a', 'aebcd'],
    [list, undefined, 'abcde'],
    [[...list].toReversed(), undefined, 'edcba'],
  ])('moves %j after %s: %s', (moved, after, expected) => {
    expect(order(moved, after)).toBe(expected);
  });

  it.each([
    [['x'], undefined],
    [['a', 'a'], undefined],
    [['a'], 'x'],
    [['a'], 'a'],
  ])('returns null when moving %j after %s', (moved, after) => {
    expect(order(moved, after)).toBeUndefined();
  });
});
