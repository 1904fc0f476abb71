import { access } from 'node:fs/promises';
import { ingestFolder } from '../ingest/ingest-folder.js';
import { createIngestIndex } from '../ingest/ingest-index.js';
import { CommandError } from '../command-error.js';
import type { LiveArguments } from './command-arguments.js';
import { publishAddress, type LiveSource } from './encoder-arguments.js';
import { freePort, openEncoderFront, type EncoderFront } from './encoder-front.js';
import { runEncoderSession, type SessionEnd } from './encoder-session.js';
import { IngestWriter } from './ingest-writer.js';
import { streamKey } from './stream-key.js';

/** Why packaging stops: the event ends, or is continued later. */
export type Stop = 'end' | 'leave';

export interface LiveCommandOptions extends LiveArguments {
  readonly ffmpeg: string;
  readonly liveFolder: string;
  /** `FOOTLIGHT_LIVE_KEY`. */
  readonly requestedKey: string | undefined;
  readonly print: (line: string) => void;
  /** Locks the folder of the event for this process; null when another one holds it. */
  readonly lockFolder: (folder: string) => { release(): void } | null;
  /** Aborted with a `Stop` as its reason. */
  readonly signal: AbortSignal;
}

/** Poll interval for the file by which the service marks the event as ended. */
const LOOK_MS = 500;
const LOOPBACK = '127.0.0.1';

const exists = async (path: string): Promise<boolean> => {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
};

/** @throws {CommandError} for an event that has ended, or that another process packages */
const takeEvent = async ({ liveFolder, event, lockFolder }: LiveCommandOptions) => {
  const folder = ingestFolder(liveFolder, event);
  const ingest = await createIngestIndex(liveFolder).ingest(event);
  if (ingest !== null && (ingest.recording !== null || ingest.state.endedAt !== null)) {
    throw new CommandError(
      `Event ${event} has ended; its recording is the video of the same id. Remove ${folder.path} to send it anew: the recording goes with it.`,
    );
  }
  const lock = lockFolder(folder.path);
  if (lock === null)
    throw new CommandError(`Event ${event} is packaged by another process already (${folder.lock}).`);
  return { folder, lock };
};

/** The message about the outcome of a run; null if there is none. */
const wordsOf = (end: SessionEnd): string | null => {
  switch (end.is) {
    case 'dropped':
      return 'the source is gone; waits for it.';
    case 'refused':
      return 'an encoder with another key was refused.';
    case 'failed':
      return `an encoder came, and nothing could be packaged:\n${end.reason}`;
    case 'played':
    case 'stopped':
      return null;
    default:
      return end satisfies never;
  }
};

interface Packaging extends LiveCommandOptions {
  readonly writer: IngestWriter;
  readonly signal: AbortSignal;
}

const packageFile = async (options: Packaging, source: LiveSource): Promise<'end'> => {
  const { event, print } = options;
  const end = await runEncoderSession({
    ...options,
    source,
    silenceMs: options.silenceSeconds * 1_000,
    onStart: () => undefined,
    onSource: () => print(`Event ${event}: is being packaged.`),
  });
  if (end.is === 'failed')
    throw new CommandError(`ffmpeg made nothing of ${publishAddress(source)}:\n${end.reason}`);
  return 'end';
};

/** Packages one encoder after the other, each with a new ffmpeg process, until the signal is aborted. */
const packageEncoders = async (
  options: Packaging,
  front: EncoderFront,
  source: Exclude<LiveSource, { is: 'file' }>,
): Promise<void> => {
  const { event, print, signal } = options;
  while (!signal.aborted) {
    const caller = await front.next(signal);
    if (caller === null) return;
    try {
      const port = await freePort();
      const end = await runEncoderSession({
        ...options,
        source: { ...source, host: LOOPBACK, port },
        silenceMs: options.silenceSeconds * 1_000,
        onStart: () => caller.attach(port),
        onSource: () => print(`Event ${event}: is being packaged.`),
      });
      const words = wordsOf(end);
      if (words !== null) print(`Event ${event}: ${words}`);
    } finally {
      caller.close();
    }
  }
};

const packageSource = async (options: Packaging): Promise<Stop | 'over'> => {
  const { event, liveFolder, requestedKey, from, print, signal } = options;
  if (from.is === 'file') {
    print(`Event ${event}: plays ${from.path}${from.loop ? ' again and again' : ''}.`);
    await packageFile(options, from);
    return signal.aborted ? (signal.reason as Stop | 'over') : 'end';
  }
  const source = { ...from, key: await streamKey(liveFolder, event, requestedKey) };
  const front = await openEncoderFront(from);
  try {
    print(`Event ${event}: waits for an encoder at ${publishAddress(source)}`);
    print(`${from.is === 'rtmp' ? 'Stream key' : 'Passphrase'}: ${source.key}`);
    await packageEncoders(options, front, source);
  } finally {
    front.close();
  }
  return signal.reason as Stop | 'over';
};

/**
 * Packages an event until it ends or the signal is aborted (LIVE-10, LIVE-11).
 * @throws {CommandError} when packaging cannot be started
 */
export const runLiveCommand = async (options: LiveCommandOptions): Promise<void> => {
  const { event, liveFolder, print } = options;
  const { folder, lock } = await takeEvent(options);
  const stopping = new AbortController();
  const onStop = (): void => stopping.abort(options.signal.reason);
  options.signal.addEventListener('abort', onStop);
  if (options.signal.aborted) onStop();
  /** Polls for the recording, which the service writes when the event has ended for whatever reason. */
  const looking = setInterval(() => {
    void exists(folder.recording).then((isOver) => (isOver ? stopping.abort('over') : undefined));
  }, LOOK_MS);
  const writer = await IngestWriter.open(liveFolder, event);
  try {
    const why = await packageSource({ ...options, writer, signal: stopping.signal });
    if (why === 'end') await writer.end(Date.now());
    print(
      why === 'leave'
        ? `Event ${event}: left; start the command again to go on.`
        : `Event ${event}: has ended, with ${writer.segments()} segments recorded.`,
    );
  } finally {
    clearInterval(looking);
    options.signal.removeEventListener('abort', onStop);
    await writer.close();
    lock.release();
  }
};
