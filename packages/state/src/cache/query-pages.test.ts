import type { ErrorWatcher } from './queries.js';
import type { SeasonSummary } from '@footlight/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seasonsQuery } from '../content/content.queries.js';
import { ids, items } from '../testing/fixtures.js';
import { fails, playlist, withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list, state, shown } = at;

describe('pages', () => {
  it('LIST-1 are appended until the end, each requested once', async () => {
    await list().load();
    expect(shown()).toEqual(['1', '2']);
    await Promise.all([list().loadMore(), list().loadMore()]);
    expect(state()).toMatchObject({ more: 'ready', page: 2, hasMore: true });
    await list().loadMore();
    await list().loadMore();
    expect(shown()).toEqual(ids(items(1, 30)));
    expect(state()).toMatchObject({ page: 3, hasMore: false });
    expect(at.service.seen.map(({ query }) => query['lastSeen'])).toEqual([undefined, '2', '22']);
  });

  it('LIST-2 show each item once if they shift between two loads', async () => {
    await list().load();
    at.service.handlers.getPlaylist = (request) => ({ ...playlist(request), vods: items(2, 4) });
    await list().loadMore();
    expect(shown()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('LIST-3 leave the list unchanged if they fail, and are not requested again until a retry', async () => {
    await list().load();
    at.service.handlers.getPlaylist = fails;
    const failing = list().loadMore();
    await vi.waitFor(() => expect(state()).toMatchObject({ more: 'loading', page: 2 }));
    await failing;
    expect(state()).toMatchObject({
      status: 'ready',
      error: null,
      more: 'failed',
      moreError: { code: 'INTERNAL' },
      page: 1,
    });
    expect(shown()).toEqual(['1', '2']);
    at.service.handlers.getPlaylist = playlist;
    await list().loadMore();
    expect(at.service.seen).toHaveLength(2);
    await list().retry();
    expect(state()).toMatchObject({ more: 'ready', moreError: null, page: 2 });
    expect(state().items).toHaveLength(22);
    await list().retry();
    expect(at.service.seen).toHaveLength(3);
  });
});

describe('a bidirectional list', () => {
  const season = (number: number): SeasonSummary => ({
    id: String(number),
    title: `Season ${number}`,
    seasonNumber: number,
    episodeCount: 3,
  });
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const seasons = (current = 30) =>
    at.queries.entry(seasonsQuery, { seriesId: '5002', current: season(current) });
  const seasonNumbers = () =>
    seasons()
      .getState()
      .items.map(({ seasonNumber }) => seasonNumber);
  const adjacent = ({ params, query }: { params: { seasonId: string }; query: { size?: unknown } }) => {
    const [at, size] = [Number(params.seasonId), Number(query.size)];
    return {
      precedingSeasons: numbers(Math.max(1, at - size), at - 1).map(season),
      followingSeasons: numbers(at + 1, Math.min(60, at + size)).map(season),
    };
  };
  beforeEach(() => {
    // A series of 60 seasons.
    at.service.handlers.getAdjacentSeasons = adjacent;
  });

  it('LIST-11 starts around one item, grows in both directions and detects both ends', async () => {
    await seasons().load();
    expect(seasonNumbers()).toEqual(numbers(5, 55));
    expect(seasons().getState()).toMatchObject({ hasPrevious: true, hasMore: true });
    await seasons().loadMore();
    await seasons().loadPrevious();
    expect(seasonNumbers()).toEqual(numbers(1, 60));
    await seasons().loadMore();
    await seasons().loadPrevious();
    expect(seasons().getState()).toMatchObject({ hasPrevious: false, hasMore: false });
    expect(at.service.seen).toHaveLength(3);
  });

  it('reports every page that fails to load, with the entry that can retry', async () => {
    const watcher = vi.fn<ErrorWatcher>();
    const stop = at.queries.watchErrors(watcher);
    await seasons().load();
    expect(watcher).not.toHaveBeenCalled();
    const { getAdjacentSeasons = fails } = at.service.handlers;
    at.service.handlers.getAdjacentSeasons = fails;
    await seasons().loadMore();
    expect(watcher).toHaveBeenCalledOnce();
    const [entry] = watcher.mock.lastCall ?? [];
    at.service.handlers.getAdjacentSeasons = getAdjacentSeasons;
    await entry?.retry();
    expect(seasons().getState().more).toBe('ready');
    stop();
    at.service.handlers.getAdjacentSeasons = fails;
    await seasons().renew();
    expect(watcher).toHaveBeenCalledOnce();
  });

  it('LIST-12 ignores a load during another one, and after a failure until a retry', async () => {
    await seasons().load();
    await Promise.all([seasons().loadMore(), seasons().loadPrevious()]);
    expect(at.service.seen).toHaveLength(2);
    at.service.handlers.getAdjacentSeasons = fails;
    await seasons().loadPrevious();
    expect(seasons().getState()).toMatchObject({ previous: 'failed', more: 'ready' });
    await seasons().loadPrevious();
    expect(at.service.seen).toHaveLength(3);
    at.service.handlers.getAdjacentSeasons = adjacent;
    await seasons().retry();
    expect(seasonNumbers()).toEqual(numbers(1, 60));
  });

  it('is reused for items that it contains, and is another list around other items', async () => {
    await seasons().load();
    await seasons(31).load();
    expect(at.service.seen).toHaveLength(1);
    await seasons(2).load();
    expect(seasons(2).getState().items.at(0)?.seasonNumber).toBe(1);
  });
});
