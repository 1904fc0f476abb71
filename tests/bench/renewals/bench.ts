import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../packages/server/src/database/database.js';
import { migrate } from '../../../packages/server/src/database/migrate.js';
import { insertRows } from '../../../packages/server/src/database/row-sets.js';
import { payments } from '../../../packages/server/src/database/schema/payments.js';
import { createPostMail } from '../../../packages/server/src/mail/post-mail.js';
import { importPlans } from '../../../packages/server/testing/import-plans.js';
import { demoRealm } from '../../../packages/server/testing/demo-application.js';
import { createFakePaymentProvider } from '../../../packages/server/testing/fake-payment-provider.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { quietLog } from '../../../packages/server/testing/quiet-log.js';
import {
  endsByWalking,
  fillRenewing,
  renewingLicences,
} from '../../../packages/server/testing/renewing-licences.js';
import { createTestCommerce } from '../../../packages/server/testing/test-commerce.js';

/**
 * Measures a year of renewals on PostgreSQL, including receipts, with a clock that is advanced day by day, and verifies
 * the result with an independent calculation. The lower bound is the time to write the same payments once.
 * Usage: npm run bench:renewals -- [licences]
 */
const DAY_MS = 86_400_000;
const START = Date.UTC(2027, 0, 28, 12);
const count = Number(process.argv[2] ?? 10_000);

const server = await startPostgres();
const database = await openDatabase({ databaseUrl: server.databaseUrl }, quietLog);
try {
  const { db } = database;
  await migrate(db, quietLog);
  const realm = demoRealm();
  const clock = createMovingClock(START);
  const provider = createFakePaymentProvider(() => clock.now());
  const heldLicences = renewingLicences(count, START);
  await importPlans(db, realm.folders.catalogue ?? '', clock);
  await fillRenewing(db, heldLicences, new Date(START), provider.id);
  await db.execute(sql`analyze`);
  const { renewals } = createTestCommerce(database, clock, {
    paymentProviders: [provider],
    post: createPostMail(realm, clock),
  });
  const startedAt = performance.now();
  for (let day = 0; day <= 365; day += 1) {
    await renewals.run((error) => {
      throw error;
    });
    clock.advance(DAY_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;

  const until = START + 365 * DAY_MS;
  const expected = heldLicences.map((one) => endsByWalking(one, until) + 1);
  const { rows } = await db.execute<{ id: string; charges: number; sum: number }>(sql`
    select held_id as id, count(*)::int as charges, sum(amount)::int as sum from payments
    where status = 'succeeded' group by held_id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  const wrong = heldLicences.filter(({ id, amount }, index) => {
    const row = found.get(id);
    return row?.charges !== expected[index] || row?.sum !== (expected[index] ?? 0) * amount;
  });
  const charges = expected.reduce((sum, one) => sum + one, 0);

  const written = await db.select().from(payments);
  const floorStartedAt = performance.now();
  for (let from = 0; from < written.length; from += 500) {
    const part = written.slice(from, from + 500);
    // oxlint-disable-next-line no-await-in-loop
    await insertRows(
      db,
      payments,
      part.map((row) =>
        Object.assign({}, row, {
          id: `copy-${row.id}`,
          idempotencyKey: `copy-${row.id}`,
          heldId: null,
          externalId: null,
        }),
      ),
    );
  }
  const floor = (performance.now() - floorStartedAt) / 1000;
  console.log(
    `${count} licences, ${charges} charges in ${seconds.toFixed(1)} s (${Math.round(charges / seconds)} a second)`,
  );
  console.log(`writing as many payments once: ${floor.toFixed(1)} s; ratio ${(seconds / floor).toFixed(1)}`);
  console.log(
    wrong.length === 0 ? 'equal to the calendar' : `${wrong.length} licences differ from the calendar`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await server.stop();
}
