import { describe, expect, it } from 'vitest';
import { readChannels } from './channel-list.js';
import { isChannelList } from '../media/hls/is-channel-list.js';

const BASE = 'https://tv.example/lists/all.m3u';
const LIST = [
  '#EXTM3U x-tvg-url="https://tv.example/guide.xml"',
  '#EXTINF:-1 tvg-id="one.uk" tvg-logo="../logos/one.png" group-title="News",One, the first',
  '#EXTVLCOPT:http-user-agent=Set-top box',
  'https://one.example/live.m3u8',
  '#EXTINF:-1,Two',
  '#EXTGRP:Sport',
  'two/index.m3u8?token=a',
  '#EXTINF:-1 tvg-name="Three",',
  'https://three.example/manifest.mpd',
  '#EXTINF:-1,No address of the web',
  'udp://239.0.0.1:1234',
  'https://four.example/plain.mp4',
].join('\r\n');

// PLAY-66
describe('readChannels', () => {
  it('reads names, groups, logos and addresses', () => {
    expect(readChannels(LIST, BASE)).toEqual([
      {
        title: 'One, the first',
        group: 'News',
        logo: 'https://tv.example/logos/one.png',
        src: 'https://one.example/live.m3u8',
      },
      { title: 'Two', group: 'Sport', logo: null, src: 'https://tv.example/lists/two/index.m3u8?token=a' },
      { title: 'Three', group: '', logo: null, src: 'https://three.example/manifest.mpd' },
      {
        title: 'https://four.example/plain.mp4',
        group: '',
        logo: null,
        src: 'https://four.example/plain.mp4',
      },
    ]);
  });

  it('shows no address that a page must not open', () => {
    const list =
      '#EXTM3U\n#EXTINF:-1 tvg-logo="javascript:alert(1)",A\nhttps://a.example/a.m3u8\n#EXTINF:-1,B\njavascript:alert(1)';
    expect(readChannels(list, BASE)).toEqual([
      { title: 'A', group: '', logo: null, src: 'https://a.example/a.m3u8' },
    ]);
  });
});

describe('isChannelList', () => {
  it.each([
    ['a list with attributes', LIST, true],
    ['a list with titles only', '#EXTM3U\n#EXTINF:0,A film\nfilm.mp4', true],
    ['a media playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,Title\na.ts', false],
    ['a multivariant playlist', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8', false],
    ['segments without a duration of the target', '#EXTM3U\n#EXTINF:6,\na.ts\n#EXTINF:6,\nb.ts', false],
    ['a head alone', '#EXTM3U\n', false],
    ['a page', '<html>', false],
  ])('tells %s', (_what, text, isList) => {
    expect(isChannelList(text)).toBe(isList);
  });
});
