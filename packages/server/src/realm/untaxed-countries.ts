import { rateAt, type TaxRate } from '@footlight/domain';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { licences } from '../database/schema/licences.js';
import { offers } from '../database/schema/offers.js';
import type { Log } from '../log.js';
import type { Realm } from './load-realm.js';

/**
 * Countries that are sold to and have no tax rate: those that may sign up, or else those with a price of their own. A
 * rate of zero says that none is meant.
 */
const untaxedCountries = (
  sold: readonly Pick<typeof licences.$inferSelect, 'type' | 'prices'>[],
  rates: readonly TaxRate[],
  { territories }: Pick<Realm, 'territories'>,
  now: number,
): string[] => {
  const paid = sold.filter(({ type }) => type !== 'free').flatMap(({ prices }) => prices);
  if (paid.length === 0) return [];
  const countries = territories.signup ?? paid.flatMap(({ countries: own = [] }) => own);
  const hasRate = (country: string): boolean =>
    rateAt(rates, { country, region: null }, now) !== undefined ||
    rates.some(
      (rate) => rate.country === country && rateAt([rate], { country, region: rate.region ?? null }, now),
    );
  return [...new Set(countries)].filter((country) => !hasRate(country)).toSorted();
};

/**
 * Logs the countries in which nothing would be taxed because the operator has named no rate.
 * @see docs/rules/commerce.md MONEY-123
 */
export const warnAboutUntaxed = async (
  db: Database,
  realm: Pick<Realm, 'territories' | 'payments'>,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'warn'> },
): Promise<void> => {
  if (realm.payments.providers.length === 0 || realm.payments.tax.kind !== 'rates') return;
  const sold = await db.select({ type: licences.type, prices: licences.prices }).from(licences);
  const rates = await db.select({ data: offers.data }).from(offers).where(eq(offers.kind, 'tax-rate'));
  const countries = untaxedCountries(
    sold,
    rates.map(({ data }) => data as TaxRate),
    realm,
    clock.now(),
  );
  if (countries.length > 0)
    log.warn(
      { countries },
      'no tax is charged in these countries, because taxRates of offers.json names no rate for them; a rate of 0 says that it is meant',
    );
};
