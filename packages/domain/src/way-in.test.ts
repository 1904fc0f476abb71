import { describe, expect, it } from 'vitest';
import { startsByItself, wayIn, type WayInContext } from './way-in.js';

const film = { type: 'VOD', accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE' } as const;
const guest: WayInContext = { interstitial: true, asksInterstitial: false, isGuest: true, isStale: false };

describe('the way in to a title', () => {
  it('plays what is granted, and says where that cannot be played online', () => {
    expect(wayIn(film, guest)).toBe('play');
    expect(wayIn({ ...film, onlinePlayback: 'NOT_AVAILABLE' }, guest)).toBe('notPlayable');
  });

  it('leads a guest to sign in where that grants it', () => {
    expect(wayIn({ ...film, accessLevel: 'GRANTED_ON_SIGN_IN' }, guest)).toBe('signIn');
  });

  it('leads who is denied to the interstitial where it is on, else to what opens it', () => {
    const denied = { ...film, accessLevel: 'DENIED' } as const;
    expect(wayIn(denied, guest)).toBe('interstitial');
    expect(wayIn(denied, { ...guest, interstitial: false })).toBe('purchase');
    expect(wayIn({ ...denied, type: 'LIVE_EVENT' }, guest)).toBe('purchase');
  });

  it('says that rights do not reach a country', () => {
    expect(wayIn({ ...film, accessLevel: 'GEOBLOCKED' }, guest)).toBe('geoblocked');
  });

  it('heeds showInterstitial for videos, where the realm has an interstitial', () => {
    const asks = { ...guest, asksInterstitial: true };
    expect(wayIn(film, asks)).toBe('interstitial');
    expect(wayIn(film, { ...asks, interstitial: false })).toBe('play');
    expect(wayIn({ ...film, type: 'LIVE_EVENT' }, asks)).toBe('play');
  });

  it('waits with what is locked until it is known who asks, and for their access of now', () => {
    const locked = { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' } as const;
    expect(wayIn(locked, { ...guest, isGuest: null })).toBe('wait');
    expect(wayIn(locked, { ...guest, isGuest: false, isStale: true })).toBe('wait');
    expect(wayIn(film, { ...guest, isGuest: null, isStale: true })).toBe('play');
  });
});

describe('a start', () => {
  const bare = { play: null, startAt: undefined, cameByLink: false };

  it('is by itself for play=1, a named moment, or a link of the site, and not for a bare address', () => {
    expect(startsByItself('vod', bare)).toBe(false);
    expect(startsByItself('vod', { ...bare, play: '1' })).toBe(true);
    expect(startsByItself('vod', { ...bare, play: '0' })).toBe(false);
    expect(startsByItself('vod', { ...bare, startAt: 0 })).toBe(true);
    expect(startsByItself('vod', { ...bare, cameByLink: true })).toBe(true);
  });

  it('of what is live is always', () => {
    expect(startsByItself('live', bare)).toBe(true);
  });
});
