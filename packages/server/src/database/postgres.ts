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
 * Calls back, besides whoever asks, when a call of `pg` is over, which may take a callback or give a promise. `pg` calls back
 * from its socket: what follows would belong to no request, or to another's, were it not bound to whoever asked.
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
  /** From now on statements have a limit too: what goes before, migrations and imports, may take its time. */
  readonly limitStatements: () => void;
}

/**
 * A pool whose queries are timed, those inside transactions too, and given up after a while: a server that is frozen
 * says nothing at all, so that the limit of the server alone would not do.
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
      // Of a client that is in use nobody else listens, and an error that nobody hears ends the process. Its query fails
      // with the same error.
      this.on('error', () => undefined);
    }

    // `pg` overloads `query` many ways; the timing needs only to know when it is over.
    override query(...parameters: unknown[]): never {
      const began = performance.now();
      // What waits behind on this connection waits for the same answer: all of it fails, and the pool connects anew.
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

/** Notifications need a connection of their own; a lost one is made anew and listens again. */
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
