import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EncodeRequest, ProgressReport } from '@footlight/packager';
import { PACKAGE_FOLDER } from '../package-folder.js';

/** Starts the built program: the service answers viewers meanwhile, so the work has a process of its own. */
const PROGRAM = join(PACKAGE_FOLDER, 'bin/footlight.mjs');

/** Exit code of the program when it says why it cannot do its work. */
const REFUSED = 1;
const MOST_ERROR = 4_000;

/** Why a film cannot be made, for the editor who asked for it. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

export const isEncodingError = (value: unknown): value is EncodingError => value instanceof EncodingError;

export interface EncodingProcessOptions {
  readonly onReport: (report: ProgressReport) => void;
  readonly onLine: (line: string) => void;
  /** Aborting ends the process at once, with the ffmpeg that it runs. */
  readonly signal: AbortSignal;
}

/** Ends a process with those that it started. */
const endGroup = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended.
  }
};

/**
 * Makes a film in a process of its own, with a low priority.
 * @throws {EncodingError} when it cannot be made, with the reason
 * @throws {Error} the reason of the signal when it was aborted
 */
export const runEncodingProcess = async (
  request: EncodeRequest,
  { onReport, onLine, signal }: EncodingProcessOptions,
): Promise<void> => {
  signal.throwIfAborted();
  const child = fork(PROGRAM, ['encode'], {
    // A group of its own, which ends as a whole, also if the process itself crashes.
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const end = (): void => endGroup(child.pid);
  signal.addEventListener('abort', end);
  let printed = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-MOST_ERROR);
  });
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', onLine);
  child.on('message', (report) => onReport(report as ProgressReport));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.once('close', resolve);
      child.send(request);
    });
    signal.throwIfAborted();
    if (code === 0) return;
    if (code === REFUSED && printed.trim() !== '') throw new EncodingError(printed.trim());
    throw new Error(`footlight encode ended with ${code ?? 'a signal'}: ${printed.trim()}`);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
};
