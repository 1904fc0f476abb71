import { stat } from 'node:fs/promises';
import { CommandError } from '../command-error.js';
import { extensionOf, meanColour, readPicture, type PictureFacts } from '../artwork/draw-picture.js';

/** A picture of the operator's that becomes the artwork of a film. */
export interface Poster extends Pick<PictureFacts, 'width' | 'height'> {
  readonly path: string;
  /** Of its name in the artwork, such as `jpg`. */
  readonly extension: string;
  /** Changes with its content. */
  readonly fingerprint: string;
}

/**
 * Looks at a whole picture, before the work.
 * @throws {CommandError} naming what was found and what is allowed
 */
export const readPoster = async (path: string): Promise<Poster> => {
  try {
    const { width, height } = await readPicture(path);
    const extension = await extensionOf(path);
    // Decodes all of it.
    await meanColour(path);
    const { size, mtimeMs } = await stat(path);
    return { path, width, height, extension, fingerprint: `${size}-${mtimeMs}` };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`--poster: ${reason}`, { cause });
  }
};
