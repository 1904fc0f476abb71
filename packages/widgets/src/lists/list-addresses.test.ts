import { describe, expect, it } from 'vitest';
import { watchAddress, watchlistShareAddress } from './list-addresses.js';

const origin = 'https://video.example';
const list = { id: 'w 1', owner: 'a-1', path: '/watchlists/w%201?owner=a-1' };
const settings = { universalLink: null, trackingConfiguration: ['utm_source=share'] };

describe('watchlistShareAddress', () => {
  // SHARE-2
  it('returns the site’s address with the realm’s tracking parameters', () => {
    expect(watchlistShareAddress({ origin, list, settings })).toBe(
      'https://video.example/watchlists/w%201?owner=a-1&utm_source=share',
    );
  });

  // SHARE-2
  it('uses the universal link if the realm has one', () => {
    const universalLink = 'https://go.example/open{path}';
    expect(
      watchlistShareAddress({ origin, list, settings: { universalLink, trackingConfiguration: [] } }),
    ).toBe('https://go.example/open/watchlists/w%201?owner=a-1');
  });

  it('returns the host page’s address for lists, and keeps its query', () => {
    expect(
      watchlistShareAddress({ origin, list, settings, page: 'https://post.example/lists?edition=uk' }),
    ).toBe('https://post.example/lists?edition=uk&watchlistId=w+1&owner=a-1&utm_source=share');
  });
});

describe('watchAddress', () => {
  it.each([
    ['VOD', 'video/7'],
    ['SERIES', 'series/7'],
    ['SEASON', 'season/7'],
    ['PLAYLIST', 'playlist/7'],
    ['LIVE_EVENT', 'live/7'],
  ] as const)('returns the page of a %s', (type, path) => {
    expect(watchAddress(origin, { type, id: '7' })).toBe(`${origin}/${path}`);
  });

  it('includes the list, and the owner only for shared lists', () => {
    const from = (shared: boolean) =>
      watchAddress(origin, { type: 'VOD', id: '7' }, { watchlist: { id: 'w1', owner: 'a-1', shared } });
    expect(from(false)).toBe(`${origin}/video/7?watchlistId=w1`);
    expect(from(true)).toBe(`${origin}/video/7?watchlistId=w1&owner=a-1`);
  });
});
