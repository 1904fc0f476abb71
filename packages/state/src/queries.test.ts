import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import type { Playlist, SeasonSummary } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRESH_FOR_MS } from './clock.js';
import { adjacentQuery, playlistQuery, seasonsQuery, vodQuery } from './content.queries.js';
import { dehydrated, hydrationOf, type Dehydrated } from './dehydration.js';
import { createQueries, type Queries } from './queries.js';
import { rowParams, rowQuery, sectionQuery } from './section.queries.js';
import { createGate, createStillClock, examples, ids, items, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;
let clock: ReturnType<typeof createStillClock>;
let queries: Queries;

/** A playlist of videos 1–30, by keyset. */
const playlist = ({
  params,
  query,
}: {
  params: { id: string };
  query: { rpp?: unknown; lastSeen?: unknown };
}): Playlist => {
  const from = Number(query.lastSeen ?? 0) + 1;
  const vods = items(from, Math.min(Number(query.rpp), 31 - from));
  const last = vods.at(-1)?.id ?? null;
  return {
    ...examples.playlist,
    id: params.id,
    itemCount: 30,
    vods,
    paging: { moreDataAvailable: last !== '30', lastSeen: last },
  };
};
const fails = () => {
  throw new Refusal('INTERNAL');
};
const list = (id = '3001') => queries.entry(playlistQuery, { id });
const state = () => list().getState();
const shown = () => ids(state().items);
const one = () => queries.entry(vodQuery, { id: '1' });
const look = () => list().subscribe(() => undefined);

beforeEach(async () => {
  ({ service, client } = await startPair());
  clock = createStillClock();
  queries = createQueries({ client, clock });
  service.answers.getPlaylist = playlist;
  service.answers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
});
afterEach(() => {
  queries.dispose();
  return service.stop();
});

describe('pages', () => {
  it('LIST-1 are appended until the end, each of them fetched once', async () => {
    await list().load();
    expect(shown()).toEqual(['1', '2']);
    await Promise.all([list().loadMore(), list().loadMore()]);
    expect(state()).toMatchObject({ more: 'ready', page: 2, hasMore: true });
    await list().loadMore();
    await list().loadMore();
    expect(shown()).toEqual(ids(items(1, 30)));
    expect(state()).toMatchObject({ page: 3, hasMore: false });
    expect(service.seen.map(({ query }) => query['lastSeen'])).toEqual([undefined, '2', '22']);
  });

  it('LIST-2 show an item once where pages shift between two loads', async () => {
    await list().load();
    service.answers.getPlaylist = (request) => ({ ...playlist(request), vods: items(2, 4) });
    await list().loadMore();
    expect(shown()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('LIST-3 that fail leave the list as it is, count down again and stop until somebody retries', async () => {
    await list().load();
    service.answers.getPlaylist = fails;
    const failing = list().loadMore();
    await vi.waitFor(() => expect(state()).toMatchObject({ more: 'loading', page: 2 }));
    await failing;
    expect(state()).toMatchObject({
      status: 'ready',
      failure: null,
      more: 'failed',
      moreFailure: { code: 'INTERNAL' },
      page: 1,
    });
    expect(shown()).toEqual(['1', '2']);
    service.answers.getPlaylist = playlist;
    await list().loadMore();
    expect(service.seen).toHaveLength(2);
    await list().retry();
    expect(state()).toMatchObject({ more: 'ready', moreFailure: null, page: 2 });
    expect(state().items).toHaveLength(22);
    await list().retry();
    expect(service.seen).toHaveLength(3);
  });
});

describe('freshness', () => {
  it('LIST-4 answers within a minute from what is held, and joins a load under way', async () => {
    await Promise.all([list().load(), list().load()]);
    await list().load();
    expect(service.seen).toHaveLength(1);
    clock.move(FRESH_FOR_MS);
    await list().load();
    expect(service.seen).toHaveLength(2);
  });

  it('LIST-5 renews the first page and keeps what had been read after it', async () => {
    await list().load();
    await list().loadMore();
    const renewal = list().renew();
    expect(state()).toMatchObject({ status: 'loading' });
    expect(state().items).toHaveLength(22);
    await renewal;
    expect(shown()).toEqual(ids(items(1, 22)));
    await list().loadMore();
    expect(shown()).toEqual(ids(items(1, 30)));
  });

  it.each([
    ['another list by now', items(50, 2), true],
    ['one that ends with its first page', items(1, 2), false],
  ])('LIST-5 replaces all of %s', async (_what, vods, moreDataAvailable) => {
    await list().load();
    await list().loadMore();
    service.answers.getPlaylist = (request) => ({
      ...playlist(request),
      vods,
      paging: { moreDataAvailable, lastSeen: vods.at(-1)?.id ?? null },
    });
    await list().renew();
    expect(shown()).toEqual(ids(vods));
    expect(state().page).toBe(1);
  });

  it('LIST-6 waits with a further page for the newest renewal, and fetches it once', async () => {
    await list().load();
    await Promise.all([list().renew(), list().loadMore(), list().renew()]);
    expect(state().items).toHaveLength(22);
    expect(service.seen.filter(({ query }) => 'lastSeen' in query)).toHaveLength(1);
  });

  it('LIST-6 goes on with what is held where it could not be renewed', async () => {
    await list().load();
    service.answers.getPlaylist = (request) => {
      if (request.query.lastSeen === undefined) throw new Refusal('INTERNAL');
      return playlist(request);
    };
    await Promise.all([list().renew(), list().loadMore()]);
    expect(state()).toMatchObject({ status: 'failed', failure: { code: 'INTERNAL' } });
    expect(state().items).toHaveLength(22);
  });

  it('LIST-7 keeps what is held where it could not be renewed, and retries', async () => {
    service.answers.getVod = fails;
    await one().load();
    expect(one().getState()).toMatchObject({ status: 'failed', data: null });
    service.answers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
    await one().retry();
    expect(one().getState()).toMatchObject({ status: 'ready', failure: null, data: { id: '1' } });
    service.answers.getVod = fails;
    await one().renew();
    expect(one().getState()).toMatchObject({ status: 'failed', data: { id: '1' } });
  });

  it('LIST-8 drops the answer of an older load', async () => {
    const [arrived, gate] = [createGate(), createGate()];
    service.answers.getPlaylist = async (request) => {
      if (service.seen.length > 1) return { ...playlist(request), vods: items(9, 1) };
      arrived.open();
      await gate.opened;
      return playlist(request);
    };
    const older = list().load();
    await arrived.opened;
    await list().renew();
    gate.open();
    await older;
    expect(shown()).toEqual(['9']);
  });
});

describe('entries', () => {
  it('are one for the same params in any order, and disturb no other', async () => {
    const params = { playlistId: 'p', id: '1' };
    expect(queries.entry(adjacentQuery, params)).toBe(
      queries.entry(adjacentQuery, { id: '1', playlistId: 'p' }),
    );
    await list('a').load();
    const ahead = list('b').load();
    expect(list('a').getState()).toMatchObject({ status: 'ready', data: { id: 'a' } });
    await ahead;
  });

  it('LIST-9 that nobody looks at are kept up to a limit, the one used last longest', async () => {
    queries = createQueries({ client, clock, most: 2 });
    const stop = list('watched').subscribe(() => undefined);
    for (const id of ['watched', 'a', 'b']) await list(id).load();
    list('a');
    await list('c').load();
    const held = ['watched', 'a', 'c', 'b'].filter((id) => list(id).getState().status === 'ready');
    expect(held).toEqual(['watched', 'a', 'c']);
    stop();
  });

  it('LIST-10 of pages that are left are dropped with them', async () => {
    service.answers.getAdjacentVods = () => ({ previous: [], next: items(1, 1) });
    const rail = () => queries.entry(adjacentQuery, { id: '1' }).getState().status;
    await queries.entry(adjacentQuery, { id: '1' }).load();
    await list().load();
    queries.leave(['news']);
    expect(rail()).toBe('ready');
    queries.leave(['adjacent']);
    expect([rail(), state().status]).toEqual(['idle', 'ready']);
  });
});

describe('a list that is read both ways', () => {
  const season = (number: number): SeasonSummary => ({
    id: String(number),
    title: `Season ${number}`,
    seasonNumber: number,
    episodeCount: 3,
  });
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const seasons = (current = 30) =>
    queries.entry(seasonsQuery, { seriesId: '5002', current: season(current) });
  const held = () =>
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
    service.answers.getAdjacentSeasons = adjacent;
  });

  it('LIST-11 begins around one item, grows forward and backward, and knows both ends', async () => {
    await seasons().load();
    expect(held()).toEqual(numbers(5, 55));
    expect(seasons().getState()).toMatchObject({ hasPrevious: true, hasMore: true });
    await seasons().loadMore();
    await seasons().loadPrevious();
    expect(held()).toEqual(numbers(1, 60));
    await seasons().loadMore();
    await seasons().loadPrevious();
    expect(seasons().getState()).toMatchObject({ hasPrevious: false, hasMore: false });
    expect(service.seen).toHaveLength(3);
  });

  it('LIST-12 ignores a load while one is under way, and after a failure until a retry', async () => {
    await seasons().load();
    await Promise.all([seasons().loadMore(), seasons().loadPrevious()]);
    expect(service.seen).toHaveLength(2);
    service.answers.getAdjacentSeasons = fails;
    await seasons().loadPrevious();
    expect(seasons().getState()).toMatchObject({ previous: 'failed', more: 'ready' });
    await seasons().loadPrevious();
    expect(service.seen).toHaveLength(3);
    service.answers.getAdjacentSeasons = adjacent;
    await seasons().retry();
    expect(held()).toEqual(numbers(1, 60));
  });

  it('stays for any item that it holds, and is another around one that it does not', async () => {
    await seasons().load();
    await seasons(31).load();
    expect(service.seen).toHaveLength(1);
    await seasons(2).load();
    expect(seasons(2).getState().items.at(0)?.seasonNumber).toBe(1);
  });
});

describe('a change', () => {
  const without = (id: string) => (held: { data: Playlist | null; items: readonly { id: string }[] }) =>
    ({ ...held, items: held.items.filter((item) => item.id !== id) }) as never;

  it('LIST-13 is shown at once and told in order, one after the other', async () => {
    await list().load();
    const gate = createGate();
    const told: string[] = [];
    const first = list().change(without('1'), async () => {
      await gate.opened;
      told.push('1');
    });
    const second = list().change(without('2'), async () => void told.push('2'));
    expect([shown(), told]).toEqual([[], []]);
    gate.open();
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(told).toEqual(['1', '2']);
  });

  it('LIST-14 that fails is undone where it stood, and no other with it', async () => {
    await list().load();
    await list().loadMore();
    service.answers.getVod = fails;
    const failing = list().change(without('2'), () => client.call('getVod', { params: { id: '2' } }));
    const working = list().change(without('3'), () => Promise.resolve());
    expect(shown().slice(0, 2)).toEqual(['1', '4']);
    expect((await failing)?.code).toBe('INTERNAL');
    await working;
    expect(shown().slice(0, 3)).toEqual(['1', '2', '4']);
    expect(state().changeFailure).not.toBeNull();
    list().clearChangeFailure();
    expect(state().changeFailure).toBeNull();
  });

  it('LIST-15 is told before a page is asked for that may depend on it', async () => {
    await list().load();
    const gate = createGate();
    const changing = list().change(without('2'), () => gate.opened);
    const more = list().loadMore();
    const renewal = list().renew();
    expect(service.seen).toHaveLength(1);
    gate.open();
    await Promise.all([changing, more, renewal]);
    expect(service.seen.length).toBeGreaterThan(1);
  });
});

describe('another reader', () => {
  it('LIST-16 has what is looked at asked for again, and nothing else left', async () => {
    const stop = look();
    await list().load();
    await list().loadMore();
    await list('other').load();
    queries.changeReader();
    expect(state()).toMatchObject({ status: 'loading' });
    expect(list('other').getState()).toMatchObject({ status: 'idle', data: null });
    await list().load();
    // Nothing that the reader before had read on.
    expect(shown()).toEqual(['1', '2']);
    stop();
  });

  it('LIST-16 bears no change of the one before', async () => {
    const stop = look();
    await list().load();
    const gate = createGate();
    const changing = list().change(
      ({ data }) => ({ data, items: [] }),
      () => gate.opened,
    );
    queries.changeReader();
    gate.open();
    expect(await changing).toBeNull();
    await list().load();
    expect(shown()).toEqual(['1', '2']);
    stop();
  });

  it('LIST-16 is asked nothing for that nobody has asked for', () => {
    const stop = look();
    queries.changeReader();
    expect(state().status).toBe('idle');
    stop();
  });
});

describe('rows of a section', () => {
  const row = (from: number) => ({
    ...examples.row,
    bucketId: 'films',
    items: items(from, 10),
    paging: { moreDataAvailable: from < 11, lastSeen: String(from + 9) },
  });
  const home = () => queries.entry(sectionQuery, { id: 'home' });
  const films = () => queries.entry(rowQuery, rowParams('home', row(1)));
  beforeEach(() => {
    service.answers.getSection = () => ({
      ...examples.section,
      buckets: [row(1)],
      paging: { moreDataAvailable: false, lastSeen: null },
    });
    service.answers.getBucketPage = ({ body }) => row(Number(body.bucketProps.lastSeen) + 1);
  });

  it('LIST-17 come with it, and are lists of their own', async () => {
    await home().load();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 10)));
    await films().loadMore();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 20)));
    expect(service.seen.at(-1)?.body).toEqual({
      bucketProps: { resultPerPage: 10, lastSeen: '10', displayGeoblocked: false },
      sectionProps: { resultPerPage: 10, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
    });
    await home().renew();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 20)));
  });

  it('LIST-17 fail by themselves', async () => {
    await home().load();
    service.answers.getBucketPage = fails;
    await films().loadMore();
    expect([films().getState().more, home().getState()]).toMatchObject([
      'failed',
      { status: 'ready', more: 'idle' },
    ]);
  });

  it('LIST-17 are left with it, and belong to another reader when it does', async () => {
    await home().load();
    await films().loadMore();
    const stop = films().subscribe(() => undefined);
    queries.changeReader();
    await home().load();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 10)));
    stop();
  });

  it('asks for as many of a guide as it shows', async () => {
    const guide = { ...row(1), type: 'EPG_NOW_NEXT' as const };
    service.answers.getSection = () => ({ ...examples.section, buckets: [guide] });
    await home().load();
    await queries.entry(rowQuery, rowParams('home', guide)).loadMore();
    expect(service.seen.at(-1)?.body).toMatchObject({ sectionProps: { resultPerPage: 25 } });
  });
});

describe('another reader', () => {
  it('LIST-16 has asked anew what somebody was about to look at', async () => {
    await list().load();
    const entry = list();
    queries.changeReader();
    const asked = service.seen.length;
    const stop = entry.subscribe(() => undefined);
    await entry.load();
    expect(service.seen).toHaveLength(asked + 1);
    expect(list()).toBe(entry);
    stop();
  });
});

describe('a page that goes on with what another drew', () => {
  it('LIST-18 goes on with what the service said is not there, and asks again when that is retried', async () => {
    service.answers.getPlaylist = () => {
      throw new Refusal('PLAYLIST_NOT_FOUND');
    };
    await list().load();
    const hydrate = JSON.parse(JSON.stringify(dehydrated(queries, clock))) as Dehydrated;
    const taken = createQueries({ client, clock, hydrate: hydrationOf(hydrate, clock) });
    const same = taken.entry(playlistQuery, { id: '3001' });
    expect(same.getState()).toEqual(list().getState());
    const asked = service.seen.length;
    await same.load();
    expect(service.seen).toHaveLength(asked);
    await same.retry();
    expect(service.seen).toHaveLength(asked + 1);
  });

  it('LIST-18 begins with the same, and asks for nothing while it is fresh', async () => {
    service.answers.getSection = () => examples.section;
    await queries.entry(sectionQuery, { id: 'home' }).load();
    await list().load();
    const drawn = JSON.stringify(dehydrated(queries, clock));
    const asked = service.seen.length;
    const later = createStillClock();
    later.move(3_600_000);
    const taken = createQueries({
      client,
      clock: later,
      hydrate: hydrationOf(JSON.parse(drawn) as Dehydrated, later),
    });
    const bucket = examples.section.buckets[0];
    if (bucket === undefined) throw new Error('The example has a row.');
    for (const of of [
      (all: Queries) => all.entry(playlistQuery, { id: '3001' }),
      (all: Queries) => all.entry(sectionQuery, { id: 'home' }),
      (all: Queries) => all.entry(rowQuery, rowParams('home', bucket)),
    ] as const) {
      expect(of(taken).getState()).toEqual(of(queries).getState());
      await of(taken).load();
    }
    expect(service.seen).toHaveLength(asked);
    await taken.entry(playlistQuery, { id: '3001' }).loadMore();
    expect(taken.entry(playlistQuery, { id: '3001' }).getState().items).toHaveLength(22);
    later.move(FRESH_FOR_MS);
    await taken.entry(playlistQuery, { id: '3001' }).load();
    expect(service.seen).toHaveLength(asked + 2);
    taken.dispose();
  });

  it('LIST-18 names each item once', async () => {
    await list('a').load();
    await list('b').load();
    const { items: packed, entries } = dehydrated(queries, clock);
    expect(Object.keys(packed)).toEqual(['VOD:1', 'VOD:2']);
    expect(Object.keys(entries)).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('Video 1');
  });
});

describe('items', () => {
  it('LIST-19 are marked once, and every entry shows it', async () => {
    await list().load();
    await one().load();
    const stop = [look(), one().subscribe(() => undefined)];
    const [first, second] = state().items;
    const heard = vi.fn<() => void>();
    list().subscribe(heard);
    queries.items.mark('VOD', '1', { favourite: true, watchProgress: 0.5 });
    expect(heard).toHaveBeenCalledOnce();
    expect(state().items[0]).toMatchObject({ favourite: true, watchProgress: 0.5 });
    expect(state().items[0]).not.toBe(first);
    expect(state().items[1]).toBe(second);
    expect(one().getState().data).toMatchObject({ favourite: true });
    const { items: before } = state();
    queries.items.mark('VOD', '99', { favourite: true });
    expect(state().items).toBe(before);
    for (const end of stop) end();
  });

  it('LIST-19 bear a mark that was made before a later reply', async () => {
    queries.items.mark('VOD', '1', { favourite: true });
    await list().load();
    await list().renew();
    expect(state().items.map(({ favourite }) => favourite)).toEqual([true, false]);
  });
});
