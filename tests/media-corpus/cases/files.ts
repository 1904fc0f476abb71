import { SOON_MS, every, fails, plays, type MediaCase } from '../media-case.js';

const hasNumbers: MediaCase['wrong'] = ({ shown }) =>
  /NaN|Infinity|∞/u.test(shown) ? [`shows ${/\S*(?:NaN|Infinity|∞)\S*/u.exec(shown)?.[0] ?? ''}`] : [];

export const FILES: readonly MediaCase[] = [
  {
    name: 'file: WebM without a duration',
    engine: 'native',
    recipes: ['nodur'],
    source: 'nodur.webm',
    seconds: 20,
    wrong: every(plays(8), hasNumbers, ({ state }) =>
      state['live'] === null && state['type'] === 'vod' ? [] : ['a recording counts as live'],
    ),
  },
  {
    name: 'file: radio without an end',
    engine: 'native',
    recipes: ['mp3'],
    source: 'a.mp3',
    reply: ({ file, read }) =>
      file === 'a.mp3' ? { body: read('mp3', 'a.mp3'), rate: 400_000, isEndless: true } : undefined,
    seconds: 12,
    wrong: every(plays(5), hasNumbers),
  },
  ...(
    [
      ['HEVC', 'hevcFile', 'hvc1'],
      ['MPEG-4 ASP, described at its end', 'mpeg4File', 'mp4v'],
    ] as const
  ).map(([name, recipe, codec]): MediaCase => ({
    name: `file: MP4 with ${name}`,
    engine: 'native',
    recipes: [recipe],
    source: 'f.mp4',
    isMore: true,
    seconds: 15,
    wrong: (outcome, engine) =>
      engine.width > 0
        ? plays(8)(outcome, engine)
        : fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: codec })(outcome, engine),
  })),
  {
    name: 'file: MP4 with sound alone',
    engine: 'native',
    recipes: ['soundFile'],
    source: 'f.mp4',
    seconds: 15,
    wrong: plays(8),
  },
  {
    name: 'file: MP4 that breaks off',
    engine: 'native',
    recipes: ['fast'],
    source: 'f.mp4',
    reply: ({ file, read }) =>
      file === 'f.mp4' ? { body: read('fast', 'f.mp4').subarray(0, 900_000) } : undefined,
    seconds: 40,
    wrong: (outcome, engine) => [
      ...(outcome.played > 8 ? [] : [`played ${outcome.played.toFixed(1)} s`]),
      // WebKitGTK takes the break for the end, and tells no page.
      ...(outcome.error === 'DECODE' || (outcome.ended && engine.ended)
        ? []
        : [`says ${String(outcome.error)}`]),
    ],
  },
];
