import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
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

/**
 * A connection pool that times all queries, including those in transactions, and aborts them after a timeout on the
 * client side, because the server's own timeout does not help if the server hangs.
 */
export const createPostgresPool = (
  databaseUrl: string,
  { poolSize, timeoutMs }: PostgresLimits,
  log: Log,
  onQuery: OnQuery,
) => {
  let areLimited = false;

  class TimedClient extends Client {
    #pending = 0;
    #last: Promise<unknown> = Promise.resolve();

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
        (given) => this.#inTurn(given, () => Reflect.apply(super.query, this, given)),
        (error) => {
          clearTimeout(timer);
          noteAway(error);
          onQuery(textOf(parameters[0]), performance.now() - began);
        },
      );
    }

    /** Queries that a transaction makes at once follow one another: `pg` queues them itself up to version 8 only. */
    #inTurn(parameters: readonly unknown[], call: () => unknown): unknown {
      if (typeof parameters.at(-1) === 'function') return call();
      const turn = this.#pending === 0 ? Promise.resolve(call()) : this.#last.then(call);
      this.#pending += 1;
      const end = (): void => {
        this.#pending -= 1;
      };
      this.#last = turn.then(end, end);
      return turn;
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

  const pool: Pool = new NotingPool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    Client: TimedClient,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a resting database connection was lost'));
  return {
    pool,
    /** Enables the statement timeout; earlier statements (migrations and imports) are not limited. */
    limitStatements: (): void => {
      areLimited = true;
    },
  };
};

/**
 * Receives notifications on a dedicated connection; reconnects and listens again when it is lost. The connection must be
 * to the database itself: a pooler such as PgBouncer in transaction mode gives it to others after each statement, and
 * drops notifications.
 */
export class Listener {
  readonly #databaseUrl: string;
  /** A channel of its own, so that processes do not receive what others check with. */
  readonly #checkChannel = `footlight_check_${randomUUID().replaceAll('-', '')}`;
  readonly #timeoutMs;
  readonly #log: Log;
  readonly #handlers = new Map<string, Set<(payload: string) => void>>();
  readonly #checks = new Map<string, () => void>();
  readonly #noteCheck = (id: string): void => this.#checks.get(id)?.();
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  readonly #reconnect = (): void => {
    this.#timer = undefined;
    this.#connect().catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the listening database connection is down; trying again');
      this.#timer ??= setTimeout(this.#reconnect, RECONNECT_MS);
    });
  };

  constructor(databaseUrl: string, { timeoutMs }: PostgresLimits, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#timeoutMs = timeoutMs;
    this.#log = log;
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    const known = this.#handlers.get(channel);
    if (known !== undefined) {
      known.add(handler);
      return;
    }
    this.#handlers.set(channel, new Set([handler]));
    if (this.#client === undefined) await this.#connect();
    else await this.#client.query(`listen ${this.#client.escapeIdentifier(channel)}`);
  }

  /**
   * Resolves when a notification that `notify` sends has arrived.
   * @throws {Error} if it has not arrived in time
   */
  async check(notify: (channel: string, payload: string) => Promise<void>, withinMs: number): Promise<void> {
    await this.listen(this.#checkChannel, this.#noteCheck);
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const arrival = new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Notifications of the database do not arrive.')), withinMs);
      this.#checks.set(id, resolve);
    });
    try {
      await Promise.all([arrival, notify(this.#checkChannel, id)]);
    } finally {
      clearTimeout(timer);
      this.#checks.delete(id);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: this.#timeoutMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
    });
    const lost = (): void => {
      if (this.#client === fresh) this.#client = undefined;
      if (!this.#closed) this.#timer ??= setTimeout(this.#reconnect, RECONNECT_MS);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    await fresh.connect();
    for (const channel of this.#handlers.keys())
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    this.#client = fresh;
    return fresh;
  }
}
