import { plays, type MediaCase } from '../media-case.js';
import { listOf, numbered } from './hls-playlists.js';

/** Bits per second: half of what the film needs. */
const SLOW = 300_000;

/** Whether no file was requested again before all that follow it in the film. */
const requestsOnce =
  (pattern: RegExp): MediaCase['wrong'] =>
  ({ requested }) => {
    const asked = requested.filter((file) => pattern.test(file));
    const again = asked.filter((file, at) => asked.indexOf(file) !== at);
    return again.length === 0 ? [] : [`requested again: ${again.join(' ')}`];
  };

const BASES = (folder: string, other: string, dead: string): string =>
  `<BaseURL>${folder}${dead}</BaseURL><BaseURL>${other}</BaseURL>`;

const failover = (name: string, pattern: RegExp): MediaCase => ({
  name,
  engine: 'dash',
  recipes: ['dash'],
  source: 'm.mpd',
  seconds: 30,
  reply: ({ file, read, folder, otherFolder }) => {
    if (file === 'm.mpd')
      return {
        body: read('dash', 'm.mpd')
          .toString()
          .replace(/(?<open><Period)/u, `${BASES(folder, otherFolder, 'a/')}$<open>`),
      };
    if (!file.startsWith('a/')) return undefined;
    const asked = file.slice(2);
    return pattern.test(asked) ? { status: 404 } : { body: read('dash', asked), type: 'video/mp4' };
  },
  wrong: plays(10),
});

const VARIANT =
  '#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"';
const SOUND = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"';

export const LINES_AND_HOSTS: readonly MediaCase[] = [
  {
    name: 'HLS: long segments over a slow line',
    engine: 'hls',
    recipes: ['long'],
    source: 'v.m3u8',
    seconds: 75,
    reply: ({ file, read }) =>
      /^s[12]\.ts$/u.test(file) ? { body: read('long', file), rate: SLOW } : undefined,
    wrong: (outcome, engine) => [
      ...plays(25)(outcome, engine),
      ...requestsOnce(/^s[12]\.ts$/u)(outcome, engine),
    ],
  },
  {
    name: 'DASH: long segments over a slow line',
    engine: 'dash',
    recipes: ['dashLong'],
    source: 'm.mpd',
    seconds: 75,
    reply: ({ file, read }) =>
      /-stream0-0000[23]\.m4s$/u.test(file) ? { body: read('dashLong', file), rate: SLOW } : undefined,
    wrong: (outcome, engine) => [
      ...plays(25)(outcome, engine),
      ...requestsOnce(/-stream0-0000[23]\.m4s$/u)(outcome, engine),
    ],
  },
  {
    name: 'HLS: discontinuities counted from 1970',
    engine: 'hls',
    recipes: ['ts'],
    source: 'v.m3u8',
    seconds: 12,
    reply: ({ file }) =>
      file === 'v.m3u8'
        ? {
            body: listOf(numbered(12), {
              head: ['#EXT-X-DISCONTINUITY-SEQUENCE:1732752000', '#EXT-X-MEDIA-SEQUENCE:7'],
              isEnded: false,
            }),
          }
        : undefined,
    wrong: (outcome, engine) => [
      ...plays(3)(outcome, engine),
      ...(outcome.frozenMs > 3000 ? [`the page stood for ${String(outcome.frozenMs)} ms`] : []),
    ],
  },
  failover('DASH: the first host has nothing', /./u),
  failover('DASH: the first host has no segments', /chunk/u),
  {
    name: 'DASH: WebM with templates',
    engine: 'dash',
    recipes: ['dashWebm'],
    source: 'm.mpd',
    seconds: 12,
    wrong: plays(6),
  },
  {
    name: 'DASH: WebM with an index',
    engine: 'dash',
    recipes: ['dashWebmIndexed'],
    source: 'm.mpd',
    seconds: 12,
    wrong: plays(6),
  },
  {
    name: 'HLS: a second host with the same variant',
    engine: 'hls',
    recipes: ['video', 'sound'],
    source: 'm.m3u8',
    seconds: 12,
    reply: ({ file, read, otherFolder, folder }) => {
      if (file === 'm.m3u8')
        return {
          body: [
            '#EXTM3U',
            SOUND,
            VARIANT,
            `${folder}video.m3u8`,
            VARIANT,
            `${otherFolder}video.m3u8`,
            '',
          ].join('\n'),
        };
      const [, track, name] = /^(?<track>video|sound)(?:\.m3u8|-(?<name>.+))$/u.exec(file) ?? [];
      if (track !== 'video' && track !== 'sound') return undefined;
      if (name !== undefined) return { body: read(track, name), type: 'video/mp4' };
      return {
        body: read(track, 'v.m3u8')
          .toString()
          .replaceAll(/^(?<name>[^#\n].*)$/gmu, `${track}-$<name>`)
          .replace('URI="i.mp4"', `URI="${track}-i.mp4"`),
      };
    },
    wrong: (outcome, engine) => [
      ...plays(5)(outcome, engine),
      ...(outcome.requested.some((file) => file.startsWith('other')) ? ['used the second host'] : []),
    ],
  },
];
