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

/** Its files are copied, without a log of what stands in them. */
const copyOf = (name: string, template: string): string =>
  `create database ${name} template ${new URL(template).pathname.slice(1)} strategy file_copy`;

/**
 * A database of a test's own on the PostgreSQL of the run.
 * @param template address of the one that it is copied from; without it, the database is migrated and empty
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

/** Any number will do that nothing else of a run locks with. */
const ONCE_LOCK = 460_004_699;

/**
 * A migrated database of the whole run, which others are copied from.
 * @param fill called with its address by whoever is first; others wait until it has ended
 * @returns its address
 */
export const createOnce = (name: string, fill: (databaseUrl: string) => Promise<void>): Promise<string> => {
  const migrated = inject('migratedDatabaseUrl');
  const databaseUrl = named(migrated, name);
  return withAdmin(migrated, async (client) => {
    await client.query(`select pg_advisory_lock(${ONCE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Named when it is whole: one that could not be filled is nobody's template.
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(copyOf(unfinished, migrated));
      await fill(named(migrated, unfinished));
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
    return databaseUrl;
  });
};
