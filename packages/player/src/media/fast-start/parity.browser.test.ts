import HlsPlayer, { Events, type Fragment, type Level, type Loader, type LoaderContext } from 'hls.js';
import { expect, it } from 'vitest';
import { countDiscontinuities } from '../hls/discontinuity-numbers.js';
import { chooseVariant } from './first-rendition.js';
import { readMaster } from './master-playlist.js';
import { readMedia } from './media-playlist.js';

const BASE = 'https://films.example/one/master.m3u8';

/** Numbers below a limit, the same in each run. */
const seeded = (seed: number): ((limit: number) => number) => {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** A loader of hls.js that answers each request with the playlist of that name. */
const loaderOf = (files: ReadonlyMap<string, string>) =>
  class implements Loader<LoaderContext> {
    readonly stats = {
      aborted: false,
      loaded: 0,
      retry: 0,
      total: 0,
      chunkCount: 0,
      bwEstimate: 0,
      loading: { start: 0, first: 0, end: 0 },
      parsing: { start: 0, end: 0 },
      buffering: { start: 0, first: 0, end: 0 },
    };
    context: LoaderContext | null = null;

    load(context: LoaderContext, _config: unknown, callbacks: Parameters<Loader<LoaderContext>['load']>[2]) {
      this.context = context;
      const data = files.get(context.url);
      if (data === undefined) return;
      queueMicrotask(() =>
        callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null),
      );
    }

    abort(): void {
      // Nothing is under way.
    }

    destroy(): void {
      // As above.
    }
  };

/** What hls.js reads; null if it refuses the playlist. */
const readByHls = (master: string, media: string, mediaUrl: string) =>
  new Promise<{ levels: Level[]; fragments: Fragment[] } | null>((resolve) => {
    const files = new Map([
      [BASE, master],
      [mediaUrl, media],
    ]);
    const hls = new HlsPlayer({ loader: loaderOf(files) });
    const end = (found: { levels: Level[]; fragments: Fragment[] } | null): void => {
      hls.destroy();
      resolve(found);
    };
    hls.on(Events.ERROR, (_event, { fatal }) => {
      if (fatal) end(null);
    });
    hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
      hls.startLevel = levels.findIndex(({ uri }) => uri === mediaUrl);
    });
    hls.on(Events.LEVEL_LOADED, (_event, { details }) =>
      end({ levels: hls.levels, fragments: details.fragments }),
    );
    hls.loadSource(BASE);
  });

const CODECS = ['avc1.4d401e', 'avc1.64001f', 'hvc1.1.6.L93.B0', 'vp09.00.10.08'];
const EXTRA = [
  '',
  '',
  '',
  '',
  ',VIDEO-RANGE=SDR',
  ',VIDEO-RANGE=PQ',
  ',SCORE=3.5',
  ',HDCP-LEVEL=NONE',
  ',HDCP-LEVEL=TYPE-0',
  ',REQ-VIDEO-LAYOUT="CH-STEREO"',
  ',PATHWAY-ID="b"',
];

/** A multivariant playlist with oddities, all of whose variants share a media playlist’s form. */
const makeMaster = (draw: (limit: number) => number): string => {
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const codec = pick(CODECS);
  const usual = draw(4) > 0;
  const variants = Array.from({ length: 1 + draw(5) }, (_, at) => {
    const height = pick([180, 360, 360, 720, 1080]);
    const bandwidth = pick([400, 800, 800, 1600, 3200]) * 1000;
    const average = draw(3) === 0 ? `,AVERAGE-BANDWIDTH=${String(bandwidth - draw(3) * 50_000)}` : '';
    const rate = draw(3) === 0 ? `,FRAME-RATE=${pick(['25.000', '50.000'])}` : '';
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)}${average},RESOLUTION=${String((height * 16) / 9)}x${String(height)}${rate},CODECS="${usual ? codec : pick(CODECS)},mp4a.40.2",AUDIO="s"${usual ? '' : pick(EXTRA)}`,
      draw(4) === 0 ? `https://other.example/${String(at)}.m3u8` : `v${String(at)}.m3u8`,
    ];
  });
  return [
    '#EXTM3U',
    ...(draw(2) === 0 ? ['#EXT-X-INDEPENDENT-SEGMENTS', ''] : []),
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="en.m3u8"',
    ...variants.flat(),
    '',
  ].join(draw(2) === 0 ? '\n' : '\r\n');
};

const makeMedia = (draw: (limit: number) => number): string => {
  const isRanged = draw(2) === 0;
  let offset = 800;
  const segments = Array.from({ length: 3 + draw(4) }, (_, at) => {
    const length = 1000 + draw(500);
    const range = `#EXT-X-BYTERANGE:${String(length)}${at === 0 || draw(2) === 0 ? `@${String(offset)}` : ''}`;
    offset += length;
    const odd = draw(30) === 0 ? ['#EXT-X-GAP'] : draw(30) === 0 ? ['#EXT-X-DISCONTINUITY'] : [];
    return [
      ...odd,
      `#EXTINF:${(1 + draw(40) / 10).toFixed(draw(3))},${draw(2) === 0 ? 'title' : ''}`,
      ...(isRanged ? [range] : []),
      isRanged ? 'all.mp4' : `${String(at)}.m4s`,
    ];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:6',
    ...(draw(2) === 0 ? [`#EXT-X-MEDIA-SEQUENCE:${String(draw(100))}`] : []),
    ...(draw(3) === 0 ? [`#EXT-X-DISCONTINUITY-SEQUENCE:${String(draw(3) * 1_000_000_000)}`] : []),
    isRanged ? '#EXT-X-MAP:URI="all.mp4",BYTERANGE="800@0"' : '#EXT-X-MAP:URI="i.mp4"',
    ...segments.flat(),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
};

const SCREENS = [
  { width: 640, height: 360 },
  { width: 4000, height: 3000 },
];

it('the fast start reads what it takes as hls.js does, and chooses what hls.js would play', async () => {
  let taken = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const draw = seeded(seed);
    const [master, written] = [makeMaster(draw), makeMedia(draw)];
    const found = readMaster(master, BASE);
    if (found === null) continue;
    for (const { width, height } of SCREENS) {
      const chosen = chooseVariant(found.variants, { width, height, maxHeight: null, bandwidth: null });
      if (chosen === null) throw new Error('Nothing was chosen.');
      if (!MediaSource.isTypeSupported(`video/mp4;codecs=${chosen.videoCodec}`)) continue;
      const rewritten = countDiscontinuities()(written);
      const read = await readByHls(master, rewritten, chosen.url);
      if (read === null) throw new Error(`hls.js refuses ${master}`);
      taken += 1;
      const { levels, fragments } = read;
      expect(levels.map(({ uri }) => uri).toSorted()).toEqual(
        found.variants.map(({ url }) => url).toSorted(),
      );
      const enough = levels.findIndex(
        (level, at) =>
          (level.width >= width || level.height >= height) &&
          (levels[at + 1]?.width !== level.width || levels[at + 1]?.height !== level.height),
      );
      const best = enough === -1 ? levels.at(-1) : levels[enough];
      expect(chosen).toMatchObject({
        url: best?.uri,
        bandwidth: best?.bitrate,
        height: best?.height,
        videoCodec: best?.videoCodec,
      });
      const media = readMedia(rewritten, chosen.url);
      expect(media === null).toBe(readMedia(written, chosen.url) === null);
      if (media === null) continue;
      expect(media.segments).toEqual(
        fragments.map(({ url, start, duration, byteRangeStartOffset, byteRangeEndOffset }) => ({
          url,
          start: expect.closeTo(start, 6) as number,
          duration,
          range:
            byteRangeEndOffset === undefined
              ? null
              : { start: byteRangeStartOffset, end: byteRangeEndOffset },
        })),
      );
      expect(Math.max(...fragments.map(({ cc }) => cc))).toBeLessThan(20_000);
    }
  }
  expect(taken).toBeGreaterThan(200);
});
