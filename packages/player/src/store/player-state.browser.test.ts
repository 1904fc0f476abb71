import type { PlaybackData, PlaybackLoader, Trailer } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import type { PlayerState } from './player-state.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), properties);
  document.body.append(player);
  await player.updateComplete;
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

/** Every field that a host page can rely on, with its default before a video is loaded. */
const DEFAULTS = {
  id: null,
  title: '',
  description: '',
  accessLevel: 'GRANTED',
  type: null,
  thumb: null,
  favourite: false,
  nextVolume: 100,
  watchProgress: null,
  currentTime: 0,
  duration: null,
  eventHasGoneLive: false,
  isPlaylist: false,
  listPrev: null,
  listNext: null,
  subtitles: [],
  subtitleLanguages: [],
  selectedTextTrack: null,
  preferredSubtitleLanguage: null,
  preferredAudioLanguage: null,
  annotations: { chapters: null, thumbnails: null },
  skipMarkers: [],
  annotationsEnabled: true,
  eventSchedule: null,
  epgId: null,
  epg: { now: null, next: null },
  localBroadcasters: [],
  statsEnabled: false,
  eventLocation: null,
  maxHeight: null,
  audioOnly: false,
  autoAdvance: true,
  position: 0,
  volume: 100,
  muted: false,
  fullscreen: false,
  isPlaying: false,
  trailer: null,
} as const satisfies Partial<PlayerState>;

const TRAILER: Trailer = {
  id: '1010',
  title: 'A trailer',
  description: 'Half a minute of it.',
  accessLevel: 'GRANTED',
  thumb: null,
  favourite: false,
  sources: [],
  tags: ['sea'],
  watchProgress: null,
  duration: 30,
  thumbnailUrl: null,
  availablePurchases: [],
  metaFields: { year: '2026' },
  type: 'VOD',
  watchedAt: null,
  contentDownload: false,
  offlinePlaybackLanguages: [],
};

describe('the state of a player', () => {
  // PLAY-5
  it('has every documented field with its default before a video is loaded', async () => {
    const { state } = await place();
    expect(Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, Reflect.get(state, name)]))).toEqual(
      DEFAULTS,
    );
  });

  it('is a frozen snapshot that is replaced on change', async () => {
    const player = await place();
    const before = player.state;
    expect(Object.isFrozen(before)).toBe(true);
    await player.setVolume({ volume: 30 });
    expect([before.volume, player.state.volume]).toEqual([100, 30]);
    expect(player.state).not.toBe(before);
  });

  it('is returned by `getState`, whole or by field', async () => {
    const player = await place();
    const { state } = await player.getState();
    expect(state).toEqual(player.state);
    expect((await player.getState(['volume', 'accessLevel'])).state).toEqual({
      volume: 100,
      accessLevel: 'GRANTED',
    });
  });

  it('reflects the playback data, the playlist and the media of a video', async () => {
    const loader: PlaybackLoader = {
      load: ({ id }) =>
        Promise.resolve({ ...film, id, description: 'A coast by night.', favourite: true, maxHeight: 360 }),
      neighbours: () =>
        Promise.resolve({ previous: null, next: { id: '1011', kind: 'vod', title: 'The next one' } }),
      trailer: () => Promise.resolve(TRAILER),
    };
    const player = await place({ muted: true, loader, subtitleLanguage: 'es' });
    await player.load({ id: '1001', kind: 'vod', playlistId: '3001' });
    await ready(player);
    await vi.waitFor(() => {
      expect(player.state).toMatchObject({
        id: '1001',
        type: 'vod',
        title: film.title,
        description: 'A coast by night.',
        favourite: true,
        thumb: film.thumbnailUrl,
        maxHeight: 360,
        isPlaylist: true,
        listPrev: null,
        listNext: { id: '1011', title: 'The next one' },
        subtitleLanguages: film.streams[0]?.subtitles.map(({ language }) => language),
        selectedTextTrack: { language: 'es' },
        annotations: film.annotations,
        skipMarkers: film.skipMarkers,
        trailer: TRAILER,
      });
    }, WAIT_OPTIONS);
    await player.play();
    await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
    await player.seek({ to: 46.08 });
    expect(player.state.duration).toBeCloseTo(92.16, 1);
    expect(player.state.position).toBeCloseTo(0.5, 1);

    player.unload();
    expect(player.state).toMatchObject({ ...DEFAULTS, muted: true, preferredSubtitleLanguage: 'es' });
  });
});
