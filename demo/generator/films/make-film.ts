import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { fragmentsOf, videoCodecOf } from '../encode/boxes.js';
import { encodeAudio, VideoEncoder, type Rendition } from '../encode/ffmpeg.js';
import {
  FRAMES_A_SECOND,
  PARTS_A_SEGMENT,
  SEGMENT_FRAMES,
  SEGMENT_SECONDS,
  secondsOf,
} from '../encode/timing.js';
import { perform } from '../sound/score.js';
import { CHAPTER_LANGUAGES, SUBTITLE_LANGUAGES } from '../story/cues.js';
import { chaptersFile, subtitlesFile, thumbnailsFile, type ThumbnailSheet } from '../story/vtt.js';
import type { FilmDescription } from './description.js';
import type { Film } from './film.js';
import { projectionOf } from './projection.js';

const RENDITIONS: readonly Rendition[] = [
  { id: 'v720', width: 1280, height: 720, crf: 36 },
  { id: 'v360', width: 640, height: 360, crf: 37 },
  { id: 'v180', width: 320, height: 180, crf: 38 },
];

const AUDIO = [
  { id: 'a-en', language: 'en', label: 'English' },
  { id: 'a-es', language: 'es', label: 'Español' },
] as const;

const SUBTITLE_LABELS = { en: 'English', es: 'Español', ar: 'العربية' } as const;
const AUDIO_BITS_A_SECOND = 25_000;
const THUMBNAIL = { width: 160, height: 90, columns: 6 } as const;

/** Peak rate of a file over its segments, in bits a second: what HLS calls BANDWIDTH. */
function peakRate(bytes: Buffer): number {
  const fragments = fragmentsOf(bytes);
  let peak = 0;
  for (let index = 0; index < fragments.length; index += PARTS_A_SEGMENT) {
    const segment = fragments.slice(index, index + PARTS_A_SEGMENT);
    peak = Math.max(
      peak,
      segment.reduce((sum, part) => sum + part.bytes, 0),
    );
  }
  return Math.ceil((peak * 8) / SEGMENT_SECONDS / 1000) * 1000;
}

function sheetOf(film: Film): ThumbnailSheet {
  return { image: 'thumbnails.jpg', ...THUMBNAIL, interval: SEGMENT_SECONDS, count: film.segments };
}

async function shoot(film: Film, folder: string): Promise<void> {
  const [size] = RENDITIONS as [Rendition];
  const renditions = RENDITIONS.map((one) => ({ ...one, crf: one.crf + (film.coarser ?? 0) }));
  const encoder = new VideoEncoder(
    renditions,
    ({ id }) => join(folder, `${id}.mp4`),
    process.env['PRESET'] ?? 'slow',
  );
  const project = projectionOf(film, size);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const rows = Math.ceil(film.segments / THUMBNAIL.columns);
  const sheet = createCanvas(THUMBNAIL.columns * THUMBNAIL.width, rows * THUMBNAIL.height);
  const sheetContext = sheet.getContext('2d');
  sheetContext.imageSmoothingQuality = 'high';
  for (let frame = 0; frame < film.segments * SEGMENT_FRAMES; frame += 1) {
    project(context, frame / FRAMES_A_SECOND);
    await encoder.add(Buffer.from(canvas.data()));
    if (frame % SEGMENT_FRAMES === SEGMENT_FRAMES / 2) {
      const index = Math.floor(frame / SEGMENT_FRAMES);
      const left = (index % THUMBNAIL.columns) * THUMBNAIL.width;
      const top = Math.floor(index / THUMBNAIL.columns) * THUMBNAIL.height;
      sheetContext.drawImage(canvas, left, top, THUMBNAIL.width, THUMBNAIL.height);
    }
  }
  await encoder.finish();
  await writeFile(join(folder, 'thumbnails.jpg'), sheet.encodeSync('jpeg', 62));
}

/** Writes subtitles, chapters and the list of thumbnails again, without touching picture or sound. */
export async function writeWords(film: Film, folder: string): Promise<void> {
  const duration = secondsOf(film.segments);
  await mkdir(join(folder, 'subtitles'), { recursive: true });
  await mkdir(join(folder, 'chapters'), { recursive: true });
  for (const language of SUBTITLE_LANGUAGES) {
    await writeFile(join(folder, 'subtitles', `${language}.vtt`), subtitlesFile(film.story.cues, language));
  }
  for (const language of CHAPTER_LANGUAGES) {
    const text = chaptersFile(film.story.chapters, language, duration);
    await writeFile(join(folder, 'chapters', `${language}.vtt`), text);
  }
  await writeFile(join(folder, 'thumbnails.vtt'), thumbnailsFile(sheetOf(film), duration));
}

async function describe(film: Film, folder: string): Promise<FilmDescription> {
  const video = await Promise.all(
    RENDITIONS.map(async ({ id, width, height }) => {
      const bytes = await readFile(join(folder, `${id}.mp4`));
      return { id, width, height, bandwidth: peakRate(bytes), codecs: videoCodecOf(bytes) };
    }),
  );
  const audio = await Promise.all(
    AUDIO.map(async (track) => {
      const bytes = await readFile(join(folder, `${track.id}.mp4`));
      return { ...track, bandwidth: peakRate(bytes), codecs: 'mp4a.40.2', channels: 2 };
    }),
  );
  return {
    slug: film.slug,
    title: film.title,
    segments: film.segments,
    segmentDuration: SEGMENT_SECONDS,
    duration: secondsOf(film.segments),
    video,
    audio,
    subtitles: SUBTITLE_LANGUAGES.map((language) => ({ language, label: SUBTITLE_LABELS[language] })),
    chapterLanguages: CHAPTER_LANGUAGES,
    thumbnails: sheetOf(film),
  };
}

/** Draws, plays, encodes and describes one film into its folder, replacing what was there. */
export async function makeFilm(film: Film, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await record(film, folder);
  await shoot(film, folder);
  await writeDescription(film, folder);
  await writeWords(film, folder);
}

/** Plays and encodes the music again, in both languages, for pictures that are already there. */
export async function makeSound(film: Film, folder: string): Promise<void> {
  await record(film, folder);
  await writeDescription(film, folder);
}

async function record(film: Film, folder: string): Promise<void> {
  for (const { id, language } of AUDIO) {
    const samples = perform(film.score, secondsOf(film.segments), language);
    await encodeAudio(samples, film.segments, AUDIO_BITS_A_SECOND, join(folder, `${id}.mp4`));
  }
}

async function writeDescription(film: Film, folder: string): Promise<void> {
  const description = await describe(film, folder);
  await writeFile(join(folder, 'film.json'), `${JSON.stringify(description, null, 2)}\n`);
}
