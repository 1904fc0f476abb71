import { join } from 'node:path';
import type { FieldIssue } from '@footlight/contract';
import { ratesOverlap, type TaxRate } from '@footlight/domain';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { licences } from '../database/schema/licences.js';
import { offers, type OfferKind } from '../database/schema/offers.js';
import { readJsonFile } from './json-file.js';
import { OffersFile } from './schemas/offers-file.schemas.js';
import { roughPeriod } from './period.js';
import { RealmError } from './realm-error.js';

/** Keys of relative times in the file, with the keys of the absolute times that they are stored as. */
const MOMENTS = {
  startsIn: 'startsAt',
  expiresIn: 'expiresAt',
  effectiveIn: 'effectiveAt',
  answerIn: 'answerBy',
} as const;

interface Entry {
  readonly kind: OfferKind;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Names a rate by its place and its start: `CA-QC from 2027-01-01T00:00:00Z`. */
const rateName = ({ country, region, from }: TaxRate): string =>
  [
    country,
    ...(region === undefined ? [] : [`-${region}`]),
    ...(from === undefined ? [] : [` from ${from}`]),
  ].join('');

/** Rates of which it would be unclear which one applies, and countries whose prices would both include and exclude it. */
const rateIssues = (rates: readonly TaxRate[]): FieldIssue[] =>
  rates.flatMap((rate, at) => {
    const before = rates.slice(0, at);
    const name = `tax-rate ${rateName(rate)}`;
    const other = before.find((one) => ratesOverlap(one, rate));
    const isMixed = before.some(
      ({ country, inclusive }) => country === rate.country && inclusive !== rate.inclusive,
    );
    const ends = rate.until !== undefined && rate.from !== undefined && rate.until <= rate.from;
    return [
      ...(other === undefined
        ? []
        : [{ field: name, found: `${rateName(other)} at the same time`, allowed: 'one rate at a time' }]),
      ...(isMixed
        ? [
            {
              field: `${name}: inclusive`,
              found: String(rate.inclusive),
              allowed: `the same for all of ${rate.country}`,
            },
          ]
        : []),
      ...(ends
        ? [{ field: `${name}: until`, found: JSON.stringify(rate.until), allowed: `later than ${rate.from}` }]
        : []),
    ];
  });

const entriesOf = (file: OffersFile): Entry[] => {
  const named = (kind: OfferKind, list: readonly { readonly id: string }[]): Entry[] =>
    list.map((data) => ({ kind, id: data.id, data: { ...data } }));
  return [
    ...named('family', file.families),
    ...file.taxRates.map((data) => ({ kind: 'tax-rate' as const, id: rateName(data), data })),
    ...named('discount', file.discounts),
    ...named('cancellation-promotion', file.cancellationPromotions),
    ...named('gift-product', file.giftProducts),
    ...named('price-migration', file.priceMigrations),
  ];
};

const licenceIdsOf = (data: Entry['data']): readonly string[] =>
  [data['licenceId'], ...((data['licenceIds'] as readonly string[] | undefined) ?? [])].filter(
    (id): id is string => typeof id === 'string',
  );

const check = async (
  db: Database,
  path: string,
  entries: readonly Entry[],
  rates: readonly TaxRate[],
): Promise<void> => {
  const known = (await db.select({ id: licences.id }).from(licences)).map(({ id }) => id);
  const seen = new Set<string>();
  const issues = entries.flatMap(({ kind, id, data }): FieldIssue[] => {
    const name = `${kind} ${id}`;
    const isTwice = seen.has(name);
    seen.add(name);
    return [
      ...Object.entries(MOMENTS)
        .filter(([relative, absolute]) => relative in data && absolute in data)
        .map(([relative, absolute]) => ({
          field: `${name}: ${relative}`,
          found: `${absolute} too`,
          allowed: `either ${relative} or ${absolute}`,
        })),
      ...(kind === 'price-migration'
        ? [['effectiveIn', 'effectiveAt'] as const, ['answerIn', 'answerBy'] as const]
            .filter(([relative, absolute]) => !(relative in data) && !(absolute in data))
            .map(([relative, absolute]) => ({
              field: `${name}: ${relative}`,
              found: 'nothing',
              allowed: `${relative} or ${absolute}`,
            }))
        : []),
      ...(isTwice
        ? [{ field: name, found: 'two of it', allowed: 'an id that no other of its kind has' }]
        : []),
      ...licenceIdsOf(data)
        .filter((licence) => !known.includes(licence))
        .map((licence) => ({
          field: `${name}: licence`,
          found: JSON.stringify(licence),
          allowed: `a licence of licences.json: ${known.join(', ')}`,
        })),
    ];
  });
  issues.push(...rateIssues(rates));
  if (issues.length > 0) throw new RealmError(path, issues);
};

/** Keys of the same times given as absolute times. */
const ABSOLUTE: ReadonlySet<string> = new Set(Object.values(MOMENTS));

/** Converts relative times to absolute ones. Times that an earlier start has stored are kept. */
const fixed = (data: Entry['data'], before: unknown, now: number): Record<string, unknown> => {
  const stored = (before ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      // Normalised, so that different notations of the same time compare as equal.
      if (ABSOLUTE.has(key)) return [key, new Date(String(value)).toISOString()];
      const moment = (MOMENTS as Readonly<Record<string, string>>)[key];
      if (moment === undefined) return [key, value];
      return [moment, stored[moment] ?? new Date(now + roughPeriod(String(value))).toISOString()];
    }),
  );
};

/**
 * Imports `offers.json` of a catalogue and replaces the offers imported before. Requires the licences to be imported
 * first.
 * @throws {RealmError} for an invalid file or an unknown licence
 */
export const importOffers = async (db: Database, catalogueFolder: string, clock: Clock): Promise<void> => {
  const path = join(catalogueFolder, 'offers.json');
  const file = readJsonFile(path, OffersFile);
  const entries = file === undefined ? [] : entriesOf(file);
  await check(db, path, entries, file?.taxRates ?? []);
  await db.transaction(async (tx) => {
    const before = new Map(
      (await tx.select().from(offers)).map(({ kind, id, data }) => [`${kind} ${id}`, data] as const),
    );
    const rows = entries.map(({ kind, id, data }, position) => ({
      kind,
      id,
      data: fixed(data, before.get(`${kind} ${id}`), clock.now()),
      position,
    }));
    const names = new Set(entries.map(({ kind, id }) => `${kind} ${id}`));
    for (const name of before.keys()) {
      if (!names.has(name))
        await tx.delete(offers).where(eq(sql`${offers.kind} || ' ' || ${offers.id}`, name));
    }
    if (rows.length === 0) return;
    await tx
      .insert(offers)
      .values(rows)
      .onConflictDoUpdate({
        target: [offers.kind, offers.id],
        set: { data: sql`excluded.data`, position: sql`excluded.position` },
      });
  });
};
