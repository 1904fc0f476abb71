/** The only limit on what is read as a whole file; films are read in parts. */
export const MOST_FILE_BYTES = 200_000_000;

/** What is known of a stored object without reading it. */
export interface StoredObject {
  /** Name in the store, with slashes: `films/harbour/film.json`. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
  /** Changes with the content; letters, digits and hyphens, as it is part of entity tags. */
  readonly version: string;
}

/** An object for random access. What is read is of one version. */
export interface OpenObject {
  readonly size: number;
  readonly version: string;
  /**
   * Bytes from `start` up to `end`, exclusive.
   * @throws {StoreError} if a bucket does not answer, or the object was replaced or removed
   */
  read(start: number, end: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A finished film in a local folder, on its way into the store. */
export interface PublishedFolder {
  /** Local folder; it is gone afterwards. Files whose names begin with a dot are not published. */
  readonly folder: string;
  /** Where it will be in the store, ending with a slash. */
  readonly prefix: string;
  /** Name of the file without which the others are nothing; it is there last. */
  readonly last: string;
  /** What an earlier run has published of it, if it was interrupted. */
  readonly journal: {
    isDone(step: string): boolean;
    finish(step: string): Promise<void>;
  };
  /** @param share of the bytes that are published, from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** What is read of a store. */
export interface StoreReader {
  /** How an operator finds an object: a path, or an address such as `s3://bucket/films/harbour/film.json`. */
  address(key: string): string;
  /**
   * Null if there is no such object.
   * @throws {StoreError} if a bucket does not answer, or refuses
   */
  open(key: string): Promise<OpenObject | null>;
  /**
   * Everything below `prefix`, which is empty or ends with a slash, in no particular order.
   * @param maximumAgeMs how old the answer may be; a folder always answers what is there
   * @throws {StoreError}
   */
  list(prefix: string, maximumAgeMs?: number): Promise<readonly StoredObject[]>;
  /**
   * Calls `read` with the path of a local file that has the content of an object, and may be gone afterwards.
   * @throws {Error} if there is no such object, or it has more than `MOST_FILE_BYTES`
   */
  withFile<T>(key: string, read: (path: string) => Promise<T>): Promise<T>;
}

/**
 * Where films and artworks are: a folder or a bucket. Keys have slashes and are relative to it. Keys that are not
 * canonical (`..`, empty or hidden names, backslashes) name nothing. Every call ends within a bounded time.
 */
export interface MediaStore extends StoreReader {
  /** The same store, whose lists below `prefix` are all answered as of now where listing is expensive. */
  snapshot(prefix: string): Promise<StoreReader>;
  /** Stores a copy of a local file, which is there as a whole or not at all. */
  put(key: string, file: string): Promise<void>;
  /** Whether a folder with this file `last` could not be published below `prefix`, since one is there. */
  isTaken(prefix: string, last: string): Promise<boolean>;
  publish(published: PublishedFolder): Promise<void>;
  /** Removes everything below `prefix`. */
  remove(prefix: string): Promise<void>;
  /** @throws {StoreError} naming the setting, the value found and what is allowed, if the store cannot be read */
  check(): Promise<void>;
  close(): Promise<void>;
}
