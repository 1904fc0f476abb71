import { describe, expect, it } from 'vitest';
import { listedChannels } from './listed-channels.js';

const rules = {
  name: 'tv.m3u',
  origins: { cdn: { origin: 'https://cdn.example' } },
  defaultLanguage: 'en',
  isPicture: (address: string) => address.startsWith('https://logos.example/'),
};

const LIST = `#EXTM3U url-tvg="https://guide.example/guide.xml.gz"
#EXTINF:-1 tvg-id="two.example" tvg-chno="2" tvg-logo="https://logos.example/two.png" group-title="News;World",Two, the second
#EXTVLCOPT:http-user-agent=Set-top box
https://cdn.example/two/index.m3u8?profile=hd
#EXTINF:-1 tvg-id="one.example" tvg-chno="1" tvg-logo="http://elsewhere.example/one.png",One
#EXTGRP:Sport
https://cdn.example/one/manifest.mpd
#EXTINF:-1,القناة
https://cdn.example/three.m3u8
#EXTINF:-1 tvg-id="2001",Digits
https://cdn.example/four.m3u8
#EXTINF:-1 tvg-id="2001",Digits again
https://cdn.example/five.m3u8
#EXTINF:-1,Multicast
udp://239.0.0.1:1234
#EXTINF:-1,A transport stream
https://cdn.example/six.ts
`;

describe('the channels of a list', () => {
  it('have names, numbers, genres, logos, ids in guides, and streams', () => {
    const { channels, genres, leftOut } = listedChannels(LIST, undefined, rules);
    expect(channels.slice(0, 2)).toEqual([
      {
        id: 'one-example',
        name: { en: 'One' },
        genre: 'sport',
        externalId: 'one.example',
        source: { origin: 'cdn', address: 'https://cdn.example/one/manifest.mpd', protocol: 'DASH' },
      },
      {
        id: 'two-example',
        name: { en: 'Two, the second' },
        genre: 'news',
        externalId: 'two.example',
        logoAddress: 'https://logos.example/two.png',
        source: {
          origin: 'cdn',
          address: 'https://cdn.example/two/index.m3u8?profile=hd',
          protocol: 'HLS',
        },
      },
    ]);
    expect(channels.slice(2).map(({ id }) => id)).toEqual([
      expect.stringMatching(/^tv-[0-9a-f]{12}$/u),
      'tv-2001',
      'tv-2001-2',
    ]);
    expect([...genres]).toEqual([
      ['sport', 'Sport'],
      ['news', 'News'],
    ]);
    expect(leftOut).toEqual([
      'tv.m3u: line 15: found "udp://239.0.0.1:1234"; allowed: an address of https or http',
      'tv.m3u: line 17: found "/six.ts"; allowed: HLS (.m3u8) or DASH (.mpd)',
    ]);
  });

  it('may have addresses relative to that of the list', () => {
    const list = '#EXTM3U\n#EXTINF:-1,One\none/master.m3u8\n';
    const { channels } = listedChannels(list, 'https://cdn.example/lists/all.m3u', rules);
    expect(channels.map(({ source }) => source?.address)).toEqual([
      'https://cdn.example/lists/one/master.m3u8',
    ]);
    expect(listedChannels(list, undefined, rules).leftOut).toHaveLength(1);
  });

  it('are refused with streams of other origins, saying what to add', () => {
    const list = '#EXTM3U\n#EXTINF:-1,One\nhttps://live.other.example:8443/one.m3u8\n';
    expect(() => listedChannels(list, undefined, rules)).toThrow(
      'line 3: add "live-other-example-8443": { "origin": "https://live.other.example:8443" }',
    );
  });
});
