import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, statfs } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CommandError } from '../command-error.js';
import { beginDownload, begunDownload, dropDownload, type BegunDownload } from './begun-download.js';

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

/** Identity, because a part of a compressed answer cannot be continued. */
const headersFor = (begun: BegunDownload | null): Readonly<Record<string, string>> => ({
  'accept-encoding': 'identity',
  ...(begun === null ? {} : { range: `bytes=${begun.bytes}-`, 'if-range': begun.version }),
});

const respond = async (url: URL, begun: BegunDownload | null, signal: AbortSignal): Promise<Response> => {
  try {
    const response = await fetch(url, { signal, headers: headersFor(begun) });
    if (response.ok && response.body !== null) return response;
    // The part is longer than the file has become.
    if (response.status === 416 && begun !== null) return await respond(url, null, signal);
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

/** An answer that is being received. */
interface Received {
  /** Bytes of the file before it. */
  readonly from: number;
  /** Bytes of the whole file; null if they are not announced. */
  readonly total: number | null;
  /** Bytes that are free on the disk. */
  readonly free: number;
}

const lengthsOf = ({ status, headers }: Response, begun: BegunDownload | null): Omit<Received, 'free'> => {
  const announced = headers.get('content-length');
  const from = status === 206 && begun !== null ? begun.bytes : 0;
  const isWhole = announced !== null && !headers.has('content-encoding');
  return { from, total: isWhole ? from + Number(announced) : null };
};

/** Counts bytes, and ends when they would fill the disk or are more than announced. */
const counting = ({ from, total, free }: Received, { onBytes, spareBytes }: DownloadOptions): Transform => {
  let bytes = from;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes(bytes, total);
      if (bytes - from > free - spareBytes)
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
 * Downloads a file, or what an earlier run has not received of it. It is kept until `rm`, so that an interrupted film goes on
 * without it.
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
  const part = `${file}.part`;
  const begun = await begunDownload(part);
  const response = await respond(url, begun, signal);
  const { from, total } = lengthsOf(response, begun);
  const free = await freeBytes(folder);
  if (total !== null && total - from > free - spareBytes)
    throw new CommandError(
      `${folder}: found ${free} bytes free; allowed: at least ${total - from + spareBytes}, of which the file takes ${total - from}.`,
    );
  const isKept = await beginDownload(part, response);
  try {
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      counting({ from, total, free }, options),
      createWriteStream(part, { flush: true, flags: from === 0 ? 'w' : 'a' }),
      { signal },
    );
  } catch (cause) {
    if (cause instanceof CommandError || !isKept) await dropDownload(part);
    signal.throwIfAborted();
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`${shown(url)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  await rename(part, file);
  await dropDownload(part);
  return file;
};
