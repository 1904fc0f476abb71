import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { DEFAULT_LIMITS, type PostgresLimits } from '../src/database/postgres-limits.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { quietLog } from './quiet-log.js';

/**
 * A machine that runs browsers beside the tests may keep a request waiting for a connection for longer than a service
 * should let it: with the service's own limit, bursts of requests are then answered with 503.
 */
export const PATIENT_LIMITS: PostgresLimits = { ...DEFAULT_LIMITS, timeoutMs: 120_000 };

/** Opens a test's own database, which is removed when it is closed. */
export const openOwn = async (
  server: PostgresServer,
  onQuery?: (text: string, milliseconds: number) => void,
): Promise<OpenDatabase> => {
  const { databaseUrl } = server;
  const database = await openDatabase({ databaseUrl, limits: PATIENT_LIMITS }, quietLog, onQuery);
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
