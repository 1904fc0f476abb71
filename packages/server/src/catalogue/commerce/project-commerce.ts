import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { CollectionName } from '@footlight/contract';
import type { Database } from '../../database/database.js';
import { upsertRows } from '../../database/row-sets.js';
import { licences, vouchers } from '../../database/schema/licences.js';
import { offers, type OfferKind } from '../../database/schema/offers.js';
import type { LicencesFile, VouchersFile } from '../../realm/schemas/accounts-file.schemas.js';
import { entryKey, type Entry } from '../entries/collections.js';
import { withMoments } from './moments.js';

const KINDS: Readonly<Partial<Record<CollectionName, OfferKind>>> = {
  families: 'family',
  taxRates: 'tax-rate',
  discounts: 'discount',
  cancellationPromotions: 'cancellation-promotion',
  giftProducts: 'gift-product',
  priceMigrations: 'price-migration',
};

type Named = Pick<Entry, 'collection' | 'id'>;

const idsOf = (entries: readonly Named[], collection: CollectionName): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ id }) => id);

const offersAmong = <E extends Named>(entries: readonly E[]): (E & { readonly kind: OfferKind })[] =>
  entries.flatMap((entry) => {
    const kind = KINDS[entry.collection];
    return kind === undefined ? [] : [{ ...entry, kind }];
  });

const licenceRow = ({ document, position }: Entry): typeof licences.$inferInsert => {
  const licence = document as LicencesFile[number];
  const { id, family, rank, type, purchaseStrategy, prices, texts, sku = null, display = {} } = licence;
  return { id, family, rank, type, purchaseStrategy, prices, texts, position, sku, display };
};

/** Licences that are gone are not sold any more; they stay for their holders. */
const hideLicences = async (tx: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(licences)
    .set({ display: sql`${licences.display} || '{"ctaControl":"HIDDEN"}'::jsonb` })
    .where(inArray(licences.id, [...ids]));
};

/** The document that an entry had. */
type Before = (collection: CollectionName, id: string) => Readonly<Record<string, unknown>> | undefined;

const time = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

const writeVouchers = async (
  tx: Database,
  entries: readonly Entry[],
  before: Before,
  now: number,
): Promise<void> => {
  if (entries.length === 0) return;
  const codes = entries.map(({ id }) => id);
  const stored = await tx.select().from(vouchers).where(inArray(vouchers.code, codes));
  const times = new Map(
    stored.map(({ code, startsAt, expiresAt }) => [
      code,
      { startsAt: startsAt?.toISOString(), expiresAt: expiresAt?.toISOString() },
    ]),
  );
  const rows = entries.map(({ id, document }): typeof vouchers.$inferInsert => {
    const { discount, licenceIds, lifeTimeRepeat, uses, usesPerAccount, series } =
      document as VouchersFile[number];
    const earlier = { document: before('vouchers', id), stored: times.get(id) };
    const moments = withMoments(document as object, earlier, now);
    return {
      code: id,
      discount,
      licenceIds: licenceIds ?? null,
      startsAt: time(moments['startsAt']),
      expiresAt: time(moments['expiresAt']),
      lifeTimeRepeat,
      uses,
      usesPerAccount,
      series,
    };
  });
  await upsertRows(tx, vouchers, rows);
};

const writeOffers = async (
  tx: Database,
  entries: readonly Entry[],
  before: Before,
  now: number,
): Promise<void> => {
  const named = offersAmong(entries);
  if (named.length === 0) return;
  const wanted = or(...named.map(({ kind, id }) => and(eq(offers.kind, kind), eq(offers.id, id))));
  const stored = await tx.select().from(offers).where(wanted);
  const times = new Map(
    stored.map(({ kind, id, data }) => [`${kind} ${id}`, data as Record<string, unknown>]),
  );
  await upsertRows(
    tx,
    offers,
    named.map(({ collection, kind, id, document, position }) => {
      const earlier = { document: before(collection, id), stored: times.get(`${kind} ${id}`) };
      return { kind, id, data: withMoments(document as object, earlier, now), position };
    }),
  );
};

export interface CommerceChange {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
  /** Those of `before` that are not in `after`. */
  readonly removed: readonly Named[];
}

/**
 * Brings plans, vouchers and offers up to date with entries. What viewers hold, and the prices they agreed to, are stored
 * with their licences and do not change.
 */
export const projectCommerce = async (
  tx: Database,
  { before, removed, after }: CommerceChange,
  now: number,
): Promise<void> => {
  const documents = new Map(
    before.map((entry) => [entryKey(entry), entry.document as Readonly<Record<string, unknown>>]),
  );
  const earlier: Before = (collection, id) => documents.get(entryKey({ collection, id }));
  await upsertRows(
    tx,
    licences,
    after.filter(({ collection }) => collection === 'licences').map((entry) => licenceRow(entry)),
  );
  await hideLicences(tx, idsOf(removed, 'licences'));
  const codes = idsOf(removed, 'vouchers');
  if (codes.length > 0) await tx.delete(vouchers).where(inArray(vouchers.code, codes));
  await writeVouchers(
    tx,
    after.filter(({ collection }) => collection === 'vouchers'),
    earlier,
    now,
  );
  for (const { kind, id } of offersAmong(removed))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.delete(offers).where(and(eq(offers.kind, kind), eq(offers.id, id)));
  await writeOffers(tx, after, earlier, now);
};
