import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MEDIA, readFragments } from '../../testing/media-fixture.js';
import { createFragmentCutter, type CutPiece } from './fragment-cutter.js';
import { avcCodec, fragmentFacts } from './fragment-facts.js';

const cut = (file: Buffer, step: number): CutPiece[] => {
  const cutter = createFragmentCutter();
  const pieces: CutPiece[] = [];
  for (let at = 0; at < file.length; at += step) pieces.push(...cutter.push(file.subarray(at, at + step)));
  return pieces;
};

describe('fragments of a stream', () => {
  let video: Buffer;
  let audio: Buffer;
  beforeAll(async () => {
    const folder = join(DEMO_MEDIA, 'films', 'lantern-coast');
    video = await readFile(join(folder, 'v360.mp4'));
    audio = await readFile(join(folder, 'a-en.mp4'));
  });

  it.each([1_000_000, 4_096, 77])('are cut identically from pieces of %i bytes', (step) => {
    const pieces = cut(video, step);
    expect(pieces.map(({ is }) => is)).toEqual(['init', ...readFragments(video).map(() => 'fragment')]);
    const joined = Buffer.concat(pieces.map(({ bytes }) => bytes));
    expect(video.subarray(0, joined.length).equals(joined)).toBe(true);
  });

  it('have a time, a duration and whether decoding can start with them', () => {
    for (const file of [video, audio]) {
      const facts = cut(file, 65_536)
        .filter(({ is }) => is === 'fragment')
        .map(({ bytes }) => fragmentFacts(bytes));
      expect(facts.map(({ time, duration }) => [time, duration])).toEqual(
        readFragments(file).map(({ time, duration }) => [time, duration]),
      );
    }
    // Three fragments per segment; the first begins with a keyframe.
    const independent = cut(video, 65_536).flatMap((piece) =>
      piece.is === 'fragment' ? [fragmentFacts(piece.bytes).independent] : [],
    );
    expect(independent).toEqual(independent.map((_, at) => at % 3 === 0));
  });

  it('name their codec', () => {
    expect(avcCodec(cut(video, 65_536)[0]?.bytes ?? Buffer.alloc(0)).toLowerCase()).toBe('avc1.64001e');
  });

  it('are refused if the bytes are not fragmented MP4', () => {
    const cutter = createFragmentCutter();
    expect(() => cutter.push(Buffer.from('this is no MP4, and it is long enough'))).toThrow('claims');
    const headless = createFragmentCutter();
    const mdat = Buffer.alloc(32);
    mdat.writeUInt32BE(24, 0);
    mdat.write('mdat', 4, 'latin1');
    expect(() => headless.push(mdat)).toThrow('before any moof');
  });
});
