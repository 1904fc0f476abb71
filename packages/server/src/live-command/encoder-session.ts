import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { FIRST_PIPE, TRACK_IDS, encoderArguments, type LiveSource } from './encoder-arguments.js';
import { createFragmentCutter } from './fragment-cutter.js';
import { fragmentFacts } from './fragment-facts.js';
import { isStartError } from '../start-error.js';
import type { IngestWriter } from './ingest-writer.js';
import { VIDEO_TIMESCALE, SAMPLE_RATE, AUDIO_RENDITION } from './renditions.js';

/** How one run of ffmpeg, from waiting for a source to its end, came out. */
export type SessionEnd =
  /** The source went, or fell silent. */
  | { readonly is: 'dropped' }
  /** Somebody published under another key. */
  | { readonly is: 'refused' }
  /** The file has been played to its end. */
  | { readonly is: 'played' }
  /** `signal` said so. */
  | { readonly is: 'stopped' }
  /** ffmpeg ended before anything came. */
  | { readonly is: 'failed'; readonly reason: string };

export interface SessionOptions {
  readonly ffmpeg: string;
  readonly source: LiveSource;
  readonly writer: IngestWriter;
  /** A source from which nothing has come for so long counts as dropped. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  /** Called when ffmpeg runs. */
  readonly onStart: () => void;
  /** Called when the first pictures have been packaged. */
  readonly onSource: () => void;
}

/**
 * Of RTMP, ffmpeg takes any application and stream name, and warns of those that it was not told to expect; its words have
 * been these since it has had RTMP. Of SRT, it goes on waiting after another passphrase, while others are turned away.
 */
const OTHER_KEY = /Unexpected stream |App field don't match up|BADSECRET|Incorrect passphrase/u;

/** Longer than an encoder takes from its first byte to its first picture. */
const BEGINNING_MS = 15_000;

const KEPT_LINES = 8;

/** What ffmpeg says, without the key that its messages repeat from the address. */
const createErrorLines = (source: LiveSource) => {
  const lines: string[] = [];
  let rest = '';
  const hidden = (text: string): string =>
    source.is === 'file' ? text : text.replaceAll(source.key, '(key)');
  return {
    add(chunk: string): readonly string[] {
      const [last = '', ...whole] = (rest + chunk).split('\n').toReversed();
      rest = last;
      const fresh = whole.toReversed();
      lines.push(...fresh.map((line) => hidden(line.trim())).filter((line) => line !== ''));
      lines.splice(0, lines.length - KEPT_LINES);
      return fresh;
    },
    text: () => [...lines, hidden(rest.trim())].filter((line) => line !== '').join('\n'),
  };
};

const isSystemError = (error: Error): boolean => 'code' in error;

const timescaleOf = (track: string): number => (track === AUDIO_RENDITION.id ? SAMPLE_RATE : VIDEO_TIMESCALE);

/** Puts fragments back until the initialisation segments of all tracks are there, then hands them on in order. */
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

/** Runs ffmpeg once and packages what it makes. @throws when what it made cannot be written */
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
  /** Pieces of all tracks are taken in the order in which they came. */
  let turn: Promise<void> = Promise.resolve();
  /** The first one ends the run. */
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
    // The next source may be better; a disk that cannot be written to will not, nor another ffmpeg.
    const { message } = fault;
    if (isStartError(fault) || isSystemError(fault)) throw fault;
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
