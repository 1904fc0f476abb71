import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaybackLoader, type ServicePlaybackLoader } from './playback-loader.js';
import { examples, item, startPair } from '../testing/fixtures.js';

let service: ContractService;
let client: Client;
let loader: ServicePlaybackLoader;
const { signal } = new AbortController();

beforeEach(async () => {
  ({ service, client } = await startPair());
  loader = createPlaybackLoader(client);
  service.handlers.postVideoManifest = ({ params }) => ({ ...examples.playback, id: params.id });
  service.handlers.postEventManifest = ({ params }) => ({
    ...examples.playback,
    id: params.id,
    kind: 'live',
  });
});
afterEach(() => service.stop());

describe('load', () => {
  it('requests a video with the given protocols, and returns absolute stream addresses', async () => {
    const data = await loader.load({ id: '1001', kind: 'vod', protocols: ['DASH'] }, signal);
    expect(data.id).toBe('1001');
    expect(data.streams[0]?.url).toBe(`${service.origin}${examples.playback.streams[0]?.url ?? ''}`);
    expect(service.seen[0]).toMatchObject({ name: 'postVideoManifest', body: { protocols: ['DASH'] } });
  });

  it('sends the preferred languages', async () => {
    const choosy = createPlaybackLoader(client, () => ({ audioLanguage: 'es' }));
    await choosy.load({ id: '1001', kind: 'vod' }, signal);
    expect(service.seen[0]?.body).toEqual({ audioLanguage: 'es' });
  });

  it('requests a live event', async () => {
    expect((await loader.load({ id: '2001', kind: 'live' }, signal)).kind).toBe('live');
    expect(service.names()).toEqual(['postEventManifest']);
  });

  it.each(['EVENT_NOT_LIVE', 'EVENT_NOT_FOUND'] as const)(
    'falls back once to the video of the same id if the service responds with %s',
    async (code) => {
      service.handlers.postEventManifest = () => {
        throw new ErrorResponse(code);
      };
      expect(await loader.load({ id: '2004', kind: 'live' }, signal)).toMatchObject({
        id: '2004',
        kind: 'vod',
      });
      expect(service.names()).toEqual(['postEventManifest', 'postVideoManifest']);
    },
  );

  it('rejects with EVENT_NOT_LIVE if there is no such video, and otherwise with the video’s error', async () => {
    service.handlers.postEventManifest = () => {
      throw new ErrorResponse('EVENT_NOT_LIVE');
    };
    service.handlers.postVideoManifest = () => {
      throw new ErrorResponse('VOD_NOT_FOUND');
    };
    await expect(loader.load({ id: '2003', kind: 'live' }, signal)).rejects.toMatchObject({
      code: 'EVENT_NOT_LIVE',
      status: 404,
    });
    service.handlers.postVideoManifest = () => {
      throw new ErrorResponse('SIGN_IN_REQUIRED');
    };
    await expect(loader.load({ id: '2003', kind: 'live' }, signal)).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  });

  it('looks for a video only once while an event is upcoming', async () => {
    service.handlers.postEventManifest = () => {
      throw new ErrorResponse('EVENT_NOT_LIVE', { state: 'upcoming' });
    };
    service.handlers.postVideoManifest = () => {
      throw new ErrorResponse('VOD_NOT_FOUND');
    };
    const upcoming = { code: 'EVENT_NOT_LIVE', details: { state: 'upcoming' } };
    await expect(loader.load({ id: '2003', kind: 'live' }, signal)).rejects.toMatchObject(upcoming);
    await expect(loader.load({ id: '2003', kind: 'live' }, signal)).rejects.toMatchObject(upcoming);
    expect(service.names()).toEqual(['postEventManifest', 'postVideoManifest', 'postEventManifest']);
  });

  it('does not fall back if access to the event is denied', async () => {
    service.handlers.postEventManifest = () => {
      throw new ErrorResponse('ACCESS_DENIED');
    };
    await expect(loader.load({ id: '2005', kind: 'live' }, signal)).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
      status: 403,
    });
    expect(service.names()).toEqual(['postEventManifest']);
  });
});

describe('neighbours', () => {
  it('of a watchlist are its videos, whoever owns it', async () => {
    const owners: string[] = [];
    service.handlers.getWatchlistAdjacent = ({ params }) => {
      owners.push(params.ownerId);
      return {
        previous: [item('1'), item('2')],
        next: [item('5001', { type: 'SERIES' }), item('4')],
      };
    };
    const request = { id: '3', kind: 'vod', watchlistId: 'w-1' } as const;
    expect(await loader.neighbours({ ...request, owner: 'v-7' }, signal)).toMatchObject({
      previous: { id: '2' },
      next: { id: '4' },
    });
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'v-1' });
    await loader.neighbours(request, signal);
    expect(owners).toEqual(['v-7', 'v-1']);
  });

  it('are those of the playlist, or else of the season', async () => {
    service.handlers.getPlaylistAdjacent = () => ({ previous: [], next: [item('8')] });
    service.handlers.getAdjacentVods = () => ({ previous: [item('1'), item('2')], next: [item('4')] });
    expect(await loader.neighbours({ id: '7', kind: 'vod', playlistId: '3001' }, signal)).toMatchObject({
      previous: null,
      next: { id: '8', kind: 'vod', title: 'Video 8', duration: 92.16 },
    });
    expect(await loader.neighbours({ id: '3', kind: 'vod' }, signal)).toMatchObject({
      previous: { id: '2', kind: 'vod', title: 'Video 2' },
      next: { id: '4', kind: 'vod', title: 'Video 4' },
    });
  });

  it('are the nearest that the viewer may watch, so that a locked one does not end the list', async () => {
    const locked = item('8', { accessLevel: 'DENIED' });
    service.handlers.getPlaylistAdjacent = () => ({
      previous: [item('5'), { ...locked, id: '6' }],
      next: [locked, item('9')],
    });
    expect(await loader.neighbours({ id: '7', kind: 'vod', playlistId: '3001' }, signal)).toMatchObject({
      previous: { id: '5' },
      next: { id: '9' },
    });
  });

  it('do not exist for a live event', async () => {
    expect(await loader.neighbours({ id: '2001', kind: 'live' }, signal)).toEqual({
      previous: null,
      next: null,
    });
    expect(service.seen).toEqual([]);
  });
});

describe('saveProgress', () => {
  const watched = { position: 40, duration: 92, final: false };
  const signIn = () =>
    client.tokens.write({ authorisationToken: 'a', refreshToken: 'r', subject: 'somebody' });
  beforeEach(() => {
    signIn();
    service.handlers.saveWatchProgress = () => undefined;
  });

  it('sends a writer and a sequence number, so that late requests change nothing', async () => {
    await loader.saveProgress({ id: '1001', kind: 'vod' }, watched);
    await loader.saveProgress({ id: '1001', kind: 'vod' }, { ...watched, position: 50, final: true });
    const bodies = service.seen.map(({ body }) => body as { writer: string; sequence: number });
    expect(bodies).toMatchObject([
      { position: 40, duration: 92, sequence: 1 },
      { position: 50, duration: 92, sequence: 2 },
    ]);
    expect(bodies[0]?.writer).toBe(bodies[1]?.writer);
  });

  it('sends nothing for live events, guests and videos without a duration', async () => {
    await loader.saveProgress({ id: '2001', kind: 'live' }, watched);
    await loader.saveProgress({ id: '1001', kind: 'vod' }, { ...watched, duration: Number.NaN });
    client.tokens.clear();
    await loader.saveProgress({ id: '1001', kind: 'vod' }, watched);
    expect(service.names()).toEqual([]);
    signIn();
    service.handlers.saveWatchProgress = () => {
      throw new ErrorResponse('UNAUTHORISED');
    };
    await loader.saveProgress({ id: '1001', kind: 'vod' }, watched);
    await loader.saveProgress({ id: '1001', kind: 'vod' }, watched);
    expect(service.names()).toEqual(['saveWatchProgress']);
  });

  it('saves the progress of an event that is shown as a video', async () => {
    service.handlers.postEventManifest = () => {
      throw new ErrorResponse('EVENT_NOT_LIVE');
    };
    await loader.load({ id: '2004', kind: 'live' }, signal);
    await loader.saveProgress({ id: '2004', kind: 'live' }, watched);
    expect(service.names().at(-1)).toBe('saveWatchProgress');
  });
});

describe('heartbeats', () => {
  it('send what plays, and return the time until the next one', async () => {
    service.handlers.sendPlaybackHeartbeat = () => ({ nextIn: 20 });
    service.handlers.sendMultiViewHeartbeat = () => ({ nextIn: null });
    const beat = { playbackSessionId: 's', position: 4, paused: false };
    expect(await loader.heartbeat({ id: '2001', kind: 'live' }, beat)).toEqual({ nextIn: 20 });
    const views = { playbackSessionId: 's', layout: 'pip' as const };
    const videos = [{ id: '2001', kind: 'live' as const, position: 0 }];
    expect(await loader.multiViewHeartbeat({ ...views, videos, ended: true })).toEqual({ nextIn: null });
    expect(service.seen.map(({ body }) => body)).toEqual([
      { ...beat, id: '2001', kind: 'live' },
      { ...views, videos, ended: true },
    ]);
  });

  it('use the playback session that was sent when the video was loaded', async () => {
    await loader.load({ id: '1001', kind: 'vod', playbackSessionId: 's' }, signal);
    expect(service.seen[0]?.body).toEqual({ playbackSessionId: 's' });
  });

  it('reject when too many screens play', async () => {
    service.handlers.sendPlaybackHeartbeat = () => {
      throw new ErrorResponse('TOO_MANY_SCREENS');
    };
    const beat = { playbackSessionId: 's', position: 4, paused: false };
    await expect(loader.heartbeat({ id: '1001', kind: 'vod' }, beat)).rejects.toMatchObject({
      code: 'TOO_MANY_SCREENS',
      status: 409,
    });
  });
});

it('loads the programmes of one channel', async () => {
  service.handlers.getGuide = () => examples.guide;
  const from = new Date('2026-11-21T06:00:00.000Z');
  const to = new Date('2026-11-21T12:00:00.000Z');
  expect(await loader.programmes('6001', from, to, signal)).toMatchObject([{ title: 'Morning tide' }]);
  expect(service.seen[0]?.query).toMatchObject({ channel: '6001', from: from.toISOString() });
});

describe('trailer', () => {
  const trailer = item('1010', { title: 'A trailer', duration: 30, watchProgress: 0.5, year: '2026' });

  it('returns the trailer of a video or an event as a player state', async () => {
    service.handlers.getVod = () => ({ ...examples.vod, trailer });
    service.handlers.getLiveEvent = () => ({ ...examples.live, trailer: null });
    expect(await loader.trailer({ id: '1001', kind: 'vod' }, signal)).toMatchObject({
      id: '1010',
      title: 'A trailer',
      duration: 30,
      watchProgress: 15,
      type: 'VOD',
      sources: [],
    });
    expect(await loader.trailer({ id: '2001', kind: 'live' }, signal)).toBeNull();
    expect(service.names()).toEqual(['getVod', 'getLiveEvent']);
  });
});

// LIVE-9
describe('followEvent', () => {
  it('notifies current and later followers, and reports missed notifications after the stream breaks', async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    const open: Client['open'] = async () =>
      new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) });
    const received: string[] = [];
    const life = new AbortController();
    const ofEvents = createPlaybackLoader({ ...client, open });
    ofEvents.followEvent('5', (news) => received.push(news), life.signal);
    const sendMessage = (change: string, eventId: string): void => {
      const message = JSON.stringify({ change, eventId, totalResults: 4 });
      lines.at(-1)?.enqueue(new TextEncoder().encode(`event: live\ndata: ${message}\n\n`));
    };
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    sendMessage('removed', '6');
    sendMessage('removed', '5');
    await vi.waitFor(() => expect(received).toEqual(['changed']));
    const late: string[] = [];
    const sentAt = performance.now();
    ofEvents.followEvent('5', (news) => late.push(news), life.signal, 0);
    ofEvents.followEvent('6', (news) => late.push(news), life.signal, sentAt);
    ofEvents.followEvent('7', (news) => late.push(news), life.signal, 0);
    expect(late).toEqual(['changed']);
    lines[0]?.close();
    await vi.waitFor(() => expect(received).toEqual(['changed', 'missed']), { timeout: 10_000 });
    life.abort();
  });
});
