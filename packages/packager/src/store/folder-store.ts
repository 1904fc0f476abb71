import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isCanonicalKey, isCanonicalPrefix, requireKey, requirePrefix } from './canonical-key.js';
import type { MediaStore, OpenObject, PublishedFolder, StoredObject } from './media-store.js';

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const versionOf = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }): string =>
  `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;

/** A folder of the machine as the store. */
export class FolderStore implements MediaStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  address(key: string): string {
    return join(this.#folder, key);
  }

  async open(key: string): Promise<OpenObject | null> {
    if (!isCanonicalKey(key)) return null;
    const path = this.address(key);
    const file = await open(path, 'r').catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw error;
    });
    if (file === null) return null;
    try {
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      return {
        size: found.size,
        version: versionOf(found),
        read: async (start, end) => {
          const bytes = Buffer.alloc(end - start);
          const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
          if (bytesRead < bytes.length) throw new Error(`The file ends before byte ${end}.`);
          return bytes;
        },
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  // oxlint-disable-next-line require-await -- without waiting for each: a start looks at all folders of the catalogue
  async list(prefix: string): Promise<readonly StoredObject[]> {
    return isCanonicalPrefix(prefix) ? this.#below(prefix) : [];
  }

  #below(prefix: string): StoredObject[] {
    try {
      const entries = readdirSync(this.address(prefix), { withFileTypes: true });
      return entries.flatMap((entry) => {
        const { name } = entry;
        if (name.startsWith('.')) return [];
        if (entry.isDirectory()) return this.#below(`${prefix}${name}/`);
        const found = statSync(this.address(`${prefix}${name}`), { throwIfNoEntry: false });
        if (found?.isFile() !== true) return [];
        return [
          {
            key: `${prefix}${name}`,
            size: found.size,
            changedAt: found.mtimeMs,
            version: versionOf(found),
          },
        ];
      });
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  // oxlint-disable-next-line require-await -- a folder is listed as fast as a list is searched
  async snapshot(): Promise<MediaStore> {
    return this;
  }

  async withFile<T>(key: string, read: (path: string) => Promise<T>): Promise<T> {
    requireKey(key);
    return read(this.address(key));
  }

  async put(key: string, file: string): Promise<void> {
    requireKey(key);
    const path = this.address(key);
    await mkdir(dirname(path), { recursive: true });
    const part = join(dirname(path), `.${randomUUID()}.part`);
    try {
      await copyFile(file, part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async isTaken(prefix: string): Promise<boolean> {
    requirePrefix(prefix);
    return access(this.address(prefix)).then(
      () => true,
      () => false,
    );
  }

  /** Its folder must be on the same disk, so that everything is there at once. */
  async publish({ folder, prefix, onProgress }: PublishedFolder): Promise<void> {
    requirePrefix(prefix);
    for (const { name } of readdirSync(folder, { withFileTypes: true }))
      // oxlint-disable-next-line no-await-in-loop -- one or two files
      if (name.startsWith('.')) await rm(join(folder, name), { recursive: true, force: true });
    await mkdir(dirname(this.address(prefix)), { recursive: true });
    await rename(folder, this.address(prefix));
    onProgress(1);
  }

  async remove(prefix: string): Promise<void> {
    requirePrefix(prefix);
    await rm(this.address(prefix), { recursive: true, force: true });
  }

  async check(): Promise<void> {
    // A folder that is not there is one without films.
  }

  async close(): Promise<void> {
    // Files are closed by those who open them.
  }
}
