import { describe, expect, it } from 'vitest';
import { DENIALS } from '../playback/denials.js';
import { startsByItself, titleRedirect } from './title-redirect.js';

const film = { route: 'vod', params: { eventId: '1' }, query: {} } as const;
const event = { ...film, route: 'live' } as const;
const on = { settings: { interstitial: { vod: true, series: true } }, requestsInterstitial: false };
const off = { ...on, settings: { interstitial: { vod: false, series: false } } };
const play = { kind: 'play' } as const;

describe('titleRedirect', () => {
  it('ACC-13: follows the decision, and returns null if the viewer stays on the page', () => {
    expect(titleRedirect(play, film, on)).toBeNull();
    expect(titleRedirect(DENIALS.geoblocked, film, on)).toBeNull();
    expect(titleRedirect(DENIALS['signed-out'], film, on)).toMatchObject({ route: 'login', from: film });
    expect(titleRedirect(DENIALS['licence-missing'], film, on)?.route).toBe('interstitial');
    expect(titleRedirect(DENIALS['licence-missing'], film, off)).toMatchObject({
      route: 'purchase',
      from: film,
    });
  });

  it('ACC-25: returns the interstitial if requested for a video in a realm that has one', () => {
    const before = { ...film, route: 'interstitial' };
    for (const decision of [play, DENIALS['signed-out'], DENIALS.geoblocked])
      expect(titleRedirect(decision, film, { ...on, requestsInterstitial: true })).toEqual(before);
    expect(titleRedirect(play, film, { ...off, requestsInterstitial: true })).toBeNull();
    expect(titleRedirect(play, event, { ...on, requestsInterstitial: true })).toBeNull();
  });
});

describe('startsByItself', () => {
  const bare = { play: null, startAt: undefined, cameByLink: false };

  it('is true for play=1, a start position or a link within the site, but not for a bare address', () => {
    expect(startsByItself('vod', bare)).toBe(false);
    expect(startsByItself('vod', { ...bare, play: '1' })).toBe(true);
    expect(startsByItself('vod', { ...bare, play: '0' })).toBe(false);
    expect(startsByItself('vod', { ...bare, startAt: 0 })).toBe(true);
    expect(startsByItself('vod', { ...bare, cameByLink: true })).toBe(true);
  });

  it('is always true for live content', () => {
    expect(startsByItself('live', bare)).toBe(true);
  });
});
