import type { PayoutDifference } from '../../../database/schema/books.js';
import type { Database } from '../../../database/database.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import type { BalanceLine, PaymentProvider } from '../payments/providers/payment-provider.js';
import { BooksRepository } from './books.repository.js';
import { lineDifference, sumDifference } from './payout-differences.js';
import { ProviderBalanceRepository, type PayoutRow } from './provider-balance.repository.js';
import { entriesOf } from './provider-entries.js';

const DAY_MS = 24 * 3_600_000;
/** Changes that a provider books late are still found. */
const OVERLAP_MS = 3 * DAY_MS;
/** How long the status of a payout is followed, and its differences are looked for again. */
const FOLLOWED_MS = 60 * DAY_MS;
const BATCH = 500;
const DIFFERENCES_KEPT = 100;

/** Records changes of a balance, and the entries of those that are new, in one transaction. */
const record = (
  db: Database,
  providerId: string,
  lines: readonly BalanceLine[],
  payoutId: string | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const added = await new ProviderBalanceRepository(tx).add(providerId, lines, payoutId);
    const fresh = lines.filter(({ id }) => added.has(id));
    await new BooksRepository(tx).record(fresh.flatMap((line) => entriesOf(providerId, line)));
  });

/** Compares a payout with what is recorded here about its payments. @returns all its differences, at most 100 */
const compare = async (
  db: Database,
  payout: PayoutRow,
  comparedAt: Date,
  signal?: AbortSignal,
): Promise<readonly PayoutDifference[]> => {
  const balances = new ProviderBalanceRepository(db);
  const differences: PayoutDifference[] = [];
  let [after, movements, gross, fees, differenceCount] = ['', 0, 0, 0, 0];
  for (;;) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop
    const lines = await balances.matchedLines(payout, after, BATCH);
    for (const line of lines) {
      movements += 1;
      gross += line.amount;
      fees += line.fee;
      const difference = lineDifference(line);
      if (difference === undefined) continue;
      differenceCount += 1;
      if (differences.length < DIFFERENCES_KEPT) differences.push(difference);
    }
    if (lines.length < BATCH) break;
    after = lines.at(-1)?.id ?? '';
  }
  const whole = sumDifference(payout, gross - fees);
  if (whole !== undefined) {
    differences.unshift(whole);
    differenceCount += 1;
  }
  await balances.saveComparison(payout, { movements, gross, fees, differences, differenceCount, comparedAt });
  return differences;
};

const followProvider = async (
  { db, clock }: Pick<ChargeTools, 'db' | 'clock'>,
  provider: PaymentProvider,
  signal?: AbortSignal,
): Promise<PayoutDifferenceOf[]> => {
  const balances = new ProviderBalanceRepository(db);
  const latest = await balances.latestOf(provider.id);
  if (latest === null) return [];
  for await (const lines of provider.balanceSince(new Date(latest.getTime() - OVERLAP_MS))) {
    signal?.throwIfAborted();
    await record(db, provider.id, lines, null);
  }
  const followedSince = new Date(clock.now() - FOLLOWED_MS);
  for await (const payouts of provider.payoutsSince(followedSince)) {
    signal?.throwIfAborted();
    await balances.savePayouts(provider.id, payouts);
  }
  const found: PayoutDifferenceOf[] = [];
  for (const payout of await balances.openPayouts(provider.id, followedSince)) {
    for await (const lines of provider.payoutLines(payout.id)) {
      signal?.throwIfAborted();
      await record(db, provider.id, lines, payout.id);
    }
    // oxlint-disable-next-line no-await-in-loop
    const differences = await compare(db, payout, new Date(clock.now()), signal);
    for (const difference of differences)
      found.push({ providerId: provider.id, payoutId: payout.id, difference });
  }
  return found;
};

/** A difference with its payout. */
export interface PayoutDifferenceOf {
  readonly providerId: string;
  readonly payoutId: string;
  readonly difference: PayoutDifference;
}

/**
 * Reads the balances at all providers: fees, payouts and conversions become entries of the ledger, and each payout is
 * compared with the payments, refunds and disputes that are recorded here. A provider that does not respond does not
 * keep the others from being read.
 * @returns the differences that were found
 * @throws {Error} the error of a provider, after the others were read
 * @see docs/rules/commerce.md MONEY-104, MONEY-105
 */
export const readProviderBooks = async (
  tools: Pick<ChargeTools, 'db' | 'clock' | 'providers'>,
  signal?: AbortSignal,
): Promise<readonly PayoutDifferenceOf[]> => {
  const found: PayoutDifferenceOf[] = [];
  let failed: unknown = null;
  for (const provider of tools.providers) {
    signal?.throwIfAborted();
    try {
      // oxlint-disable-next-line no-await-in-loop
      found.push(...(await followProvider(tools, provider, signal)));
    } catch (error) {
      failed = error;
    }
  }
  if (failed !== null) throw failed;
  return found;
};
