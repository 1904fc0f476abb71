import { describe, expect, it } from 'vitest';
import { readAttributes } from './attribute-list.js';
import { readMaster } from './master-playlist.js';
import { readMedia } from './media-playlist.js';

const BASE = 'https://films.example/one/master.m3u8';

const master = (...lines: string[]) => readMaster(['#EXTM3U', ...lines, ''].join('\n'), BASE);
const SOUND =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English, stereo",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8"';
const PICTURE =
  '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="s"';

describe('attribute lists', () => {
  it('keep commas within quotes, and values as they are', () => {
    expect(readAttributes('TYPE=AUDIO,NAME="One, two",N=3')).toEqual(
      new Map([
        ['TYPE', 'AUDIO'],
        ['NAME', 'One, two'],
        ['N', '3'],
      ]),
    );
  });

  it.each(['', 'lower=1', 'A="open', 'A=1,,B=2'])('are rejected: %j', (text) => {
    expect(readAttributes(text)).toBeNull();
  });
});

describe('readMaster', () => {
  it('reads variants and their audio, with absolute addresses', () => {
    expect(master('#EXT-X-VERSION:7', '# a remark', SOUND, PICTURE, 'v/360.m3u8?dw=10')).toEqual({
      variants: [
        {
          url: 'https://films.example/one/v/360.m3u8?dw=10',
          bandwidth: 800_000,
          width: 640,
          height: 360,
          frameRate: 0,
          averageBandwidth: 800_000,
          videoCodec: 'avc1.4d401e',
          audioCodec: 'mp4a.40.2',
          audioGroup: 's',
        },
      ],
      audio: [
        {
          url: 'https://films.example/one/en.m3u8',
          group: 's',
          name: 'English, stereo',
          language: 'en',
          isDefault: true,
        },
      ],
    });
  });

  it('takes the first of variants that differ only in their address', () => {
    const better = PICTURE.replace('800000', '900000');
    expect(
      master(SOUND, PICTURE, 'a', PICTURE, 'https://backup.example/a', better, 'b')?.variants.map(
        ({ url }) => url,
      ),
    ).toEqual(['https://films.example/one/a', 'https://films.example/one/b']);
  });

  it('reads variants without audio', () => {
    const silent = '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=2x3,CODECS="avc1.4d401e"';
    expect(master(silent, 'a.m3u8')?.variants).toMatchObject([{ audioCodec: null, audioGroup: null }]);
  });

  it.each([
    ['an empty playlist', []],
    ['an unknown tag', ['#EXT-X-NEWS', SOUND, PICTURE, 'a.m3u8']],
    ['a start offset', ['#EXT-X-START:TIME-OFFSET=10', SOUND, PICTURE, 'a.m3u8']],
    ['session keys', ['#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="k"', SOUND, PICTURE, 'a.m3u8']],
    [
      'audio and video in one stream',
      ['#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=2x3,CODECS="avc1.4d401e,mp4a.40.2"', 'a'],
    ],
    ['an unknown codec', [SOUND, PICTURE.replace('avc1.4d401e', 'new1.0'), 'a.m3u8']],
    ['no codecs', [SOUND, PICTURE.replace(/,CODECS="[^"]*"/u, ''), 'a.m3u8']],
    ['audio only', [SOUND, '#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="mp4a.40.2",AUDIO="s"', 'a.m3u8']],
    ['a missing audio group', [PICTURE, 'a.m3u8']],
    ['audio without an address', [SOUND.replace(',URI="en.m3u8"', ''), PICTURE, 'a.m3u8']],
    [
      'alternative video renditions',
      ['#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="v",NAME="n",URI="v.m3u8"', SOUND, PICTURE, 'a.m3u8'],
    ],
    [
      'captions within the video',
      [
        '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="English",INSTREAM-ID="SERVICE1"',
        SOUND,
        PICTURE,
        'a.m3u8',
      ],
    ],
    ...[
      'VIDEO-RANGE=PQ',
      'SCORE=2',
      'REQ-VIDEO-LAYOUT="CH-STEREO"',
      'HDCP-LEVEL=TYPE-1',
      'PATHWAY-ID="a"',
      'NEW=1',
    ].map((attribute): [string, string[]] => [
      `a variant with ${attribute}`,
      [SOUND, PICTURE, 'a.m3u8', `${PICTURE},${attribute}`, 'b.m3u8'],
    ]),
    ['several kinds of codecs', [SOUND, PICTURE, 'a', PICTURE.replace('avc1.4d401e', 'hvc1.1.6.L93'), 'b']],
    ['a missing address', [SOUND, PICTURE]],
    ['an extra address', [SOUND, PICTURE, 'a.m3u8', 'b.m3u8']],
  ])('returns null and leaves to hls.js: %s', (_what, lines) => {
    expect(master(...lines)).toBeNull();
  });

  it('returns null for a file that is not a playlist', () => {
    expect(readMaster('<!doctype html>', BASE)).toBeNull();
  });
});

const media = (...lines: string[]) => readMedia(['#EXTM3U', ...lines].join('\r\n'), BASE);
const MAP = '#EXT-X-MAP:URI="init.mp4"';
const END = '#EXT-X-ENDLIST';

describe('readMedia', () => {
  it('reads segments in separate files', () => {
    const playlist = media(
      '#EXT-X-TARGETDURATION:4',
      MAP,
      '#EXTINF:4.000,',
      '1.m4s',
      '#EXTINF:2.5,title',
      '2.m4s',
      END,
    );
    expect(playlist).toEqual({
      init: { url: 'https://films.example/one/init.mp4', range: null },
      segments: [
        { url: 'https://films.example/one/1.m4s', range: null, start: 0, duration: 4 },
        { url: 'https://films.example/one/2.m4s', range: null, start: 4, duration: 2.5 },
      ],
      duration: 6.5,
    });
  });

  it('reads byte ranges, which continue after the previous one by default', () => {
    const playlist = media(
      '#EXT-X-MAP:URI="a.mp4",BYTERANGE="700@0"',
      '#EXTINF:2,',
      '#EXT-X-BYTERANGE:100@700',
      'a.mp4',
      '#EXTINF:2,',
      '#EXT-X-BYTERANGE:50',
      'a.mp4',
      END,
    );
    expect(playlist?.init.range).toEqual({ start: 0, end: 700 });
    expect(playlist?.segments.map(({ range }) => range)).toEqual([
      { start: 700, end: 800 },
      { start: 800, end: 850 },
    ]);
  });

  it.each([
    ['live streams', [MAP, '#EXTINF:4,', '1.m4s']],
    ['transport streams, which have no initialisation segment', ['#EXTINF:4,', '1.ts', END]],
    ['encrypted segments', [MAP, '#EXT-X-KEY:METHOD=AES-128,URI="k"', '#EXTINF:4,', '1.m4s', END]],
    ['discontinuities', [MAP, '#EXTINF:4,', '1.m4s', '#EXT-X-DISCONTINUITY', '#EXTINF:4,', '2.m4s', END]],
    ['a second initialisation segment', [MAP, '#EXTINF:4,', '1.m4s', MAP, '#EXTINF:4,', '2.m4s', END]],
    ['gaps', [MAP, '#EXTINF:4,', '#EXT-X-GAP', '1.m4s', END]],
    ['an invalid duration', [MAP, '#EXTINF:x,', '1.m4s', END]],
    ['a byte range without a start', [MAP, '#EXTINF:4,', '#EXT-X-BYTERANGE:50', '1.m4s', END]],
    ['an invalid byte range', ['#EXT-X-MAP:URI="a.mp4",BYTERANGE="x"', '#EXTINF:4,', '1.m4s', END]],
    ['an address without a duration', [MAP, '1.m4s', END]],
  ])('returns null and leaves to hls.js: %s', (_what, lines) => {
    expect(media(...lines)).toBeNull();
  });
});
