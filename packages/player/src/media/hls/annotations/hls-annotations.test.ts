import { describe, expect, it } from 'vitest';
import { hlsAnnotations } from './hls-annotations.js';
import { chooseImages, readImages } from './image-playlist.js';
import { readJsonChapters } from './json-chapters.js';

const BASE = 'https://media.example/film/main.m3u8';
const read = (lines: readonly string[], languages: readonly string[] = ['en']) =>
  hlsAnnotations(
    ['#EXTM3U', ...lines, '#EXT-X-STREAM-INF:BANDWIDTH=1', 'video.m3u8'].join('\n'),
    BASE,
    { network: null },
    () => Promise.resolve(null),
    languages,
  );

// PLAY-65
describe('hlsAnnotations', () => {
  it('finds the title in the language of the viewer', () => {
    const data = (value: string, more = '') =>
      `#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.title",VALUE="${value}"${more}`;
    const lines = [data('The coast', ',LANGUAGE="en"'), data('La costa', ',LANGUAGE="es"')];
    expect(read(lines, ['es-MX', 'en']).title).toBe('La costa');
    expect(read(lines, ['de']).title).toBe('The coast');
    expect(read([...lines, data('Coast')], ['de']).title).toBe('Coast');
    expect(read([]).title).toBeUndefined();
  });

  it('says what a stream brings, and nothing else', () => {
    const chapters = '#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.chapters",FORMAT=JSON,URI="chapters.json"';
    const images = '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180,CODECS="jpeg",URI="images.m3u8"';
    const frames = '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,CODECS="avc1.4d401e",URI="frames.m3u8"';
    expect(Object.keys(read([chapters]))).toEqual(['chapters']);
    expect(Object.keys(read([images, frames])), 'images cost nothing to decode').toEqual(['thumbnails']);
    expect(Object.keys(read([frames]))).toEqual(['frames']);
    expect(Object.keys(read(['#EXT-X-SESSION-DATA:DATA-ID="org.example.rating",VALUE="5"']))).toEqual([]);
  });
});

describe('readJsonChapters', () => {
  const json = JSON.stringify([
    {
      chapter: 2,
      'start-time': 30.5,
      titles: [
        { language: 'en', title: 'Night' },
        { language: 'es', title: 'Noche' },
      ],
    },
    { chapter: 1, 'start-time': 2, duration: 10, titles: [{ language: 'en', title: 'Dusk' }] },
    { chapter: 3, 'start-time': 99, titles: [] },
    { chapter: 4 },
    null,
  ]);

  it('reads titles and covers the whole film', () => {
    expect(readJsonChapters(json, 60, ['es'])).toEqual([
      { title: 'Dusk', start: 0, end: 30.5 },
      { title: 'Noche', start: 30.5, end: 60 },
    ]);
    expect(readJsonChapters('{}', 60, ['en'])).toEqual([]);
    expect(() => readJsonChapters('no', 60, ['en'])).toThrow(SyntaxError);
  });
});

describe('image playlists', () => {
  const attributes = (values: Record<string, string>) => new Map(Object.entries(values));

  it('are chosen by their size', () => {
    const small = attributes({ URI: 's', RESOLUTION: '120x68' });
    const usual = attributes({ URI: 'm', RESOLUTION: '320x180' });
    const large = attributes({ URI: 'l', RESOLUTION: '1280x720' });
    expect(chooseImages([large, usual, small])).toBe('m');
    expect(chooseImages([small])).toBe('s');
    expect(chooseImages([attributes({ URI: 'x' })])).toBe('x');
    expect(chooseImages([])).toBeUndefined();
  });

  it('contain single images', () => {
    const list = '#EXTM3U\n#EXT-X-IMAGES-ONLY\n#EXTINF:5,\na.jpg\n#EXTINF:4,\nhttps://other.example/b.jpg\n';
    expect(readImages(list, BASE)).toEqual([
      { start: 0, end: 5, url: 'https://media.example/film/a.jpg', crop: null },
      { start: 5, end: 9, url: 'https://other.example/b.jpg', crop: null },
    ]);
  });

  it('contain images of tiles, of which the last ones may be empty', () => {
    const list =
      '#EXTM3U\n#EXT-X-TILES:RESOLUTION=320x180,LAYOUT=2x2,DURATION=3\n#EXTINF:12,\na.jpg\n#EXTINF:6,\nb.jpg\n';
    const images = readImages(list, BASE);
    expect(images.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 6],
      [6, 9],
      [9, 12],
      [12, 15],
      [15, 18],
    ]);
    expect(images[3]?.crop).toEqual({
      unit: 'percent',
      x: 50,
      y: 50,
      width: 50,
      height: 50,
      aspect: 320 / 180,
    });
  });
});
