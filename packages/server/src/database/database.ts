import { mkdirSync } from 'node:fs';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { types, type Pool } from 'pg';
import type { Log } from '../log.js';
import { StartError } from '../start-error.js';
import { guardThread } from './guard-thread.js';
import { lockFolder } from './lock.js';
import { refuseNetworkFolder } from './network-folder.js';
import { openPGliteFolder, snapshotPGlite } from './pglite-folder.js';
import { LEAST_SPACE_MB, storageIssue } from './storage.js';
import { PGlitePool } from './pglite-pool.js';
import { startPGliteThread, type PGliteThread } from './pglite-thread.js';
import { Listener, type OnQuery, createPostgresPool } from './postgres.js';
import { withPreviews } from './preview-scope.js';
import { DEFAULT_LIMITS, type PostgresLimits } from './postgres-limits.js';

/** A database of either engine, or a transaction, as used by repositories. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

// The 8-byte integers used here (ids, counts) fit into a double; node-postgres returns them as text by default.
types.setTypeParser(types.builtins.INT8, Number);

/** Location of the data. A null folder means a database in memory, which is lost when the process ends (tests). */
export type DatabaseLocation =
  | {
      readonly dataFolder: string | null;
      /** Free megabytes below which the disk counts as full. */
      readonly leastSpaceMb?: number;
    }
  | {
      readonly databaseUrl: string;
      /** Where notifications are received, if `databaseUrl` is that of a pooler. */
      readonly listenUrl?: string | undefined;
      readonly limits?: PostgresLimits;
    };

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Resolves when the database responds, and delivers a notification. */
  ping(): Promise<void>;
  /** @throws {StartError} if notifications do not arrive, which events, rooms and limits of several processes need */
  requireNotifications(): Promise<void>;
  /** Calls the handler for each notification on a channel; on PostgreSQL including those of other processes. */
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  /** The payload is limited to 8000 bytes: send ids and counts, not rows. */
  notify(channel: string, payload: string): Promise<void>;
  /** Ends the start-up phase: from now on statements time out (PostgreSQL only). */
  beginServing(): void;
  /** Used and idle connections, and requests waiting for one. An embedded database counts as one used connection. */
  connections(): Connections;
  /** WebAssembly memory of an embedded database in bytes, separate from the JavaScript heap; 0 on PostgreSQL. */
  memoryBytes(): number;
  /** The reason why the storage rejects writes, as text; undefined if it is usable (embedded database only). */
  storageIssue(): string | undefined;
  /** Saves a copy of an embedded database and returns its file; null in memory and on PostgreSQL. */
  snapshot(): Promise<string | null>;
  /**
   * Resolves with the reason when this process loses the lock of the data folder. From then on nothing is written to it
   * and every query fails.
   */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

const ONE_CONNECTION: Connections = { used: 1, idle: 0, waiting: 0 };

const never = new Promise<never>(() => undefined);

const notifier =
  (db: Database) =>
  async (channel: string, payload: string): Promise<void> => {
    await db.execute(sql`select pg_notify(${channel}, ${payload})`);
  };

const pinger = (db: Database) => async (): Promise<void> => {
  await db.execute(sql`select 1`);
};

/** Load balancers ask more often, and give up earlier. */
const CHECK_MS = 5_000;
const DEAF =
  'Notifications of the database do not arrive, so rooms, live events and ended sessions would not be noticed. DATABASE_URL probably leads through a pooler in transaction mode, such as PgBouncer: set DATABASE_LISTEN_URL to an address of the database itself.';

const openPostgres = async (
  { databaseUrl, listenUrl = databaseUrl }: Extract<DatabaseLocation, { databaseUrl: string }>,
  limits: PostgresLimits,
  log: Log,
  onQuery: OnQuery,
): Promise<OpenDatabase> => {
  const { pool, limitStatements } = createPostgresPool(databaseUrl, limits, log, onQuery);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database named by DATABASE_URL does not answer: ${reason}`, { cause: error });
  }
  const db: Database = withPreviews(drizzle(pool));
  const listener = new Listener(listenUrl, limits, log);
  const notify = notifier(db);
  const ping = (): Promise<void> => listener.check(notify, CHECK_MS);
  return {
    db,
    engine: 'postgres',
    ping,
    requireNotifications: async () => {
      try {
        await ping();
      } catch (cause) {
        throw new StartError(DEAF, { cause });
      }
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    notify,
    beginServing: limitStatements,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    memoryBytes: () => 0,
    storageIssue: () => undefined,
    snapshot: () => Promise.resolve(null),
    lost: never,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};

const overThread = (
  thread: PGliteThread,
  onQuery: OnQuery,
): Pick<
  OpenDatabase,
  | 'db'
  | 'engine'
  | 'ping'
  | 'requireNotifications'
  | 'listen'
  | 'notify'
  | 'beginServing'
  | 'connections'
  | 'memoryBytes'
> => {
  // drizzle requires only `query`, `connect` and a class name that contains “Pool”.
  const db: Database = withPreviews(drizzle(new PGlitePool(thread, onQuery) as unknown as Pool));
  const handlers = new Map<string, Set<(payload: string) => void>>();
  thread.onNotification((channel, payload) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  });
  return {
    db,
    engine: 'pglite',
    ping: pinger(db),
    requireNotifications: () => Promise.resolve(),
    listen: async (channel, handler) => {
      const known = handlers.get(channel);
      handlers.set(channel, (known ?? new Set()).add(handler));
      if (known === undefined) await thread.request({ kind: 'listen', channel });
    },
    notify: notifier(db),
    beginServing: () => undefined,
    connections: () => ONE_CONNECTION,
    memoryBytes: () => thread.memoryBytes(),
  };
};

const openInMemory = async (onQuery: OnQuery): Promise<OpenDatabase> => {
  const thread = startPGliteThread();
  await thread.request({ kind: 'open', folder: null });
  return {
    ...overThread(thread, onQuery),
    storageIssue: () => undefined,
    snapshot: () => Promise.resolve(null),
    lost: never,
    close: () => thread.end(),
  };
};

const openFolder = async (
  dataFolder: string,
  leastSpaceMb: number,
  log: Log,
  onQuery: OnQuery,
): Promise<OpenDatabase> => {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  refuseNetworkFolder(dataFolder, log);
  const lock = lockFolder(dataFolder);
  try {
    const { thread, lost } = guardThread(await openPGliteFolder(dataFolder), lock, dataFolder);
    return {
      ...overThread(thread, onQuery),
      storageIssue: () => storageIssue(dataFolder, leastSpaceMb),
      snapshot: () => snapshotPGlite(thread, dataFolder, new Date()),
      lost,
      close: async () => {
        // Closing the database would write to the folder, which another process may own once the lock is lost.
        if (lock.isHeld()) await thread.request({ kind: 'close' });
        await thread.end();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Opens the service's database: embedded in a folder that this process locks, or a real PostgreSQL.
 * @param onQuery called after each query with its text and duration in milliseconds
 * @throws {StartError} when the folder is in use or broken, or the server does not respond
 */
export const openDatabase = (
  place: DatabaseLocation,
  log: Log,
  onQuery: OnQuery = () => undefined,
): Promise<OpenDatabase> => {
  if ('databaseUrl' in place) return openPostgres(place, place.limits ?? DEFAULT_LIMITS, log, onQuery);
  const { dataFolder, leastSpaceMb = LEAST_SPACE_MB } = place;
  return dataFolder === null ? openInMemory(onQuery) : openFolder(dataFolder, leastSpaceMb, log, onQuery);
};
