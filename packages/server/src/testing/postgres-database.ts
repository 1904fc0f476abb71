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

/** A migrated, empty database of a test's own on the PostgreSQL of the run. */
export const createPostgresDatabase = async (): Promise<PostgresServer> => {
  const migrated = inject('migratedDatabaseUrl');
  const name = `footlight_${randomBytes(8).toString('hex')}`;
  await run(migrated, `create database ${name} template ${new URL(migrated).pathname.slice(1)}`);
  return {
    databaseUrl: named(migrated, name),
    stop: () => run(migrated, `drop database ${name} with (force)`),
  };
};
