import type { LicencePeriod } from '@footlight/contract';
import type { Database } from '../src/database/database.js';
import { insertRows } from '../src/database/row-sets.js';
import { accounts } from '../src/database/schema/accounts.js';
import { licencesHeld } from '../src/database/schema/licences.js';
import { licenceWork, paymentMethods } from '../src/database/schema/payments.js';

const DAY_MS = 86_400_000;
const PERIODS: readonly LicencePeriod[] = ['P7D', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y'];

/** A renewing licence and the start of its first period. */
export interface RenewingLicence {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly period: LicencePeriod;
  /** Minor units. */
  readonly amount: number;
}

/** Licences of all periods, which begin on four consecutive days from `start`. */
export const renewingLicences = (count: number, start: number): RenewingLicence[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `held-${index}`,
    start: start + (index % 4) * DAY_MS,
    period: PERIODS[index % PERIODS.length] ?? 'P1M',
    amount: 100 + (index % 5000),
  }));

/** Inserts licences with an account and a stored method each, as after a trial: the first charge is due at `start`. */
export const fillRenewing = async (
  db: Database,
  licences: readonly RenewingLicence[],
  at: Date,
  providerId: string,
): Promise<void> => {
  await insertRows(
    db,
    accounts,
    licences.map(({ id }) => ({
      id: `account-${id}`,
      email: `${id}@example.org`,
      name: id,
      role: 'viewer' as const,
      createdAt: at,
    })),
  );
  await insertRows(
    db,
    paymentMethods,
    licences.map(({ id }) => ({
      id: `method-${id}`,
      accountId: `account-${id}`,
      providerId,
      methodExternalId: `method-${id}`,
      type: 'CARD' as const,
      status: 'stored' as const,
      isDefault: true,
      createdAt: at,
    })),
  );
  await insertRows(
    db,
    licencesHeld,
    licences.map(({ id, start, period, amount }) => ({
      id,
      accountId: `account-${id}`,
      licenceId: '7001',
      status: 'active' as const,
      trial: false,
      paused: false,
      autoRenewing: true,
      purchasedAt: at,
      expiresAt: new Date(start),
      anchorAt: new Date(start),
      periodsPaid: 0,
      period,
      price: {
        priceId: 'price-7001-gbp-gb',
        amount,
        currency: 'GBP',
        scale: 2,
        taxRate: 2000,
        taxInclusive: true,
        reverseCharge: false,
        taxCountry: 'GB',
        taxRegion: null,
        country: 'GB',
      },
    })),
  );
  await insertRows(
    db,
    licenceWork,
    licences.map(({ id, start }) => ({ heldId: id, dueAt: new Date(start) })),
  );
};

/** Number of billing periods that end by a time, computed day by day, independently of the service's calculation. */
export const endsByWalking = ({ start, period }: RenewingLicence, until: number): number => {
  const [, count = '0', unit = 'D'] = /^P(\d+)([DWMY])$/u.exec(period) ?? [];
  if (unit === 'D' || unit === 'W') {
    const step = Number(count) * (unit === 'W' ? 7 : 1);
    let ends = 0;
    for (let day = step; start + day * DAY_MS <= until; day += step) ends += 1;
    return ends;
  }
  const months = Number(count) * (unit === 'Y' ? 12 : 1);
  const wanted = new Date(start).getUTCDate();
  let ends = 0;
  let left = months;
  for (let day = start + DAY_MS; day <= until; day += DAY_MS) {
    const isLastOfMonth = new Date(day + DAY_MS).getUTCDate() === 1;
    const date = new Date(day).getUTCDate();
    const isSameDay = date === wanted || (isLastOfMonth && date < wanted);
    if (!isSameDay) continue;
    left -= 1;
    if (left > 0) continue;
    ends += 1;
    left = months;
  }
  return ends;
};
