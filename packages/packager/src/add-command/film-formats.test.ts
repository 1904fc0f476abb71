import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddFixture, H264, bars } from '../../testing/add-fixture.js';
import {
  elementsOf,
  createMediaService,
  readFragments,
  readPlaylist,
  readXml,
} from '../../testing/media-fixture.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { ODD_INPUTS, filmOf, foundOutcome, makeInput, outcomeOf, rowOf } from '../../testing/odd-inputs.js';
import { filmIssues } from '../films/film-issues.js';
import { FolderStore } from '../store/folder-store.js';

let fixture: AddFixture;
/** What the command printed, by the id of the film. */
const printed = new Map<string, string>();
beforeAll(async () => {
  fixture = await AddFixture.create();
});
afterAll(() => fixture.remove());

const DOCUMENTATION = new URL('../../../../docs/own-films.md', import.meta.url);

// PLAY-89
describe('a film', () => {
  const distinct = ODD_INPUTS.filter(({ isDistinct }) => isDistinct === true);
  it.each(distinct.map((input) => [input.file, input] as const))('is made of %s', async (_file, input) => {
    const id = filmOf(input);
    await fixture.add([await makeInput(fixture.folder, input)]);
    printed.set(id, fixture.lines.join('\n'));
    const film = await fixture.described(id);
    expect(await foundOutcome(fixture.media, film)).toEqual(outcomeOf(input));
    for (const { id: track, width, height, codecs, frameRate: rate = '' } of film.video) {
      expect(await fixture.probe(id, track)).toMatchObject({
        codec_name: 'h264',
        width,
        height,
        has_b_frames: 0,
        r_frame_rate: rate.includes('/') ? rate : `${rate}/1`,
      });
      expect(codecs).toMatch(/^avc1\.64/u);
    }
    for (const { id: track } of film.audio) {
      const sound = await fixture.probe(id, track);
      expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, start_time: '0.000000' });
      expect(film.duration - (Number(sound.nb_read_packets) * 1024) / 48_000).toBeLessThan(0.022);
    }
  });

  it('is documented for each input', async () => {
    const text = await readFile(DOCUMENTATION, 'utf8');
    const rows = text
      .split('\n')
      .filter((line) => /^\| `[\w-]+\.\w+` \|.* frames\/s, [\d.]+ s \|/u.test(line));
    expect(rows).toEqual(ODD_INPUTS.map(rowOf));
  });

  it('is turned, and takes over sounds of several languages, 5.1 and chapters', async () => {
    const film = await fixture.described('rotated');
    expect(film.audio.map(({ id, language, label, channels }) => [id, language, label, channels])).toEqual([
      ['a-de', 'de', 'Deutsch', 2],
      ['a-es', 'es', 'Español', 2],
    ]);
    expect(printed.get('rotated')).toMatch(/a-de: Deutsch, AAC, 6 channels become 2/u);
    expect(film.chapterLanguages).toEqual(['en']);
    expect(await readFile(join(fixture.media, 'films/rotated/chapters/en.vtt'), 'utf8')).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nDawn &amp; dusk\n\n2\n00:00:01.500 --> 00:00:03.840\n2\n',
    );
    const videos: unknown = JSON.parse(await readFile(join(fixture.catalogue, 'vods.json'), 'utf8'));
    expect(videos).toContainEqual({
      id: 'rotated',
      artwork: 'rotated',
      film: 'rotated',
      texts: { en: { title: 'Two <tales>', description: '' } },
    });
  });

  it('without sound has silence, under its own id and title', async () => {
    const file = await fixture.record('silent.mkv', [...bars('320x180', '25', 2), ...H264]);
    await fixture.add([file, '--id', 'quiet', '--title', 'Quiet']);
    const film = await fixture.described('quiet');
    expect(film.audio).toMatchObject([{ id: 'a-zxx', language: 'zxx', channels: 2 }]);
    expect(film.duration).toBe(3.84);
  });

  it('keeps picture and sound together where the sound begins later', async () => {
    const [sound] = (await fixture.described('late')).audio;
    const stderr = await fixture.listen([
      '-i',
      join(fixture.media, 'films/late', `${sound?.id ?? ''}.mp4`),
      '-af',
      'silencedetect=n=-40dB:d=0.5',
      '-f',
      'null',
      '-',
    ]);
    const [, end = ''] = /silence_end: ([\d.]+)/u.exec(stderr) ?? [];
    // The decoder's delay of the first frame is part of the time that ffmpeg shows.
    expect(Math.abs(Number(end) - 1)).toBeLessThan(0.03);
  });

  it('maps HDR to SDR', async () => {
    expect(printed.get('hdr')).toContain('HDR (PQ) becomes SDR');
    expect(await fixture.probe('hdr', 'v180')).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  });

  it('is served as HLS and DASH', async () => {
    const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
    const service = await createMediaService(clock, new FolderStore(fixture.media));
    try {
      const get = (file: string) =>
        service.app.inject({ url: service.address({ f: 'vod/prores', e: clock.now() / 1000 + 900 }, file) });
      const master = readPlaylist((await get('master.m3u8')).payload);
      expect(master.attributes('#EXT-X-STREAM-INF')).toMatchObject([
        { RESOLUTION: '320x180', 'FRAME-RATE': '23.976' },
      ]);
      expect(readPlaylist((await get('a-en.m3u8')).payload).addresses).toEqual(['a-en/0.m4s', 'a-en/1.m4s']);
      const manifest = readXml((await get('manifest.mpd')).payload);
      expect(elementsOf(manifest, 'Representation')[0]?.attributes).toMatchObject({
        frameRate: '24000/1001',
      });
      const second = await get('a-en/1.m4s');
      expect(readFragments(second.rawPayload)[0]?.time).toBe(96_256);
      for (const kind of ['thumbnail-320', 'hero-320', 'poster-120']) {
        // oxlint-disable-next-line no-await-in-loop
        const picture = await service.app.inject({ url: `/img/prores/${kind}` });
        expect([kind, picture.statusCode]).toEqual([kind, 200]);
      }
      expect(await readdir(join(fixture.media, 'artwork/prores'))).toEqual(['original.jpg']);
    } finally {
      await service.app.close();
    }
  });

  it('is repeated as a channel, whose sound stays with the picture', async () => {
    const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
    const service = await createMediaService(clock, new FolderStore(fixture.media));
    try {
      const grant = { f: 'live/2001', l: 'prores', w: 60, q: true } as const;
      const get = (file: string) => service.app.inject({ url: service.address(grant, file) });
      const playlist = readPlaylist((await get('a-en.m3u8')).payload);
      expect(playlist.tag('#EXT-X-PART-INF')).toBeUndefined();
      const first = Number(playlist.tag('#EXT-X-MEDIA-SEQUENCE'));
      for (const number of [first, first + 1, first + 2]) {
        // oxlint-disable-next-line no-await-in-loop
        const [sound, picture] = await Promise.all([get(`a-en/${number}.m4s`), get(`v180/${number}.m4s`)]);
        const [soundTime = 0, pictureTime = 0] = [sound, picture].map(
          ({ rawPayload }) => readFragments(rawPayload)[0]?.time,
        );
        expect(pictureTime).toBe(number * 48_048);
        const late = soundTime / 48_000 - pictureTime / 24_000;
        expect(late >= 0 && late < 1024 / 48_000).toBe(true);
      }
    } finally {
      await service.app.close();
    }
  });

  it('has no issues with any of them', async () => {
    expect((await filmIssues(new FolderStore(fixture.media))).issues).toEqual([]);
    expect((await readdir(fixture.media)).toSorted()).toEqual(['artwork', 'films']);
    const names = await readdir(join(fixture.media, 'films'));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
