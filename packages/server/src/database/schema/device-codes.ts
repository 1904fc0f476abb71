import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Device } from '../../features/playback/screens/device.js';
import { accounts } from './accounts.js';
import { moment } from './columns.js';

export const deviceCodes = pgTable(
  'device_codes',
  {
    deviceCodeHash: text('device_code_hash').primaryKey(),
    userCode: text('user_code').notNull().unique(),
    device: text('device').$type<Device>().notNull(),
    browser: text('browser'),
    system: text('system'),
    country: text('country').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    intervalSeconds: integer('interval_seconds').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    polledAt: moment('polled_at'),
  },
  (table) => [
    index('device_codes_expiry').on(table.expiresAt),
    index('device_codes_account').on(table.accountId),
  ],
);
