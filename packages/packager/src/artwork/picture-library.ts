import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { MOST_FILE_BYTES } from '../store/media-store.js';

/**
 * The library that reads and draws pictures. It is imported on demand, because it loads 17 MB of native code.
 * @see https://sharp.pixelplumbing.com/api-constructor/
 */

/** The formats of originals. All others are closed, SVG above all, which can refer to other files. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}File`),
});
// Pictures that are drawn are kept on the disk, and originals may change.
sharp.cache(false);
// Cores are for playback.
sharp.concurrency(1);

/** 9,504 × 6,336 pixels of a camera, and no bomb: up to four bytes each may be held in memory. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 20;

/**
 * Opens a picture, turned as its camera was held.
 * @throws {Error} if it is not a file, or a larger one than is read; whatever else is wrong is found when it is drawn
 */
export const openPicture = async (path: string): Promise<Sharp> => {
  const found = await stat(path);
  if (!found.isFile()) throw new Error('It is not a file.');
  if (found.size > MOST_FILE_BYTES)
    throw new Error(`It has ${found.size} bytes; allowed: up to ${MOST_FILE_BYTES}.`);
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true }).timeout({
    seconds: MOST_SECONDS,
  });
};
