import { describe, expect, it } from 'vitest';
import { boxesOf, findBox, readBoxHeader, requireBox } from './boxes.js';

const box = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};

const wideBox = (type: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1, 0);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, content]);
};

describe('boxesOf', () => {
  it('reads boxes with 32-bit and 64-bit sizes', () => {
    const bytes = Buffer.concat([box('ftyp', Buffer.from('abcd')), wideBox('mdat', Buffer.from('efg'))]);
    expect([...boxesOf(bytes)]).toEqual([
      { type: 'ftyp', start: 0, content: 8, end: 12 },
      { type: 'mdat', start: 12, content: 28, end: 31 },
    ]);
  });

  it('treats a size of 0 as "to the end"', () => {
    const bytes = box('mdat', Buffer.from('abc'));
    bytes.writeUInt32BE(0, 0);
    expect([...boxesOf(bytes)]).toEqual([{ type: 'mdat', start: 0, content: 8, end: 11 }]);
  });

  it.each([
    ['smaller than its header', 4],
    ['larger than the remaining bytes', 400],
  ])('throws for a size %s', (_, size) => {
    const bytes = box('moof', Buffer.from('abc'));
    bytes.writeUInt32BE(size, 0);
    expect(() => [...boxesOf(bytes)]).toThrow('The box moof at byte 0 claims');
  });

  it('throws for a header that is cut off', () => {
    expect(() => readBoxHeader(Buffer.from([0, 0, 0]), 40, 43)).toThrow('cut off at byte 40');
    const wide = wideBox('mdat', Buffer.alloc(0)).subarray(0, 12);
    expect(() => readBoxHeader(wide, 0, 12)).toThrow('cut off');
  });
});

describe('findBox', () => {
  const nested = box(
    'moov',
    Buffer.concat([box('mvhd', Buffer.alloc(4)), box('trak', box('mdia', Buffer.alloc(2)))]),
  );

  it('follows a path of types', () => {
    expect(findBox(nested, ['moov', 'trak', 'mdia'])).toMatchObject({ type: 'mdia', end: nested.length });
  });

  it('returns undefined if a level lacks the type', () => {
    expect(findBox(nested, ['moov', 'moof', 'mdia'])).toBeUndefined();
    expect(() => requireBox(nested, ['moov', 'udta'])).toThrow('no box moov/udta');
  });
});
