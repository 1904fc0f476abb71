import type { FastifyInstance } from 'fastify';
import type { ChargeTools } from './charge-payment.js';
import { reconcile } from './reconcile.js';
import { recoverPayments } from './recover-payments.js';

const WORK_MS = 30_000;
const RECONCILE_MS = 6 * 3_600_000;
/** Period that reconciliation compares, in milliseconds. */
const BOOKS_MS = 2 * 24 * 3_600_000;

interface DueWork {
  run(reportFailure: (error: unknown, what: string) => void): Promise<number>;
}

/** Runs renewals, recovery of unfinished payments and reconciliation while the application listens. */
export const attachPaymentWork = (app: FastifyInstance, tools: ChargeTools, renewals: DueWork): void => {
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const reportFailure = (error: unknown, what: string): void => {
    app.log.error({ err: error, what }, 'a step of commerce failed and is tried again');
  };

  const work = async (): Promise<void> => {
    await recoverPayments(tools, reportFailure);
    await renewals.run(reportFailure);
  };
  const compareBooks = async (): Promise<void> => {
    const found = await reconcile(tools, new Date(tools.clock.now() - BOOKS_MS));
    for (const difference of found)
      app.log.error({ difference }, 'the books differ from those of a payment provider');
  };
  /** Runs steps one after the other, so work that takes longer than its interval never overlaps itself. */
  const queue = (step: () => Promise<void>, name: string): void => {
    if (isClosed) return;
    running = running.then(step).catch((error: unknown) => reportFailure(error, name));
  };

  app.addHook('onListen', async () => {
    queue(work, 'work');
    timers.push(setInterval(() => queue(work, 'work'), WORK_MS));
    timers.push(setInterval(() => queue(compareBooks, 'books'), RECONCILE_MS));
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    for (const timer of timers) clearInterval(timer);
    await running;
  });
};
