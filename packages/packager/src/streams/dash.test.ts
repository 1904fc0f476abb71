import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveManifest, vodManifest } from './dash.js';
import { createFilmIndex, type Film, type FilmIndex } from '../films/film-index.js';
import { LIVE_EPOCH_MS } from './live-clock.js';
import { DEMO_MEDIA, elementsOf, readXml, type XmlElement } from '../../testing/media-fixture.js';
import { FolderStore } from '../store/folder-store.js';

let films: FilmIndex;
let film: Film;
beforeAll(async () => {
  films = createFilmIndex(new FolderStore(DEMO_MEDIA));
  const found = await films.film('harvest-run');
  if (found === null) throw new Error('The demo has no film “harvest-run”.');
  film = found;
});
afterAll(() => films.close());

const options = (audioOnly = false) => ({
  film: film.description,
  timescales: new Map([...film.tracks].map(([id, { timescale }]) => [id, timescale])),
  audioOnly,
});
const live = (): XmlElement =>
  readXml(
    liveManifest({ ...options(), window: 600, now: LIVE_EPOCH_MS + 90_000_000, timeAddress: '/media/time' }),
  );
const sets = (manifest: XmlElement): XmlElement[] => elementsOf(manifest, 'AdaptationSet');

describe('vodManifest', () => {
  it('is well formed and contains the duration of the film', () => {
    const manifest = readXml(vodManifest(options()));
    expect(manifest.attributes).toMatchObject({ type: 'static', mediaPresentationDuration: 'PT46.08S' });
    expect(elementsOf(manifest, 'Period')).toHaveLength(1);
  });

  it('has one set of video, and one set for each audio and each subtitle language', () => {
    const manifest = readXml(vodManifest(options()));
    expect(sets(manifest).map(({ attributes }) => [attributes['contentType'], attributes['lang']])).toEqual([
      ['video', undefined],
      ['audio', 'en'],
      ['audio', 'es'],
      ['text', 'en'],
      ['text', 'es'],
      ['text', 'ar'],
    ]);
    expect(new Set(sets(manifest).map(({ attributes }) => attributes['id'])).size).toBe(6);
    expect(elementsOf(manifest, 'BaseURL').map(({ text }) => text)).toEqual([
      'subtitles/en.vtt',
      'subtitles/es.vtt',
      'subtitles/ar.vtt',
    ]);
  });

  it('specifies segment durations in the timescale of each track', () => {
    const manifest = readXml(vodManifest(options()));
    for (const template of elementsOf(manifest, 'SegmentTemplate')) {
      const { timescale, duration, startNumber } = template.attributes;
      expect(Number(duration) / Number(timescale)).toBeCloseTo(1.92, 9);
      expect(startNumber).toBe('0');
    }
    const [video] = sets(manifest);
    expect(elementsOf(video ?? manifest, 'Representation').map(({ attributes }) => attributes['id'])).toEqual(
      ['v720', 'v360', 'v180'],
    );
  });

  it('has no video if it is audio-only', () => {
    const manifest = readXml(vodManifest(options(true)));
    expect(sets(manifest).map(({ attributes }) => attributes['contentType'])).not.toContain('video');
  });

  it('escapes labels', () => {
    const [first] = film.description.audio;
    if (first === undefined) throw new Error('The film has no sound.');
    const odd = { ...film.description, audio: [{ ...first, label: 'Rock & <Roll> "live"' }] };
    const manifest = readXml(vodManifest({ ...options(), film: odd }));
    expect(elementsOf(manifest, 'Label')[0]?.text).toBe('Rock &amp; &lt;Roll&gt; &quot;live&quot;');
  });
});

describe('liveManifest', () => {
  it('starts at the epoch of the channels, and contains the depth of the window', () => {
    expect(live().attributes).toMatchObject({
      type: 'dynamic',
      availabilityStartTime: new Date(LIVE_EPOCH_MS).toISOString(),
      timeShiftBufferDepth: 'PT600S',
      suggestedPresentationDelay: 'PT6S',
    });
    expect(live().attributes['mediaPresentationDuration']).toBeUndefined();
  });

  it('names the clock for synchronisation', () => {
    expect(elementsOf(live(), 'UTCTiming').map(({ attributes }) => attributes['value'])).toEqual([
      '/media/time',
    ]);
  });

  it('has fragmented subtitles, one set per language, with segments like those of video and audio', () => {
    const all = sets(live());
    const text = all.filter(({ attributes }) => attributes['contentType'] === 'text');
    expect(all).toHaveLength(3 + text.length);
    expect(text.map(({ attributes }) => attributes['lang'])).toEqual(
      film.description.subtitles.map(({ language }) => language),
    );
    for (const [at, set] of text.entries()) {
      const { language } = film.description.subtitles[at] ?? {};
      expect(elementsOf(set, 'Representation')[0]?.attributes['codecs']).toBe('wvtt');
      expect(elementsOf(set, 'SegmentTemplate')[0]?.attributes['media']).toBe(
        `subtitles/${language}/$Number$.m4s`,
      );
    }
  });
});
