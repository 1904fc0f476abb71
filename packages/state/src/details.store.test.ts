import type { Client } from '@footlight/client';
import { Refusal, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdjacentStore, createLiveStore, createVodStore } from './details.store.js';
import { createGate, examples, ids, item, startPair } from './testing/fixtures.js';

let service: ContractService;
let client: Client;

beforeEach(async () => {
  ({ service, client } = await startPair());
  service.answers.getVod = ({ params }) => ({ ...examples.vod, id: params.id });
});
afterEach(() => service.stop());

describe('a video’s page', () => {
  it('asks where to play it', async () => {
    const { getState } = createVodStore({ client });
    await getState().load('1001');
    expect(getState()).toMatchObject({ status: 'ready', details: { id: '1001' } });
    expect(service.seen[0]?.query).toEqual({ includePlaybackDetails: 'URL' });
  });

  it('shows the video asked for last, whichever answer comes first', async () => {
    const gate = createGate();
    service.answers.getVod = async ({ params }) => {
      if (params.id === 'slow') await gate.opened;
      return { ...examples.vod, id: params.id };
    };
    const { getState } = createVodStore({ client });
    const slow = getState().load('slow');
    await getState().load('quick');
    gate.open();
    await slow;
    expect(getState().details?.id).toBe('quick');
  });

  it('drops the former video when another is asked for, and keeps it while it is asked again', async () => {
    const { getState } = createVodStore({ client });
    await getState().load('1001');
    const again = getState().refresh();
    expect(getState()).toMatchObject({ status: 'loading', details: { id: '1001' } });
    await again;
    const other = getState().load('1002');
    expect(getState()).toMatchObject({ status: 'loading', details: null });
    await other;
  });

  it('is asked for once where it was asked for ahead of its page, and anew by whoever asks again', async () => {
    const { getState } = createVodStore({ client });
    const asked = () => service.names().filter((name) => name === 'getVod').length;
    const early = getState().loadAhead('1001');
    await Promise.all([early, getState().load('1001')]);
    expect([getState().status, asked()]).toEqual(['ready', 1]);
    await getState().load('1001');
    expect(asked()).toBe(2);
    await getState().loadAhead('1001');
    await getState().refresh();
    expect(asked()).toBe(4);
  });

  it('says why it failed', async () => {
    service.answers.getVod = () => {
      throw new Refusal('VOD_NOT_FOUND');
    };
    const { getState } = createVodStore({ client });
    await getState().load('9');
    expect(getState()).toMatchObject({ status: 'failed', failure: { code: 'VOD_NOT_FOUND' }, details: null });
  });

  it('turns its heart for its own video only', async () => {
    const { getState } = createVodStore({ client });
    await getState().load('1001');
    getState().markFavourite('1002', true);
    expect(getState().details?.favourite).toBe(false);
    getState().markFavourite('1001', true);
    expect(getState().details?.favourite).toBe(true);
  });
});

describe('a live event’s page', () => {
  it('is the event while it is live', async () => {
    service.answers.getLiveEvent = () => examples.live;
    const { getState } = createLiveStore({ client });
    await getState().load('2001');
    expect(getState().details).toMatchObject({ id: '2001', type: 'LIVE_EVENT' });
    expect(service.names()).toEqual(['getLiveEvent']);
  });

  const NOT_LIVE = ['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND'] as const;

  it.each(NOT_LIVE)('is the video of the same id where the service answers %s', async (code) => {
    service.answers.getLiveEvent = () => {
      throw new Refusal(code);
    };
    service.answers.getLiveVod = ({ params }) => ({ ...examples.vod, id: params.id });
    const { getState } = createLiveStore({ client });
    await getState().load('2004');
    expect(getState().details).toMatchObject({ id: '2004', type: 'VOD' });
  });

  it.each(NOT_LIVE)('fails with %s when there is no such video either', async (code) => {
    service.answers.getLiveEvent = () => {
      throw new Refusal(code);
    };
    service.answers.getLiveVod = () => {
      throw new Refusal('VOD_NOT_FOUND');
    };
    const { getState } = createLiveStore({ client });
    await getState().load('2003');
    expect(getState().failure?.code).toBe(code);
  });

  it('does not fall back for any other failure', async () => {
    service.answers.getLiveEvent = () => {
      throw new Refusal('ACCESS_DENIED');
    };
    const { getState } = createLiveStore({ client });
    await getState().load('2005');
    expect(getState().failure?.code).toBe('ACCESS_DENIED');
    expect(service.names()).toEqual(['getLiveEvent']);
  });
});

describe('the rail beside a video', () => {
  it('is of its season, or of the playlist it plays in', async () => {
    service.answers.getAdjacentVods = () => ({ previous: [item('1')], next: [item('3')] });
    service.answers.getPlaylistAdjacent = () => ({ previous: [], next: [item('8'), item('9')] });
    const { getState } = createAdjacentStore({ client });
    await getState().load({ id: '2' });
    expect([ids(getState().previous), ids(getState().next)]).toEqual([['1'], ['3']]);
    await getState().load({ id: '2', playlistId: '3001' });
    expect([ids(getState().previous), ids(getState().next)]).toEqual([[], ['8', '9']]);
    getState().markFavourite('9', true);
    expect(getState().next.map(({ favourite }) => favourite)).toEqual([false, true]);
  });
});
