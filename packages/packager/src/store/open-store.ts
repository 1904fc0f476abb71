import type { BucketSettings } from './bucket-settings.js';
import { FolderStore } from './folder-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

/** The store in a bucket, or in a folder if there is none. Nothing is sent to a bucket before it is used. */
export const openStore = (folder: string, bucket: BucketSettings | null): MediaStore =>
  bucket === null ? new FolderStore(folder) : new S3Store(bucket);
