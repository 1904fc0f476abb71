import { describe, expect, it } from 'vitest';
import { isEmptyManifest } from './manifest.js';

describe('isEmptyManifest', () => {
  it.each([
    ['<MPD><Period>', true],
    ['<?xml version="1.0"?><dash:MPD type="static"></dash:MPD>', true],
    ['<MPD><Period xlink:href="https://video.example/period.xml"/></MPD>', false],
    ['<MPD><Period><AdaptationSet/></Period></MPD>', false],
    ['<!doctype html>', false],
    ['', false],
    [new ArrayBuffer(8), false],
  ])('%s: %s', (data, isEmpty) => {
    expect(isEmptyManifest(data)).toBe(isEmpty);
  });
});
