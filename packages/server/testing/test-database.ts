import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { quietLog } from './quiet-log.js';

/** Opens a test's own database, which is removed when it is closed. */
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
 * A migrated, empty database for tests that do not depend on the engine. It uses the PostgreSQL of the run, because an
 * embedded database takes two seconds of CPU time to start.
 */
export const openTestDatabase = async (
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => openOwn(await createPostgresDatabase(), onQuery);
