import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { checkBooks } from '../../packages/server/src/features/commerce/payments/payment-jobs.js';
import { quietLog } from '../../packages/server/testing/quiet-log.js';
import type { LivedCustomer } from './lived-customer.js';
import type { LivesLog } from './lives-log.js';

type Sums = Record<string, number>;

const add = (sums: Sums, key: string, amount: number): void => {
  sums[key] = (sums[key] ?? 0) + amount;
};

const sorted = (sums: Sums): [string, number][] =>
  Object.entries(sums)
    .filter(([, sum]) => sum !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What the provider has charged and not given back, by its own record; banks have taken disputed payments back. */
const providerSums = (customers: readonly LivedCustomer[]): Sums => {
  const sums: Sums = {};
  for (const who of customers) {
    const disputed = new Set(
      who.model.wallet.charges
        .filter(({ isDisputed }) => isDisputed)
        .map((charge) => who.chargeOf(charge)?.charge.idempotencyKey),
    );
    for (const { charge, refunded } of who.charged)
      if (!disputed.has(charge.idempotencyKey))
        add(sums, charge.amount.currency, charge.amount.minor - refunded);
  }
  return sums;
};

/**
 * The nightly check of the books, the ledger beside the provider’s own record, and the tax of each payment.
 * @see docs/rules/commerce.md MONEY-92, MONEY-133
 */
export const compareBooks = async (
  { db }: OpenDatabase,
  customers: readonly LivedCustomer[],
  log: LivesLog,
): Promise<void> => {
  const night = await checkBooks({ db }, quietLog).then(
    () => 'balanced',
    (error: unknown) => String(error),
  );
  log.same('all', 'the nightly check of the books', night, 'balanced');
  const booked = await db.execute<{ currency: string; amount: string }>(
    sql`select currency, sum(amount) as amount from ledger_lines where account = 'receivable:fake' group by currency`,
  );
  const ledger: Sums = {};
  for (const { currency, amount } of booked.rows) add(ledger, currency, Number(amount));
  log.same('all', 'the ledger beside the provider', sorted(ledger), sorted(providerSums(customers)));
  const paid = await db.execute<{ account: string; amount: number; tax: number; currency: string }>(
    sql`select account_id as account, amount, tax, currency from payments
        where status = 'succeeded' and amount > 0 and account_id is not null`,
  );
  const taxes = new Map<string, string[]>();
  for (const { account, amount, tax, currency } of paid.rows)
    taxes.set(account, [...(taxes.get(account) ?? []), `${amount} ${currency}, tax ${tax}`]);
  for (const { index, accountId, model } of customers) {
    const expected = model.wallet.charges
      .filter(({ amount }) => amount > 0)
      .map(({ amount, currency, tax }) => `${amount} ${currency}, tax ${tax}`);
    log.same(index, 'the tax of the payments', (taxes.get(accountId) ?? []).toSorted(), expected.toSorted());
  }
};
