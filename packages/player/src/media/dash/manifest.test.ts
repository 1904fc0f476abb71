import { describe, expect, it } from 'vitest';
import { isEmptyManifest, isPlayable } from './manifest.js';

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

// PLAY-10
describe('isPlayable', () => {
  const plays = (type: string): boolean => type === 'video/mp4; codecs="avc1.4d401e"';

  it('asks the media source about video and audio with codecs, and about nothing else', () => {
    expect(isPlayable({ mimeType: 'video/mp4', codecs: 'avc1.4d401e' }, plays)).toBe(true);
    expect(isPlayable({ mimeType: 'video/mp4', codecs: 'vid9.01' }, plays)).toBe(false);
    expect(isPlayable({ mimeType: 'audio/mp4', codecs: 'snd9.01' }, plays)).toBe(false);
    expect(isPlayable({ mimeType: 'video/mp4' }, plays)).toBe(true);
    expect(isPlayable({ mimeType: 'application/mp4', codecs: 'wvtt' }, plays)).toBe(true);
  });
});
