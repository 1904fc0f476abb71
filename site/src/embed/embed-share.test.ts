import { expect, it } from 'vitest';
import { readEmbedRequest } from './embed-request.js';
import { pageAddress, sharedAddresses, type SharingRealm } from './embed-share.js';

const ORIGIN = 'https://play.example';
const realm: SharingRealm = {
  socialSharing: { enabled: true, universalLink: null, trackingConfiguration: [] },
  interstitial: { vod: false, series: false },
  enhancedMetadata: true,
};

const requestOf = (frame: string) => {
  const request = readEmbedRequest(new URL(frame, ORIGIN));
  if (request === undefined) throw new Error(`${frame} is no address of a frame.`);
  return request;
};
const shared = (
  frame: string,
  id: string,
  kind: 'vod' | 'live' = 'vod',
  known: SharingRealm | null = realm,
) => sharedAddresses({ id, kind, title: 'The Lantern Coast' }, requestOf(frame), ORIGIN, known);

it('shares the page of what plays, and a frame without the playback options of this one', () => {
  expect(shared('/embed/vod/1001?autoplay=1&muted=1&t=30', '1001')).toEqual({
    shareAddress: 'https://play.example/video/1001/the-lantern-coast',
    embedAddress: 'https://play.example/embed/vod/1001',
  });
  expect(shared('/embed/vod/1001?language=es', '2001', 'live')).toEqual({
    shareAddress: 'https://play.example/live/2001/the-lantern-coast',
    embedAddress: 'https://play.example/embed/live/2001?language=es',
  });
});

// SHARE-1
it('shares a video within its playlist or season', () => {
  expect(shared('/embed/playlist/3001', '1002')).toEqual({
    shareAddress: 'https://play.example/video/1002/the-lantern-coast?playlistId=3001',
    embedAddress: 'https://play.example/embed/vod/1002?playlistId=3001',
  });
  expect(shared('/embed/vod/1101?seasonId=4001', '1101').shareAddress).toBe(
    'https://play.example/video/1101/the-lantern-coast?seasonId=4001',
  );
});

it('links to the interstitial of a video if the realm has one, but never for a live event', () => {
  const before = { ...realm, interstitial: { vod: true, series: false } };
  expect(shared('/embed/vod/1001', '1001', 'vod', before).shareAddress).toBe(
    'https://play.example/video/1001/the-lantern-coast?showInterstitial=true',
  );
  expect(shared('/embed/live/2001', '2001', 'live', before).shareAddress).toBe(
    'https://play.example/live/2001/the-lantern-coast',
  );
});

it('uses the realm’s universal link, with its tracking parameters', () => {
  const socialSharing = {
    enabled: true,
    universalLink: 'https://go.example{path}',
    trackingConfiguration: ['utm_source=share'],
  };
  expect(shared('/embed/vod/1001', '1001', 'vod', { ...realm, socialSharing }).shareAddress).toBe(
    'https://go.example/video/1001/the-lantern-coast?utm_source=share',
  );
});

// SHARE-5
it('shares no address if the realm disables sharing, and only the plain page until the realm is known', () => {
  const socialSharing = { ...realm.socialSharing, enabled: false };
  expect(shared('/embed/vod/1001', '1001', 'vod', { ...realm, socialSharing }).shareAddress).toBeNull();
  expect(shared('/embed/vod/1001', '1001', 'vod', null).shareAddress).toBe('https://play.example/video/1001');
});

it('pageAddress returns the page of what plays', () => {
  expect(pageAddress({ id: '1002', kind: 'vod' }, requestOf('/embed/playlist/3001'), ORIGIN)).toBe(
    'https://play.example/video/1002?playlistId=3001',
  );
});
