import { describe, expect, it } from 'vitest';
import { boxAt, boxesIn, fragmentsOf } from './boxes.js';

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

describe('boxesIn', () => {
  it('lists sibling boxes with the offsets of their start, body and end', () => {
    const bytes = Buffer.concat([box('ftyp', words(1)), box('free')]);
    expect(boxesIn(bytes)).toEqual([
      { type: 'ftyp', start: 0, body: 8, end: 12 },
      { type: 'free', start: 12, body: 20, end: 20 },
    ]);
  });

  it('reads 64-bit sizes', () => {
    const bytes = Buffer.concat([words(1), Buffer.from('mdat'), words(0, 20), words(7)]);
    expect(boxesIn(bytes)).toEqual([{ type: 'mdat', start: 0, body: 16, end: 20 }]);
  });

  it('throws for a box that extends past the end', () => {
    expect(() => boxesIn(box('moov', words(1)).subarray(0, 10))).toThrow('claims 12 bytes');
  });
});

describe('boxAt', () => {
  it('names the missing box and its path in the error', () => {
    expect(() => boxAt(box('moov', box('trak')), ['moov', 'trak', 'mdia'])).toThrow(
      'no mdia box in moov/trak/mdia',
    );
  });
});

describe('fragmentsOf', () => {
  it('returns sample count, decode time and whether offsets are relative to the moof', () => {
    const moof = box(
      'moof',
      box(
        'traf',
        box('tfhd', words(0x02_00_00, 1)),
        box('tfdt', words(0x01_00_00_00, 2, 5)),
        box('trun', words(0, 16)),
      ),
    );
    const bytes = Buffer.concat([box('moov'), moof, box('mdat', words(0, 0))]);
    expect(fragmentsOf(bytes)).toEqual([
      {
        start: 8,
        bytes: moof.length + 16,
        samples: 16,
        decodeTimeVersion: 1,
        decodeTime: 2 * 2 ** 32 + 5,
        defaultBaseIsMoof: true,
      },
    ]);
  });
});
