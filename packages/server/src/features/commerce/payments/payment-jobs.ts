import type { Job } from '../../../jobs/job.js';
import type { Log } from '../../../log.js';
import type { ChargeTools } from './charge-payment.js';
import { reconcile } from './reconcile.js';
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
    name: 'commerce.reconcile',
    everyMs: RECONCILE_MS,
    run: async (log, signal) => {
      const since = new Date(tools.clock.now() - BOOKS_MS);
      for (const difference of await reconcile(tools, since, signal))
        log.error({ difference }, 'the books differ from those of a payment provider');
    },
  },
];
