import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.js';

interface PictureCacheOptions {
  readonly folder: string;
  /** Size above which the pictures that were not asked for the longest are removed. */
  readonly maxBytes: number;
  readonly clock: Clock;
}

/** What has to stay free on the disk, which the database may share. */
const SPARE_BYTES = 256_000_000;
/** Share of the size that is left after pictures were removed, so that it is not done for each new one. */
const KEPT_SHARE = 0.9;
/** Precision in milliseconds with which it is known when a picture was asked for. */
const USE_PRECISION = 3_600_000;

interface KeptFile {
  readonly path: string;
  readonly size: number;
  readonly usedAt: number;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null for what is removed meanwhile, by another process that uses the same folder. */
const unlessMissing = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const filesIn = async (folder: string): Promise<readonly KeptFile[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files: KeptFile[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // One after the other: all of them at once would keep the disk from films.
    // oxlint-disable-next-line no-await-in-loop
    const found = await unlessMissing(stat(path));
    if (found !== null) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files;
};

/** Pictures that were drawn, in a folder of bounded size that several processes may share. */
export class PictureCache {
  readonly #options: PictureCacheOptions;
  /** Of all files, as far as this process knows; null before it has looked. */
  #bytes: number | null = null;
  /** The last of the changes, which are made one after the other. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(options: PictureCacheOptions) {
    this.#options = options;
  }

  /** @returns null if it is not there */
  async read(key: string): Promise<Buffer | null> {
    const path = this.#pathOf(key);
    const found = await unlessMissing(Promise.all([readFile(path), stat(path)]));
    if (found === null) return null;
    const [bytes, { mtimeMs }] = found;
    const now = this.#options.clock.now();
    if (now - mtimeMs > USE_PRECISION) await unlessMissing(utimes(path, now / 1000, now / 1000));
    return bytes;
  }

  /**
   * Keeps a picture, if the disk has room for it.
   * @throws {Error} if it cannot be written
   */
  keep(key: string, bytes: Buffer): Promise<void> {
    const change = this.#changes.then(() => this.#write(this.#pathOf(key), bytes));
    this.#changes = change.catch(() => undefined);
    return change;
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    const { folder, maxBytes, clock } = this.#options;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < SPARE_BYTES + bytes.length) return;
    this.#bytes ??= (await filesIn(folder)).reduce((sum, { size }) => sum + size, 0);
    const part = `${path}.${randomUUID()}`;
    try {
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await utimes(part, clock.now() / 1000, clock.now() / 1000);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    this.#bytes += bytes.length;
    if (this.#bytes > maxBytes) this.#bytes = await this.#shrink();
  }

  /** Removes the pictures that were not asked for the longest. @returns the size of the others */
  async #shrink(): Promise<number> {
    const { folder, maxBytes } = this.#options;
    const files = await filesIn(folder);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (bytes <= maxBytes * KEPT_SHARE) break;
      // oxlint-disable-next-line no-await-in-loop
      await rm(path, { force: true });
      bytes -= size;
    }
    return bytes;
  }

  /** In folders of two letters, since one folder of all would be slow to read. */
  #pathOf(key: string): string {
    return join(this.#options.folder, key.slice(0, 2), key.slice(2));
  }
}
