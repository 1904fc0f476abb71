import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { XzReadableStream } from 'xz-decompress';
import { GuideFileError } from './guide-file-error.js';

/** A week of 20,000 channels has about 2 GB. */
const MOST_BYTES = 4_294_967_296;

type Bytes = AsyncIterable<Uint8Array>;

const GZIP = [0x1f, 0x8b];
const XZ = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const LONGEST_SIGNATURE = XZ.length;

const begins = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => head[index] === byte);

async function* counted(bytes: Bytes, file: string, most: number): Bytes {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > most)
      throw new GuideFileError(file, `more than ${most} bytes of text`, `at most ${most}, unpacked`);
    yield chunk;
  }
}

/** Names the file in what the unpacking reports. */
async function* unpackedBy(bytes: Bytes, file: string, format: string): Bytes {
  try {
    yield* bytes;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new GuideFileError(file, `${format} that cannot be unpacked (${reason})`, `a complete file`, {
      cause,
    });
  }
}

const throughGzip = (bytes: Bytes): Bytes => {
  const gunzip = createGunzip();
  // Its reader gets the error of either.
  pipeline(Readable.from(bytes, { objectMode: false }), gunzip, () => undefined);
  return gunzip as Bytes;
};

const throughXz = (bytes: Bytes): Bytes => {
  const web = Readable.toWeb(Readable.from(bytes, { objectMode: false }));
  return Readable.fromWeb(
    new XzReadableStream(web as ReadableStream<Uint8Array>) as Parameters<typeof Readable.fromWeb>[0],
  ) as Bytes;
};

/** The first bytes of a stream, and the whole stream again. */
const peek = async (
  iterator: AsyncIterator<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly all: Bytes }> => {
  const taken: Uint8Array[] = [];
  let length = 0;
  while (length < LONGEST_SIGNATURE) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other, and seldom more than one
    const next = await iterator.next();
    if (next.done === true) break;
    taken.push(next.value);
    length += next.value.length;
  }
  async function* all(): Bytes {
    yield* taken;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: Buffer.concat(taken), all: all() };
};

/**
 * Unpacks gzip and xz, which are recognised by their first bytes; other bytes pass as they are.
 * @param most bytes after unpacking
 * @throws {GuideFileError} for other archives, broken ones, and more bytes
 */
export async function* unpacked(bytes: Bytes, file: string, most = MOST_BYTES): Bytes {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    const { head, all } = await peek(iterator);
    if (begins(head, ZIP))
      throw new GuideFileError(
        file,
        'a zip archive, as spreadsheets are',
        'XML or a list, plain, .gz or .xz; a spreadsheet is saved as CSV first',
      );
    if (begins(head, GZIP)) yield* counted(unpackedBy(throughGzip(all), file, 'gzip'), file, most);
    else if (begins(head, XZ)) yield* counted(unpackedBy(throughXz(all), file, 'xz'), file, most);
    else yield* counted(all, file, most);
  } finally {
    await iterator.return?.();
  }
}
