import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const usedProofs = pgTable(
  'spent_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_proofs_expiry').on(table.expiresAt)],
);

export const adobeDevices = pgTable(
  'adobe_devices',
  {
    subject: text('subject').primaryKey(),
    requestorId: text('requestor_id').notNull(),
    id: text('id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('adobe_devices_expiry').on(table.expiresAt)],
);
