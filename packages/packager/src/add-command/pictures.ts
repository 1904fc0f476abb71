import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegAbilities } from '../ffmpeg/ffmpeg-abilities.js';
import { PROGRESS, runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { thumbnailsText } from './chapters-text.js';
import { options } from './encode-arguments.js';
import type { FilmPlan } from './film-plan.js';
import type { PictureSize, Rendition } from './ladder.js';
import { fromFile } from './source-probe.js';
import { writeWhole } from './work-journal.js';

export interface PicturesRun {
  readonly ffmpeg: string;
  /** Contains the encoded film, whose pictures are already turned, scaled and in standard range. */
  readonly folder: string;
  readonly plan: FilmPlan;
  readonly signal: AbortSignal;
}

const THUMBNAIL_SIDE = 160;
const MOST_COLUMNS = 12;
const JPEG_QUALITY = 5;

const evenSide = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);

const smallest = ({ renditions }: FilmPlan): Rendition => renditions.at(-1) as Rendition;
const largest = ({ renditions }: FilmPlan): Rendition => renditions[0] as Rendition;

const thumbnailSize = (plan: FilmPlan): PictureSize => {
  const { width, height } = smallest(plan);
  const factor = THUMBNAIL_SIDE / Math.max(width, height);
  return { width: evenSide(width * factor), height: evenSide(height * factor) };
};

/** Writes the pictures of the seek bar, each from the middle of its time, and their index. */
export const writeThumbnails = async ({ ffmpeg, folder, plan, signal }: PicturesRun): Promise<void> => {
  const { thumbnails, duration } = plan;
  const { count, interval } = thumbnails;
  const { width, height } = thumbnailSize(plan);
  const columns = Math.min(MOST_COLUMNS, count);
  const rows = Math.ceil(count / columns);
  await runFfmpeg({
    program: ffmpeg,
    what: 'thumbnails',
    arguments: [
      ...PROGRESS,
      ...fromFile(join(folder, `${smallest(plan).id}.mp4`)),
      ...options({
        vf: `fps=fps=1/${interval}:start_time=0:round=near,scale=${width}:${height},tile=${columns}x${rows}`,
        'frames:v': 1,
        'q:v': JPEG_QUALITY,
        f: 'image2',
        update: 1,
      }),
      join(folder, 'thumbnails.jpg'),
    ],
    signal,
  });
  const sheet = { count, interval, columns, width, height };
  await writeWhole(join(folder, 'thumbnails.vtt'), thumbnailsText(sheet, duration));
};

/** The artworks of a title that are made of the film: those of cards and pages. */
const ARTWORKS = {
  thumbnail: { widths: [320, 640, 1280], aspect: 16 / 9 },
  poster: { widths: [320, 640], aspect: 2 / 3 },
  hero: { widths: [960, 1920], aspect: 16 / 9 },
} as const;

type ArtworkKind = keyof typeof ARTWORKS;

/**
 * The formats of artwork. The service's calls name WebP; JPEG is for mails and old receivers, and AVIF, which takes half
 * the bytes, for pages that choose by themselves.
 */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  webp: ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6'],
  jpg: ['-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2', '-update', '1'],
  avif: ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '6', '-crf', '28', '-f', 'avif'],
};

/** AVIF is left out by ffmpeg before 5.1. */
export const artworkFormats = ({ encoders, muxers }: FfmpegAbilities): readonly string[] =>
  Object.keys(FORMATS).filter(
    (format) => format !== 'avif' || (encoders.has('libaom-av1') && muxers.has('avif')),
  );

/** An artwork as `artwork.json` of the media folder lists it. */
export interface DrawnArtwork {
  /** `#rrggbb`. */
  readonly dominantColour: string;
  readonly kinds: Readonly<Partial<Record<ArtworkKind, readonly number[]>>>;
}

/** The part of a picture that fills an aspect ratio, from its middle. */
const cropped = (aspect: number): string =>
  `crop='trunc(min(iw,ih*${aspect})/2)*2':'trunc(min(ih,iw/${aspect})/2)*2'`;

/** Widths that the film fills; the least one in any case. */
const widthsFor = (kind: ArtworkKind, { width, height }: PictureSize): readonly number[] => {
  const { widths, aspect } = ARTWORKS[kind];
  const [least, ...others] = widths;
  const available = Math.min(width, height * aspect);
  return [least, ...others.filter((one) => one <= available)];
};

/** Of this share of the film: later pictures would give away its end. */
const SHOWN_SHARE = 0.5;
const COMPARED_PICTURES = 40;

const pickStill = async ({ ffmpeg, folder, plan, signal }: PicturesRun, still: string): Promise<void> => {
  await runFfmpeg({
    program: ffmpeg,
    what: 'poster',
    arguments: [
      ...PROGRESS,
      '-skip_frame',
      'nokey',
      '-t',
      String(plan.duration * SHOWN_SHARE),
      ...fromFile(join(folder, `${largest(plan).id}.mp4`)),
      '-vf',
      `thumbnail=${COMPARED_PICTURES}`,
      '-frames:v',
      '1',
      '-f',
      'image2',
      '-update',
      '1',
      still,
    ],
    signal,
  });
};

const dominantColourOf = async (still: string, { ffmpeg, signal }: PicturesRun): Promise<string> => {
  const { stdout } = await runFfmpeg({
    program: ffmpeg,
    what: 'colour of the poster',
    arguments: [
      '-hide_banner',
      '-nostdin',
      '-v',
      'error',
      ...fromFile(still),
      '-vf',
      'scale=1:1:flags=area',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      'pipe:1',
    ],
    signal,
  });
  return `#${stdout.toString('hex', 0, 3)}`;
};

/**
 * Writes the artwork of a film in all widths that it fills.
 * @param run.folder contains the film
 * @param target folder for `<kind>-<width>.<format>`
 */
export const writeArtwork = async (
  run: PicturesRun & { readonly formats: readonly string[] },
  target: string,
): Promise<DrawnArtwork> => {
  const { ffmpeg, folder, plan, signal } = run;
  await mkdir(target, { recursive: true });
  const still = join(folder, 'still.png');
  await pickStill(run, still);
  const size = largest(plan);
  const kinds: Partial<Record<ArtworkKind, readonly number[]>> = {};
  for (const kind of Object.keys(ARTWORKS) as ArtworkKind[]) {
    const { aspect } = ARTWORKS[kind];
    const widths = widthsFor(kind, size);
    for (const width of widths)
      for (const format of run.formats)
        // One after the other: they share two cores with the service.
        // oxlint-disable-next-line no-await-in-loop
        await runFfmpeg({
          program: ffmpeg,
          what: `${kind}-${width}.${format}`,
          arguments: [
            ...PROGRESS,
            ...fromFile(still),
            '-vf',
            `${cropped(aspect)},scale=${width}:${evenSide(width / aspect)}:flags=lanczos,format=yuv420p`,
            ...(FORMATS[format] ?? []),
            '-frames:v',
            '1',
            join(target, `${kind}-${width}.${format}`),
          ],
          signal,
        });
    kinds[kind] = widths;
  }
  return { dominantColour: await dominantColourOf(still, run), kinds };
};
