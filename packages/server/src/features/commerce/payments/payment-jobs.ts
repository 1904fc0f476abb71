import type { Job } from '../../../jobs/job.js';
import type { Log } from '../../../log.js';
import { BooksRepository } from '../books/books.repository.js';
import { readProviderBooks } from '../books/provider-books.js';
import { providerOf, type ChargeTools } from './charge-payment.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { reconcile, settleDifferences } from './reconcile.js';
import { recoverPayments } from './recover-payments.js';

const WORK_MS = 30_000;
const RECONCILE_MS = 6 * 3_600_000;
/** Period that reconciliation compares, in milliseconds. */
const BOOKS_MS = 2 * 24 * 3_600_000;

interface DueWork {
  run(reportError: (error: unknown, what: string) => void, signal: AbortSignal): Promise<number>;
}

const reportTo =
  (log: Log) =>
  (error: unknown, what: string): void => {
    log.error({ err: error, what }, 'a step of commerce failed and is tried again');
  };

const NIGHT_MS = 24 * 3_600_000;
const DIFFERENCES_SHOWN = 100;

/**
 * Compares the ledger with the payments, refunds, disputes and credit that it was made from.
 * @throws {Error} if they differ
 * @see docs/rules/commerce.md MONEY-92, MONEY-133
 */
export const checkBooks = async ({ db }: Pick<ChargeTools, 'db'>, log: Log): Promise<void> => {
  const books = new BooksRepository(db);
  const differences = await books.differences(DIFFERENCES_SHOWN);
  const ofCredit = await books.creditDifferences(DIFFERENCES_SHOWN);
  for (const difference of differences) log.error({ difference }, 'the ledger differs from the payments');
  for (const difference of ofCredit)
    log.error({ difference }, 'the ledger differs from the credit of an account');
  if (differences.length > 0)
    throw new Error(`The ledger differs from ${differences.length} payments or more; the log names them.`);
  if (ofCredit.length > 0)
    throw new Error(
      `The ledger differs from the credit of ${ofCredit.length} accounts or more; the log names them.`,
    );
};

const METHODS_MS = 10 * 60_000;
const METHODS_BATCH = 50;

/**
 * Removes the payment methods and customers of deleted accounts at their providers.
 * @see docs/rules/commerce.md MONEY-49
 */
export const forgetMethods = async (
  { db, providers }: Pick<ChargeTools, 'db' | 'providers'>,
  reportError: (error: unknown, what: string) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const methods = new PaymentMethodsRepository(db);
  const forget = async (method: MethodRow): Promise<void> => {
    const provider = providerOf(providers, method);
    // A method that was never stored expires at its provider.
    if (method.status === 'stored')
      await provider.removeMethod(method.methodExternalId ?? method.externalId ?? '');
    if (method.customerExternalId !== null) await provider.removeCustomer(method.customerExternalId);
    await methods.delete(method.id);
  };
  for (const method of await methods.orphans(METHODS_BATCH)) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop
    await forget(method).catch((error: unknown) => reportError(error, `payment method ${method.id}`));
  }
};

/** Recovery of unfinished payments, renewals of due licences, and comparison with the books of the providers. */
export const paymentJobs = (tools: ChargeTools, renewals: DueWork): readonly Job[] => [
  {
    name: 'commerce.renew',
    everyMs: WORK_MS,
    // Payments that were interrupted first: a renewal may have been among them.
    run: async (log, signal) => {
      await recoverPayments(tools, reportTo(log), signal);
      await renewals.run(reportTo(log), signal);
    },
  },
  {
    name: 'commerce.methods',
    everyMs: METHODS_MS,
    run: (log, signal) => forgetMethods(tools, reportTo(log), signal),
  },
  { name: 'commerce.books', everyMs: NIGHT_MS, run: (log) => checkBooks(tools, log) },
  {
    name: 'commerce.payouts',
    everyMs: RECONCILE_MS,
    run: async (log, signal) => {
      for (const found of await readProviderBooks(tools, signal))
        log.error(found, 'a payout differs from the payments, refunds and disputes here');
    },
  },
  {
    name: 'commerce.reconcile',
    everyMs: RECONCILE_MS,
    run: async (log, signal) => {
      const since = new Date(tools.clock.now() - BOOKS_MS);
      const differences = await reconcile(tools, since, signal);
      for (const difference of differences)
        log.error({ difference }, 'the books differ from those of a payment provider');
      await settleDifferences(tools, differences, signal);
    },
  },
];

const REMINDERS_MS = 3_600_000;

/** Mails about what is going to be charged, and about cards that end. */
export const remindersJob = (reminders: { run(signal: AbortSignal): Promise<void> }): Job => ({
  name: 'commerce.reminders',
  everyMs: REMINDERS_MS,
  run: (_log, signal) => reminders.run(signal),
});
