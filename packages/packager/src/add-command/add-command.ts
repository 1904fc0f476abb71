import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError, isCommandError } from '../command-error.js';
import { FfmpegAbilities } from '../ffmpeg/ffmpeg-abilities.js';
import { FILM_FILE, filmPrefix } from '../films/film-files.js';
import type { MediaStore } from '../store/media-store.js';
import { idFromName, type AddArguments } from './add-arguments.js';
import { download, isAddress, nameInAddress } from './download.js';
import type { FilmPlan } from './film-plan.js';
import { planRequest, type FilmRequest } from './film-request.js';
import { filmSources, type FilmSource } from './film-sources.js';
import { makeFilm } from './make-film.js';
import { megabytes, planText } from './plan-text.js';
import type { VideoCodec } from './picture-encoders.js';
import { readPoster } from './poster.js';
import type { Programs } from './source-probe.js';
import { addVideo, requireFreeId } from './title-entry.js';
import { createWorkProgress, type ProgressReport, type WorkProgress } from './work-progress.js';

export interface AddCommandOptions extends AddArguments, Programs {
  /** Local folder in which films are made. */
  readonly mediaFolder: string;
  /** Where finished films and artworks are put; the folder itself, or a bucket. */
  readonly store: MediaStore;
  /** Null if the realm has no catalogue. */
  readonly catalogueFolder: string | null;
  /** The realm's default language. */
  readonly realmLanguage: string;
  /** Those of the realm, for a film for which none are given. */
  readonly realmCodecs: readonly VideoCodec[];
  readonly print: (line: string) => void;
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Receives the progress, which is otherwise written. */
  readonly onReport?: (report: ProgressReport) => void;
  /** Locks a folder for this process; null when another one holds it. */
  readonly lockFolder: (folder: string) => { release(): void } | null;
  readonly signal: AbortSignal;
}

/** Leaves a core to the service. */
const threadsOf = (): number => Math.max(1, availableParallelism() - 1);

/** What has to stay free for the service's database and logs. */
const SPARE_BYTES = 200_000_000;

const isFilm = ({ store }: AddCommandOptions, id: string): Promise<boolean> =>
  store.isTaken(filmPrefix(id), FILM_FILE);

const workProgress = ({ isTerminal, write, onReport }: AddCommandOptions): WorkProgress =>
  createWorkProgress({ isTerminal, write, onReport, now: () => performance.now() });

/** @throws {CommandError} if the film would fill the disk */
const requireSpace = async (folder: string, { bytes }: FilmPlan): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes + SPARE_BYTES)
    throw new CommandError(
      `${folder}: found ${megabytes(free)} free; allowed: at least ${megabytes(bytes + SPARE_BYTES)}, of which the film takes about ${megabytes(bytes)}.`,
    );
};

/** What is found out once for all films of a command. */
interface Adding extends AddCommandOptions {
  readonly abilities: FfmpegAbilities;
}

const make = async (options: Adding, plan: FilmPlan, request: FilmRequest): Promise<void> => {
  const { mediaFolder, store, catalogueFolder, realmLanguage, print } = options;
  const { id, title } = plan;
  const { file, trailer, poster } = request;
  await requireSpace(join(mediaFolder, 'films'), plan);
  const progress = workProgress(options);
  let upload: WorkProgress | undefined;
  try {
    const { size, mtimeMs } = await stat(file);
    await makeFilm({
      ...options,
      file,
      plan,
      poster,
      fingerprint: `${size}-${mtimeMs}`,
      threads: threadsOf(),
      progress,
      beforePublishing: async () => {
        progress.end();
        if (catalogueFolder !== null)
          await addVideo(catalogueFolder, { id, title, language: realmLanguage, trailer });
      },
      onPublished: (share) => {
        upload ??= workProgress(options);
        upload.report('upload', share);
      },
    });
    upload?.end();
    print(`Film ${id} is in ${store.address(filmPrefix(id))}`);
    if (catalogueFolder !== null)
      print(
        `It is the video ${id} in ${join(catalogueFolder, 'vods.json')}, which the service reads when it starts.`,
      );
  } finally {
    progress.end();
    upload?.end();
  }
};

/** Looks at a film and prints what will be made of it. @throws {CommandError} if nothing can */
const prepare = async (options: Adding, request: FilmRequest): Promise<FilmPlan> => {
  const { store, catalogueFolder, realmLanguage, print } = options;
  if (catalogueFolder !== null) await requireFreeId(catalogueFolder, request.id);
  if (await isFilm(options, request.id))
    throw new CommandError(
      `--id: found ${JSON.stringify(request.id)}, which is a film already (${store.address(filmPrefix(request.id))}); allowed: another id.`,
    );
  const language = options.language ?? realmLanguage;
  const codecs = options.codecs ?? options.realmCodecs;
  const plan = await planRequest(request, { ...options, language, codecs });
  for (const line of planText(plan, request.poster, threadsOf())) print(line);
  return plan;
};

const requireId = (options: AddCommandOptions, { name }: FilmSource): string => {
  const id = options.id ?? idFromName(name);
  if (id !== null) return id;
  throw new CommandError(
    `--id: found no letter or digit of ASCII in ${JSON.stringify(name)}; allowed: an id of small letters and digits.`,
  );
};

/** Null if there is none to be made. The trailer of an earlier run is taken as it is. */
const trailerOf = async (options: Adding, film: FilmRequest): Promise<FilmRequest | null> => {
  const { trailer, print } = options;
  if (trailer === null || film.trailer === null) return null;
  if (await isFilm(options, film.trailer)) {
    print(`The trailer ${film.trailer} is there already.`);
    return null;
  }
  return {
    file: 'file' in trailer ? resolve(trailer.file) : film.file,
    id: film.trailer,
    title: `${film.title ?? film.name} – Trailer`,
    name: film.name,
    captionFiles: [],
    range: 'range' in trailer ? trailer.range : null,
    poster: null,
    trailer: null,
  };
};

/** A film after its trailer, once both are known to be possible. */
const addFilm = async (options: Adding, source: FilmSource): Promise<void> => {
  const { file, name } = source;
  const id = requireId(options, source);
  const film: FilmRequest = {
    file,
    id,
    title: options.title,
    name,
    captionFiles: [...options.captionFiles, ...source.captionFiles],
    range: null,
    poster: options.poster === null ? null : await readPoster(resolve(options.poster)),
    trailer: options.trailer === null ? null : `${id}-trailer`,
  };
  const plan = await prepare(options, film);
  const trailer = await trailerOf(options, film);
  const trailerPlan = trailer === null ? null : await prepare(options, trailer);
  if (options.isTrial) return;
  if (trailer !== null && trailerPlan !== null) await make(options, trailerPlan, trailer);
  await make(options, plan, film);
};

/** Films of a folder, one after the other. One that is refused does not keep back the others. */
const addFolder = async (options: Adding, sources: readonly FilmSource[]): Promise<void> => {
  const { id, title, trailer, poster, print } = options;
  const given = Object.entries({ '--id': id, '--title': title, '--trailer': trailer, '--poster': poster });
  const [name] = given.find(([, value]) => value !== null) ?? [];
  if (name !== undefined || options.captionFiles.length > 0)
    throw new CommandError(
      `${name ?? '--subtitles'}: found it with a folder of ${sources.length} films; allowed: for one film.`,
    );
  const refused: string[] = [];
  for (const source of sources) {
    try {
      const filmId = requireId(options, source);
      // oxlint-disable-next-line no-await-in-loop
      if (await isFilm(options, filmId)) print(`Film ${filmId} is there already.`);
      // oxlint-disable-next-line no-await-in-loop
      else await addFilm(options, source);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!isCommandError(error)) throw error;
      print(`${source.file}: ${error.message}`);
      refused.push(source.name);
    }
  }
  if (refused.length > 0)
    throw new CommandError(
      `${refused.length} of ${sources.length} films were not made: ${refused.join(', ')}.`,
    );
};

const addAddress = async (options: Adding): Promise<void> => {
  const { from, mediaFolder, signal, isTrial } = options;
  const progress = workProgress(options);
  const file = await download(from, {
    folder: join(mediaFolder, 'films', '.downloads'),
    spareBytes: SPARE_BYTES,
    onBytes: (bytes, total) => {
      if (total !== null) progress.report('download', bytes / total);
    },
    signal,
  }).finally(() => progress.end());
  await addFilm(options, { file, name: nameInAddress(from), captionFiles: [] });
  if (!isTrial) await rm(file, { force: true });
};

const addAll = async (options: Adding): Promise<void> => {
  const { from, language, realmLanguage } = options;
  if (isAddress(from)) return addAddress(options);
  const sources = await filmSources(from, language ?? realmLanguage);
  const [only] = sources;
  const isFile = only !== undefined && resolve(from) === only.file;
  return isFile ? addFilm(options, only) : addFolder(options, sources);
};

/**
 * Makes films of a file, a folder or an address, or prints what would be made.
 * @throws {CommandError} naming what was found and what is allowed; nothing is served of a film that is not complete
 * @throws {StoreError} naming the setting of the bucket
 */
export const runAddCommand = async (options: AddCommandOptions): Promise<void> => {
  const { mediaFolder, store, lockFolder, isTrial, ffmpeg, signal } = options;
  await store.check();
  const adding = { ...options, abilities: new FfmpegAbilities(ffmpeg, signal) };
  if (isTrial && !isAddress(options.from)) return addAll(adding);
  const films = join(mediaFolder, 'films');
  await mkdir(films, { recursive: true });
  // One at a time: films share the processor, and the lists of artworks and videos.
  const lock = lockFolder(join(films, '.adding'));
  if (lock === null) throw new CommandError(`Another process adds a film to ${films} already.`);
  try {
    return await addAll(adding);
  } finally {
    lock.release();
  }
};
