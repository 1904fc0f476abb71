import { expect, it } from 'vitest';
import { PREFIXES, pathOf } from './paths.js';
import { watchAddressOf } from './watch-address.js';

const read = (address: string) => {
  const [pathname = '', query = ''] = address.split('?');
  const get = (name: string) => new RegExp(`^${name}=(.*)$`, 'u').exec(query)?.[1] ?? null;
  return watchAddressOf({ pathname, searchParams: { get } });
};

it.each([
  ['/video/1001', { kind: 'vod', id: '1001', language: null }],
  ['/video/1001/the-big-one/?t=30', { kind: 'vod', id: '1001', language: null }],
  ['/es/directo/2001/el-combate', { kind: 'live', id: '2001', language: 'es' }],
  ['/ar/live/2001', { kind: 'live', id: '2001', language: 'ar' }],
  ['/pt/lista-de-videos/3001', { kind: 'playlist', id: '3001', language: 'pt' }],
  ['/x-emoji/🎬/1001', { kind: 'vod', id: '1001', language: null }],
  ['/interstitial/1003', { kind: 'vod', id: '1003', language: null }],
  ['/video/a%20b', { kind: 'vod', id: 'a b', language: null }],
  ['/embed/live/2001', { kind: 'live', id: '2001', language: null }],
  ['/embed/playlist/3001?language=es', { kind: 'playlist', id: '3001', language: 'es' }],
])('%s shows %j', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

it.each([
  '/',
  '/home',
  '/video',
  '/video/',
  '/video//title',
  '/video/1/title/more',
  '/live/2001/watch-together/more',
  '/embed/film/1',
  '/embed/vod/1/2',
  '/video/%E0%A4',
  '/constructor/1',
  '/embed/vod/',
])('%s shows nothing', (address) => {
  expect(read(address)).toBeNull();
});

const KINDS = { vod: 'vod', live: 'live', playlist: 'playlist', interstitial: 'vod' } as const;

it.each(Object.keys(PREFIXES))('reads the content from every watch path under “%s”', (prefix) => {
  for (const [route, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
    const params = { eventId: '7', playlistId: '7', eventTitle: 'title', playlistTitle: 'title' };
    expect(read(pathOf(route, params, prefix))).toMatchObject({ kind, id: '7' });
  }
});
