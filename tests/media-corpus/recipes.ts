import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Files made by ffmpeg, which later runs use again. */
export const MADE = fileURLToPath(new URL('../../node_modules/.cache/media-corpus/', import.meta.url));

/** Arguments of ffmpeg, separated by spaces, in a folder of their own; `../base/base.mp4` is the film. */
const COMMANDS = {
  base: '-f lavfi -i testsrc2=s=640x360:r=25:d=24 -f lavfi -i sine=f=440:r=48000:d=24 -c:v libx264 -profile:v main -preset veryfast -b:v 500k -g 50 -keyint_min 50 -sc_threshold 0 -bf 2 -c:a aac -b:a 96k -ac 2 base.mp4',
  /** Segments of 2 s in MPEG-TS. */
  ts: '-i ../base/base.mp4 -c copy -hls_time 2 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  /** Segments of 20 s. */
  long: '-stream_loop 2 -i ../base/base.mp4 -t 60 -c copy -hls_time 20 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  /** Segments of 6 s. */
  six: '-i ../base/base.mp4 -c:v libx264 -preset veryfast -b:v 500k -g 150 -keyint_min 150 -sc_threshold 0 -c:a copy -hls_time 6 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  /** Video and sound in fragmented MP4 of their own. */
  video:
    '-i ../base/base.mp4 -map 0:v -c copy -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename i.mp4 -hls_segment_filename s%d.m4s v.m3u8',
  sound:
    '-i ../base/base.mp4 -map 0:a -c copy -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename i.mp4 -hls_segment_filename s%d.m4s v.m3u8',
  hevcTs:
    '-i ../base/base.mp4 -t 12 -c:v libx265 -preset ultrafast -x265-params log-level=none -c:a copy -hls_time 2 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  ac3Ts:
    '-i ../base/base.mp4 -t 12 -vn -c:a ac3 -hls_time 2 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  ac3Film:
    '-i ../base/base.mp4 -t 12 -c:v copy -c:a ac3 -hls_time 2 -hls_playlist_type vod -hls_segment_filename s%d.ts v.m3u8',
  /** Encrypted with a key that nobody has. */
  encrypted:
    '-i ../base/base.mp4 -map 0:v -t 12 -c copy -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_segment_options encryption_scheme=cenc-aes-ctr:encryption_key=76a6c65c5ea762046bd749a2e632ccbb:encryption_kid=a7e61c373e219033c21091fa607bf3b8 -hls_fmp4_init_filename i.mp4 -hls_segment_filename s%d.m4s v.m3u8',
  dash: '-i ../base/base.mp4 -c copy -f dash -seg_duration 2 m.mpd',
  dashLong: '-stream_loop 2 -i ../base/base.mp4 -t 60 -c copy -f dash -seg_duration 20 m.mpd',
  vp9: '-i ../base/base.mp4 -t 12 -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 50 -c:a libopus vp9.webm',
  dashWebm: '-i ../vp9/vp9.webm -c copy -f dash -dash_segment_type webm -seg_duration 2 m.mpd',
  /** One file a track, with an index. */
  dashWebmIndexed:
    '-i ../vp9/vp9.webm -c copy -f dash -dash_segment_type webm -single_file 1 -seg_duration 2 m.mpd',
  nodur: '-i ../vp9/vp9.webm -c copy -live 1 -f webm nodur.webm',
  mp3: '-i ../base/base.mp4 -vn -c:a libmp3lame -write_xing 0 -id3v2_version 0 a.mp3',
  /** Moving pictures that no browser, or not every browser, decodes, beside sound that all play. */
  hevcFile:
    '-i ../base/base.mp4 -t 12 -c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1 -c:a copy -movflags +faststart f.mp4',
  mpeg4File: '-i ../base/base.mp4 -t 12 -c:v mpeg4 -b:v 500k -c:a copy f.mp4',
  soundFile: '-i ../base/base.mp4 -t 12 -vn -c:a copy f.mp4',
  /** A picture every two seconds, as a playlist of I-frames. */
  frames:
    '-i ../base/base.mp4 -an -vf fps=1/2,scale=320:180 -c:v libx264 -profile:v baseline -g 1 -hls_time 2 -hls_playlist_type vod -hls_flags iframes_only -hls_segment_filename f%d.ts frames.m3u8',
  /** A picture every two seconds, six to a sheet. */
  sheets: '-i ../base/base.mp4 -vf fps=1/2,scale=160:90,tile=3x2 -frames:v 2 sheet%d.jpg',
  advertisement: '-i ../base/base.mp4 -t 3 -c copy -movflags +faststart ad.mp4',
  fast: '-i ../base/base.mp4 -c copy -movflags +faststart f.mp4',
} as const satisfies Record<string, string>;

export type Recipe = keyof typeof COMMANDS;

const run = promisify(execFile);
const STAMP = 'made-with';

const needsOf = (command: string): Recipe[] =>
  [...command.matchAll(/\.\.\/(?<name>\w+)\//gu)].map(({ groups }) => groups?.['name'] as Recipe);

/** Makes the files of a recipe, and what they are made from. @returns their folder */
export const make = async (recipe: Recipe): Promise<string> => {
  const command = COMMANDS[recipe];
  const folder = path.join(MADE, recipe);
  const stamp = path.join(folder, STAMP);
  for (const needed of needsOf(command)) await make(needed);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === command) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...command.split(' ')], { cwd: folder });
  writeFileSync(stamp, command);
  return folder;
};

/** @throws {Error} with what is missing */
export const requireFfmpeg = async (): Promise<void> => {
  const { stdout } = await run('ffmpeg', ['-hide_banner', '-encoders']).catch(() => {
    throw new Error('The media corpus needs ffmpeg: apt-get install --no-install-recommends ffmpeg');
  });
  const missing = ['libx264', 'libx265', 'libvpx-vp9', 'libopus', 'libmp3lame'].filter(
    (encoder) => !stdout.includes(encoder),
  );
  if (missing.length > 0) throw new Error(`This ffmpeg has no ${missing.join(', ')}.`);
};
