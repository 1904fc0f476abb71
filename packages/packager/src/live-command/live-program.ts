import type { LiveArguments } from './command-arguments.js';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.js';
import { runLiveCommand, type LiveCommandOptions, type Stop } from './live-command.js';

const LOOK_FOR_NPX_MS = 500;

const stopOnSignals = (): AbortSignal => {
  const stopping = new AbortController();
  const on = (name: NodeJS.Signals, stop: Stop): void => void process.on(name, () => stopping.abort(stop));
  on('SIGINT', 'end');
  on('SIGTERM', 'leave');
  on('SIGHUP', 'leave');
  // npx exits on a signal without forwarding it, so the exit of the parent process is detected instead.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === 'npx') {
    setInterval(() => {
      if (process.ppid !== parent) stopping.abort('leave' satisfies Stop);
    }, LOOK_FOR_NPX_MS).unref();
  }
  return stopping.signal;
};

/**
 * The program `footlight live`: runs until the event ends or the process is told to stop.
 * @throws {CommandError} when packaging cannot be started
 */
export const runLiveProgram = (
  liveArguments: LiveArguments,
  options: Pick<LiveCommandOptions, 'liveFolder' | 'lockFolder' | 'print'>,
): Promise<void> =>
  runLiveCommand({
    ...liveArguments,
    ...options,
    ffmpeg: findFfmpeg(process.env),
    requestedKey: process.env['FOOTLIGHT_LIVE_KEY'],
    signal: stopOnSignals(),
  });
