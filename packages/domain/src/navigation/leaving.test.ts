import { describe, expect, it } from 'vitest';
import { leftBehind } from './leaving.js';

describe('what is left behind', () => {
  // NAV-18
  it('is what belongs to the pages that are left, and not while one goes on among them', () => {
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
