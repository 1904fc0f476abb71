import { describe, expect, it } from 'vitest';
import { linkToSeason, seasonPickerOf, visibleSeasons } from './seasons.js';

const settings = { interstitial: { vod: false, series: false }, enhancedMetadata: true };
const season = { id: '4002', title: 'Season 2' };

describe('the season picker', () => {
  // SERIES-2
  it.each([
    [0, true, 'none'],
    [1, true, 'none'],
    [2, true, 'tabs'],
    [8, true, 'tabs'],
    [9, true, 'dropdown'],
    [4, false, 'tabs'],
    [5, false, 'dropdown'],
  ] as const)('for %i seasons (desktop: %s) is %s', (seasons, isDesktop, look) => {
    expect(seasonPickerOf(seasons, isDesktop)).toBe(look);
  });

  // SERIES-1
  it('hides seasons without episodes', () => {
    expect(visibleSeasons([{ episodeCount: 0 }, { episodeCount: 3 }])).toEqual([{ episodeCount: 3 }]);
  });
});

describe('linkToSeason', () => {
  // SERIES-3
  it('links to the season’s page with its series and watchlist', () => {
    const watchlist = { id: 'w1', owner: 'o1', shared: true };
    expect(linkToSeason(season, { settings, list: { seriesId: '5001', watchlist } })).toEqual({
      route: 'season',
      params: { seasonId: '4002', seasonTitle: 'season-2' },
      query: { seriesId: '5001', watchlistId: 'w1', owner: 'o1' },
    });
  });

  it('omits unknown parameters, and the owner of the viewer’s own watchlist', () => {
    expect(linkToSeason(season, { settings, list: {} }).query).toEqual({});
    const watchlist = { id: 'w1', owner: '', shared: false };
    expect(linkToSeason(season, { settings, list: { watchlist } }).query).toEqual({ watchlistId: 'w1' });
  });

  it('links to the series page if the realm is configured so', () => {
    const interstitial = { vod: true, series: true };
    const list = { seriesId: '5001' };
    expect(linkToSeason(season, { settings: { ...settings, interstitial }, list })).toEqual({
      route: 'series',
      params: { seriesId: '5001' },
      query: { seriesId: '5001', seasonId: '4002' },
    });
  });
});
