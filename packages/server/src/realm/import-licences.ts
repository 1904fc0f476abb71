import { join } from 'node:path';
import type { FieldIssue } from '@footlight/contract';
import { notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { licences, vouchers } from '../database/schema/licences.js';
import { LicencesFile, VouchersFile } from './schemas/accounts-file.schemas.js';
import { readJsonFile } from './json-file.js';
import { roughPeriod } from './period.js';
import { RealmError } from './realm-error.js';

/** Settings of a pass that would have no effect, or contradict one another. */
const passIssues = ({ id, purchaseStrategy: strategy }: LicencesFile[number]): FieldIssue[] => {
  const { type, startsAt, endsAt, endsIn, lasts, lastsFrom, startWithin } = strategy;
  const issue = (key: string, found: string, allowed: string): FieldIssue => ({
    field: `licence ${id}: purchaseStrategy.${key}`,
    found,
    allowed,
  });
  const onlyOf = (wanted: typeof type, keys: Readonly<Record<string, unknown>>): FieldIssue[] =>
    type === wanted
      ? []
      : Object.entries(keys)
          .filter(([, value]) => value !== undefined)
          .map(([key]) => issue(key, `in ${type}`, `only in ${wanted}`));
  return [
    ...onlyOf('FIXED_DATE', { startsAt, endsAt, endsIn }),
    ...onlyOf('PPV', { lasts, lastsFrom, startWithin }),
    ...(endsAt !== undefined && endsIn !== undefined
      ? [issue('endsIn', 'endsAt too', 'either of them')]
      : []),
    ...(startsAt !== undefined && endsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [issue('endsAt', JSON.stringify(endsAt), `later than ${startsAt}`)]
      : []),
    ...(lasts === undefined && (lastsFrom !== undefined || startWithin !== undefined)
      ? [issue('lasts', 'nothing', 'a duration, such as PT48H')]
      : []),
    ...(startWithin !== undefined && lastsFrom !== 'FIRST_PLAY'
      ? [issue('startWithin', `with lastsFrom ${lastsFrom ?? 'PURCHASE'}`, 'only with FIRST_PLAY')]
      : []),
  ];
};

/** @throws {RealmError} naming each such setting */
const refuseUnclearPasses = (path: string, forSale: LicencesFile): void => {
  const issues = forSale.flatMap(passIssues);
  if (issues.length > 0) throw new RealmError(path, issues);
};

/** In an upsert, `excluded` is the row that conflicted on insertion. */
const incoming = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Imports the licences and vouchers of a catalogue; idempotent. Licences that are no longer in its file are not sold any
 * more, and vouchers that are no longer in it are deleted. Relative times of vouchers count from the first start with
 * them.
 * @throws {RealmError} for an invalid file
 */
export const importLicences = async (db: Database, catalogueFolder: string, clock: Clock): Promise<void> => {
  const forSale = readJsonFile(join(catalogueFolder, 'licences.json'), LicencesFile) ?? [];
  refuseUnclearPasses(join(catalogueFolder, 'licences.json'), forSale);
  const codes = readJsonFile(join(catalogueFolder, 'vouchers.json'), VouchersFile) ?? [];
  const moment = (
    period: string | undefined,
    absolute: string | undefined,
    stored: Date | null | undefined,
  ): Date | null => {
    if (absolute !== undefined) return new Date(absolute);
    return period === undefined ? null : (stored ?? new Date(clock.now() + roughPeriod(period)));
  };

  if (forSale.length > 0) {
    await db
      .insert(licences)
      .values(
        forSale.map((licence, position) =>
          Object.assign(licence, {
            sku: licence.sku ?? null,
            display: licence.display ?? {},
            position,
          }),
        ),
      )
      .onConflictDoUpdate({
        target: licences.id,
        set: {
          family: incoming('family'),
          rank: incoming('rank'),
          type: incoming('type'),
          purchaseStrategy: incoming('purchase_strategy'),
          prices: incoming('prices'),
          texts: incoming('texts'),
          position: incoming('position'),
          sku: incoming('sku'),
          display: incoming('display'),
        },
      });
    // Others keep their holders, so they are not deleted.
    await db
      .update(licences)
      .set({ display: sql`${licences.display} || '{"ctaControl":"HIDDEN"}'::jsonb` })
      .where(
        notInArray(
          licences.id,
          forSale.map(({ id }) => id),
        ),
      );
  }
  const before = new Map((await db.select().from(vouchers)).map((voucher) => [voucher.code, voucher]));
  await db.delete(vouchers).where(
    notInArray(
      vouchers.code,
      codes.map(({ code }) => code),
    ),
  );
  if (codes.length > 0) {
    await db
      .insert(vouchers)
      .values(
        codes.map(({ startsIn, startsAt, expiresIn, expiresAt, ...voucher }) => {
          const stored = before.get(voucher.code);
          return Object.assign(voucher, {
            licenceIds: voucher.licenceIds ?? null,
            startsAt: moment(startsIn, startsAt, stored?.startsAt),
            expiresAt: moment(expiresIn, expiresAt, stored?.expiresAt),
          });
        }),
      )
      .onConflictDoUpdate({
        target: vouchers.code,
        set: {
          discount: incoming('discount'),
          licenceIds: incoming('licence_ids'),
          startsAt: incoming('starts_at'),
          expiresAt: incoming('expires_at'),
          lifeTimeRepeat: incoming('life_time_repeat'),
          uses: incoming('uses'),
          usesPerAccount: incoming('uses_per_account'),
          series: incoming('series'),
        },
      });
  }
};
