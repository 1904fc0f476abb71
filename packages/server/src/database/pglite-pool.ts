import { types as defaultTypes } from 'pg';
import type { PGliteThread } from './pglite-thread.js';
import type { TextResult } from './pglite-messages.js';
import { textValue } from './text-value.js';
import { Mutex } from './mutex.js';

type Parser = (text: string) => unknown;

/** The argument that drizzle's node-postgres driver passes to `query`. */
interface QueryConfig {
  readonly text: string;
  readonly rowMode?: 'array';
  readonly types?: { getTypeParser(type: number, format?: 'text'): Parser };
}

export interface QueryOutcome {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: TextResult['fields'];
  readonly rows: readonly unknown[];
}

const parseRows = (result: TextResult, config: QueryConfig): unknown[] => {
  const types = config.types ?? defaultTypes;
  const parsers = result.fields.map((field) => types.getTypeParser(field.dataTypeID, 'text') as Parser);
  const valueAt = (text: string | null, index: number): unknown =>
    text === null ? null : (parsers[index]?.(text) ?? text);
  if (config.rowMode === 'array') return result.rows.map((row) => row.map(valueAt));
  return result.rows.map((row) =>
    Object.fromEntries(row.map((text, index) => [result.fields[index]?.name ?? '', valueAt(text, index)])),
  );
};

/** The database's only session, held until released. */
export interface PGliteSession {
  query(config: QueryConfig | string, values?: readonly unknown[]): Promise<QueryOutcome>;
  release(): void;
}

/**
 * Implements the part of `pg.Pool` that drizzle's node-postgres driver uses on the embedded database, so that both
 * engines share the driver, the parsers and the kind of errors. PGlite has a single session: `connect()` holds it, and
 * all other queries wait for `release()`.
 */
export class PGlitePool {
  readonly #thread: PGliteThread;
  readonly #onQuery: (text: string, milliseconds: number) => void;
  readonly #turns = new Mutex();

  constructor(thread: PGliteThread, onQuery: (text: string, milliseconds: number) => void) {
    this.#thread = thread;
    this.#onQuery = onQuery;
  }

  async query(config: QueryConfig | string, values: readonly unknown[] = []): Promise<QueryOutcome> {
    const end = await this.#turns.take();
    try {
      return await this.#run(config, values);
    } finally {
      end();
    }
  }

  async connect(): Promise<PGliteSession> {
    const end = await this.#turns.take();
    return { query: (config, values) => this.#run(config, values ?? []), release: end };
  }

  async #run(config: QueryConfig | string, values: readonly unknown[]): Promise<QueryOutcome> {
    const query = typeof config === 'string' ? { text: config } : config;
    const began = performance.now();
    try {
      const result = await this.#thread.request<TextResult>({
        kind: 'query',
        text: query.text,
        values: values.map(textValue),
      });
      return { ...result, rows: parseRows(result, query) };
    } finally {
      this.#onQuery(query.text, performance.now() - began);
    }
  }
}
