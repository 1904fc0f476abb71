import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { bucketError, isNoSuchKey } from './bucket-errors.js';
import type { BucketSettings } from './bucket-settings.js';
import type { StoredObject } from './media-store.js';
import { StoreError } from './store-error.js';

/** In which the original of a picture is fetched. */
const FILE_MS = 60_000;
const CONNECT_MS = 3_000;
/** Without a byte in either direction. */
const IDLE_MS = 30_000;
const ATTEMPTS = 3;
/** Requests at the same time. */
const SOCKETS = 64;
const PART_BYTES = 8 * 1024 * 1024;
/** S3 allows 10,000. */
const MOST_PARTS = 9_000;
const PARTS_AT_ONCE = 3;

/** Rejects when the signal aborts, for what does not heed it itself. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** `"5d41402a"` → `5d41402a`; servers differ in what else they put there. */
const versionOf = (etag: string | undefined): string => (etag ?? '').replaceAll(/[^A-Za-z0-9-]/gu, '');

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

const collect = async (body: Readable, size: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > size) break;
    pieces.push(piece);
  }
  if (length !== size) throw new Error(`found ${length} bytes or more; expected ${size}`);
  return Buffer.concat(pieces, size);
};

/** A bucket of a server that speaks the protocol of S3. Keys are relative to the prefix. Each call ends in time. */
export class Bucket {
  readonly #settings: BucketSettings;
  readonly #answerMs: number;
  #client: Promise<S3Client> | null = null;

  /** @param answerMs milliseconds within which the server has to answer */
  constructor(settings: BucketSettings, answerMs: number) {
    this.#settings = settings;
    this.#answerMs = answerMs;
  }

  /** Null if there is no such object. @throws {StoreError} */
  head(key: string): Promise<Omit<StoredObject, 'key'> | null> {
    return this.#answered(this.#answerMs, async (client, abortSignal) => {
      const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
      try {
        const found = await client.send(new HeadObjectCommand(this.#named(key)), { abortSignal });
        return {
          size: found.ContentLength ?? 0,
          changedAt: found.LastModified?.getTime() ?? 0,
          version: versionOf(found.ETag),
        };
      } catch (error) {
        if (isNoSuchKey(error)) return null;
        throw error;
      }
    });
  }

  /**
   * Bytes from `start` up to `end`, exclusive, in one request.
   * @throws {StoreError} also if the object has another version than `version`, or is gone
   */
  read(
    key: string,
    { start, end, version }: { start: number; end: number; version: string },
  ): Promise<Buffer> {
    return this.#answered(this.#answerMs, async (client, signal) => {
      const body = await this.#get(client, { key, version, range: `bytes=${start}-${end - 1}`, signal });
      return collect(body, end - start);
    });
  }

  /** Writes an object to a local file. @throws {StoreError} as `read` */
  download(key: string, { path, version }: { path: string; version: string }): Promise<void> {
    return this.#answered(FILE_MS, async (client, signal) => {
      const body = await this.#get(client, { key, version, range: undefined, signal });
      await pipeline(body, createWriteStream(path), { signal });
    });
  }

  /** Everything below `prefix`. @throws {StoreError} */
  async list(prefix: string): Promise<readonly StoredObject[]> {
    const objects: StoredObject[] = [];
    let next: string | undefined;
    do {
      const from = next;
      // oxlint-disable-next-line no-await-in-loop -- each page names the next one
      const page = await this.#page(prefix, from);
      objects.push(...page.objects);
      ({ next } = page);
    } while (next !== undefined);
    return objects;
  }

  /** @throws {StoreError} if the bucket cannot be listed */
  async check(): Promise<void> {
    // A list, since the answer to HEAD does not say what is wrong; and a short one.
    await this.#page('artwork.json', undefined);
  }

  /**
   * Uploads a local file, in parts if it is large. It is there as a whole or not at all.
   * @throws {StoreError} if the bucket does not take it
   */
  async upload(
    key: string,
    file: string,
    { signal, onBytes }: { readonly signal?: AbortSignal; readonly onBytes?: (bytes: number) => void } = {},
  ): Promise<void> {
    signal?.throwIfAborted();
    const { Upload } = await import('@aws-sdk/lib-storage');
    const client = await this.#connect();
    const { size } = await stat(file);
    try {
      const upload = new Upload({
        client,
        params: {
          ...this.#named(key),
          Body: createReadStream(file),
          ContentType: TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        },
        partSize: Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS)),
        queueSize: PARTS_AT_ONCE,
      });
      upload.on('httpUploadProgress', ({ loaded }) => onBytes?.(loaded ?? 0));
      const stop = (): void => void upload.abort();
      signal?.addEventListener('abort', stop, { once: true });
      try {
        await upload.done();
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    } catch (cause) {
      signal?.throwIfAborted();
      throw bucketError(cause, this.#settings);
    }
  }

  /** One by one, since not every server deletes several at once. @throws {StoreError} */
  delete(key: string): Promise<void> {
    return this.#answered(this.#answerMs, async (client, abortSignal) => {
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      await client.send(new DeleteObjectCommand(this.#named(key)), { abortSignal });
    });
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    this.#client = null;
    client?.destroy();
  }

  #named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  async #get(
    client: S3Client,
    asked: { key: string; version: string; range: string | undefined; signal: AbortSignal },
  ): Promise<Readable> {
    const { key, version, range: Range, signal } = asked;
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const replaced = (cause?: unknown) =>
      new StoreError(`${key}: found another version than that which was opened.`, {
        cause,
        isReplaced: true,
      });
    const command = new GetObjectCommand({ ...this.#named(key), Range });
    const found = await client.send(command, { abortSignal: signal }).catch((error: unknown) => {
      // An object that became shorter does not have the range.
      throw isNoSuchKey(error) || (error instanceof Error && error.name === 'InvalidRange')
        ? replaced(error)
        : error;
    });
    const body = found.Body as Readable;
    // Compared here, since not every server heeds If-Match.
    if (versionOf(found.ETag) !== version) {
      body.destroy();
      throw replaced();
    }
    return addAbortSignal(signal, body);
  }

  #page(
    prefix: string,
    ContinuationToken: string | undefined,
  ): Promise<{ objects: StoredObject[]; next: string | undefined }> {
    const { bucket: Bucket, prefix: root } = this.#settings;
    return this.#answered(this.#answerMs, async (client, abortSignal) => {
      const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
      const command = new ListObjectsV2Command({ Bucket, Prefix: root + prefix, ContinuationToken });
      const page = await client.send(command, { abortSignal });
      const objects = (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified, ETag }) => ({
        key: Key.slice(root.length),
        size: Size,
        changedAt: LastModified?.getTime() ?? 0,
        version: versionOf(ETag),
      }));
      return { objects, next: page.IsTruncated === true ? page.NextContinuationToken : undefined };
    });
  }

  /** Bounds work in time, and says in an operator's words what went wrong. */
  async #answered<T>(
    milliseconds: number,
    work: (client: S3Client, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const client = await this.#connect();
    const signal = AbortSignal.timeout(milliseconds);
    try {
      return await Promise.race([work(client, signal), endOf(signal)]);
    } catch (cause) {
      throw bucketError(cause, this.#settings);
    }
  }

  /** The SDK is loaded only where there is a bucket, since all others would wait for it at each start. */
  #connect(): Promise<S3Client> {
    const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = this.#settings;
    this.#client ??= import('@aws-sdk/client-s3').then(
      ({ S3Client }) =>
        new S3Client({
          region,
          ...(endpoint === null ? {} : { endpoint }),
          forcePathStyle: pathStyle,
          ...(accessKeyId === null || secretAccessKey === null
            ? {}
            : { credentials: { accessKeyId, secretAccessKey } }),
          maxAttempts: ATTEMPTS,
          // Not every server knows the newer checksums, and TLS has its own.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          requestHandler: {
            connectionTimeout: CONNECT_MS,
            socketTimeout: IDLE_MS,
            httpAgent: { maxSockets: SOCKETS, keepAlive: true },
            httpsAgent: { maxSockets: SOCKETS, keepAlive: true },
          },
        }),
    );
    return this.#client;
  }
}
