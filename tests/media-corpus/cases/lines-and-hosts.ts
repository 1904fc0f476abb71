import { plays, type MediaCase } from '../media-case.js';
import { listOf, numbered } from './hls-playlists.js';
import { apart, dash, first, hls, instead, masterOf, separate } from './setups.js';

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

const failover = (name: string, pattern: RegExp): MediaCase =>
  dash(
    {
      name,
      seconds: 18,
      reply: ({ file, read }) => {
        if (!file.startsWith('a/')) return undefined;
        const asked = file.slice(2);
        return pattern.test(asked) ? { status: 404 } : { body: read('dash', asked), type: 'video/mp4' };
      },
      wrong: plays(10),
    },
    (manifest, { folder, otherFolder }) =>
      manifest.replace(/(?<open><Period)/u, `${BASES(folder, otherFolder, 'a/')}$<open>`),
  );

export const LINES_AND_HOSTS: readonly MediaCase[] = [
  hls({
    name: 'HLS: long segments over a slow line',
    recipes: ['long'],
    seconds: 52,
    reply: ({ file, read }) =>
      /^s[12]\.ts$/u.test(file) ? { body: read('long', file), rate: SLOW } : undefined,
    wrong: (outcome, engine) => [
      ...plays(25)(outcome, engine),
      ...requestsOnce(/^s[12]\.ts$/u)(outcome, engine),
    ],
  }),
  dash({
    name: 'DASH: long segments over a slow line',
    recipes: ['dashLong'],
    seconds: 52,
    reply: ({ file, read }) =>
      /-stream0-0000[23]\.m4s$/u.test(file) ? { body: read('dashLong', file), rate: SLOW } : undefined,
    wrong: (outcome, engine) => [
      ...plays(25)(outcome, engine),
      ...requestsOnce(/-stream0-0000[23]\.m4s$/u)(outcome, engine),
    ],
  }),
  hls({
    name: 'HLS: discontinuities counted from 1970',
    seconds: 12,
    reply: instead('v.m3u8', {
      body: listOf(numbered(12), {
        head: ['#EXT-X-DISCONTINUITY-SEQUENCE:1732752000', '#EXT-X-MEDIA-SEQUENCE:7'],
        isEnded: false,
      }),
    }),
    wrong: (outcome, engine) => [
      ...plays(3)(outcome, engine),
      ...(outcome.frozenMs > 3000 ? [`the page stood for ${String(outcome.frozenMs)} ms`] : []),
    ],
  }),
  failover('DASH: the first host has nothing', /./u),
  failover('DASH: the first host has no segments', /chunk/u),
  dash({ name: 'DASH: WebM with templates', recipes: ['dashWebm'], seconds: 12, wrong: plays(6) }),
  dash({ name: 'DASH: WebM with an index', recipes: ['dashWebmIndexed'], seconds: 12, wrong: plays(6) }),
  separate({
    name: 'HLS: a second host with the same variant',
    seconds: 12,
    reply: apart(({ folder, otherFolder }) =>
      masterOf({ list: `${folder}video.m3u8` }, { list: `${otherFolder}video.m3u8` }),
    ),
    wrong: (outcome, engine) => [
      ...plays(5)(outcome, engine),
      ...(outcome.requested.some((file) => file.startsWith('other')) ? ['used the second host'] : []),
    ],
  }),
  separate({
    name: 'HLS: a second host with the same variant, the first has no segments',
    seconds: 20,
    reply: first(
      ({ file, isOther }) => (!isOther && /^video-s\d+/u.test(file) ? { status: 404 } : undefined),
      apart(({ folder, otherFolder }) =>
        masterOf({ list: `${folder}video.m3u8` }, { list: `${otherFolder}video.m3u8` }),
      ),
    ),
    wrong: plays(10),
  }),
  separate({
    name: 'HLS: a second host with the same variant, the first has nothing',
    seconds: 20,
    reply: first(
      ({ file, isOther }) => (!isOther && file.startsWith('video') ? { status: 404 } : undefined),
      apart(({ folder, otherFolder }) =>
        masterOf({ list: `${folder}video.m3u8` }, { list: `${otherFolder}video.m3u8` }),
      ),
    ),
    wrong: plays(10),
  }),
];
