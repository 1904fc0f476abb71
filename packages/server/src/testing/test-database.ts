import { openDatabase, type OpenDatabase } from '../database/database.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { quietLog } from './quiet-log.js';

/** Opens a database of a test's own, which goes when it is closed. */
export const openOwn = async (
  server: PostgresServer,
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => {
  const database = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog, onQuery);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
};

/**
 * A migrated, empty database for tests that the engine makes no difference to: on the PostgreSQL of the run, since an
 * embedded one takes two seconds of processor time to begin.
 */
export const openTestDatabase = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => openOwn(await createPostgresDatabase(), onQuery);
