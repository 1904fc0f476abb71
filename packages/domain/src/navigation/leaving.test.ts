import { describe, expect, it } from 'vitest';
import { leftBehind } from './leaving.js';

describe('leftBehind', () => {
  // NAV-18
  it('returns the data of the pages that are left, but not on navigation among them', () => {
    expect(leftBehind('section', 'section')).toEqual([]);
    expect(leftBehind(null, 'home')).toEqual([]);
    expect(leftBehind('news', 'newsItem')).toEqual([]);
    expect(leftBehind('newsItem', 'home')).toEqual(['news']);
    expect(leftBehind('upcoming', 'liveNow')).toEqual(['upcoming']);
    expect(leftBehind('home', 'browse')).toEqual([]);
    expect(leftBehind('home', 'vod')).toEqual(['hero']);
    expect(leftBehind('fighter', 'vod')).toEqual(['rankings']);
    expect(leftBehind('history', 'vod')).toEqual(['history']);
    expect(leftBehind('vod', 'home')).toEqual(['adjacent']);
  });
});
