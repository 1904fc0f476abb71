import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { CommandError } from '../command-error.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { idFromName, type AddArguments } from './add-arguments.js';
import { readCaptionFile } from './captions.js';
import { TONE_MAP_FILTERS } from './encode-arguments.js';
import { planFilm, type FilmPlan } from './film-plan.js';
import { filmFolder, makeFilm } from './make-film.js';
import { megabytes, planText } from './plan-text.js';
import { sourceFacts } from './source-facts.js';
import { decodeSource, probeSource, type Programs } from './source-probe.js';
import { addVideo, listArtwork, requireFreeId } from './title-entry.js';
import { createWorkProgress } from './work-progress.js';

export interface AddCommandOptions extends AddArguments, Programs {
  readonly mediaFolder: string;
  /** Null if the realm has no catalogue. */
  readonly catalogueFolder: string | null;
  /** The realm's default language. */
  readonly realmLanguage: string;
  readonly print: (line: string) => void;
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Locks a folder for this process; null when another one holds it. */
  readonly lockFolder: (folder: string) => { release(): void } | null;
  readonly signal: AbortSignal;
}

/** Leaves a core to the service. */
const threadsOf = (): number => Math.max(1, availableParallelism() - 1);

/** What has to stay free for the service's database and logs. */
const SPARE_BYTES = 200_000_000;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** @throws {CommandError} if the film would fill the disk */
const requireSpace = async (folder: string, { bytes }: FilmPlan): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes + SPARE_BYTES)
    throw new CommandError(
      `${folder}: found ${megabytes(free)} free; allowed: at least ${megabytes(bytes + SPARE_BYTES)}, of which the film takes about ${megabytes(bytes)}.`,
    );
};

/** @throws {CommandError} if this ffmpeg has not what the plan needs */
const requireFilters = async ({ source }: FilmPlan, { ffmpeg, signal }: AddCommandOptions): Promise<void> => {
  if (source.video.range === 'sdr') return;
  const { stdout } = await runFfmpeg({ program: ffmpeg, what: 'filters', arguments: ['-hide_banner', '-filters'], signal });
  const known = new Set(stdout.toString('utf8').split('\n').map((line) => line.trim().split(/\s+/u)[1]));
  const missing = TONE_MAP_FILTERS.filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new CommandError(
      `FFMPEG_PATH: found an ffmpeg without ${missing.join(' and ')}, which turn HDR into SDR; allowed: one with them, such as Debian's.`,
    );
};

const planOf = async (options: AddCommandOptions, file: string): Promise<FilmPlan> => {
  const { realmLanguage, captionFiles, signal, print } = options;
  const source = sourceFacts(await probeSource(file, options, signal));
  await decodeSource({ file, stream: source.video.index, duration: source.duration }, options, signal);
  const name = basename(file, extname(file));
  const id = options.id ?? idFromName(name);
  if (id === null) throw new CommandError(`--id: found no letter or digit in ${JSON.stringify(name)}; allowed: an id of small letters and digits.`);
  for (const { path, language } of captionFiles) {
    // oxlint-disable-next-line no-await-in-loop
    const { encoding } = await readCaptionFile(path, language);
    if (encoding !== 'utf-8') print(`captions ${basename(path)}: read as ${encoding}`);
  }
  const plan = planFilm({
    id,
    title: options.title ?? (source.title === '' ? name : source.title),
    source,
    captionFiles,
    language: options.language ?? realmLanguage,
  });
  await requireFilters(plan, options);
  return plan;
};

const make = async (options: AddCommandOptions, file: string, plan: FilmPlan): Promise<void> => {
  const { mediaFolder, catalogueFolder, realmLanguage, print, isTerminal, write } = options;
  const { id, title } = plan;
  const films = join(mediaFolder, 'films');
  await mkdir(films, { recursive: true });
  await requireSpace(films, plan);
  // One at a time: films share the processor, and the lists of artworks and videos.
  const lock = options.lockFolder(join(films, '.adding'));
  if (lock === null) throw new CommandError(`Another process adds a film to ${films} already.`);
  const progress = createWorkProgress({ isTerminal, write, now: () => performance.now() });
  try {
    const { size, mtimeMs } = await stat(file);
    const folder = await makeFilm({
      ...options,
      file,
      plan,
      fingerprint: `${size}-${mtimeMs}`,
      threads: threadsOf(),
      progress,
      beforePublishing: async (artwork) => {
        await listArtwork(mediaFolder, id, artwork);
        if (catalogueFolder !== null) await addVideo(catalogueFolder, { id, title, language: realmLanguage });
      },
    });
    progress.end();
    print(`Film ${id} is in ${folder}.`);
    if (catalogueFolder !== null)
      print(`It is the video ${id} in ${join(catalogueFolder, 'vods.json')}, which the service reads when it starts.`);
  } finally {
    progress.end();
    lock.release();
  }
};

/**
 * Makes a film, or prints what would be made.
 * @throws {CommandError} naming what was found and what is allowed; nothing is served of a film that is not complete
 */
export const runAddCommand = async (options: AddCommandOptions): Promise<void> => {
  const { mediaFolder, catalogueFolder, print, isTrial } = options;
  const file = resolve(options.from);
  if (!(await exists(file)))
    throw new CommandError(`source: found ${JSON.stringify(options.from)}, which is not there; allowed: a file.`);
  const plan = await planOf(options, file);
  if (await exists(filmFolder(mediaFolder, plan.id)))
    throw new CommandError(
      `--id: found ${JSON.stringify(plan.id)}, which is a film already (${filmFolder(mediaFolder, plan.id)}); allowed: another id.`,
    );
  if (catalogueFolder !== null) await requireFreeId(catalogueFolder, plan.id);
  for (const line of planText(plan, threadsOf())) print(line);
  if (isTrial) return;
  await make(options, file, plan);
};
