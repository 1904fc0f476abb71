import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from 'pg';
import type { PGliteEnvelope, PGliteResponse, PGliteRequest } from './pglite-messages.js';

type Waiting = { resolve(value: unknown): void; reject(reason: Error): void };

export interface PGliteThread {
  request<T>(request: PGliteRequest): Promise<T>;
  onNotification(handler: (channel: string, payload: string) => void): void;
  /** Last reported memory of the database in bytes, separate from the JavaScript heap. */
  memoryBytes(): number;
  /** Ends the thread; requests in flight are rejected. */
  end(): Promise<void>;
}

/** Starts the built worker next to the bundle, or the TypeScript source with a loader if there is no build. */
const startWorker = (): Worker => {
  const built = new URL('./pglite-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, { execArgv: [] });
  const source = new URL('./pglite-worker.ts', import.meta.url).href;
  // `require.resolve` returns the CommonJS build, whose hooks do not load; the ES module is in the same folder.
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/u, '.mjs');
  // A loader set with `--import` is not active in a worker thread, so the worker registers it itself.
  const begin = `import(${JSON.stringify(pathToFileURL(loader))}).then(({ register }) => {
    register();
    return import(${JSON.stringify(source)});
  });`;
  return new Worker(begin, { eval: true, execArgv: [] });
};

/** Recreates the error class and fields of node-postgres, so that `cause.code` is the same for both engines. */
const databaseError = (error: Readonly<Record<string, unknown>> & { readonly message: string }): Error =>
  typeof error['code'] === 'string'
    ? Object.assign(new DatabaseError(error.message, 0, 'error'), error)
    : new Error(error.message);

export const startPGliteThread = (): PGliteThread => {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  const handlers: ((channel: string, payload: string) => void)[] = [];
  let lastId = 0;
  let memoryBytes = 0;
  let ended: Error | undefined;

  const fail = (reason: Error): void => {
    ended ??= reason;
    for (const one of waiting.values()) one.reject(reason);
    waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The embedded database has ended.')));
  worker.on('message', (reply: PGliteResponse) => {
    if ('channel' in reply) {
      for (const handler of handlers) handler(reply.channel, reply.payload);
      return;
    }
    if ('memoryBytes' in reply) {
      ({ memoryBytes } = reply);
      return;
    }
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) one?.reject(databaseError(reply.error));
    else one?.resolve(reply.value);
  });

  return {
    request: <T>(request: PGliteRequest) =>
      new Promise<T>((resolve, reject) => {
        if (ended !== undefined) {
          reject(ended);
          return;
        }
        lastId += 1;
        waiting.set(lastId, { resolve: (value) => resolve(value as T), reject });
        worker.postMessage({ id: lastId, request } satisfies PGliteEnvelope);
      }),
    onNotification: (handler) => void handlers.push(handler),
    memoryBytes: () => memoryBytes,
    end: async () => {
      await worker.terminate();
    },
  };
};
