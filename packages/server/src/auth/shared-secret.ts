import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.js';
import { StartError } from '../start-error.js';
import type { Secrets } from './secrets.js';
import { ServiceKeysRepository } from './service-keys.repository.js';

const NAME = 'FOOTLIGHT_SECRET';

/** Uses a key derived for this purpose only, so that the stored value reveals nothing about the secret. */
const fingerprintOf = ({ fingerprint }: Secrets): string =>
  createHmac('sha256', fingerprint).update('footlight').digest('hex');

/**
 * Requires the secret of the first process that used the database. Processes with different secrets would reject each
 * other's tokens and stream addresses, and could not decrypt each other's data.
 * @throws {StartError} if the secret differs
 */
export const requireSharedSecret = async (db: Database, secrets: Secrets): Promise<void> => {
  const own = fingerprintOf(secrets);
  if ((await new ServiceKeysRepository(db).keep(NAME, own)) === own) return;
  throw new StartError(
    `${NAME}: found another secret than the one that this database was first used with; allowed: the same secret for every process of one database. Without ${NAME} each data folder (FOOTLIGHT_DATA) makes one of its own. To use a new secret, which makes encrypted data unreadable, stop all processes and run: delete from service_keys.`,
  );
};
