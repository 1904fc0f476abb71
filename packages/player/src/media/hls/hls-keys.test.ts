import type { LevelDetails } from 'hls.js';
import { describe, expect, it } from 'vitest';
import { needsKeySystem } from './hls-keys.js';

const listOf = (method: string, keyFormat: string, initSegment: object | null): LevelDetails =>
  ({
    fragments: [{ levelkeys: { [keyFormat]: { method, keyFormat } }, initSegment }],
  }) as unknown as LevelDetails;

// PLAY-10
describe('needsKeySystem', () => {
  it.each([
    ['AES-128', 'identity', null, false],
    ['AES-128', 'identity', {}, false],
    ['SAMPLE-AES', 'identity', null, false],
    ['SAMPLE-AES', 'identity', {}, true],
    ['SAMPLE-AES-CTR', 'identity', {}, true],
    ['SAMPLE-AES', 'com.apple.streamingkeydelivery', null, true],
  ])('%s of %s, with the initialisation %j: %s', (method, keyFormat, initSegment, isNeeded) => {
    expect(needsKeySystem(listOf(method, keyFormat, initSegment))).toBe(isNeeded);
  });
});
