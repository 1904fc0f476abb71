import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILM_FILE, filmPrefix, readFilmFiles } from '../films/film-files.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { writeCaptions } from './captions.js';
import { chaptersText } from './chapters-text.js';
import { describeFilm } from './describe-film.js';
import { pictureArguments, soundArguments } from './encode-arguments.js';
import type { FilmPlan } from './film-plan.js';
import { measureLoudness } from './loudness.js';
import { ENCODER_FACTS } from './picture-encoders.js';
import type { Poster } from './poster.js';
import { STILL, writePictures } from './pictures.js';
import { FolderStore } from '../store/folder-store.js';
import type { MediaStore } from '../store/media-store.js';
import type { Programs } from './source-probe.js';
import { WorkJournal, writeWhole } from './work-journal.js';
import type { WorkProgress } from './work-progress.js';

export interface MakeFilmOptions extends Programs {
  readonly file: string;
  readonly plan: FilmPlan;
  /** Becomes its artwork; null for a picture of the film. */
  readonly poster: Poster | null;
  /** Identifies the content of the file, such as its size and time. */
  readonly fingerprint: string;
  /** Local folder in which films are made. */
  readonly mediaFolder: string;
  /** Where the film is put. */
  readonly store: MediaStore;
  /** Processor threads of ffmpeg. */
  readonly threads: number;
  readonly progress: WorkProgress;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Called when the film is complete, immediately before it is put among the films of the service. */
  readonly beforePublishing: () => Promise<void>;
  /** @param share of its bytes that are in the store */
  readonly onPublished: (share: number) => void;
}

/** Where a film is made; the dot keeps the service from reading it. */
export const workFolder = (mediaFolder: string, id: string): string =>
  join(mediaFolder, 'films', `.${id}.work`);

/** One step of the work, of which each is finished or done anew. */
interface Step {
  readonly name: string;
  /** Shares of the time that it takes: about the pixels that are encoded. */
  readonly weight: number;
  readonly run: (onSeconds: (seconds: number) => void) => Promise<void>;
}

/** Quick steps are always done anew: captions may have been corrected meanwhile. */
const QUICK_WEIGHT = 1;
const SOUND_WEIGHT = 60_000;
const MEASURE_WEIGHT = 40_000;
const PICTURES_WEIGHT = 20_000;

const stepsOf = (options: MakeFilmOptions, folder: string): readonly Step[] => {
  const { plan, file, ffmpeg, threads, print, signal } = options;
  const { sounds, renditions, captions, chapters } = plan;
  const encode = (what: string, words: readonly string[], onProgress: (seconds: number) => void) =>
    runFfmpeg({ program: ffmpeg, what, arguments: words, onProgress, signal });
  const encoded = async (id: string, work: (out: string) => Promise<unknown>): Promise<void> => {
    const part = join(folder, `${id}.part.mp4`);
    await work(part);
    await rename(part, join(folder, `${id}.mp4`));
    await rm(`${part}.mpd`, { force: true });
  };
  return [
    ...captions.map((one) => ({
      name: `captions ${one.language}`,
      weight: QUICK_WEIGHT,
      run: async () => {
        await mkdir(join(folder, 'subtitles'), { recursive: true });
        const run = { ffmpeg, file, folder: join(folder, 'subtitles'), signal };
        if (!(await writeCaptions(one, run)))
          print(`captions ${one.language}: left out, since they are empty`);
        await rm(join(folder, 'subtitles', `${one.language}.source`), { force: true });
      },
    })),
    ...(chapters.length === 0
      ? []
      : [
          {
            name: 'chapters',
            weight: QUICK_WEIGHT,
            run: async () => {
              await mkdir(join(folder, 'chapters'), { recursive: true });
              await writeWhole(join(folder, 'chapters', `${plan.language}.vtt`), chaptersText(chapters));
            },
          },
        ]),
    ...sounds.map((sound) => ({
      name: sound.id,
      weight: SOUND_WEIGHT + MEASURE_WEIGHT,
      run: async (onSeconds: (seconds: number) => void) => {
        const { stream } = sound;
        const half = (from: number) => (seconds: number) => onSeconds(from + seconds / 2);
        const loudness =
          stream === null
            ? null
            : await measureLoudness({ ffmpeg, file, stream, range: plan.range, onProgress: half(0), signal });
        await encoded(sound.id, (out) =>
          encode(sound.id, soundArguments(plan, { file, out }, { sound, loudness }), half(plan.duration / 2)),
        );
      },
    })),
    ...renditions.map((rendition) => ({
      name: rendition.id,
      weight: rendition.width * rendition.height * ENCODER_FACTS[rendition.encoder].work,
      run: async (onSeconds: (seconds: number) => void) => {
        await encoded(rendition.id, (out) =>
          encode(rendition.id, pictureArguments(plan, { file, out, threads }, rendition), onSeconds),
        );
      },
    })),
    {
      name: 'pictures',
      weight: PICTURES_WEIGHT,
      run: () => writePictures({ ffmpeg, folder, plan, signal }),
    },
  ];
};

/** Puts a film and its artwork among those of the service. */
const publish = async (options: MakeFilmOptions, journal: WorkJournal): Promise<void> => {
  const { plan, poster, store, signal, beforePublishing, onPublished } = options;
  const { folder } = journal;
  const step = poster === null ? 'artwork' : `artwork ${poster.fingerprint}`;
  if (!journal.isDone(step)) {
    const { path, extension } = poster ?? { path: join(folder, STILL), extension: 'jpg' };
    await store.put(`artwork/${plan.id}/original.${extension}`, path);
    await journal.finish(step);
  }
  await beforePublishing();
  await store.publish({
    folder,
    prefix: filmPrefix(plan.id),
    last: FILM_FILE,
    journal,
    onProgress: onPublished,
    signal,
  });
};

/**
 * Makes a film in a folder of its own, step by step, and puts it among the films of the service at once. Called again
 * after it was interrupted, it goes on with the first step that is not finished.
 * @throws {CommandError} when ffmpeg fails
 * @throws {StoreError} when the film cannot be put where it belongs
 */
export const makeFilm = async (options: MakeFilmOptions): Promise<void> => {
  const { plan, fingerprint, mediaFolder, progress } = options;
  const folder = workFolder(mediaFolder, plan.id);
  const { source, range, rate, segments, renditions, sounds } = plan;
  const { video, audio } = source;
  const encoded = { fingerprint, video, audio, range, rate, segments, renditions, sounds };
  const journal = await WorkJournal.open(folder, encoded);
  for (const name of ['subtitles', 'chapters'])
    // oxlint-disable-next-line no-await-in-loop
    await rm(join(folder, name), { recursive: true, force: true });
  const steps = stepsOf(options, folder);
  const total = steps.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  for (const { name, weight, run } of steps) {
    const from = before;
    before += weight;
    if (weight > QUICK_WEIGHT && journal.isDone(name)) {
      progress.skip(before / total);
      continue;
    }
    // The steps use the same processor.
    // oxlint-disable-next-line no-await-in-loop
    await run((seconds) =>
      progress.report(name, (from + weight * Math.min(1, seconds / plan.duration)) / total),
    );
    // oxlint-disable-next-line no-await-in-loop
    await journal.finish(name);
    progress.report(name, before / total);
  }
  const description = await describeFilm(folder, plan);
  await writeWhole(join(folder, FILM_FILE), `${JSON.stringify(description, null, 2)}\n`);
  const { issues = [] } = (await readFilmFiles(new FolderStore(folder), '')) ?? {};
  if (issues.length > 0) throw new Error(issues.join('; '));
  await publish(options, journal);
};
