import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { CollectionName } from '@footlight/contract';
import { EntriesRepository } from '../src/catalogue/entries/entries.repository.js';
import { systemClock } from '../src/clock.js';
import { openDatabase, type OpenDatabase } from '../src/database/database.js';
import { readEnvironment } from '../src/environment.js';
import { createLog } from '../src/log.js';
import { runImport } from '../src/operate-command/import-command.js';
import { readImportArguments } from '../src/operate-command/operate-arguments.js';
import { importRealm } from '../src/realm/import-realm.js';
import { loadRealm } from '../src/realm/load-realm.js';
import { createPostgresDatabase } from './postgres-database.js';
import type { PostgresServer } from './postgres-server.js';
import { quietLog } from './quiet-log.js';

/** A folder with a realm and lists, and a database into which `footlight import` imports them. */
export class ListImportBench {
  readonly folder: string;
  readonly database: OpenDatabase;
  readonly #server: PostgresServer;

  private constructor(folder: string, database: OpenDatabase, server: PostgresServer) {
    this.folder = folder;
    this.database = database;
    this.#server = server;
  }

  static async create(settings: object = {}): Promise<ListImportBench> {
    const folder = mkdtempSync(join(inject('runFolder'), 'footlight-lists-'));
    const server = await createPostgresDatabase();
    const bench = new ListImportBench(folder, await openDatabase(server, quietLog), server);
    mkdirSync(join(folder, 'catalogue'));
    mkdirSync(join(folder, 'media'));
    bench.settings(settings);
    return bench;
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.#server.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Writes the realm file, with other settings than before. */
  settings(settings: object): void {
    this.write('realm.json', {
      id: 'test',
      name: 'Test',
      languages: ['en', 'fr'],
      folders: { catalogue: 'catalogue', media: 'media' },
      streamOrigins: { cdn: { origin: 'https://cdn.example' } },
      ...settings,
    });
  }

  /** Writes a file; texts and bytes as they are, anything else as JSON. @returns its path */
  write(name: string, content: unknown): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
    return path;
  }

  /** Runs `footlight import` with these words, of which some are names in the folder. @returns its lines */
  async run(...words: readonly string[]): Promise<readonly string[]> {
    const lines: string[] = [];
    const inFolder = words.map((word) => {
      const path = join(this.folder, word);
      return existsSync(path) ? path : word;
    });
    await runImport(readImportArguments(inFolder), {
      environment: readEnvironment({
        FOOTLIGHT_DATA: this.folder,
        FOOTLIGHT_CONFIG: join(this.folder, 'realm.json'),
        DATABASE_URL: this.#server.databaseUrl,
      }),
      log: createLog({ level: 'silent' }),
      print: (line) => void lines.push(line.replaceAll(`${this.folder}/`, '')),
    });
    return lines;
  }

  /** What `run` refuses with. */
  async refused(...words: readonly string[]): Promise<string> {
    try {
      await this.run(...words);
    } catch (error) {
      return error instanceof Error ? error.message.replaceAll(`${this.folder}/`, '') : String(error);
    }
    throw new Error(`${words.join(' ')} was not refused.`);
  }

  /** Starts the service as far as its catalogue is concerned. */
  async start(): Promise<void> {
    const realm = loadRealm(join(this.folder, 'realm.json'), { port: 4600 });
    await importRealm({ realm, database: this.database, clock: systemClock, log: quietLog });
  }

  /** The published documents of a collection, in their order. */
  async documents(collection: CollectionName): Promise<readonly Record<string, unknown>[]> {
    const entries = await new EntriesRepository(this.database.db).inCollections([collection]);
    return entries.map(({ document }) => document as Record<string, unknown>);
  }

  async document(collection: CollectionName, id: string): Promise<Record<string, unknown> | undefined> {
    const [entry] = await new EntriesRepository(this.database.db).byIds([{ collection, id }]);
    return entry?.document as Record<string, unknown> | undefined;
  }

  /** Titles that viewers see, by kind and id. */
  async shown(): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await this.database.db.execute<{ key: string; title: string }>(
      sql`select kind || ':' || id as key, texts->'en'->>'title' as title from contents order by 1`,
    );
    return Object.fromEntries(rows.map(({ key, title }) => [key, title]));
  }

  /** Pretends that an editor published this document. */
  async edit(collection: CollectionName, id: string, document: unknown): Promise<void> {
    await this.database.db.execute(sql`update catalogue_entries
      set document = ${JSON.stringify(document)}::json, hash = 'edited', changed_by = 'an-editor'
      where collection = ${collection} and id = ${id}`);
  }

  async clear(): Promise<void> {
    await this.database.db.execute(
      sql`truncate catalogue_entries, catalogue_versions, catalogue_imports, contents, film_facts, artworks,
        search_documents, search_words, search_word_keys, search_facets cascade`,
    );
  }
}
