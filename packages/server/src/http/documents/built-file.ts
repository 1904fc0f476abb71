import { stat } from 'node:fs/promises';

/**
 * What a built file holds, read again only when the file has changed, so that a rebuild shows without a restart.
 * @param read given when the file was changed, in milliseconds since the epoch
 * @returns undefined where the file has not been built
 */
export const createBuiltFile = <T>(
  file: string,
  read: (changedAt: number) => Promise<T>,
): (() => Promise<T | undefined>) => {
  let known: { readonly changedAt: number; readonly content: Promise<T> } | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (known?.changedAt !== mtimeMs) known = { changedAt: mtimeMs, content: read(mtimeMs) };
      return await known.content;
    } catch (error) {
      // What could not be read is tried again.
      known = undefined;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
};
