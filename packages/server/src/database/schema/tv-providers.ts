import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0045-tv-providers.sql */
export const usedProofs = pgTable('spent_proofs', {
  proofHash: text('proof_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

export const adobeDevices = pgTable('adobe_devices', {
  subject: text('subject').primaryKey(),
  requestorId: text('requestor_id').notNull(),
  id: text('id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
