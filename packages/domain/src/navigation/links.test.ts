import type { ContentItem } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { DENIALS } from '../playback/denials.js';
import {
  linkFromTrailer,
  linkOn,
  linkToContent,
  listOfQuery,
  listQuery,
  linkToShare,
  linkToTrailer,
  linkToWatchPlaylist,
  type LinkContext,
  type Linkable,
} from './links.js';

const off: LinkContext = {
  settings: { interstitial: { vod: false, series: false }, enhancedMetadata: false },
};
const on: LinkContext = { settings: { interstitial: { vod: true, series: true }, enhancedMetadata: true } };
type Item = Linkable & Pick<ContentItem, 'accessLevel'>;

const item = (fields: Partial<Item> = {}): Item => ({
  id: '1',
  type: 'VOD',
  title: 'A title',
  accessLevel: 'GRANTED',
  ...fields,
});

const premiere = (type: 'LIVE_EVENT' | 'CHANNEL'): Item =>
  item({
    type,
    release: {
      type: 'PREMIERE',
      scheduledAt: '2026-11-22T20:00:00.000Z',
      computedReleases: [],
      premiereRelease: null,
    },
  });

const page = { eventId: '1', eventTitle: 'a-title' };

describe('the page of a trailer', () => {
  const trailer = { id: '1010', type: 'VOD', title: 'A Coast: trailer', accessLevel: 'GRANTED' } as const;

  // NAV-8
  it.each([
    ['VOD', '1001', '1001', 'vod', { eventId: '1001' }],
    ['SERIES', '5001', 'SERIES:5001', 'series', { seriesId: '5001' }],
    ['LIVE_EVENT', '2001', 'LIVE_EVENT:2001', 'live', { eventId: '2001' }],
  ] as const)('of a %s links back to it', (type, id, trailerFrom, route, params) => {
    expect(linkToTrailer(trailer, { type, id })).toEqual({
      route: 'vod',
      params: { eventId: '1010', eventTitle: 'a-coast-trailer' },
      query: { trailerFrom },
    });
    expect(linkFromTrailer(trailerFrom)).toEqual({ route, params, query: {} });
  });
});

// NAV-3, NAV-5
describe('ACC-17: linkToContent', () => {
  it.each([
    ['a video', item(), off, 'vod', { eventId: '1', eventTitle: 'a-title' }],
    ['a title without letters', item({ title: '!!' }), off, 'vod', { eventId: '1' }],
    ['a granted video under the interstitial', item(), on, 'vod', { eventId: '1', eventTitle: 'a-title' }],
    ['a denied video under the interstitial', item({ accessLevel: 'DENIED' }), on, 'interstitial', page],
    ['a denied video', item({ accessLevel: 'DENIED' }), off, 'vod', page],
    [
      'a video on sign-in under the interstitial',
      item({ accessLevel: 'GRANTED_ON_SIGN_IN' }),
      on,
      'interstitial',
      page,
    ],
    // NAV-3
    ['a live event', item({ type: 'LIVE_EVENT' }), on, 'live', { eventId: '1', eventTitle: 'a-title' }],
    [
      'a channel, by its event',
      item({ type: 'CHANNEL', liveEventId: '9' }),
      off,
      'live',
      { eventId: '9', eventTitle: 'a-title' },
    ],
    ['an event that premieres', premiere('LIVE_EVENT'), off, 'vod', page],
    ['a channel that premieres', premiere('CHANNEL'), off, 'vod', page],
    // NAV-5
    ['a series', item({ type: 'SERIES' }), off, 'series', { seriesId: '1', seriesTitle: 'a-title' }],
    [
      'a playlist',
      item({ type: 'PLAYLIST' }),
      off,
      'playlist',
      { playlistId: '1', playlistTitle: 'a-title' },
    ],
    [
      'a season',
      item({ type: 'SEASON', seriesId: '5' }),
      off,
      'season',
      { seasonId: '1', seasonTitle: 'a-title' },
    ],
    ['a season with both settings', item({ type: 'SEASON', seriesId: '5' }), on, 'series', { seriesId: '5' }],
    [
      'a season without a series',
      item({ type: 'SEASON' }),
      on,
      'season',
      { seasonId: '1', seasonTitle: 'a-title' },
    ],
    ['a section', item({ type: 'SECTION', id: 'films' }), on, 'section', { id: 'films' }],
  ] as const)('%s', (_name, content, context, route, params) => {
    const link = linkToContent(content, context);
    expect(link).toMatchObject({ route, params });
  });

  // NAV-4
  it('links a season to its series page only with both settings', () => {
    const season = item({ type: 'SEASON', seriesId: '5' });
    const half = { settings: { interstitial: { vod: false, series: true }, enhancedMetadata: false } };
    expect(linkToContent(season, half).route).toBe('season');
    expect(linkToContent(season, on).query).toEqual({ seasonId: '1' });
  });

  it.each(['VOD', 'LIVE_EVENT', 'SERIES'] as const)(
    'links a %s that opens on sign-in to the login page, with the return address',
    (type) => {
      const list = { playlistId: '3001' };
      const link = linkToContent(item({ type, accessLevel: 'GRANTED_ON_SIGN_IN' }), { ...off, list });
      expect(link).toMatchObject({
        route: 'login',
        query: { entryPage: 'login', signInToWatch: 'true' },
        from: { ...linkToContent(item({ type }), { ...off, list }) },
      });
    },
  );

  // NAV-6
  it('includes the list, but the owner only of shared watchlists', () => {
    const list = { seasonId: 's', seriesId: 'r', playlistId: 'p' };
    expect(linkToContent(item(), { ...off, list }).query).toEqual(list);
    const own = { watchlist: { id: 'w', owner: 'me', shared: false } };
    expect(linkToContent(item(), { ...off, list: own }).query).toEqual({ watchlistId: 'w' });
    const shared = { watchlist: { id: 'w', owner: 'you', shared: true } };
    expect(linkToContent(item(), { ...off, list: shared }).query).toEqual({ watchlistId: 'w', owner: 'you' });
  });
});

describe('ACC-13: linkOn', () => {
  const film = { route: 'vod', params: { eventId: '1' }, query: { playlistId: '3001' } } as const;
  const event = { ...film, route: 'live' } as const;

  it.each(['signed-out', 'precondition'] as const)(
    '%s links to the login page, with the return address',
    (reason) => {
      for (const { settings } of [on, off])
        expect(linkOn(DENIALS[reason], film, settings)).toEqual({
          route: 'login',
          params: {},
          query: { entryPage: 'login', signInToWatch: 'true' },
          from: film,
        });
    },
  );

  it.each(['licence-missing', 'requirements-unmet'] as const)(
    '%s links to the interstitial of a video if enabled, else to the purchase page',
    (reason) => {
      const purchase = { route: 'purchase', params: {}, query: {} };
      const decision = DENIALS[reason];
      expect(linkOn(decision, film, on.settings)).toEqual({ ...film, route: 'interstitial' });
      expect(linkOn(decision, film, off.settings)).toEqual({ ...purchase, from: film });
      expect(linkOn(decision, event, on.settings)).toEqual({ ...purchase, from: event });
    },
  );

  it('other verdicts have no link', () => {
    const others = Object.values(DENIALS).filter(({ kind }) => kind === 'wait' || kind === 'none');
    for (const decision of [{ kind: 'play' } as const, ...others])
      expect(linkOn(decision, film, on.settings)).toBeNull();
  });
});

describe('the list in an address', () => {
  // NAV-6
  it.each([
    [{}],
    [{ seasonId: 's', seriesId: 'r' }],
    [{ playlistId: 'p' }],
    [{ watchlist: { id: 'w', owner: 'you', shared: true } }],
  ])('is the same after writing and reading: %j', (list) => {
    expect(listOfQuery(new Map(Object.entries(listQuery(list))))).toEqual(list);
  });

  it('has no owner for the viewer’s own list', () => {
    expect(listOfQuery(new Map([['watchlistId', 'w']])).watchlist).toEqual({
      id: 'w',
      owner: '',
      shared: false,
    });
  });
});

describe('links that play or share', () => {
  // NAV-7
  it('start a playlist from a video', () => {
    expect(linkToWatchPlaylist('3001', item()).query).toEqual({ playlistId: '3001' });
  });

  // SHARE-1
  it('ACC-18: share the content’s own page, regardless of the sharer’s access', () => {
    const locked = item({ accessLevel: 'GRANTED_ON_SIGN_IN' });
    const list = { seasonId: 's', playlistId: 'p', seriesId: 'r' };
    // SHARE-1
    expect(linkToShare(locked, { ...on, list })).toEqual({
      route: 'vod',
      params: { eventId: '1', eventTitle: 'a-title' },
      query: { seasonId: 's', playlistId: 'p', showInterstitial: 'true' },
    });
    expect(linkToShare(item(), off).query).toEqual({});
    expect(linkToShare(item({ type: 'LIVE_EVENT' }), on).query).toEqual({});
  });
});
