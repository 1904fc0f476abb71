import {
  FolderStore,
  S3Store,
  isStoreError,
  type BucketSettings,
  type MediaStore,
} from '@footlight/packager';
import { StartError } from '../start-error.js';
import type { Realm } from './load-realm.js';

/** The bucket of a realm's films and artwork; null if they are in its folder of media. */
export const bucketOf = ({ media: { store } }: Pick<Realm, 'media'>): BucketSettings | null =>
  store.kind === 's3' ? store : null;

/** The store of a realm's films and artwork, to which nothing is sent before it is used; null if it has none. */
export const openMediaStore = (realm: Pick<Realm, 'folders' | 'media'>): MediaStore | null => {
  const { folders } = realm;
  const bucket = bucketOf(realm);
  if (bucket !== null) return new S3Store(bucket);
  return folders.media === null ? null : new FolderStore(folders.media);
};

/** @throws {StartError} naming the setting, if the realm's store of media cannot be read */
export const requireMediaStore = async (realm: Pick<Realm, 'folders' | 'media' | 'file'>): Promise<void> => {
  const store = openMediaStore(realm);
  try {
    await store?.check();
  } catch (cause) {
    throw isStoreError(cause) ? new StartError(`${realm.file}: ${cause.message}`, { cause }) : cause;
  } finally {
    await store?.close();
  }
};
