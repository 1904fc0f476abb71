import { describe, expect, it } from 'vitest';
import { breaksAhead, breaksOf, midRollsBetween, midRollsUpTo } from './ad-schedule.js';
import type { AdUnit } from './player-ads.js';

const units: readonly AdUnit[] = [
  { type: 'POST_ROLL', url: '/post', offset: null },
  { type: 'MID_ROLL', url: '/late', offset: 40 },
  { type: 'PRE_ROLL', url: '/pre', offset: null },
  { type: 'MID_ROLL', url: '/early', offset: 20 },
];
const breaks = breaksOf(units, false);
const urls = (some: readonly { readonly url: string }[]) => some.map(({ url }) => url);

describe('the ad breaks of a video', () => {
  it('are sorted by position, with unique keys', () => {
    expect(urls(breaks)).toEqual(['/pre', '/early', '/late', '/post']);
    expect(new Set(breaks.map(({ key }) => key)).size).toBe(4);
    expect(breaksOf(units, false).map(({ key }) => key)).toEqual(breaks.map(({ key }) => key));
  });

  it('are limited to the pre-roll while live, and to the interstitials of the stream', () => {
    expect(urls(breaksOf(units, true))).toEqual(['/pre']);
    const interstitial = { asset: { mpd: '/ad' }, resumeOffset: null, limit: null, skipAfter: null };
    const ofStream: AdUnit = { type: 'MID_ROLL', url: '/ad', offset: 30, interstitial };
    expect(urls(breaksOf([...units, ofStream], true))).toEqual(['/pre', '/ad']);
  });

  it('are crossed by playback and by forward seeks, once each', () => {
    expect(urls(midRollsBetween(breaks, 19.8, 20))).toEqual(['/early']);
    expect(urls(midRollsBetween(breaks, 20, 20.25))).toEqual([]);
    expect(urls(midRollsBetween(breaks, 3, 55))).toEqual(['/early', '/late']);
    expect(urls(midRollsBetween(breaks, 55, 3))).toEqual([]);
  });

  it('are skipped if playback starts after them', () => {
    expect(urls(midRollsUpTo(breaks, 30))).toEqual(['/early']);
    expect(urls(midRollsUpTo(breaks, 0))).toEqual([]);
  });

  it('are requested shortly before they are due', () => {
    expect(urls(breaksAhead(breaks, 7, 60))).toEqual([]);
    expect(urls(breaksAhead(breaks, 9, 60))).toEqual(['/early']);
    expect(urls(breaksAhead(breaks, 21, 60))).toEqual([]);
    expect(urls(breaksAhead(breaks, 50, 60))).toEqual(['/post']);
    expect(urls(breaksAhead(breaks, 50, null))).toEqual([]);
  });

  it('of a share of the duration have a place once the duration is known', () => {
    const shared = [{ type: 'MID_ROLL' as const, url: '/half', offset: null, share: 0.5 }];
    expect(breaksOf(shared, false, null)).toEqual([]);
    expect(breaksOf(shared, false, 60)).toMatchObject([{ at: 30, url: '/half' }]);
  });

  it('are repeated until the end, with keys of their own', () => {
    const repeated = breaksOf([{ type: 'PRE_ROLL', url: '/again', offset: null, every: 20 }], false, 60);
    expect(repeated.map(({ at, placement }) => [at, placement])).toEqual([
      [0, 'PRE_ROLL'],
      [20, 'MID_ROLL'],
      [40, 'MID_ROLL'],
    ]);
    expect(new Set(repeated.map(({ key }) => key)).size).toBe(3);
  });
});
