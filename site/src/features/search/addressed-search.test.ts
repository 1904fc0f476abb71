import { describe, expect, it } from 'vitest';
import { addressedSearch, shownKind, shownKinds, type FoundByKind } from './addressed-search.js';

const found = (live: number, videos: number, playlists: number): FoundByKind => ({
  LIVE_EVENT: { totalHits: live },
  VOD_VIDEO: { totalHits: videos },
  VOD_PLAYLIST: { totalHits: playlists },
});

describe('addressedSearch', () => {
  it('reads the search text, the facets and the kind', () => {
    const { value, facets, kind } = addressedSearch(
      new URLSearchParams('query=night&kind=VOD_VIDEO&facet=genre:drama'),
    );
    expect(value).toBe('night');
    expect(facets.size).toBe(1);
    expect(kind).toBe('VOD_VIDEO');
  });

  it.each(['', 'kind=', 'kind=SERIES', 'kind=vod_video'])('searches all kinds for “%s”', (text) => {
    expect(addressedSearch(new URLSearchParams(text)).kind).toBeNull();
  });
});

describe('shownKind', () => {
  it('returns the requested kind if it has hits', () => {
    expect(shownKind('VOD_PLAYLIST', found(2, 3, 1))).toBe('VOD_PLAYLIST');
  });

  it('returns null, for all kinds, if none is requested or the requested one has no hits', () => {
    expect(shownKind(null, found(2, 3, 1))).toBeNull();
    expect(shownKind('LIVE_EVENT', found(0, 3, 1))).toBeNull();
  });
});

describe('shownKinds', () => {
  // SEARCH-5
  it('returns a row for each kind with hits, that of the best hit first', () => {
    expect(shownKinds(null, ['VOD_VIDEO', 'LIVE_EVENT', 'NEWS'])).toEqual({
      rows: ['VOD_VIDEO', 'LIVE_EVENT', 'NEWS'],
    });
    expect(shownKinds(null, ['FIGHTER'])).toEqual({ rows: ['FIGHTER'] });
  });

  // SEARCH-5
  it('returns a grid for a single kind: the chosen one, or the only one with hits', () => {
    expect(shownKinds('VOD_VIDEO', ['LIVE_EVENT', 'VOD_VIDEO'])).toEqual({ grid: 'VOD_VIDEO' });
    expect(shownKinds(null, ['VOD_VIDEO'])).toEqual({ grid: 'VOD_VIDEO' });
  });

  it('returns no rows if nothing was found', () => {
    expect(shownKinds(null, [])).toEqual({ rows: [] });
  });
});
