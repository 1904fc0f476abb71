import { PlayerError, type FootlightPlayer, type PlayerState } from '@footlight/player';
import { describe, expect, it, vi } from 'vitest';
import { createPlayerPort, remoteStateOf } from './player-port.js';

describe('remoteStateOf', () => {
  // PLAY-5
  it('omits addresses that may be signed, and engine details', () => {
    const state: Partial<PlayerState> = {
      id: '1001',
      buffered: [{ start: 0, end: 4 }],
      engine: 'hls',
      trailer: {
        id: '1',
        title: 'Trailer',
        description: '',
        accessLevel: 'GRANTED',
        thumb: null,
        favourite: false,
        sources: [{ protocol: 'HLS', url: '/media/s/signed/x.m3u8', subtitles: [], drm: null, adUnits: [] }],
        tags: [],
        watchProgress: null,
        duration: 30,
        thumbnailUrl: null,
        availablePurchases: [],
        metaFields: {},
        type: 'VOD',
        watchedAt: null,
        contentDownload: false,
        offlinePlaybackLanguages: [],
      },
    };
    const json = JSON.stringify(remoteStateOf(state));
    expect(json).toContain('"title":"Trailer"');
    expect(json).not.toMatch(/signed|buffered|engine/);
    expect(remoteStateOf({ paused: true })).toEqual({ paused: true });
  });

  it('has the error in the terms of the remote control, without what stays inside', () => {
    const error = new PlayerError('GEOBLOCKED', 'Refused for https://cdn.example/signed', {
      details: { status: 403, retryable: false },
    });
    expect(remoteStateOf({ error })).toEqual({
      error: {
        code: 1003,
        message: 'failed to play',
        data: { reason: 'accessDenied', code: 'GEOBLOCKED', status: 403, retryable: false },
      },
    });
    expect(remoteStateOf({ error: null })).toEqual({ error: null });
  });
});

describe('the capabilities of a player', () => {
  const LIVE = { windowStart: 0, edge: 600, behindBy: 0, atEdge: true, latency: null, targetLatency: null };
  const portOf = (state: Partial<PlayerState>, mediaKeys: object | null = null) => {
    const player = Object.assign(new EventTarget(), { state, core: { media: { mediaKeys } } });
    return {
      player,
      port: createPlayerPort(player as unknown as FootlightPlayer, { firstOf: () => Promise.resolve('1') }),
    };
  };

  it.each([
    [
      { live: null, epgId: null, audioOnly: false },
      null,
      { dvr: false, guide: false, drm: false, multiView: false },
    ],
    [{ live: LIVE, epgId: null, audioOnly: false }, null, { dvr: true, guide: false }],
    [
      { live: { ...LIVE, windowStart: 599 }, epgId: '6001', audioOnly: false },
      null,
      { dvr: false, guide: true },
    ],
    [{ live: null, epgId: null, audioOnly: false }, {}, { drm: true }],
    [{ live: null, epgId: null, audioOnly: true }, null, { fullscreen: false, pictureInPicture: false }],
  ] as const)('match the loaded content: %j', (state, mediaKeys, capabilities) => {
    vi.stubGlobal('document', { fullscreenEnabled: true, pictureInPictureEnabled: true });
    const { port } = portOf(state, mediaKeys);
    expect(port.capabilities).toMatchObject(capabilities);
    expect(port.getState().capabilities).toEqual(port.capabilities);
    vi.unstubAllGlobals();
  });

  it('are reported again when another video changes them', () => {
    vi.stubGlobal('document', { fullscreenEnabled: true, pictureInPictureEnabled: true });
    const { player, port } = portOf({ live: LIVE, epgId: '6001', audioOnly: false });
    const reports: unknown[] = [];
    port.onStateChange((changes) => reports.push(changes));
    const change = (changes: object): void =>
      void player.dispatchEvent(
        new CustomEvent('footlight-statechange', { detail: { changes, revision: 1 } }),
      );
    change({ paused: true });
    change({ epgId: '6001' });
    expect(reports).toEqual([
      { paused: true },
      { epgId: '6001', capabilities: expect.objectContaining({ guide: true, dvr: true }) as object },
    ]);
    vi.unstubAllGlobals();
  });
});

it.each(['element', 'core'] as const)(
  'passes a command and its parameters to the %s of the player, and returns its result',
  async (where) => {
    const execute = vi.fn<(...parts: unknown[]) => Promise<object>>(() => Promise.resolve({ open: true }));
    const own = where === 'core' ? { core: { execute } } : { core: null, execute };
    const player = Object.assign(new EventTarget(), { state: {}, ...own });
    const port = createPlayerPort(player as unknown as FootlightPlayer, {
      firstOf: () => Promise.resolve('1'),
    });
    const params = { open: true, channel: '6002' } as const;
    expect(await port.execute('player.setGuide', params)).toEqual({ open: true });
    expect(execute).toHaveBeenCalledExactlyOnceWith('setGuide', params);
  },
);
