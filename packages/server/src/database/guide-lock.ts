import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

const GUIDE_LOCK = 460_004_602;

/**
 * Lets one transaction at a time write programmes, until it ends, so that a channel does not get those of its format
 * while dated ones are imported.
 */
export const lockGuide = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${GUIDE_LOCK}::bigint)`);
};
