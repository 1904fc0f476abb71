import { ErrorResponse } from '@footlight/client/testing';
import { describe, expect, it } from 'vitest';
import { FRESH_FOR_MS } from '../clock.js';
import { createGate, examples, ids, items } from '../testing/fixtures.js';
import { fails, playlist, withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();
const { list, state, shown, one } = at;

describe('freshness', () => {
  it('LIST-4 reuses data for a minute, and joins a load in progress', async () => {
    await Promise.all([list().load(), list().load()]);
    await list().load();
    expect(at.service.seen).toHaveLength(1);
    at.clock.move(FRESH_FOR_MS);
    await list().load();
    expect(at.service.seen).toHaveLength(2);
  });

  it('LIST-5 renews the first page and keeps the further ones', async () => {
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
    ['a list of other items', items(50, 2), true],
    ['a list that ends with its first page', items(1, 2), false],
  ])('LIST-5 replaces the whole list by %s', async (_what, vods, moreDataAvailable) => {
    await list().load();
    await list().loadMore();
    at.service.handlers.getPlaylist = (request) => ({
      ...playlist(request),
      vods,
      paging: { moreDataAvailable, lastSeen: vods.at(-1)?.id ?? null },
    });
    await list().renew();
    expect(shown()).toEqual(ids(vods));
    expect(state().page).toBe(1);
  });

  it('LIST-6 requests a further page once, after the latest renewal', async () => {
    await list().load();
    await Promise.all([list().renew(), list().loadMore(), list().renew()]);
    expect(state().items).toHaveLength(22);
    expect(at.service.seen.filter(({ query }) => 'lastSeen' in query)).toHaveLength(1);
  });

  it('LIST-6 loads a further page even if the renewal fails', async () => {
    await list().load();
    at.service.handlers.getPlaylist = (request) => {
      if (request.query.lastSeen === undefined) throw new ErrorResponse('INTERNAL');
      return playlist(request);
    };
    await Promise.all([list().renew(), list().loadMore()]);
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
    expect(state().items).toHaveLength(22);
  });

  it('LIST-7 keeps the data if a renewal fails, and retries', async () => {
    at.service.handlers.getVod = fails;
    await one().load();
    expect(one().getState()).toMatchObject({ status: 'failed', data: null });
    at.service.handlers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
    await one().retry();
    expect(one().getState()).toMatchObject({ status: 'ready', error: null, data: { id: '1' } });
    at.service.handlers.getVod = fails;
    await one().renew();
    expect(one().getState()).toMatchObject({ status: 'failed', data: { id: '1' } });
  });

  it('LIST-8 drops the response of an older load', async () => {
    const [arrived, gate] = [createGate(), createGate()];
    at.service.handlers.getPlaylist = async (request) => {
      if (at.service.seen.length > 1) return { ...playlist(request), vods: items(9, 1) };
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
