import { accessSync, constants, statfsSync } from 'node:fs';

const MEGABYTE = 1_048_576;
/** With less free space the embedded database may fail during a write, and no snapshot can be written. */
export const LEAST_SPACE_MB = 64;

/**
 * Checks that a folder is writable and has free space.
 * @returns the problem as text to follow the name of the folder; undefined if there is none
 */
export const storageIssue = (folder: string, leastMb: number = LEAST_SPACE_MB): string | undefined => {
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
