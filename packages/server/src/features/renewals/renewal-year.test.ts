import type { LicencePeriod } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deriveSecrets } from '../../auth/secrets.js';
import { composeCommerce } from '../../compose-commerce.js';
import { accounts } from '../../database/schema/accounts.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { licenceWork, paymentMethods } from '../../database/schema/payments.js';
import { importLicences } from '../../realm/import-licences.js';
import { demoRealm } from '../../testing/demo-application.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { TEST_SECRET } from '../../testing/test-application.js';

const DAY_MS = 86_400_000;
/** More are tried by hand: `FOOTLIGHT_RENEWALS=10000`. */
const LICENCES = Number(process.env['FOOTLIGHT_RENEWALS'] ?? 28);
const PERIODS: readonly LicencePeriod[] = ['P7D', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y'];
/** The last days of long months, from which months without that day are reached. */
const START = Date.UTC(2027, 0, 28, 12);
const YEAR_MS = 365 * DAY_MS;

/** Ends of billing periods, found by walking the calendar day by day: another way than the service's. */
const endsByWalking = (start: number, period: LicencePeriod, until: number): number => {
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

describeOnBothEngines('a year of renewals', ({ database }) => {
  const clock = createMovingClock(START);
  const provider = createFakePaymentProvider(() => clock.now());
  const held = Array.from({ length: LICENCES }, (_, index) => ({
    id: `held-${index}`,
    start: START + (index % 4) * DAY_MS,
    period: PERIODS[index % PERIODS.length] ?? 'P1M',
    amount: 100 + index,
  }));

  beforeAll(async () => {
    const { db } = database();
    await importLicences(db, demoRealm().folders.catalogue ?? '', clock);
    const at = new Date(START);
    for (const { id, start, period, amount } of held) {
      const accountId = `account-${id}`;
      await db
        .insert(accounts)
        .values({ id: accountId, email: `${id}@example.org`, name: id, role: 'viewer', createdAt: at });
      await db.insert(paymentMethods).values({
        id: `method-${id}`,
        accountId,
        providerId: 'fake',
        methodExternalId: `method-${id}`,
        type: 'CARD',
        status: 'stored',
        isDefault: true,
        createdAt: at,
      });
      await db.insert(licencesHeld).values({
        id,
        accountId,
        licenceId: '7001',
        status: 'active',
        trial: false,
        paused: false,
        autoRenewing: true,
        purchasedAt: at,
        // As after a trial that ends at the start: the first period is charged then.
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
          country: 'GB',
        },
      });
      await db.insert(licenceWork).values({ heldId: id, dueAt: new Date(start) });
    }
  });

  // MONEY-5, MONEY-40
  it('charges each licence as often as the calendar says, and as much', async () => {
    const { db } = database();
    const { renewals } = composeCommerce(
      {
        realm: demoRealm(),
        database: database(),
        clock,
        secrets: deriveSecrets(TEST_SECRET),
        origins: ['http://localhost:4600'],
        paymentProviders: [provider],
      },
      undefined as never,
      undefined as never,
    );
    for (let day = 0; day <= 365; day += 1) {
      await renewals.run((error) => {
        throw error;
      });
      clock.advance(DAY_MS);
    }
    const until = START + YEAR_MS;
    const expected = held.map(({ id, start, period, amount }) => {
      const charges = endsByWalking(start, period, until) + 1;
      return { id, charges, sum: charges * amount };
    });
    const { rows } = await db.execute<{ id: string; charges: number; sum: number }>(sql`
      select held_id as id, count(*)::int as charges, sum(amount)::int as sum from payments
      where status = 'succeeded' group by held_id`);
    const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(provider.charged.size).toBe(expected.reduce((sum, { charges }) => sum + charges, 0));
  });
});
