import type { Asked, MediaCase, Reply } from '../media-case.js';

export type Answering = NonNullable<MediaCase['reply']>;

/** Answers with the first that knows the file. */
export const first =
  (...replies: readonly Answering[]): Answering =>
  (asked) =>
    replies.reduce<Reply | undefined>((found, reply) => found ?? reply(asked), undefined);

/** Answers one file with something else. */
export const instead =
  (name: string | RegExp, reply: Reply | ((asked: Asked) => Reply)): Answering =>
  (asked) => {
    const isIt = typeof name === 'string' ? asked.file === name : name.test(asked.file);
    if (!isIt) return undefined;
    return typeof reply === 'function' ? reply(asked) : reply;
  };

/** A master playlist of these variants, each of which has the sound of `SOUND`. */
export const masterOf = (...variants: readonly { readonly list: string; readonly attributes?: string }[]) =>
  [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"',
    ...variants.flatMap(({ list, attributes = 'BANDWIDTH=700000' }) => [
      `#EXT-X-STREAM-INF:${attributes},RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"`,
      list,
    ]),
    '',
  ].join('\n');

/**
 * Video and sound in playlists of their own, in one folder: `video.m3u8` and `video-s0.m4s`, `sound.m3u8` and
 * `sound-s0.m4s`; of recipes `video` and `sound`.
 */
export const apart =
  (master: (asked: Asked) => string = () => masterOf({ list: 'video.m3u8' })): Answering =>
  (asked) => {
    const { file, read } = asked;
    if (file === 'm.m3u8') return { body: master(asked) };
    const [, track, name] = /^(?<track>video|sound)(?:\.m3u8|-(?<name>.+))$/u.exec(file) ?? [];
    if (track !== 'video' && track !== 'sound') return undefined;
    if (name !== undefined) return { body: read(track, name), type: 'video/mp4' };
    return {
      body: read(track, 'v.m3u8')
        .toString()
        .replaceAll(/^(?<name>[^#\n].*)$/gmu, `${track}-$<name>`)
        .replace('URI="i.mp4"', `URI="${track}-i.mp4"`),
    };
  };

/** A case of separate tracks. */
export const separate = (
  item: Pick<MediaCase, 'name' | 'seconds' | 'wrong'> & Partial<MediaCase>,
): MediaCase => ({
  engine: 'hls',
  recipes: ['video', 'sound'],
  source: 'm.m3u8',
  reply: apart(),
  ...item,
});

/** A case of a playlist of segments in MPEG-TS. */
export const hls = (item: Pick<MediaCase, 'name' | 'seconds' | 'wrong'> & Partial<MediaCase>): MediaCase => ({
  engine: 'hls',
  recipes: ['ts'],
  source: 'v.m3u8',
  ...item,
});

/** A case of a DASH manifest, in which what is given is replaced. */
export const dash = (
  item: Pick<MediaCase, 'name' | 'seconds' | 'wrong'> & Partial<MediaCase>,
  change: ((manifest: string, asked: Asked) => string) | null = null,
): MediaCase => ({
  engine: 'dash',
  recipes: ['dash'],
  source: 'm.mpd',
  ...item,
  ...(change === null
    ? {}
    : {
        reply: first(
          instead('m.mpd', (asked) => ({ body: change(asked.read('dash', 'm.mpd').toString(), asked) })),
          item.reply ?? (() => undefined),
        ),
      }),
});
