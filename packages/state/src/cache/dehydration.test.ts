import { ErrorResponse } from '@footlight/client/testing';
import { describe, expect, it } from 'vitest';
import { FRESH_FOR_MS } from '../clock.js';
import { playlistQuery } from '../content/content.queries.js';
import { dehydrated, hydrationOf, type Dehydrated } from './dehydration.js';
import { Queries } from './queries.js';
import { rowParams, rowQuery, sectionQuery } from '../content/section.queries.js';
import { createStillClock, examples } from '../testing/fixtures.js';
import { withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list } = at;

describe('a page hydrated from dehydrated queries', () => {
  it('LIST-18 keeps a “not found” response, and requests again on retry', async () => {
    at.service.handlers.getPlaylist = () => {
      throw new ErrorResponse('PLAYLIST_NOT_FOUND');
    };
    await list().load();
    const hydrate = JSON.parse(JSON.stringify(dehydrated(at.queries, at.clock))) as Dehydrated;
    const taken = new Queries({
      client: at.client,
      clock: at.clock,
      hydrate: hydrationOf(hydrate, at.clock),
    });
    const same = taken.entry(playlistQuery, { id: '3001' });
    expect(same.getState()).toEqual(list().getState());
    const requestCount = at.service.seen.length;
    await same.load();
    expect(at.service.seen).toHaveLength(requestCount);
    await same.retry();
    expect(at.service.seen).toHaveLength(requestCount + 1);
  });

  it('LIST-18 starts with the same data, and requests nothing while it is fresh', async () => {
    at.service.handlers.getSection = () => examples.section;
    await at.queries.entry(sectionQuery, { id: 'home' }).load();
    await list().load();
    const serialized = JSON.stringify(dehydrated(at.queries, at.clock));
    const requestCount = at.service.seen.length;
    const later = createStillClock();
    later.move(3_600_000);
    const taken = new Queries({
      client: at.client,
      clock: later,
      hydrate: hydrationOf(JSON.parse(serialized) as Dehydrated, later),
    });
    const bucket = examples.section.buckets[0];
    if (bucket === undefined) throw new Error('The example has a row.');
    for (const of of [
      (all: Queries) => all.entry(playlistQuery, { id: '3001' }),
      (all: Queries) => all.entry(sectionQuery, { id: 'home' }),
      (all: Queries) => all.entry(rowQuery, rowParams('home', bucket)),
    ] as const) {
      expect(of(taken).getState()).toEqual(of(at.queries).getState());
      await of(taken).load();
    }
    expect(at.service.seen).toHaveLength(requestCount);
    await taken.entry(playlistQuery, { id: '3001' }).loadMore();
    expect(taken.entry(playlistQuery, { id: '3001' }).getState().items).toHaveLength(22);
    later.move(FRESH_FOR_MS);
    await taken.entry(playlistQuery, { id: '3001' }).load();
    expect(at.service.seen).toHaveLength(requestCount + 2);
    taken.dispose();
  });

  it('LIST-18 contains each item once', async () => {
    await list('a').load();
    await list('b').load();
    const { items: packed, entries } = dehydrated(at.queries, at.clock);
    expect(Object.keys(packed)).toEqual(['VOD:1', 'VOD:2']);
    expect(Object.keys(entries)).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('Video 1');
  });
});
