import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

/** Larger than one file system block: a full disk may still have room in a block that is already allocated. */
const PROBE_BYTES = 65_536;

/**
 * Creates the data folder if it is missing and writes a probe file, so that an unusable folder fails at the start
 * instead of during operation.
 * @throws {StartError} naming FOOTLIGHT_DATA
 */
export const prepareDataFolder = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
    rmSync(probe);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `FOOTLIGHT_DATA: found ${JSON.stringify(folder)}, which cannot be written to (${reason}); allowed: a folder on a local disk that this user may write to, with space left`,
      { cause },
    );
  }
};
