import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';

/** An arbitrary key that no other advisory lock uses. */
const CATALOGUE_LOCK = 460_004_601;

/** Waits until no other transaction changes the catalogue, and keeps others waiting until this one ends. */
export const lockCatalogue = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK}::bigint)`);
};
