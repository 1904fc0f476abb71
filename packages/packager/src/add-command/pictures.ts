import { join } from 'node:path';
import { PROGRESS, runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { thumbnailsText } from './chapters-text.js';
import { options } from './encode-arguments.js';
import type { FilmPlan } from './film-plan.js';
import type { PictureSize } from './ladder.js';
import { inH264, type Rendition } from './picture-encoders.js';
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

/** The quickest to decode of each size. */
const smallest = ({ renditions }: FilmPlan): Rendition => inH264(renditions).at(-1) as Rendition;
const largest = ({ renditions }: FilmPlan): Rendition => inH264(renditions)[0] as Rendition;

const thumbnailSize = (plan: FilmPlan): PictureSize => {
  const { width, height } = smallest(plan);
  const factor = THUMBNAIL_SIDE / Math.max(width, height);
  return { width: evenSide(width * factor), height: evenSide(height * factor) };
};

/** Of this share of the film: later pictures would give away its end. */
const SHOWN_SHARE = 0.5;
const COMPARED_PICTURES = 40;

/** JPEG has one matrix and one range, to which those of the film are converted. */
const AS_JPEG = 'scale=out_color_matrix=bt601:out_range=full:flags=accurate_rnd,format=yuvj420p';
const STILL_QUALITY = 2;

/** The picture that a film's artwork is drawn from. Its dot keeps it out of the film. */
export const STILL = '.still.jpg';

const onePicture = (filters: string, quality: number): string[] =>
  options({ vf: filters, 'frames:v': 1, 'q:v': quality, f: 'image2', update: 1 });

/**
 * Writes the pictures of the seek bar, each from the middle of its time, their index, and the still of the artwork, at the
 * largest size of the film.
 */
export const writePictures = async ({ ffmpeg, folder, plan, signal }: PicturesRun): Promise<void> => {
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
      ...options({ skip_frame: 'nokey', t: plan.duration * SHOWN_SHARE }),
      ...fromFile(join(folder, `${largest(plan).id}.mp4`)),
      ...options({ map: '0:v' }),
      ...onePicture(
        `fps=fps=1/${interval}:start_time=0:round=near,scale=${width}:${height},tile=${columns}x${rows}`,
        JPEG_QUALITY,
      ),
      join(folder, 'thumbnails.jpg'),
      ...options({ map: '1:v' }),
      ...onePicture(`thumbnail=${COMPARED_PICTURES},${AS_JPEG}`, STILL_QUALITY),
      join(folder, STILL),
    ],
    signal,
  });
  const sheet = { count, interval, columns, width, height };
  await writeWhole(join(folder, 'thumbnails.vtt'), thumbnailsText(sheet, duration));
};
