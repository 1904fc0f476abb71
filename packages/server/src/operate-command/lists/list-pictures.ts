import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStoreError, type MediaStore } from '@footlight/packager';
import { fileBytes } from '../../features/guide/import/guide-place.js';
import { downloadGuide, isAddress, shownAddress } from '../../features/guide/import/guide-address.js';
import { GuideFileError } from '../../features/guide/import/guide-file-error.js';

/** Names of originals in the folder of an artwork. @see docs/own-films.md */
type PictureKind = 'original' | 'thumbnail' | 'hero' | 'poster' | 'title';

/** A picture of a title in a list, which belongs into the folder of its artwork. */
export interface ListedPicture {
  /** A file, or an address. */
  readonly from: string;
  readonly artwork: string;
  readonly kind: PictureKind;
}

const MOST_BYTES = 50_000_000;
const EXTENSION = /^\.(?:jpe?g|png|webp|avif|tiff?)$/iu;
const SLUG = /^[a-z0-9-]{1,64}$/u;

const extensionOf = (from: string): string =>
  extname(isAddress(from) ? new URL(from).pathname : from).toLowerCase();

/** Whether a file or an address is named as a picture. */
export const isPictureName = (from: string): boolean => EXTENSION.test(extensionOf(from));

async function* limited(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array, void> {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    if (total > MOST_BYTES)
      throw new GuideFileError(name, `a picture of more than ${MOST_BYTES} bytes`, 'a smaller one');
    yield piece;
  }
}

const opened = async (from: string): Promise<AsyncIterable<Uint8Array>> => {
  if (!isAddress(from)) return limited(await fileBytes(from), from);
  const found = await downloadGuide(from, { etag: null, lastModified: null });
  if (found === null) throw new GuideFileError(shownAddress(from), 'status 304', 'status 200 with a picture');
  return limited(found.bytes, shownAddress(from));
};

/** Puts a picture among those of its artwork, unless there is one of its kind. @returns whether it did */
const bring = async ({ from, artwork, kind }: ListedPicture, store: MediaStore): Promise<boolean> => {
  const prefix = `artwork/${artwork}/`;
  const names = (await store.list(prefix)).map(({ key }) => key.slice(prefix.length));
  if (names.some((name) => new RegExp(`^${kind}(?:-\\d+)?\\.`, 'u').test(name))) return false;
  const folder = await mkdtemp(join(tmpdir(), 'footlight-picture-'));
  try {
    const file = join(folder, kind);
    await pipeline(Readable.from(await opened(from)), createWriteStream(file));
    await store.put(`${prefix}${kind}${extensionOf(from)}`, file);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Brings pictures of lists into the store. One that cannot be had keeps no title back.
 * @returns how many were brought, and why others were not
 * @throws {StoreError} when a bucket does not answer
 */
export const bringPictures = async (
  pictures: readonly ListedPicture[],
  store: MediaStore,
): Promise<{ readonly brought: number; readonly leftOut: readonly string[] }> => {
  let brought = 0;
  const leftOut: string[] = [];
  for (const picture of pictures.filter(({ artwork }) => SLUG.test(artwork)))
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that servers of pictures are not flooded
      if (await bring(picture, store)) brought += 1;
    } catch (error) {
      if (isStoreError(error)) throw error;
      const name = isAddress(picture.from) ? shownAddress(picture.from) : picture.from;
      leftOut.push(error instanceof GuideFileError ? error.message : `${name}: ${String(error)}`);
    }
  return { brought, leftOut };
};
