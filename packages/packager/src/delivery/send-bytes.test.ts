import { describe, expect, it } from 'vitest';
import { readRange } from './send-bytes.js';

describe('readRange', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-400', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-400', { from: 0, to: 99 }],
    ['bytes=99-99', { from: 99, to: 99 }],
  ])('parses %s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])(
    'returns null for %s, which is not satisfiable',
    (header) => {
      expect(readRange(header, 100)).toBeNull();
    },
  );

  it.each([undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'items=0-1', 'bytes=20-10', 'bytes=a-b'])(
    'ignores %j, so that the whole file is sent',
    (header) => {
      expect(readRange(header, 100)).toBeUndefined();
    },
  );
});
