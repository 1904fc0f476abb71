import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { openPreparedPGlite } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';

export type Engine = 'pglite' | 'postgres';

export interface EngineContext {
  readonly engine: Engine;
  /** The migrated database; there from `beforeAll` on. */
  readonly database: () => OpenDatabase;
  /** Texts of all queries so far, for tests that count them. */
  readonly queries: string[];
}

/** Runs one suite on the embedded database and on a real PostgreSQL, each migrated and otherwise empty. */
export const describeOnBothEngines = (name: string, suite: (context: EngineContext) => void): void => {
  describe.each<Engine>(['pglite', 'postgres'])(`${name} (%s)`, (engine) => {
    const queries: string[] = [];
    let opened: OpenDatabase | undefined;
    let server: PostgresServer | undefined;

    beforeAll(async () => {
      const onQuery = (text: string): void => void queries.push(text);
      if (engine === 'postgres') server = await createPostgresDatabase();
      opened =
        server === undefined
          ? await openPreparedPGlite(onQuery)
          : await openDatabase({ databaseUrl: server.databaseUrl }, quietLog, onQuery);
    });
    afterAll(async () => {
      await opened?.close();
      await server?.stop();
    });

    suite({
      engine,
      queries,
      database: () => {
        if (opened === undefined) throw new Error('The database is opened in beforeAll.');
        return opened;
      },
    });
  });
};
