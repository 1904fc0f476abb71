import { describe, expect, it } from 'vitest';
import { leftBehind } from './leaving.js';

describe('what is left behind', () => {
  // NAV-18
  it('is what comes next, on every change of page', () => {
    expect(leftBehind('home', 'section')).toEqual(['upcoming']);
    expect(leftBehind('section', 'section')).toEqual([]);
    expect(leftBehind(null, 'home')).toEqual(['upcoming']);
  });

  // NAV-18
  it('is what belongs to the pages that are left, and not while one goes on among them', () => {
    expect(leftBehind('news', 'newsItem')).toEqual(['upcoming']);
    expect(leftBehind('newsItem', 'home')).toEqual(['upcoming', 'news']);
    expect(leftBehind('home', 'browse')).toEqual(['upcoming']);
    expect(leftBehind('home', 'vod')).toEqual(['upcoming', 'hero']);
    expect(leftBehind('fighter', 'vod')).toEqual(['upcoming', 'rankings']);
    expect(leftBehind('history', 'vod')).toEqual(['upcoming', 'history']);
    expect(leftBehind('vod', 'home')).toEqual(['upcoming', 'adjacent']);
  });
});
