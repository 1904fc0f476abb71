import { AsyncResource } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Log } from '../log.js';
import { noteAway } from './database-away.js';
import type { PostgresLimits } from './postgres-limits.js';

export type OnQuery = (text: string, milliseconds: number) => void;

const RECONNECT_MS = 1_000;

type Callback = (error: unknown, ...rest: unknown[]) => void;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { readonly text?: string }).text ?? '');

/**
 * Runs `done` when a call of `pg`, which either takes a callback or returns a promise, has completed. The callback is
 * bound to the caller's async context: `pg` calls it from its socket, in the context of no request or another one.
 */
const afterwards = (
  parameters: readonly unknown[],
  call: (parameters: readonly unknown[]) => unknown,
  done: (error: unknown) => void,
): never => {
  const last = parameters.at(-1);
  if (typeof last === 'function') {
    const callback = AsyncResource.bind((error: unknown, ...rest: unknown[]) => {
      done(error);
      (last as Callback)(error, ...rest);
    });
    return call([...parameters.slice(0, -1), callback]) as never;
  }
  const answer = call(parameters);
  if (answer instanceof Promise) void answer.then(() => done(undefined), done);
  return answer as never;
};

export interface PostgresPool {
  readonly pool: Pool;
  /** Enables the statement timeout; earlier statements (migrations and imports) are not limited. */
  readonly limitStatements: () => void;
}

/**
 * A connection pool that times all queries, including those in transactions, and aborts them after a timeout on the
 * client side, because the server's own timeout does not help if the server hangs.
 */
export const createPostgresPool = (
  databaseUrl: string,
  { poolSize, timeoutMs }: PostgresLimits,
  log: Log,
  onQuery: OnQuery,
): PostgresPool => {
  let areLimited = false;

  class TimedClient extends Client {
    constructor(config: ClientConfig = {}) {
      super({ ...config, ...(areLimited ? { statement_timeout: timeoutMs } : {}) });
      // The pool does not listen to clients in use, and an unhandled `error` event would end the process. The query
      // itself fails with the same error.
      this.on('error', () => undefined);
    }

    // `pg` overloads `query` in many ways; the timing only needs to know when it has completed.
    override query(...parameters: unknown[]): never {
      const began = performance.now();
      // Queries queued on this connection wait for the same response: all of them fail, and the pool reconnects.
      const timer = areLimited
        ? setTimeout(() => this.giveUp(`The database has not answered within ${timeoutMs} ms.`), timeoutMs)
        : undefined;
      return afterwards(
        parameters,
        // oxlint-disable-next-line typescript/unbound-method -- `apply` hands `this` over with the rest
        (given) => Reflect.apply(super.query, this, given),
        (error) => {
          clearTimeout(timer);
          noteAway(error);
          onQuery(textOf(parameters[0]), performance.now() - began);
        },
      );
    }

    private giveUp(reason: string): void {
      const { connection } = this as unknown as { readonly connection: { readonly stream: Duplex } };
      connection.stream.destroy(new Error(reason));
    }
  }

  class NotingPool extends Pool {
    override connect(...parameters: unknown[]): never {
      // oxlint-disable-next-line typescript/unbound-method -- as above
      return afterwards(parameters, (given) => Reflect.apply(super.connect, this, given), noteAway);
    }

    override query(...parameters: unknown[]): never {
      // oxlint-disable-next-line typescript/unbound-method -- as above
      return afterwards(parameters, (given) => Reflect.apply(super.query, this, given), noteAway);
    }
  }

  const pool = new NotingPool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    Client: TimedClient,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a resting database connection was lost'));
  return {
    pool,
    limitStatements: () => {
      areLimited = true;
    },
  };
};

export interface Listener {
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Receives notifications on a dedicated connection; reconnects and listens again when it is lost. */
export const createListener = (databaseUrl: string, { timeoutMs }: PostgresLimits, log: Log): Listener => {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<Client> => {
    const fresh = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    const lost = (): void => {
      if (client === fresh) client = undefined;
      if (!closed) timer ??= setTimeout(reconnect, RECONNECT_MS);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
    return fresh;
  };
  const reconnect = (): void => {
    timer = undefined;
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'the listening database connection is down; trying again');
      timer ??= setTimeout(reconnect, RECONNECT_MS);
    });
  };

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel);
      if (known !== undefined) {
        known.add(handler);
        return;
      }
      handlers.set(channel, new Set([handler]));
      if (client === undefined) await connect();
      else await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
};
