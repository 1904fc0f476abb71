import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CommandError } from '../command-error.js';

export interface DownloadOptions {
  /** Where the file is kept until its film is made. */
  readonly folder: string;
  /** Bytes that stay free. */
  readonly spareBytes: number;
  readonly onBytes: (bytes: number, total: number | null) => void;
  readonly signal: AbortSignal;
}

export const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//iu.test(text);

/** @throws {CommandError} for an address that is not of HTTP */
const readAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Not shown: it holds a password.
  if (url !== null && url.username !== '')
    throw new CommandError('source: found an address with a name and a password; allowed: one without.');
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new CommandError(
    `source: found ${JSON.stringify(text)}; allowed: an address that begins with https:// or http://.`,
  );
};

/** The file name at the end of an address, without its extension. */
export const nameInAddress = (text: string): string => {
  const { pathname, hostname } = readAddress(text);
  const name = basename(pathname, extname(pathname));
  try {
    return decodeURIComponent(name) || hostname;
  } catch {
    return name;
  }
};

/** An address without its query, which may hold a token. */
const shown = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const respond = async (url: URL, signal: AbortSignal): Promise<Response> => {
  try {
    const response = await fetch(url, { signal });
    if (response.ok && response.body !== null) return response;
    throw new CommandError(`${shown(url)}: found status ${response.status}; allowed: 200.`);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof CommandError) throw cause;
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    throw new CommandError(`${shown(url)}: found ${String(reason)}; allowed: an address that responds.`, {
      cause,
    });
  }
};

/** Counts bytes, and ends when they would fill the disk or are more than announced. */
const counting = (
  free: number,
  total: number | null,
  { onBytes, spareBytes }: DownloadOptions,
): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes(bytes, total);
      if (bytes > free - spareBytes)
        done(new CommandError(`source: found more than ${bytes} bytes; allowed: what fits on the disk.`));
      else done(null, chunk);
    },
    flush(done) {
      done(
        total === null || bytes === total
          ? null
          : new CommandError(`source: found ${bytes} bytes; allowed: the announced ${total}.`),
      );
    },
  });
};

/**
 * Downloads a file, unless an earlier run has. It is kept until `rm`, so that an interrupted film goes on without it.
 * @throws {CommandError} for an address that does not respond, and for a file that does not fit on the disk
 */
export const download = async (text: string, options: DownloadOptions): Promise<string> => {
  const { folder, spareBytes, signal } = options;
  const url = readAddress(text);
  const name = createHash('sha256').update(url.href).digest('hex').slice(0, 16);
  const file = join(
    folder,
    `${name}${extname(url.pathname)
      .toLowerCase()
      .replaceAll(/[^.a-z0-9]/gu, '')}`,
  );
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(folder, { recursive: true });
  const response = await respond(url, signal);
  const announced = response.headers.get('content-length');
  const total = announced === null || response.headers.has('content-encoding') ? null : Number(announced);
  const free = await freeBytes(folder);
  if (total !== null && total > free - spareBytes)
    throw new CommandError(
      `${folder}: found ${free} bytes free; allowed: at least ${total + spareBytes}, of which the file takes ${total}.`,
    );
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      counting(free, total, options),
      createWriteStream(part, { flush: true }),
      { signal },
    );
  } catch (cause) {
    await rm(part, { force: true });
    signal.throwIfAborted();
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`${shown(url)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  await rename(part, file);
  return file;
};
