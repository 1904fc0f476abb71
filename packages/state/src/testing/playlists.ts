import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { Playlist } from '@footlight/contract';
import { afterEach, beforeEach } from 'vitest';
import { playlistQuery, vodQuery } from '../content/content.queries.js';
import { Queries } from '../cache/queries.js';
import { createStillClock, examples, ids, items, startPair } from './fixtures.js';

/** A playlist of videos 1–30, in keyset pages. */
export const playlist = ({
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

export const fails = () => {
  throw new ErrorResponse('INTERNAL');
};

interface AtWork {
  service: ContractService;
  client: Client;
  clock: ReturnType<typeof createStillClock>;
  queries: Queries;
}

/** Creates queries for each test, with a service that has playlists and videos of any id. */
export const withPlaylists = () => {
  const work = {} as AtWork;
  beforeEach(async () => {
    const clock = createStillClock();
    const pair = await startPair();
    Object.assign(work, { ...pair, clock, queries: new Queries({ client: pair.client, clock }) });
    pair.service.handlers.getPlaylist = playlist;
    pair.service.handlers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
  });
  afterEach(() => {
    work.queries.dispose();
    return work.service.stop();
  });
  const list = (id = '3001') => work.queries.entry(playlistQuery, { id });
  return Object.assign(work, {
    list,
    state: () => list().getState(),
    shown: () => ids(list().getState().items),
    one: () => work.queries.entry(vodQuery, { id: '1' }),
    look: () => list().subscribe(() => undefined),
  });
};
