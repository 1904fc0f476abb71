import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const realFetch = globalThis.fetch;
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Returns a method that a test replaces; the test calls it with its owner as `this`. */
const methodOf = <Owner, Name extends keyof Owner>(owner: Owner, name: Name): Owner[Name] => owner[name];

interface PieceRequest {
  readonly url: string;
  /** The header's value without its unit. */
  readonly range: string;
}

/** The fast start uses `fetch`, hls.js uses `XMLHttpRequest`. */
const watchRequests = () => {
  const early: PieceRequest[] = [];
  const late: PieceRequest[] = [];
  const open = methodOf(XMLHttpRequest.prototype, 'open');
  const setRequestHeader = methodOf(XMLHttpRequest.prototype, 'setRequestHeader');
  const addresses = new WeakMap<XMLHttpRequest, string>();
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, ...given) {
    addresses.set(this, String(given[1]));
    open.apply(this, given);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(function (
    this: XMLHttpRequest,
    name,
    value,
  ) {
    if (name === 'Range') late.push({ url: addresses.get(this) ?? '', range: value.slice('bytes='.length) });
    setRequestHeader.call(this, name, value);
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const range = new Headers(init?.headers).get('Range');
    if (range !== null) early.push({ url: addressOf(input), range: range.slice('bytes='.length) });
    return realFetch(input, init);
  });
  return { early, late };
};

const place = (properties: Partial<FootlightPlayer> = {}) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    protocol: 'hls' as const,
    storage: null,
    playback: film,
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  return player;
};

const mediaOf = async (player: FootlightPlayer): Promise<HTMLVideoElement> => {
  await player.updateComplete;
  const media = player.shadowRoot?.querySelector('video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return media;
};

const played = (player: FootlightPlayer, seconds: number) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(player.state.currentTime).toBeGreaterThan(seconds);
  }, WAIT_OPTIONS);

const handedOver = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.qualities).toHaveLength(3), WAIT_OPTIONS);

describe('the fast start', () => {
  it('plays before hls.js has loaded, which continues from the buffer without repeating requests', async () => {
    const { early, late } = watchRequests();
    const player = place();
    const media = await mediaOf(player);
    let emptied = 0;
    media.addEventListener('emptied', () => (emptied += 1));
    // Past the first segment boundary, into segments that hls.js loaded.
    await played(player, 2.5);
    await vi.waitFor(() => expect(late.length).toBeGreaterThan(0), WAIT_OPTIONS);

    // At least the initialisation and one segment, for video and audio.
    expect(early.length).toBeGreaterThanOrEqual(4);
    const seen = new Set(early.map(({ url, range }) => `${url} ${range}`));
    expect(late.filter(({ url, range }) => seen.has(`${url} ${range}`))).toEqual([]);
    expect(emptied).toBe(0);
    expect(media.buffered).toHaveLength(1);
    expect(media.buffered.start(0)).toBeCloseTo(0, 1);
    expect(player.state.engine).toBe('hls');
    expect(player.state.duration).toBeCloseTo(92.16, 1);
    expect(player.state.selectedAudioTrack?.language).toBe('en');
  });

  it('takes the choice of a track that is made before hls.js has listed any', async () => {
    const player = place();
    const media = await mediaOf(player);
    await new Promise((resolve) => media.addEventListener('loadeddata', resolve, { once: true }));
    expect(player.state.audioTracks).toEqual([]);
    const missing = player.setAudioTrack({ language: 'cy' }).catch((error: unknown) => error);
    await player.setAudioTrack({ language: 'es' });
    expect(player.state.selectedAudioTrack?.language).toBe('es');
    expect(await missing).toMatchObject({ code: 'TRACK_NOT_FOUND' });
  });

  it('starts at a given position even if loadedmetadata fires after hls.js has loaded', async () => {
    const player = place({ startAt: 30 });
    const media = await mediaOf(player);
    let isDelayed = false;
    media.addEventListener(
      'loadedmetadata',
      (event) => {
        if (isDelayed) return;
        isDelayed = true;
        event.stopImmediatePropagation();
        void handedOver(player).then(() => media.dispatchEvent(new Event('loadedmetadata')));
      },
      { capture: true },
    );
    await played(player, 31);
    expect(isDelayed).toBe(true);
    expect(media.currentTime).toBeLessThan(45);
    expect(media.buffered.start(0)).toBeGreaterThan(20);
  });

  it('starts with the rendition that fits the box, and in the preferred language', async () => {
    const { early } = watchRequests();
    const player = place({ audioLanguage: 'es', storage: null });
    player.style.inlineSize = '300px';
    await vi.waitFor(() => expect(player.state.qualities.length).toBeGreaterThan(0), WAIT_OPTIONS);
    expect(player.state.activeQuality?.height).toBe(180);
    await played(player, 1);
    expect(early.some(({ url }) => url.endsWith('a-es.mp4'))).toBe(true);
    expect(early.some(({ url }) => url.endsWith('a-en.mp4'))).toBe(false);
    expect(
      early.filter(({ url }) => /v\d+\.mp4$/u.test(url)).every(({ url }) => url.endsWith('v180.mp4')),
    ).toBe(true);
    await handedOver(player);
    await vi.waitFor(() => expect(player.state.selectedAudioTrack?.language).toBe('es'), WAIT_OPTIONS);
  });

  it('starts at the viewer’s saved position', async () => {
    const { early } = watchRequests();
    const player = place({ playback: { ...film, watchProgress: 40.6 } });
    const media = await mediaOf(player);
    await played(player, 41.2);
    expect(media.buffered.start(0)).toBeGreaterThan(36);
    const first = early.find(({ url, range }) => url.endsWith('v360.mp4') && !range.startsWith('0-'));
    expect(Number(first?.range.split('-')[0])).toBeGreaterThan(10_000);
    await handedOver(player);
    expect(player.state.currentTime).toBeLessThan(60);
  });

  it('allows changes of quality, position and language after the handover', async () => {
    const player = place();
    const media = await mediaOf(player);
    await handedOver(player);
    expect((await player.seek({ to: 70 })).currentTime).toBeCloseTo(70, 0);
    await played(player, 70.3);
    expect(player.state.activeQuality?.height).toBe(360);
    const high = player.state.qualities.find(({ height }) => height === 720);
    await player.setQuality(high?.id ?? null);
    await vi.waitFor(() => expect(media.videoHeight).toBe(720), WAIT_OPTIONS);
    expect((await player.setQuality(null)).selectedQuality).toBeNull();
    expect((await player.setAudioTrack({ language: 'es' })).selectedAudioTrack?.language).toBe('es');
    expect((await player.seek({ to: 3 })).currentTime).toBeCloseTo(3, 0);
    await played(player, 3.3);
    expect(player.state.error).toBeNull();
  });

  it('follows a seek that is made before hls.js has loaded', async () => {
    const player = place();
    await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
    expect((await player.seek({ to: 60 })).currentTime).toBeCloseTo(60, 0);
    await played(player, 60.3);
  });

  it('plays to the end and reports it', async () => {
    const player = place({ playback: { ...film, watchProgress: 82 } });
    await played(player, 82);
    await handedOver(player);
    await player.seek({ to: 91.5 });
    await vi.waitFor(() => expect(player.state.ended).toBe(true), WAIT_OPTIONS);
  });

  it('releases the media when the player is removed while it starts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = place();
      const media = await mediaOf(player);
      await vi.waitFor(() => expect(media.src).not.toBe(''), WAIT_OPTIONS);
      player.remove();
      await vi.waitFor(() => expect(player.state.status).toBe('idle'), WAIT_OPTIONS);
      expect(media.src).toBe('');
      expect(media.readyState).toBe(0);
    }
  });
});

type Spoil = (response: Response) => Response | Promise<Response>;

const status =
  (code: number): Spoil =>
  () =>
    new Response('', { status: code });
const garbage: Spoil = async (response) => {
  const bytes = new Uint8Array(await response.arrayBuffer()).fill(0x55);
  return new Response(bytes, { status: response.status });
};
/** The connection breaks in the middle of the response. */
const cut: Spoil = async (response) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, bytes.length / 2);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { status: response.status });
};
/** The headers of the segment are valid, its media data is not. */
const broken: Spoil = async (response) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  bytes.fill(0xff, 300);
  return new Response(bytes, { status: response.status });
};

/** The kinds of requests sent with `fetch`: playlists first, then pieces of the media files. */
type Step = 'master' | 'variant' | 'sound' | 'init' | 'segment' | 'second segment';

const stepOf = () => {
  let playlists = 0;
  let pieces = 0;
  return (range: string | null): Step => {
    if (range === null) return (['master', 'variant', 'sound'] as const)[playlists++] ?? 'sound';
    const order = ['segment', 'init', 'segment', 'init', 'second segment'] as const;
    return order[pieces++] ?? 'second segment';
  };
};

/** Seconds; in the first segment, close to the boundary that playback crosses next. */
const BEFORE_BORDER = 1.6;

// Invalid and unknown playlists are tested in playlists.test.ts.
describe('the fast start recovers if', () => {
  const cases: readonly (readonly [string, Step, Spoil])[] = [
    ['the master playlist is not there', 'master', status(404)],
    ['the media playlist is not there', 'variant', status(503)],
    ['the sound’s playlist is not there', 'sound', status(404)],
    ['the initialisation is refused', 'init', status(403)],
    ['the initialisation is garbage', 'init', garbage],
    ['the segment is not there', 'segment', status(404)],
    ['the whole file comes instead of a range', 'segment', status(200)],
    ['the segment is cut off', 'segment', cut],
    ['the segment is garbage', 'segment', garbage],
    ['the pictures are garbage', 'segment', broken],
    ['a later segment is cut off', 'second segment', cut],
  ];

  it.each(cases)('%s', async (_what, step, spoil) => {
    const stepFor = stepOf();
    let faults = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isStream = /^blob:|\.mp4$/u.test(addressOf(input));
      const isStep = isStream && stepFor(new Headers(init?.headers).get('Range')) === step;
      const response = await realFetch(input, init);
      if (!isStep) return response;
      faults += 1;
      return spoil(response);
    });
    const player = place({ startAt: BEFORE_BORDER });
    await played(player, BEFORE_BORDER + 0.7);
    await handedOver(player);
    expect(player.state.error).toBeNull();
    // On a fast connection, hls.js may have loaded before a second segment is requested.
    expect(faults > 0 || step === 'second segment').toBe(true);
  });

  it('the buffer rejects an append', async () => {
    const appendBuffer = methodOf(SourceBuffer.prototype, 'appendBuffer');
    let appends = 0;
    vi.spyOn(SourceBuffer.prototype, 'appendBuffer').mockImplementation(function (this: SourceBuffer, bytes) {
      appends += 1;
      if (appends === 3) throw new DOMException('Full.', 'QuotaExceededError');
      appendBuffer.call(this, bytes);
    });
    const player = place({ startAt: BEFORE_BORDER });
    await played(player, BEFORE_BORDER + 0.7);
    await handedOver(player);
    expect(appends).toBeGreaterThan(3);
  });
});
