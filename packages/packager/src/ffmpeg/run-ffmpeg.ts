import { spawn } from 'node:child_process';
import { CommandError } from '../command-error.js';

export interface FfmpegRun {
  /** Path of ffmpeg or ffprobe. */
  readonly program: string;
  readonly arguments: readonly string[];
  /** What the program does, for the message of an error, such as `v720`. */
  readonly what: string;
  /** Aborting ends the program. */
  readonly signal?: AbortSignal;
  /** Receives the seconds of the output that are done; the arguments have to include `PROGRESS`. */
  readonly onProgress?: (seconds: number) => void;
}

export interface FfmpegOutput {
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Lets ffmpeg report its progress, ask nothing, and replace what a previous run left. */
export const PROGRESS: readonly string[] = [
  '-hide_banner',
  '-nostdin',
  '-y',
  '-nostats',
  '-loglevel',
  'warning',
  '-progress',
  'pipe:1',
];

const LINES_SHOWN = 6;
const MOST_STDERR = 1_000_000;

const lastLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-LINES_SHOWN)
    .join('\n');

/**
 * Runs ffmpeg or ffprobe with the priority of this process.
 * @throws {CommandError} with the last lines that it printed, if it fails
 */
export const runFfmpeg = async (run: FfmpegRun): Promise<FfmpegOutput> => {
  const { program, what, signal, onProgress } = run;
  signal?.throwIfAborted();
  const child = spawn(program, [...run.arguments], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const stdout: Buffer[] = [];
  let stderr = '';
  child.stdout.on('data', (bytes: Buffer) => {
    if (onProgress === undefined) stdout.push(bytes);
    else
      for (const [, time = ''] of bytes.toString('latin1').matchAll(/^out_time_(?:us|ms)=(\d+)$/gmu))
        // Both are microseconds in all versions of ffmpeg.
        onProgress(Number(time) / 1_000_000);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MOST_STDERR);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  if (code !== 0)
    throw new CommandError(
      `${what}: ffmpeg ended with ${code ?? 'a signal'}:\n${lastLines(stderr) || 'It printed nothing.'}`,
    );
  return { stdout: Buffer.concat(stdout), stderr };
};
