import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ingestFolder } from '../media/ingest/ingest-folder.js';
import { StartError } from '../start-error.js';

const KEY_BYTES = 15;
/** No character that addresses or command lines treat otherwise; libsrt wants 10 to 79 of them. */
const WELL_FORMED = /^[A-Za-z0-9_-]{10,79}$/u;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * What encoders must know to publish to an event: what `FOOTLIGHT_LIVE_KEY` says, or a random one that is made when the
 * event is first started and kept, so that an encoder is set up once.
 * @throws {StartError} without the value, when the variable holds no key
 */
export const streamKey = async (
  liveFolder: string,
  event: string,
  wished: string | undefined,
): Promise<string> => {
  if (wished !== undefined && wished !== '') {
    if (WELL_FORMED.test(wished)) return wished;
    throw new StartError('FOOTLIGHT_LIVE_KEY: allowed: 10 to 79 letters, digits, hyphens and underscores');
  }
  const folder = ingestFolder(liveFolder, event);
  try {
    return (await readFile(folder.key, 'utf8')).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await mkdir(folder.path, { recursive: true });
  await writeFile(folder.key, `${key}\n`, { mode: 0o600 });
  return key;
};
