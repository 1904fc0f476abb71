import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { appliedMigrations } from '../database/migrate.js';
import { StartError } from '../start-error.js';
import { quoted, readContents, readTables, type Contents } from './tables.js';

const FORMAT = 1;
const ROWS_AT_ONCE = 500;

export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly createdAt: string;
  readonly engine: string;
  readonly migrations: readonly string[];
  /** Row count and digest by table name. */
  readonly tables: Readonly<Record<string, Contents>>;
}

/**
 * Lines of JSON: the head, then the name and the rows of each table. All rows are read in one transaction, which gives
 * a consistent snapshot while the service continues to run.
 */
const linesOf = async function* (tx: Database, head: BackupHead): AsyncGenerator<string> {
  yield `${JSON.stringify({ footlight: head })}\n`;
  for (const table of Object.keys(head.tables)) {
    yield `${JSON.stringify({ table })}\n`;
    await tx.execute(
      sql.raw(`declare backup cursor for select row_to_json(t)::text as line from ${quoted(table)} t`),
    );
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`));
      if (rows.length === 0) break;
      yield `${rows.map(({ line }) => `{"row":${line}}`).join('\n')}\n`;
    }
    await tx.execute(sql.raw('close backup'));
  }
};

/** Writes the whole database to a file. The file is renamed into place once it is complete. */
export const writeBackup = async (
  db: Database,
  file: string,
  { engine, now }: { readonly engine: string; readonly now: Date },
): Promise<BackupHead> => {
  const unfinished = `${file}.part`;
  try {
    const head = await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local timezone to 'UTC'`);
        await tx.execute(sql`set local statement_timeout to 0`);
        const migrations = await appliedMigrations(tx);
        if (migrations.length === 0) {
          throw new StartError(
            'The database (DATABASE_URL, or else FOOTLIGHT_DATA) has no tables yet, so there is nothing to back up. Start the service with it first.',
          );
        }
        const tables: Record<string, Contents> = {};
        for (const { name } of await readTables(tx)) tables[name] = await readContents(tx, name);
        const written: BackupHead = {
          format: FORMAT,
          createdAt: now.toISOString(),
          engine,
          migrations,
          tables,
        };
        await pipeline(
          Readable.from(linesOf(tx, written)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600 }),
        );
        return written;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    renameSync(unfinished, file);
    return head;
  } catch (error) {
    // An incomplete backup cannot be restored and only takes space.
    rmSync(unfinished, { force: true });
    throw error;
  }
};

/**
 * The lines of a backup. Rows stay text, because parsing them would lose the precision of large numbers.
 * @throws {StartError} when the file cannot be read or is truncated
 */
export const readBackup = async function* (file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked).setEncoding('utf8');
  let partialLine = '';
  try {
    for await (const piece of unpacked as AsyncIterable<string>) {
      const lines = (partialLine + piece).split('\n');
      partialLine = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`file: found ${JSON.stringify(file)}, which cannot be read to its end (${reason})`, {
      cause,
    });
  } finally {
    source.destroy();
  }
  if (partialLine !== '') yield partialLine;
};

/** @throws {StartError} when the first line is not the head of a backup */
export const headOf = (file: string, line: string | undefined): BackupHead => {
  const invalid = new StartError(
    `file: found ${JSON.stringify(file)}; allowed: a file that “footlight backup” wrote`,
  );
  try {
    const { footlight } = JSON.parse(line ?? '') as { readonly footlight?: BackupHead };
    if (footlight?.format !== FORMAT) throw invalid;
    return footlight;
  } catch {
    throw invalid;
  }
};
