import { describe, expect, it } from 'vitest';
import { pictureCodec, type ReadPart } from './picture-track.js';

const bytesOf = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
const codeOf = (code: string): number[] => [...new TextEncoder().encode(code)];
const box = (type: string, ...content: readonly (readonly number[])[]): number[] => {
  const body = content.flat();
  return [...bytesOf(body.length + 8), ...codeOf(type), ...body];
};
const blank = (length: number): number[] => Array.from({ length }, () => 0);

const track = (handler: string, codec: string, flags = 1): number[] =>
  box(
    'trak',
    box('tkhd', bytesOf(flags), blank(80)),
    box(
      'mdia',
      box('mdhd', blank(24)),
      box('hdlr', blank(8), codeOf(handler), blank(12)),
      // The tables of a long film are larger than what is read at once.
      box('minf', box('stbl', box('stsd', bytesOf(0, 1), box(codec, blank(70))), box('stsz', blank(40_000)))),
    ),
  );

const HEAD = box('ftyp', codeOf('isom'), blank(4));
const MEDIA = box('mdat', blank(50_000));

/** A file, and what has been read of it. */
const served = (file: readonly number[]): { read: ReadPart; bytes: () => number } => {
  let bytes = 0;
  return {
    bytes: () => bytes,
    read: (from, length) => {
      const part = Uint8Array.from(file.slice(from, from + length));
      bytes += part.length;
      return Promise.resolve(new DataView(part.buffer));
    },
  };
};

// PLAY-10
describe('the codec of the picture of an MP4 file', () => {
  const sound = track('soun', 'mp4a');
  it.each([
    ['that begins with its description', [HEAD, box('moov', sound, track('vide', 'hvc1')), MEDIA], 'hvc1'],
    ['that ends with it', [HEAD, MEDIA, box('moov', track('vide', 'mp4v'), sound)], 'mp4v'],
    ['of sound alone', [HEAD, box('moov', sound), MEDIA], null],
    ['with a cover', [HEAD, box('moov', track('vide', 'jpeg'), sound), MEDIA], null],
    ['with a track that is switched off', [HEAD, box('moov', track('vide', 'hvc1', 0), sound)], null],
    ['that is none', [codeOf('ID3\u0003'), blank(20_000)], null],
    ['that is cut off', [HEAD, box('moov', sound, track('vide', 'hvc1')).slice(0, 30_000)], null],
  ])('%s', async (_name, parts, codec) => {
    const file = parts.flat();
    const { read, bytes } = served(file);
    await expect(pictureCodec(read)).resolves.toBe(codec);
    expect(bytes()).toBeLessThan(70_000);
  });

  it('is not known if the server sends no parts', async () => {
    const file = [...HEAD, ...MEDIA, ...box('moov', track('vide', 'hvc1'))];
    const { read } = served(file);
    const beginning: ReadPart = (from, length) => (from === 0 ? read(0, length) : Promise.resolve(null));
    await expect(pictureCodec(beginning)).resolves.toBeNull();
  });
});
