import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

/** More than a file's last block, which a full disk still takes. */
const PROBE_BYTES = 65_536;

/**
 * Makes the data folder where it is missing, and tries to write into it: what fails later would fail in the middle of
 * something.
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
