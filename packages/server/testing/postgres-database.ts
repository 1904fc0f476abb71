import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PostgresServer } from './postgres-server.js';

const named = (address: string, database: string): string => {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
};

const withAdmin = async <T>(address: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: named(address, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Copies the files of the template, which avoids writing its content to the WAL. */
const copyOf = (name: string, template: string): string =>
  `create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`;

/**
 * Creates a separate database on the PostgreSQL of the run.
 * @param template address of the template database; by default a migrated, empty one
 */
export const createPostgresDatabase = async (
  template: string = inject('migratedDatabaseUrl'),
): Promise<PostgresServer> => {
  const name = `footlight_${randomBytes(8).toString('hex')}`;
  await withAdmin(template, (client) => client.query(copyOf(name, template)));
  return {
    databaseUrl: named(template, name),
    stop: () =>
      withAdmin(template, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
};

/** An arbitrary advisory lock key that nothing else in a run uses. */
const ONCE_LOCK = 460_004_699;

/**
 * A migrated template database that the whole run shares.
 * @param fill fills the database at the given address; only the first caller runs it, others wait for its completion
 * @returns address of the database
 */
export const createOnce = (name: string, fill: (databaseUrl: string) => Promise<void>): Promise<string> => {
  const migrated = inject('migratedDatabaseUrl');
  const databaseUrl = named(migrated, name);
  return withAdmin(migrated, async (client) => {
    await client.query(`select pg_advisory_lock(${ONCE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Renamed once complete, so that a database that could not be filled is never used as a template.
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(copyOf(unfinished, migrated));
      await fill(named(migrated, unfinished));
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
    return databaseUrl;
  });
};
