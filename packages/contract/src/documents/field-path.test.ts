import { describe, expect, it } from 'vitest';
import { fieldPath } from './field-path.js';

describe('fieldPath', () => {
  it.each([
    ['', ''],
    ['/title', 'title'],
    ['/buckets/0/title', 'buckets[0].title'],
    ['/0/items/12', '[0].items[12]'],
    ['/menus/a~1b/c~0d', 'menus.a/b.c~d'],
  ])('converts %j to %j', (pointer, path) => {
    expect(fieldPath(pointer)).toBe(path);
  });
});
