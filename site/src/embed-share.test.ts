import { expect, it } from 'vitest';
import { readEmbedRequest } from './embed-request.js';
import { sharedAddresses } from './embed-share.js';

const ORIGIN = 'https://play.example';

const shared = (frame: string, id: string, kind: 'vod' | 'live' = 'vod') => {
  const request = readEmbedRequest(new URL(frame, ORIGIN));
  if (request === undefined) throw new Error(`${frame} is no address of a frame.`);
  return sharedAddresses({ id, kind }, request, ORIGIN);
};

it('shares the page of what plays, and a frame of it that starts as others do', () => {
  expect(shared('/embed/vod/1001?autoplay=1&muted=1&t=30', '1001')).toEqual({
    shareAddress: 'https://play.example/video/1001',
    embedAddress: 'https://play.example/embed/vod/1001',
  });
  expect(shared('/embed/vod/1001?language=es', '2001', 'live')).toEqual({
    shareAddress: 'https://play.example/live/2001',
    embedAddress: 'https://play.example/embed/live/2001?language=es',
  });
});

it('shares a video within its list', () => {
  expect(shared('/embed/playlist/3001', '1002')).toEqual({
    shareAddress: 'https://play.example/video/1002?playlistId=3001',
    embedAddress: 'https://play.example/embed/vod/1002?playlistId=3001',
  });
});
