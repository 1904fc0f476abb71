import { mkdir, readFile, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { StartError } from '../start-error.js';

/** What uploads are called: never what an editor calls them. Captions keep the ending of their name. */
export const UPLOAD_ID = /^[0-9a-f]{32}(?:\.[a-z]{3,4})?$/u;

/** What the server of uploads keeps of each, in a file beside it. */
const Kept = Type.Object({
  id: Type.String({ pattern: UPLOAD_ID.source }),
  size: Type.Integer({ minimum: 0 }),
  metadata: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
  creation_date: Type.String(),
});

export interface StoredUpload {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have arrived. */
  readonly received: number;
  readonly createdAt: Date;
  readonly metadata: Static<typeof Kept>['metadata'];
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const parsed = (text: string): Static<typeof Kept> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Kept, value) ? value : null;
  } catch {
    // The machine went down while it was written; without it the upload cannot go on.
    return null;
  }
};

export const isFinished = ({ size, received }: StoredUpload): boolean => received === size;

/** The folder in which uploads arrive: a file each, and one of what is known of it. */
export class UploadFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** @throws {StartError} naming FOOTLIGHT_UPLOADS */
  async prepare(): Promise<void> {
    try {
      await mkdir(this.path, { recursive: true, mode: 0o700 });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `FOOTLIGHT_UPLOADS: found ${JSON.stringify(this.path)}, which cannot be made (${reason}); allowed: a folder that this user may write to`,
        { cause },
      );
    }
  }

  /** @throws {RangeError} if the id is none, and so could be a path */
  fileOf(id: string): string {
    if (!UPLOAD_ID.test(id)) throw new RangeError(`${JSON.stringify(id)} is no upload.`);
    return join(this.path, id);
  }

  async find(id: string): Promise<StoredUpload | null> {
    const file = this.fileOf(id);
    const text = await orNull(readFile(`${file}.json`, 'utf8'));
    const found = await orNull(stat(file));
    const kept = text === null ? null : parsed(text);
    if (kept === null || found === null || kept.id !== id) return null;
    const { size, metadata, creation_date: createdAt } = kept;
    return { id, size, received: found.size, createdAt: new Date(createdAt), metadata };
  }

  async list(): Promise<readonly StoredUpload[]> {
    const names = (await orNull(readdir(this.path))) ?? [];
    const found = await Promise.all(
      names.filter((name) => UPLOAD_ID.test(name) && !name.endsWith('.json')).map((name) => this.find(name)),
    );
    return found.filter((upload) => upload !== null);
  }

  async remove(id: string): Promise<void> {
    const file = this.fileOf(id);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  /** Free bytes that no unfinished upload needs. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.path);
    const awaited = (await this.list()).reduce((sum, { size, received }) => sum + size - received, 0);
    return bavail * bsize - awaited;
  }
}
