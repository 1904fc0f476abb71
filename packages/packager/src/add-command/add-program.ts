import { setPriority } from 'node:os';
import { CommandError } from '../command-error.js';
import { findFfmpeg, findFfprobe } from '../ffmpeg/find-ffmpeg.js';
import type { AddArguments } from './add-arguments.js';
import { runAddCommand, type AddCommandOptions } from './add-command.js';

/** Below that of the service, which answers viewers meanwhile. */
const NICENESS = 10;

/** Lowers the priority of this process, and so of each ffmpeg that it runs. */
export const giveWay = (): void => {
  try {
    setPriority(NICENESS);
  } catch {
    // The system has no priorities, or does not let processes set them.
  }
};

const stopOnSignals = (): AbortSignal => {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () =>
      stopping.abort(new CommandError(`${name}: stopped; the same command goes on from here.`)),
    );
  return stopping.signal;
};

/**
 * The program `footlight add`: makes a film, and ends when the service can serve it.
 * @throws {CommandError} when there is nothing that a film can be made of
 */
export const runAddProgram = async (
  addArguments: AddArguments,
  options: Pick<
    AddCommandOptions,
    'mediaFolder' | 'store' | 'catalogueFolder' | 'realmLanguage' | 'realmCodecs' | 'print' | 'lockFolder'
  >,
): Promise<void> => {
  giveWay();
  await runAddCommand({
    ...addArguments,
    ...options,
    ffmpeg: findFfmpeg(process.env),
    ffprobe: findFfprobe(process.env),
    isTerminal: process.stdout.isTTY,
    write: (text) => void process.stdout.write(text),
    signal: stopOnSignals(),
  });
};
