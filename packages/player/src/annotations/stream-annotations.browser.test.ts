import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 40_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 640);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const address = (content: BlobPart, type: string): string =>
  URL.createObjectURL(new Blob([content], { type }));
const M3U8 = 'application/vnd.apple.mpegurl';

/** A picture whose halves differ. */
const picture = (): string =>
  address('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>', 'image/svg+xml');

const streamOf = (protocol: 'HLS' | 'DASH') => {
  const stream = film.streams.find((one) => one.protocol === protocol);
  if (stream === undefined) throw new Error(`The film has no ${protocol} stream.`);
  return stream;
};

/** The multivariant playlist of the film with more tags. */
const master = async (tags: readonly string[]): Promise<string> => {
  const text = await (await fetch(streamOf('HLS').url)).text();
  return address(text.replace('#EXTM3U', ['#EXTM3U', ...tags].join('\n')), M3U8);
};

const place = async (properties: Partial<FootlightPlayer>): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    ...properties,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await vi.waitFor(() => {
    expect(customElements.get('footlight-player-preview')).toBeDefined();
    expect(player.state.duration).not.toBeNull();
    expect(all(player, '.seek')[0]?.clientWidth).toBeGreaterThan(0);
  }, WAIT_OPTIONS);
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Points at a fraction of the timeline. */
const point = (player: FootlightPlayer, fraction: number, type = 'pointermove'): void => {
  const [bar] = all(player, '.seek');
  const box = bar?.getBoundingClientRect() ?? new DOMRect();
  bar?.dispatchEvent(
    new PointerEvent(type, {
      clientX: box.left + box.width * fraction,
      clientY: box.top + box.height / 2,
      pointerType: 'mouse',
      bubbles: true,
      composed: true,
    }),
  );
};

// PLAY-65
describe('what a stream brings', () => {
  it('is the title and the chapters of HLS session data', async () => {
    const chapters = address(
      JSON.stringify([
        { chapter: 1, 'start-time': 0, titles: [{ language: 'en', title: 'Dusk' }] },
        { chapter: 2, 'start-time': 30, titles: [{ language: 'en', title: 'Night' }] },
      ]),
      'application/json',
    );
    const src = await master([
      '#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.title",VALUE="The coast"',
      `#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.chapters",URI="${chapters}"`,
    ]);
    const player = await place({ src, protocol: 'hls' });
    await vi.waitFor(() => expect(player.state.title).toBe('The coast'), WAIT_OPTIONS);
    await vi.waitFor(() => expect(all(player, '.segment')).toHaveLength(2), WAIT_OPTIONS);
    point(player, 0.8);
    await vi.waitFor(
      () => expect(all(player, '[part="preview-title"]')[0]?.textContent).toBe('Night'),
      WAIT_OPTIONS,
    );
    player.setAttribute('video-title', 'My title');
    await vi.waitFor(() => expect(player.state.title).toBe('My title'), WAIT_OPTIONS);
  });

  it('is an image playlist of HLS, with tiles', async () => {
    const images = address(
      [
        '#EXTM3U',
        '#EXT-X-IMAGES-ONLY',
        '#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=2x2,DURATION=25',
        '#EXTINF:92,',
        picture(),
      ].join('\n'),
      M3U8,
    );
    const src = await master([
      `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=1000,RESOLUTION=160x90,CODECS="jpeg",URI="${images}"`,
    ]);
    const isRequested = () => performance.getEntriesByName(images).length > 0;
    const player = await place({ src, protocol: 'hls' });
    expect(isRequested()).toBe(false);
    point(player, 0.4);
    await vi.waitFor(() => {
      const [thumbnail] = all(player, '.preview .thumbnail');
      expect(thumbnail?.style.backgroundPosition).toBe('100% 0%');
      expect(thumbnail?.style.backgroundSize).toBe('200% 200%');
    }, WAIT_OPTIONS);
  });

  it('is frames of an I-frame playlist, each decoded when it is pointed at', async () => {
    const text = await (await fetch(streamOf('HLS').url)).text();
    const video = text.split('\n').find((line) => line.startsWith('blob:'));
    const playlist = await (await fetch(video ?? '')).text();
    const frames = address(
      playlist.replace('#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-I-FRAMES-ONLY'),
      M3U8,
    );
    const codecs = /CODECS="([^,"]+)/u.exec(text)?.[1] ?? '';
    const src = await master([
      `#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=40000,CODECS="${codecs}",RESOLUTION=320x180,URI="${frames}"`,
    ]);
    const player = await place({ src, protocol: 'hls' });
    // The playlist may be read later.
    point(player, 0.25);
    const canvas = await vi.waitFor(() => {
      const [found] = all(player, '.preview canvas.thumbnail');
      if (!(found instanceof HTMLCanvasElement)) throw new Error('There is no picture.');
      return found;
    }, WAIT_OPTIONS);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    expect([...pixels].some((value, at) => at % 4 !== 3 && value > 40)).toBe(true);
    point(player, 0.75);
    await vi.waitFor(() => {
      const [other] = all(player, '.preview canvas.thumbnail');
      expect(other).toBeDefined();
      expect(other).not.toBe(canvas);
    }, WAIT_OPTIONS);
    point(player, 0.75, 'pointerleave');
    expect(player.media.currentTime).toBe(0);
  });

  it('is the tiles of DASH', async () => {
    const text = await (await fetch(streamOf('DASH').url)).text();
    const sheet = picture();
    const tiles = `<AdaptationSet id="90" contentType="image" mimeType="image/svg+xml">
      <Representation id="tiles" bandwidth="1000" width="320" height="180">
        <EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="2x2"/>
        <SegmentTemplate media="${sheet}#$Number$" duration="40" timescale="1" startNumber="1"/>
      </Representation></AdaptationSet>`;
    const src = address(text.replace('</Period>', `${tiles}</Period>`), 'application/dash+xml');
    const player = await place({ src, protocol: 'dash' });
    point(player, 0.5);
    // The second sheet begins after 40 of 92 s, with 10 s for each tile.
    await vi.waitFor(() => {
      const [thumbnail] = all(player, '.preview .thumbnail');
      expect(thumbnail?.style.backgroundImage).toContain(`${sheet}#2`);
      expect(thumbnail?.style.backgroundPosition).toBe('0% 0%');
    }, WAIT_OPTIONS);
    expect(player.state.error).toBeNull();
  });

  it('counts less than what the page names', async () => {
    const images = address('#EXTM3U\n#EXTINF:92,\nhttps://media.example/none.jpg', M3U8);
    const src = await master([
      '#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.title",VALUE="Of the stream"',
      `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=1000,RESOLUTION=160x90,CODECS="jpeg",URI="${images}"`,
    ]);
    const own = picture();
    const thumbnails = address(`WEBVTT\n\n00:00.000 --> 01:40.000\n${own}`, 'text/vtt');
    const player = await place({ src, protocol: 'hls', videoTitle: 'Of the page', thumbnails });
    await vi.waitFor(() => expect(player.state.title).toBe('Of the page'), WAIT_OPTIONS);
    point(player, 0.5);
    await vi.waitFor(
      () => expect(all(player, '.preview img.thumbnail')[0]?.getAttribute('src')).toBe(own),
      WAIT_OPTIONS,
    );
  });
});
