import { MOST_FILE_BYTES, type StoreReader } from './media-store.js';
import { isStoreError } from './store-error.js';

interface WholeObject {
  readonly bytes: Buffer;
  readonly version: string;
}

const readOnce = async (store: StoreReader, key: string, most: number): Promise<WholeObject | null> => {
  const object = await store.open(key);
  if (object === null) return null;
  try {
    if (object.size > most)
      throw new Error(`${store.address(key)}: found ${object.size} bytes; allowed: up to ${most}.`);
    return { bytes: await object.read(0, object.size), version: object.version };
  } finally {
    await object.close();
  }
};

/**
 * All bytes of an object; null if there is none.
 * @throws {StoreError} if a bucket does not answer
 * @throws {Error} if it has more than `most` bytes
 */
export const readObject = async (
  store: StoreReader,
  key: string,
  most = MOST_FILE_BYTES,
): Promise<WholeObject | null> => {
  try {
    return await readOnce(store, key, most);
  } catch (error) {
    if (!isStoreError(error) || !error.isReplaced) throw error;
    return readOnce(store, key, most);
  }
};

/** Longest text that is read: captions of a film of a day are shorter. */
const LONGEST_TEXT = 16_000_000;

/** The text of an object in UTF-8; null if there is none. @see readObject */
export const readStoredText = async (store: StoreReader, key: string): Promise<string | null> =>
  (await readObject(store, key, LONGEST_TEXT))?.bytes.toString('utf8') ?? null;
