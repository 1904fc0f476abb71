import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { PostgresServer } from './postgres-server.js';

const named = (address: string, database: string): string => {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
};

const run = async (address: string, command: string): Promise<void> => {
  const client = new Client({ connectionString: named(address, 'postgres') });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
};

/**
 * A database of a test's own on the PostgreSQL of the run.
 * @param template address of the one that it is copied from; without it, the database is migrated and empty
 */
export const createPostgresDatabase = async (
  template: string = inject('migratedDatabaseUrl'),
): Promise<PostgresServer> => {
  const name = `footlight_${randomBytes(8).toString('hex')}`;
  await run(template, `create database ${name} template ${new URL(template).pathname.slice(1)}`);
  return {
    databaseUrl: named(template, name),
    stop: () => run(template, `drop database ${name} with (force)`),
  };
};
