import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { importPlans } from '../../../../testing/import-plans.js';
import { demoRealm } from '../../../../testing/demo-application.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createFakePaymentProvider } from '../../../../testing/fake-payment-provider.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { endsByWalking, fillRenewing, renewingLicences } from '../../../../testing/renewing-licences.js';
import { createTestCommerce } from '../../../../testing/test-commerce.js';

const DAY_MS = 86_400_000;
/** `npm run bench:renewals` runs 10,000. */
const LICENCES = 28;
/** Licences start on the last days of a long month, so that periods reach months without that day. */
const START = Date.UTC(2027, 0, 28, 12);
const YEAR_MS = 365 * DAY_MS;

describeWithDatabase('a year of renewals', ({ database }) => {
  const clock = createMovingClock(START);
  const provider = createFakePaymentProvider(() => clock.now());
  const licences = renewingLicences(LICENCES, START);

  beforeAll(async () => {
    await importPlans(database().db, demoRealm().folders.catalogue ?? '', clock);
    await fillRenewing(database().db, licences, new Date(START), provider.id);
  });

  // MONEY-5, MONEY-40
  it('charges each licence the expected number of times and the expected amount', async () => {
    const { db } = database();
    const { renewals } = createTestCommerce(database(), clock, { paymentProviders: [provider] });
    for (let day = 0; day <= 365; day += 1) {
      await renewals.run((error) => {
        throw error;
      });
      clock.advance(DAY_MS);
    }
    const until = START + YEAR_MS;
    const expected = licences.map((one) => {
      const charges = endsByWalking(one, until) + 1;
      return { id: one.id, charges, sum: charges * one.amount };
    });
    const { rows } = await db.execute<{ id: string; charges: number; sum: number }>(sql`
      select held_id as id, count(*)::int as charges, sum(amount)::int as sum from payments
      where status = 'succeeded' group by held_id`);
    const byId = (a: { id: string }, b: { id: string }): number => a.id.localeCompare(b.id);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(provider.charged.size).toBe(expected.reduce((sum, { charges }) => sum + charges, 0));
  });
});
