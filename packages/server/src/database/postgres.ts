import { Client, Pool } from 'pg';
import type { Log } from '../log.js';

export type OnQuery = (text: string, milliseconds: number) => void;

const RECONNECT_MS = 1_000;

/** A pool whose queries are timed, those inside transactions too. */
export const createPostgresPool = (databaseUrl: string, log: Log, onQuery: OnQuery): Pool => {
  class TimedClient extends Client {
    // `pg` overloads `query` many ways; the timing needs only to know whether a promise comes back.
    override query(...parameters: unknown[]): never {
      const began = performance.now();
      const [first] = parameters;
      const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
      // oxlint-disable-next-line typescript/unbound-method -- `apply` hands `this` over with the rest
      const answer: unknown = Reflect.apply(super.query, this, parameters);
      const done = (): void => onQuery(text, performance.now() - began);
      if (answer instanceof Promise) void answer.then(done, done);
      else done();
      return answer as never;
    }
  }
  const pool = new Pool({ connectionString: databaseUrl, max: 10, Client: TimedClient });
  pool.on('error', (error) => log.warn({ err: error }, 'a resting database connection was lost'));
  return pool;
};

export interface Listener {
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Notifications need a connection of their own; a lost one is made anew and listens again. */
export const createListener = (databaseUrl: string, log: Log): Listener => {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<Client> => {
    const fresh = new Client({ connectionString: databaseUrl });
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
