import type { OpenObject, StoreReader, StoredObject } from './media-store.js';

/** Key of the folder that an object is in, ending with a slash. */
const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);

/** A store of which a part was listed once, for an import that looks at thousands of its folders. */
export class ListedStore implements StoreReader {
  readonly #store: StoreReader;
  readonly #prefix: string;
  readonly #folders = new Map<string, StoredObject[]>();

  /** @param objects all of `store` below `prefix` */
  constructor(store: StoreReader, prefix: string, objects: readonly StoredObject[]) {
    this.#store = store;
    this.#prefix = prefix;
    for (const object of objects) {
      const folder = folderOf(object.key);
      const others = this.#folders.get(folder);
      if (others === undefined) this.#folders.set(folder, [object]);
      else others.push(object);
    }
  }

  /** Below the listed part, only of the folder itself. */
  async list(prefix: string, maximumAgeMs?: number): Promise<readonly StoredObject[]> {
    return prefix.startsWith(this.#prefix) && prefix !== this.#prefix
      ? (this.#folders.get(prefix) ?? [])
      : this.#store.list(prefix, maximumAgeMs);
  }

  address(key: string): string {
    return this.#store.address(key);
  }

  open(key: string): Promise<OpenObject | null> {
    return this.#store.open(key);
  }

  withFile<T>(key: string, read: (path: string) => Promise<T>): Promise<T> {
    return this.#store.withFile(key, read);
  }
}
