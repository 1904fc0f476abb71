import { PGlite, type Results } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { PGliteEnvelope, PGliteResponse, PGliteRequest, TextResult } from './pglite-messages.js';

/**
 * The embedded database runs in a worker thread, so that long queries do not block the main thread. Values are
 * transferred in PostgreSQL's text format, so that both engines share the parsers of node-postgres.
 */
let database: PGlite | undefined;

const opened = (): PGlite => {
  if (database === undefined) throw new Error('The database is not open.');
  return database;
};

const asIs = (value: string): string => value;

/**
 * An archive of a freshly initialised database, written by the build; the relative path is the same from the bundle and
 * the sources. Without a build PGlite runs `initdb` itself, which takes a few seconds longer.
 */
const EMPTY_DATABASE = new URL('../../dist/empty-database/empty-database.tar.gz', import.meta.url);

const emptyDatabase = async (): Promise<{ loadDataDir?: Blob }> =>
  existsSync(EMPTY_DATABASE)
    ? { loadDataDir: new Blob([await readFile(EMPTY_DATABASE)], { type: 'application/gzip' }) }
    : {};

const open = async (folder: string | null): Promise<void> => {
  const isNew = folder === null || !existsSync(folder);
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(isNew ? await emptyDatabase() : {}),
  });
  for (const type of Object.keys(pglite.parsers)) pglite.parsers[Number(type)] = asIs;
  for (const type of Object.keys(pglite.serializers)) pglite.serializers[Number(type)] = asIs;
  database = pglite;
  reportMemory();
};

const MEMORY_REPORT_INTERVAL_MS = 5_000;

/** Missing in PGlite's own types; only Emscripten's types declare it. */
interface HasMemory {
  readonly HEAPU8: Uint8Array;
}

const reportMemory = (): void => {
  if (database === undefined) return;
  const { HEAPU8 } = database.Module as unknown as HasMemory;
  send({ memoryBytes: HEAPU8.byteLength });
};
setInterval(reportMemory, MEMORY_REPORT_INTERVAL_MS).unref();

const textResult = (result: Results): TextResult => ({
  command: result.command ?? '',
  rowCount: result.rowCount ?? 0,
  fields: result.fields,
  // The queries use `rowMode: 'array'`, so each row is a list of texts.
  rows: result.rows as unknown as (string | null)[][],
});

const query = async (request: Extract<PGliteRequest, { kind: 'query' }>): Promise<TextResult> => {
  if (request.values.length > 0) {
    return textResult(await opened().query(request.text, [...request.values], { rowMode: 'array' }));
  }
  // Without values the text may contain several statements, as with node-postgres.
  const results = await opened().exec(request.text, { rowMode: 'array' });
  return textResult(results.at(-1) ?? { rows: [], fields: [] });
};

/** Quotes the channel name, which PGlite inserts into `LISTEN …` without escaping. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const gzipped = promisify(gzip);

/** Uses the fastest level, because the shutdown waits for it. The file is a sixth larger than at the default level. */
const packed = async (archive: Blob): Promise<Uint8Array> =>
  gzipped(await archive.arrayBuffer(), { level: constants.Z_BEST_SPEED });

const answer = async (request: PGliteRequest): Promise<unknown> => {
  switch (request.kind) {
    case 'open':
      return open(request.folder);
    case 'query':
      return query(request);
    case 'listen':
      await opened().listen(quoted(request.channel), (payload) =>
        send({ channel: request.channel, payload }),
      );
      return undefined;
    case 'dump':
      return packed(await opened().dumpDataDir('none'));
    case 'close':
      await database?.close();
      database = undefined;
      return undefined;
  }
};

const sentError = (error: unknown): { message: string } => {
  if (!(error instanceof Error)) return { message: String(error) };
  const {
    query: _query,
    params: _params,
    queryOptions: _options,
    ...fields
  } = Object.fromEntries(Object.entries(error));
  return { ...fields, message: error.message };
};

const send = (reply: PGliteResponse): void => parentPort?.postMessage(reply);

parentPort?.on('message', ({ id, request }: PGliteEnvelope) => {
  answer(request).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error: sentError(error) }),
  );
});
