import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import type { FilmDescription } from '../films/film-description.js';
import { createFilmIndex, type FilmIndex } from '../films/film-index.js';
import {
  livePlaylist,
  liveSubtitlesPlaylist,
  masterPlaylist,
  vodPlaylist,
  vodSubtitlesPlaylist,
} from './hls.js';
import { LIVE_EPOCH_MS, createLiveClock } from './live-clock.js';
import { DEMO_MEDIA, readPlaylist } from '../../testing/media-fixture.js';
import { FolderStore } from '../store/folder-store.js';

let films: FilmIndex;
let film: FilmDescription;
beforeAll(async () => {
  films = createFilmIndex(new FolderStore(DEMO_MEDIA));
  const found = await films.film('harvest-run');
  if (found === null) throw new Error('The demo has no film “harvest-run”.');
  film = found.description;
});
afterAll(() => films.close());

describe('masterPlaylist', () => {
  it('lists every rendition with its audio and subtitle groups', () => {
    const playlist = readPlaylist(masterPlaylist(film, { audioOnly: false, query: '' }));
    expect(playlist.lines[0]).toBe('#EXTM3U');
    expect(playlist.lines).toContain('#EXT-X-INDEPENDENT-SEGMENTS');
    const variants = playlist.attributes('#EXT-X-STREAM-INF');
    expect(variants.map(({ RESOLUTION }) => RESOLUTION)).toEqual(['1280x720', '640x360', '320x180']);
    for (const [at, variant] of variants.entries()) {
      const video = film.video[at];
      expect(variant['CODECS']).toBe(`${video?.codecs},mp4a.40.2`);
      expect(Number(variant['BANDWIDTH'])).toBeGreaterThan(video?.bandwidth ?? Infinity);
    }
    expect(playlist.addresses).toEqual(['v720.m3u8', 'v360.m3u8', 'v180.m3u8']);

    const media = playlist.attributes('#EXT-X-MEDIA');
    const groups = new Set(media.map((entry) => `${entry['TYPE']}:${entry['GROUP-ID']}`));
    for (const variant of variants) {
      expect(groups).toEqual(new Set([`AUDIO:${variant['AUDIO']}`, `SUBTITLES:${variant['SUBTITLES']}`]));
    }
    expect(media.map((entry) => [entry['TYPE'], entry['LANGUAGE'], entry['URI']])).toEqual([
      ['AUDIO', 'en', 'a-en.m3u8'],
      ['AUDIO', 'es', 'a-es.m3u8'],
      ['SUBTITLES', 'en', 'subtitles/en.m3u8'],
      ['SUBTITLES', 'es', 'subtitles/es.m3u8'],
      ['SUBTITLES', 'ar', 'subtitles/ar.m3u8'],
    ]);
    expect(media.filter((entry) => entry['DEFAULT'] === 'YES')).toHaveLength(1);
  });

  it.each([
    ['30000/1001', '29.970'],
    ['50', '50.000'],
  ])('contains the frame rate of a film that says it: %s', (frameRate, written) => {
    const video = film.video.map((track) => Object.assign({}, track, { frameRate }));
    const playlist = readPlaylist(masterPlaylist({ ...film, video }, { audioOnly: false, query: '' }));
    expect(playlist.attributes('#EXT-X-STREAM-INF').map((entry) => entry['FRAME-RATE'])).toEqual(
      video.map(() => written),
    );
  });

  it('lists only audio if it is audio-only', () => {
    const playlist = readPlaylist(masterPlaylist(film, { audioOnly: true, query: '' }));
    expect(playlist.attributes('#EXT-X-STREAM-INF')).toEqual([
      expect.objectContaining({ CODECS: 'mp4a.40.2', AUDIO: 'sound' }),
    ]);
    expect(playlist.addresses).toEqual(['a-en.m3u8']);
  });

  it('removes quotes and line breaks from labels', () => {
    const [first, ...others] = film.audio;
    if (first === undefined) throw new Error('The film has no sound.');
    const odd = { ...film, audio: [{ ...first, label: 'A "quoted"\n#EXT-X-FAKE' }, ...others] };
    const text = masterPlaylist(odd, { audioOnly: false, query: '' });
    expect(text).not.toMatch(/^#EXT-X-FAKE/m);
    expect(readPlaylist(text).attributes('#EXT-X-MEDIA')[0]?.['NAME']).toBe('A  quoted  #EXT-X-FAKE');
  });
});

describe('vodPlaylist', () => {
  it('lists the whole film and ends', () => {
    const playlist = readPlaylist(vodPlaylist(film, 'v360'));
    const durations = playlist.lines
      .filter((line) => line.startsWith('#EXTINF'))
      .map((line) => parseFloat(line.slice(8)));
    expect(durations.reduce((sum, one) => sum + one, 0)).toBeCloseTo(film.duration, 6);
    for (const one of durations)
      expect(Math.round(one)).toBeLessThanOrEqual(Number(playlist.tag('#EXT-X-TARGETDURATION')));
    expect(playlist.attributes('#EXT-X-MAP')).toEqual([{ URI: 'v360/init.mp4' }]);
    expect(playlist.addresses).toEqual(Array.from({ length: film.segments }, (_, n) => `v360/${n}.m4s`));
    expect(playlist.tag('#EXT-X-PLAYLIST-TYPE')).toBe('VOD');
    expect(playlist.lines.at(-1)).toBe('#EXT-X-ENDLIST');
  });

  it('lists subtitles as one file', () => {
    const playlist = readPlaylist(vodSubtitlesPlaylist(film, 'ar'));
    expect(playlist.addresses).toEqual(['ar.vtt']);
    expect(Number(playlist.tag('#EXT-X-TARGETDURATION'))).toBeGreaterThanOrEqual(film.duration);
  });
});

describe('livePlaylist', () => {
  const clock = createMovingClock(LIVE_EPOCH_MS + 1920 * 50_000);
  const live = createLiveClock(clock, 1.92);
  const now = () => readPlaylist(livePlaylist('v360', { clock: live, window: live.window(60) }));

  it('lists the window, dates its first segment and does not end', () => {
    const playlist = now();
    expect(playlist.tag('#EXT-X-MEDIA-SEQUENCE')).toBe('49968');
    expect(playlist.addresses[0]).toBe('v360/49968.m4s');
    expect(playlist.addresses.at(-1)).toBe('v360/49999.m4s');
    expect(Date.parse(playlist.tag('#EXT-X-PROGRAM-DATE-TIME') ?? '')).toBe(LIVE_EPOCH_MS + 1920 * 49_968);
    expect(playlist.lines).not.toContain('#EXT-X-ENDLIST');
    expect(playlist.tag('#EXT-X-PLAYLIST-TYPE')).toBeUndefined();
  });

  it('advances by one segment at a time, also past the end of the film', () => {
    let before = now();
    for (let step = 0; step < film.segments + 2; step += 1) {
      clock.advance(1920);
      const after = now();
      expect(after.addresses.slice(0, -1)).toEqual(before.addresses.slice(1));
      expect(after.lines.join()).not.toContain('DISCONTINUITY');
      before = after;
    }
  });

  it('numbers subtitles like video segments', () => {
    const words = readPlaylist(liveSubtitlesPlaylist('en', { clock: live, window: live.window(60) }));
    expect(words.tag('#EXT-X-MEDIA-SEQUENCE')).toBe(now().tag('#EXT-X-MEDIA-SEQUENCE'));
    expect(words.addresses).toEqual(
      now().addresses.map((address) => address.replace('v360', 'en').replace('m4s', 'vtt')),
    );
  });
});
