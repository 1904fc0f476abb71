import { stat } from 'node:fs/promises';

/**
 * Caches the content of a built file until the file changes, so that a rebuild takes effect without a restart.
 * @param read receives the file's modification time in milliseconds since the epoch
 * @returns a function that returns undefined if the file has not been built
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
      // Failures are not cached; the next call reads the file again.
      known = undefined;
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
};
