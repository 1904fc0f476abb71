import { accessSync, constants, statfsSync } from 'node:fs';

const MEGABYTE = 1_048_576;
/** Below it the embedded database may fail in the middle of something, and no snapshot can be written. */
export const LEAST_SPACE_MB = 64;

/**
 * Why nothing more can be kept in a folder; undefined where all is well.
 * @returns words that follow the name of the folder
 */
export const storageFault = (folder: string, leastMb: number = LEAST_SPACE_MB): string | undefined => {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `cannot be written to (${code ?? String(error)})`;
  }
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE);
  return freeMb < leastMb ? `has ${freeMb} MB left, and needs ${leastMb}` : undefined;
};
