import { pgTable, text } from 'drizzle-orm/pg-core';

export const serviceKeys = pgTable('service_keys', {
  name: text('name').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
