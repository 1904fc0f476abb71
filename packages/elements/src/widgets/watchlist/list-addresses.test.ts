import { describe, expect, it } from 'vitest';
import { watchAddress, watchlistShareAddress } from './list-addresses.js';

const origin = 'https://video.example';
const list = { id: 'w 1', owner: 'a-1', path: '/watchlists/w%201?owner=a-1' };
const settings = { universalLink: null, trackingConfiguration: ['utm_source=share'] };

describe('watchlistShareAddress', () => {
  // SHARE-2
  it('is the site’s own, with what the realm counts by', () => {
    expect(watchlistShareAddress({ origin, list, settings })).toBe(
      'https://video.example/watchlists/w%201?owner=a-1&utm_source=share',
    );
  });

  // SHARE-2
  it('goes through the universal link where the realm has one', () => {
    const universalLink = 'https://go.example/open{path}';
    expect(
      watchlistShareAddress({ origin, list, settings: { universalLink, trackingConfiguration: [] } }),
    ).toBe('https://go.example/open/watchlists/w%201?owner=a-1');
  });

  it('leads to a page of somebody else’s that shows lists, and keeps what its query says', () => {
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
  ] as const)('finds the page of a %s', (type, path) => {
    expect(watchAddress(origin, { type, id: '7' })).toBe(`${origin}/${path}`);
  });

  it('names the list that it comes from, and the owner of shared ones only', () => {
    const from = (shared: boolean) =>
      watchAddress(origin, { type: 'VOD', id: '7' }, { watchlist: { id: 'w1', owner: 'a-1', shared } });
    expect(from(false)).toBe(`${origin}/video/7?watchlistId=w1`);
    expect(from(true)).toBe(`${origin}/video/7?watchlistId=w1&owner=a-1`);
  });
});
