import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PlaylistItem } from '../core/playlist-item.js';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 40_000, interval: 50 };
/** The countdown before a next video takes 8 s. */
const SLOW = { timeout: 90_000 };
const FILM = '/films/lantern-coast';
let items: readonly [PlaylistItem, PlaylistItem, PlaylistItem];

beforeAll(async () => {
  definePlayer();
  const { streams } = await filmPlayback('lantern-coast');
  const [hls, dash] = streams.map(({ url }) => url);
  items = [
    {
      src: hls ?? '',
      protocol: 'hls',
      title: 'The Lantern Coast',
      description: 'A night at the harbour',
      poster: '/artwork/lantern-coast/thumbnail.webp',
      subtitles: [
        { src: `${FILM}/subtitles/en.vtt`, srclang: 'en', label: 'English' },
        { src: `${FILM}/subtitles/es.vtt`, srclang: 'es' },
      ],
      chapters: `${FILM}/chapters/en.vtt`,
      skipMarkers: [{ type: 'INTRO', from: 2, to: 9 }],
    },
    { id: 'file', src: `${FILM}/v360.mp4`, title: 'As a file', duration: 92, startAt: 30 },
    { src: dash ?? '', protocol: 'dash', title: 'As DASH' },
  ];
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const place = (playlist: readonly PlaylistItem[], properties: Partial<FootlightPlayer> = {}) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    storage: null,
    playlist,
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer, id: string) =>
  vi.waitFor(() => {
    expect(player.state).toMatchObject({ error: null, id, status: 'ready' });
    expect(player.state.currentTime).toBeGreaterThan(0.2);
  }, WAIT_OPTIONS);

const partOf = (player: FootlightPlayer, part: string) =>
  player.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`) ?? null;

// PLAY-47
it(
  'a list of addresses plays from its first, with what belongs to each, and moves in both directions',
  SLOW,
  async () => {
    const player = place(items);
    await ready(player, '0');
    expect(player.state).toMatchObject({
      title: 'The Lantern Coast',
      description: 'A night at the harbour',
      thumb: `${location.origin}/artwork/lantern-coast/thumbnail.webp`,
      isPlaylist: true,
      listPrev: null,
      listNext: { id: 'file', kind: 'vod', title: 'As a file', duration: 92 },
      subtitleLanguages: ['en', 'es'],
      skipMarkers: [{ type: 'INTRO', from: 2, to: 9 }],
      engine: 'hls',
    });
    await vi.waitFor(
      () => expect(player.core?.annotations.store.get().chapters.length).toBeGreaterThan(1),
      WAIT_OPTIONS,
    );

    expect(await player.next()).toEqual({ id: 'file', kind: 'vod', title: 'As a file' });
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(30), WAIT_OPTIONS);
    expect(player.state).toMatchObject({
      engine: 'native',
      subtitles: [],
      skipMarkers: [],
      listPrev: { id: '0', title: 'The Lantern Coast' },
      listNext: { id: '2', title: 'As DASH' },
    });
    await player.next();
    await ready(player, '2');
    expect(player.state).toMatchObject({ engine: 'dash', listNext: null });
    await expect(player.next()).rejects.toMatchObject({ code: 'NO_NEIGHBOUR' });
    await player.load({ id: '0', kind: 'vod', startAt: 12 });
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(12), WAIT_OPTIONS);
    expect(player.state).toMatchObject({ id: '0', listPrev: null });
  },
);

it(
  'PLAY-47: after a video the next one starts by itself, after those that cannot be played',
  SLOW,
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first, , last] = items;
    const player = place([first, { src: '/films/none/master.m3u8', title: 'Missing' }, last]);
    await ready(player, '0');
    await player.seek({ to: 91.5 });
    await vi.waitFor(
      () => expect(partOf(player, 'up-next-title')?.textContent).toContain('Missing'),
      WAIT_OPTIONS,
    );
    await ready(player, '2');
    expect(player.state.listPrev).toMatchObject({ id: '1', title: 'Missing' });
  },
);

it('PLAY-47: a failed video of a list can be left', async () => {
  const player = place([{ src: '/films/none/master.m3u8' }, items[2]]);
  await vi.waitFor(() => expect(player.state.error?.code).toBe('NOT_FOUND'), WAIT_OPTIONS);
  await player.next();
  await ready(player, '1');
});

it('PLAY-47: a video of a list that was set just before can be chosen', async () => {
  const player = place([items[0]]);
  await ready(player, '0');
  player.playlist = [items[0], items[1]];
  await player.load({ id: 'file', kind: 'vod' });
  await ready(player, 'file');

  const empty = document.body.appendChild(document.createElement('footlight-player'));
  Object.assign(empty, { muted: true, autoplay: true, storage: null, playlist: [items[0], items[1]] });
  await empty.load({ id: 'file', kind: 'vod' });
  await ready(empty, 'file');

  const lazy = document.body.appendChild(document.createElement('footlight-player'));
  Object.assign(lazy, { muted: true, storage: null, playlist: [items[0], items[1]] });
  await lazy.load({ id: 'file', kind: 'vod' });
  await ready(lazy, 'file');
  expect([player, empty, lazy].map(({ state }) => state.error)).toEqual([null, null, null]);
});

it('PLAY-47: another list replaces it, and none unloads it', async () => {
  const player = place([items[0]]);
  await ready(player, '0');
  player.playlist = [items[2]];
  await vi.waitFor(
    () => expect(player.state).toMatchObject({ engine: 'dash', title: 'As DASH' }),
    WAIT_OPTIONS,
  );
  player.playlist = null;
  await vi.waitFor(() => expect(player.state).toMatchObject({ id: null, isPlaylist: false, status: 'idle' }));
});

it.each([
  [[], 'playlist'],
  [{}, 'playlist'],
  [[{ src: 'a.mp4' }, { title: 'No address' }], 'playlist[1].src'],
  [
    [
      { src: 'a.mp4', id: 'a' },
      { src: 'b.mp4', id: 'a' },
    ],
    'playlist[1].id',
  ],
  [[{ src: 'a.mp4', id: '1' }, { src: 'b.mp4' }], 'playlist[1].id'],
  [[{ src: 'a.mp4', protocol: 'mp4' }], 'playlist[0].protocol'],
  [[{ src: 'a.mp4', subtitles: [{ src: 'a.vtt' }] }], 'playlist[0].subtitles[0].srclang'],
  [[{ src: 'a.mp4', drm: {} }], 'playlist[0].drm.url'],
  [[{ src: 'a.mp4', skipMarkers: [{ type: 'AD' }] }], 'playlist[0].skipMarkers[0].type'],
])('PLAY-47: names the invalid field of %j', async (playlist, path) => {
  const player = place(playlist as readonly PlaylistItem[]);
  await vi.waitFor(() => {
    expect(player.state.error).toMatchObject({ code: 'INVALID_PARAMS', details: { path } });
  }, WAIT_OPTIONS);
});
