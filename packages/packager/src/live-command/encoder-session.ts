import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { FIRST_PIPE, TRACK_IDS, encoderArguments, type LiveSource } from './encoder-arguments.js';
import { createFragmentCutter } from './fragment-cutter.js';
import { fragmentFacts } from './fragment-facts.js';
import { isCommandError } from '../command-error.js';
import type { IngestWriter } from './ingest-writer.js';
import { VIDEO_TIMESCALE, SAMPLE_RATE, AUDIO_RENDITION } from './renditions.js';

/** Outcome of one run of ffmpeg. */
export type SessionEnd =
  /** The source disconnected or stopped sending. */
  | { readonly is: 'dropped' }
  /** The encoder used another key. */
  | { readonly is: 'refused' }
  /** The file was played to its end. */
  | { readonly is: 'played' }
  /** `signal` was aborted. */
  | { readonly is: 'stopped' }
  /** Nothing could be packaged. */
  | { readonly is: 'failed'; readonly reason: string };

export interface SessionOptions {
  readonly ffmpeg: string;
  readonly source: LiveSource;
  readonly writer: IngestWriter;
  /** Milliseconds without data after which a source counts as dropped. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  /** Called when ffmpeg has started. */
  readonly onStart: () => void;
  /** Called when the first fragments have been packaged. */
  readonly onSource: () => void;
}

/**
 * Messages of ffmpeg about a wrong key. With RTMP, ffmpeg accepts any application and stream name and only warns about
 * unexpected ones. With SRT, it keeps waiting after a wrong passphrase, and the front rejects other encoders meanwhile.
 */
const OTHER_KEY = /Unexpected stream |App field don't match up|BADSECRET|Incorrect passphrase/u;

/** Longer than an encoder takes from its first byte to its first frame. */
const BEGINNING_MS = 15_000;

const LINES_MAX = 8;

/** Collects ffmpeg's messages and masks the key, which they contain as part of the address. */
const createErrorLines = (source: LiveSource) => {
  const lines: string[] = [];
  let rest = '';
  const hidden = (text: string): string =>
    source.is === 'file' ? text : text.replaceAll(source.key, '(key)');
  return {
    add(chunk: string): readonly string[] {
      const [last = '', ...complete] = (rest + chunk).split('\n').toReversed();
      rest = last;
      const fresh = complete.toReversed();
      lines.push(...fresh.map((line) => hidden(line.trim())).filter((line) => line !== ''));
      lines.splice(0, lines.length - LINES_MAX);
      return fresh;
    },
    text: () => [...lines, hidden(rest.trim())].filter((line) => line !== '').join('\n'),
  };
};

const isSystemError = (error: Error): boolean => 'code' in error;

const timescaleOf = (track: string): number => (track === AUDIO_RENDITION.id ? SAMPLE_RATE : VIDEO_TIMESCALE);

/** Queues fragments until the initialisation segments of all tracks have arrived, then writes them in order. */
const createGathering = ({ writer, onSource }: SessionOptions) => {
  const inits = new Map<string, Buffer>();
  const early: { readonly track: string; readonly bytes: Buffer }[] = [];
  let startsAt: number | undefined;
  let hasBegun = false;

  return {
    hasBegun: () => hasBegun,
    init: (track: string, bytes: Buffer): void => void inits.set(track, bytes),
    async fragment(track: string, bytes: Buffer): Promise<void> {
      startsAt ??= Math.round(Date.now() - (fragmentFacts(bytes).duration * 1000) / timescaleOf(track));
      if (hasBegun) return writer.write(track, bytes);
      early.push({ track, bytes });
      if (TRACK_IDS.some((id) => !inits.has(id))) return undefined;
      hasBegun = true;
      await writer.beginSource(inits, startsAt);
      for (const one of early.splice(0)) await writer.write(one.track, one.bytes);
      onSource();
      return undefined;
    },
  };
};

/** Runs ffmpeg once and packages its output. @throws when the output cannot be written */
export const runEncoderSession = async (options: SessionOptions): Promise<SessionEnd> => {
  const { ffmpeg, source, writer, silenceMs, signal } = options;
  const child = spawn(ffmpeg, encoderArguments(source), {
    stdio: ['ignore', 'ignore', 'pipe', ...TRACK_IDS.map(() => 'pipe' as const)],
  });
  let end: SessionEnd | undefined;
  const kill = (as: SessionEnd): void => {
    end ??= as;
    child.kill('SIGKILL');
  };
  const stop = (): void => kill({ is: 'stopped' });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();

  const errors = createErrorLines(source);
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (errors.add(chunk).some((line) => OTHER_KEY.test(line))) kill({ is: 'refused' });
  });

  const gathering = createGathering(options);
  let silence = setTimeout(
    () => kill({ is: 'failed', reason: 'Nothing came that could be packaged.' }),
    BEGINNING_MS,
  );
  /** Pieces of all tracks are processed sequentially, in the order of arrival. */
  let turn: Promise<void> = Promise.resolve();
  /** The first error ends the run. */
  const faults: Error[] = [];
  const take = (work: () => Promise<void>): void => {
    turn = turn
      .then(() => (faults.length === 0 && end?.is !== 'refused' ? work() : undefined))
      .catch((error: unknown) => {
        faults.push(error instanceof Error ? error : new Error(String(error)));
        child.kill('SIGKILL');
      });
  };

  TRACK_IDS.forEach((track, at) => {
    const cutter = createFragmentCutter();
    const pipe = child.stdio[FIRST_PIPE + at] as Readable;
    pipe.on('data', (bytes: Buffer) => {
      clearTimeout(silence);
      silence = setTimeout(() => kill({ is: 'dropped' }), silenceMs);
      take(async () => {
        for (const piece of cutter.push(bytes)) {
          if (piece.is === 'init') gathering.init(track, piece.bytes);
          else await gathering.fragment(track, piece.bytes);
        }
      });
    });
  });

  child.once('spawn', options.onStart);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  });
  await turn;
  const [fault] = faults;
  if (gathering.hasBegun() && (fault === undefined || !isSystemError(fault))) await writer.pause();
  if (fault !== undefined) {
    // Faulty input only ends this session; a failing disk or an incompatible ffmpeg would affect the next one as well.
    const { message } = fault;
    if (isCommandError(fault) || isSystemError(fault)) throw fault;
    return { is: 'failed', reason: message };
  }
  if (end !== undefined && end.is !== 'failed') return end;
  if (!gathering.hasBegun())
    return {
      is: 'failed',
      reason: errors.text() || (end?.is === 'failed' ? end.reason : 'ffmpeg said nothing.'),
    };
  return source.is === 'file' && code === 0 ? { is: 'played' } : { is: 'dropped' };
};
