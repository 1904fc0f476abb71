import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ingestFolder } from '../ingest/ingest-folder.js';
import { CommandError } from '../command-error.js';

const KEY_BYTES = 15;
/** Characters that need no escaping in addresses or command lines; libsrt requires 10 to 79 of them. */
const WELL_FORMED = /^[A-Za-z0-9_-]{10,79}$/u;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The key that encoders need to publish to an event: `FOOTLIGHT_LIVE_KEY`, or a random key that is created and stored
 * at the first start of the event, so that an encoder needs to be configured only once.
 * @throws {CommandError} if the variable does not contain a valid key; the message omits its value
 */
export const streamKey = async (
  liveFolder: string,
  event: string,
  configuredKey: string | undefined,
): Promise<string> => {
  if (configuredKey !== undefined && configuredKey !== '') {
    if (WELL_FORMED.test(configuredKey)) return configuredKey;
    throw new CommandError('FOOTLIGHT_LIVE_KEY: allowed: 10 to 79 letters, digits, hyphens and underscores');
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
