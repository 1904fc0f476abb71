import { rmSync } from 'node:fs';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { CommandError } from '../command-error.js';
import { findFfmpeg, findFfprobe } from '../ffmpeg/find-ffmpeg.js';
import { FILM_FILE, filmPrefix } from '../films/film-files.js';
import { BucketSettings } from '../store/bucket-settings.js';
import { openStore } from '../store/open-store.js';
import { runAddCommand, type AddCommandOptions } from './add-command.js';
import { giveWay } from './add-program.js';
import { VIDEO_CODECS } from './picture-encoders.js';

/** What a worker asks the program `footlight encode` for, which it starts as a process of its own. */
export const EncodeRequest = Type.Object({
  mediaFolder: Type.String(),
  /** Where the film is put; null for the folder. */
  bucket: Type.Union([BucketSettings, Type.Null()]),
  /** The film, whose name need not say what it is. */
  file: Type.String(),
  id: Type.String(),
  title: Type.String(),
  captionFiles: Type.Array(Type.Object({ path: Type.String(), language: Type.String() })),
  /** Of what the file names no language for. */
  language: Type.String(),
  /** Codecs of the picture besides H.264. */
  codecs: Type.Array(Type.Union(VIDEO_CODECS.map((codec) => Type.Literal(codec)))),
  /** Whether an earlier attempt may have made the film already. */
  isContinued: Type.Boolean(),
});
export type EncodeRequest = Static<typeof EncodeRequest>;

const receiveRequest = (): Promise<EncodeRequest> =>
  new Promise((resolve, reject) => {
    process.once('message', (message) => {
      if (Value.Check(EncodeRequest, message)) resolve(message);
      else reject(new CommandError('encode: found another message; allowed: a request of a worker.'));
    });
  });

type LockFolder = AddCommandOptions['lockFolder'];

/** Locks one film, so that several can be made at once. */
const lockFilm =
  (lockFolder: LockFolder, id: string): LockFolder =>
  (folder) => {
    const ofFilm = `${folder}-${id}`;
    const lock = lockFolder(ofFilm);
    if (lock === null) return null;
    return {
      release: () => {
        lock.release();
        rmSync(ofFilm, { recursive: true, force: true });
      },
    };
  };

/** Ends the work with the worker that asked for it, and when it is told to. */
const stopWithWorker = (): AbortSignal => {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new CommandError('The worker ended; the work goes on later.'));
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  return stopping.signal;
};

/**
 * The program `footlight encode`: makes the film of a request that the parent process sends, to which it reports the
 * progress, as `ProgressReport`. What it prints is the log of the job.
 * @throws {CommandError} when there is nothing that a film can be made of
 * @throws {StoreError} when the film cannot be put where it belongs
 */
export const runEncodeProgram = async (
  options: Pick<AddCommandOptions, 'print' | 'lockFolder'>,
): Promise<void> => {
  if (process.send === undefined)
    throw new CommandError('encode: found no worker that asks for it; allowed: “footlight work” begins it.');
  giveWay();
  const signal = stopWithWorker();
  const { mediaFolder, bucket, file, id, isContinued, ...request } = await receiveRequest();
  const store = openStore(mediaFolder, bucket);
  try {
    if (isContinued && (await store.isTaken(filmPrefix(id), FILM_FILE))) {
      options.print(`Film ${id} is there already.`);
      return;
    }
    await runAddCommand({
      ...request,
      ...options,
      from: file,
      id,
      trailer: null,
      poster: null,
      isTrial: false,
      mediaFolder,
      store,
      // The worker makes the entry of the catalogue.
      catalogueFolder: null,
      realmLanguage: request.language,
      realmCodecs: request.codecs,
      codecs: null,
      ffmpeg: findFfmpeg(process.env),
      ffprobe: findFfprobe(process.env),
      isTerminal: false,
      write: () => undefined,
      lockFolder: lockFilm(options.lockFolder, id),
      onReport: (report) => {
        if (process.connected) process.send?.(report);
      },
      signal,
    });
  } finally {
    await store.close();
    // Its channel would keep this process.
    if (process.connected) process.disconnect();
  }
};
