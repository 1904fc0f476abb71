import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Turns } from '../turns.js';
import { createRecentBytes } from '../recent-bytes.js';
import { Bucket } from './bucket.js';
import type { BucketSettings } from './bucket-settings.js';
import { isCanonicalKey, isCanonicalPrefix, requireKey, requirePrefix } from './canonical-key.js';
import { FolderStore } from './folder-store.js';
import { ListedStore } from './listed-store.js';
import {
  MOST_FILE_BYTES,
  type MediaStore,
  type OpenObject,
  type PublishedFolder,
  type StoreReader,
  type StoredObject,
} from './media-store.js';
import { RecentAnswers } from './recent-answers.js';
import { StoreError, isStoreError } from './store-error.js';

/** In which a viewer's request is answered at all costs. */
const ANSWER_MS = 10_000;
/** For which an object that was found, or was not, is not looked for again. */
const KNOWN_MS = 5_000;
/** Of names whose answers are remembered. */
const MOST_KNOWN = 10_000;
/** Whole objects that are kept in memory: descriptions, captions, thumbnails. */
const SMALL_BYTES = 4 * 1024 * 1024;
const RECENT_BYTES = 32 * 1024 * 1024;
const FILES_AT_ONCE = 4;
const MOST_WAITING = 200;
const DELETED_AT_ONCE = 16;

export interface S3StoreOptions extends BucketSettings {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  /** Milliseconds within which the server has to answer (tests). */
  readonly answerMs?: number;
}

/**
 * A bucket as the store. Objects are asked for at most every five seconds, small ones are kept in memory by their version, and
 * whoever asks for the same at the same time gets the same answer.
 */
export class S3Store implements MediaStore {
  readonly #bucket: Bucket;
  readonly #root: string;
  readonly #now: () => number;
  readonly #heads = new RecentAnswers<Omit<StoredObject, 'key'> | null>(MOST_KNOWN);
  readonly #lists = new RecentAnswers<readonly StoredObject[]>(MOST_KNOWN);
  readonly #small = createRecentBytes(RECENT_BYTES);
  readonly #files = new Turns(FILES_AT_ONCE);

  constructor({ now = () => performance.now(), answerMs = ANSWER_MS, ...settings }: S3StoreOptions) {
    this.#bucket = new Bucket(settings, answerMs);
    this.#root = `s3://${settings.bucket}/${settings.prefix}`;
    this.#now = now;
  }

  address(key: string): string {
    return this.#root + key;
  }

  async open(key: string): Promise<OpenObject | null> {
    if (!isCanonicalKey(key)) return null;
    const found = await this.#heads.get(key, { now: this.#now(), maximumAgeMs: KNOWN_MS }, () =>
      this.#bucket.head(key),
    );
    if (found === null) return null;
    const { size, version } = found;
    const read = async (start: number, end: number): Promise<Buffer> => {
      if (start === end) return Buffer.alloc(0);
      try {
        return await this.#bucket.read(key, { start, end, version });
      } catch (error) {
        if (isStoreError(error) && error.isReplaced) this.#heads.forget(key);
        throw error;
      }
    };
    return {
      size,
      version,
      read: (start, end) =>
        start === 0 && end === size && size <= SMALL_BYTES
          ? this.#small.get(`${key}:${version}`, () => read(start, end))
          : read(start, end),
      close: async () => undefined,
    };
  }

  async list(prefix: string, maximumAgeMs = 0): Promise<readonly StoredObject[]> {
    if (!isCanonicalPrefix(prefix)) return [];
    const ask = () => this.#bucket.list(prefix);
    // Only lists of single folders are remembered: others may be longer than the memory.
    const found =
      maximumAgeMs === 0
        ? await ask()
        : await this.#lists.get(prefix, { now: this.#now(), maximumAgeMs }, ask);
    // Others may have written keys that folders cannot have.
    return found.filter(({ key }) => isCanonicalKey(key));
  }

  async snapshot(prefix: string): Promise<StoreReader> {
    return new ListedStore(this, prefix, await this.list(prefix));
  }

  async withFile<T>(key: string, read: (path: string) => Promise<T>): Promise<T> {
    requireKey(key);
    if (this.#files.waiting >= MOST_WAITING)
      throw new StoreError(`${this.address(key)}: ${MOST_WAITING} others are waited for.`);
    return this.#files.take(async () => {
      const found = await this.#bucket.head(key);
      if (found === null) throw new Error(`${this.address(key)}: found no such object.`);
      const { size, version } = found;
      if (size > MOST_FILE_BYTES)
        throw new Error(`${this.address(key)}: found ${size} bytes; allowed: up to ${MOST_FILE_BYTES}.`);
      const folder = await mkdtemp(join(tmpdir(), 'footlight-original-'));
      try {
        const path = join(folder, basename(key));
        await this.#bucket.download(key, { path, version });
        return await read(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  async put(key: string, file: string): Promise<void> {
    requireKey(key);
    await this.#bucket.upload(key, file);
    this.#forget();
  }

  async isTaken(prefix: string, last: string): Promise<boolean> {
    requirePrefix(prefix);
    return (await this.#bucket.head(prefix + last)) !== null;
  }

  /** Uploads the file `last` when all others are there. After an interruption, those that are there are not sent again. */
  async publish({ folder, prefix, last, journal, onProgress, signal }: PublishedFolder): Promise<void> {
    requirePrefix(prefix);
    const found = await new FolderStore(folder).list('');
    const isLast = ({ key }: StoredObject): boolean => key === last;
    const files = [...found.filter((file) => !isLast(file)), ...found.filter(isLast)];
    const step = ({ key, version }: StoredObject): string => `upload ${key} ${version}`;
    // What an earlier run of another source or plan has left there belongs to no film.
    if (!files.some((file) => journal.isDone(step(file)))) await this.remove(prefix);
    const total = files.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    for (const file of files) {
      if (!journal.isDone(step(file)) || isLast(file)) {
        const from = before;
        // oxlint-disable no-await-in-loop -- a large file takes the whole line already
        await this.#bucket.upload(prefix + file.key, join(folder, file.key), {
          signal,
          onBytes: (bytes) => onProgress((from + bytes) / total),
        });
        await journal.finish(step(file));
        // oxlint-enable no-await-in-loop
      }
      before += file.size;
      onProgress(before / total);
    }
    this.#forget();
    await rm(folder, { recursive: true, force: true });
  }

  async remove(prefix: string): Promise<void> {
    requirePrefix(prefix);
    const keys = (await this.#bucket.list(prefix)).map(({ key }) => key);
    for (let from = 0; from < keys.length; from += DELETED_AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop -- so many at a time
      await Promise.all(keys.slice(from, from + DELETED_AT_ONCE).map((key) => this.#bucket.delete(key)));
    this.#forget();
  }

  check(): Promise<void> {
    return this.#bucket.check();
  }

  close(): Promise<void> {
    return this.#bucket.close();
  }

  /** What this process has changed is seen at once. */
  #forget(): void {
    this.#heads.clear();
    this.#lists.clear();
  }
}
