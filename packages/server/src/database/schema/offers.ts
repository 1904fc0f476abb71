import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const OFFER_KINDS = [
  'family',
  'tax-rate',
  'discount',
  'cancellation-promotion',
  'gift-product',
  'price-migration',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const offers = pgTable(
  'offers',
  {
    kind: text('kind', { enum: OFFER_KINDS }).notNull(),
    id: text('id').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
