import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.js';

describe('isDeeperThan', () => {
  it.each([
    ['1', 0],
    ['"[[[["', 0],
    ['[]', 1],
    ['[[],[],[]]', 2],
    ['{"a":{"b":[{}]}}', 4],
    [String.raw`{"a\"[[":"\\"}`, 1],
    [String.raw`["\\",["\"[["]]`, 2],
  ])('%s is %d deep', (text, depth) => {
    expect(isDeeperThan(text, depth)).toBe(false);
    expect(depth === 0 || isDeeperThan(text, depth - 1)).toBe(true);
  });

  it('does not require closing brackets', () => {
    expect(isDeeperThan('['.repeat(1_000_000), 8)).toBe(true);
  });
});
