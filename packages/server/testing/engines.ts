import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { BooksRepository } from '../src/features/commerce/books/books.repository.js';
import { isBackgroundQuery } from './background-queries.js';
import { createDemoPostgres, openDemoPGlite } from './demo-database.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { openPreparedPGlite } from './prepared-pglite.js';
import { quietLog } from './quiet-log.js';
import { PATIENT_LIMITS } from './test-database.js';

export type Engine = 'pglite' | 'postgres';

interface EngineContext {
  readonly engine: Engine;
  /** The database; available from `beforeAll` on. */
  readonly database: () => OpenDatabase;
  /** Texts of all queries so far, for tests that count them. */
  readonly queries: string[];
  /** Sets a callback that receives each query, in addition to `queries`. */
  readonly watchQueries: (listener: (text: string) => void) => void;
}

type OnQuery = (text: string, milliseconds: number) => void;

/** Creates the databases of a suite for both engines. */
interface Source {
  openPGlite(onQuery: OnQuery): Promise<OpenDatabase>;
  createPostgres(): Promise<PostgresServer>;
}

type Suite = (context: EngineContext) => void;

const describeOn = (engines: readonly Engine[], source: Source, name: string, suite: Suite): void => {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    const queries: string[] = [];
    let listener: (text: string) => void = () => undefined;
    let opened: OpenDatabase | undefined;
    let server: PostgresServer | undefined;

    beforeAll(async () => {
      const onQuery = (text: string): void => {
        if (isBackgroundQuery(text)) return;
        queries.push(text);
        listener(text);
      };
      if (engine === 'postgres') server = await source.createPostgres();
      opened =
        server === undefined
          ? await source.openPGlite(onQuery)
          : await openDatabase(
              { databaseUrl: server.databaseUrl, limits: PATIENT_LIMITS },
              quietLog,
              onQuery,
            );
    });
    afterAll(async () => {
      await opened?.close();
      await server?.stop();
    });
    // Whatever a suite has bought, refunded, disputed and credited is in the books (MONEY-92, MONEY-133).
    if (source === DEMO)
      afterAll(async () => {
        if (opened === undefined) return;
        const books = new BooksRepository(opened.db);
        expect(await books.differences(10)).toEqual([]);
        expect(await books.creditDifferences(10)).toEqual([]);
      });

    suite({
      engine,
      queries,
      watchQueries: (other) => {
        listener = other;
      },
      database: () => {
        if (opened === undefined) throw new Error('The database is opened in beforeAll.');
        return opened;
      },
    });
  });
};

const BOTH: readonly Engine[] = ['pglite', 'postgres'];
/** The end-to-end journeys cover the embedded engine. */
const POSTGRES: readonly Engine[] = ['postgres'];
const EMPTY: Source = {
  openPGlite: (onQuery) => openPreparedPGlite({ onQuery, within: inject('runFolder') }),
  createPostgres: () => createPostgresDatabase(),
};
const DEMO: Source = { openPGlite: openDemoPGlite, createPostgres: createDemoPostgres };

/**
 * Runs a suite on the embedded database and on a real PostgreSQL, both migrated and otherwise empty. For behaviour that
 * differs between the engines, such as notifications, text search, order, locks and imports.
 */
export const describeOnBothEngines = (name: string, suite: Suite): void =>
  describeOn(BOTH, EMPTY, name, suite);

/** Like `describeOnBothEngines`, with the demo in both databases. */
export const describeDemoOnBothEngines = (name: string, suite: Suite): void =>
  describeOn(BOTH, DEMO, name, suite);

/** Runs a suite on a PostgreSQL that is migrated and otherwise empty. */
export const describeWithDatabase = (name: string, suite: Suite): void =>
  describeOn(POSTGRES, EMPTY, name, suite);

/** Like `describeWithDatabase`, with the demo in the database. */
export const describeDemo = (name: string, suite: Suite): void => describeOn(POSTGRES, DEMO, name, suite);
