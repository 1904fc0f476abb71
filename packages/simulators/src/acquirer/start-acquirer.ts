import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { freePort } from '../free-port.js';
import { registerAcquirerApi } from './acquirer-api.js';
import { createAcquirerControl, registerAcquirerControl } from './acquirer-control.js';
import { announce } from './acquirer-events.js';
import { merchantsOf, type WebhookUrls } from './acquirer-merchants.js';
import { registerAcquirerPages } from './acquirer-pages.js';
import type { AcquirerParts } from './acquirer-parts.js';
import { Balance, type Settlement } from './balance.js';
import { createDeliveries } from './deliveries.js';
import { Ledger } from './ledger.js';
import type { LedgerPayment } from './ledger-entries.js';
import { createLimiter } from './limiter.js';
import { registerStripeApi } from '../stripe/stripe-api.js';
import { registerStart } from './start-page.js';

export interface AcquirerOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** Webhook addresses by merchant; merchants without one receive no messages. */
  readonly webhooks?: WebhookUrls;
  /** Stores the ledger as lines of JSON and restores it on the next start; null stores nothing. */
  readonly file?: string | null;
  readonly settleAfterMs?: number;
  readonly expireAfterMs?: number;
  readonly retryAfterMs?: readonly number[];
  readonly now?: () => number;
  /** By default each payment is settled in its own currency. */
  readonly settlement?: Settlement | null;
}

const SETTLE_AFTER_MS = 20_000;
const EXPIRE_AFTER_MS = 5 * 60_000;
const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000];
const LOOK_EVERY_MS = 250;

/**
 * Starts the sandbox acquirer: ledger, interfaces, hosted pages and signed messages.
 * @throws {Error} when the port is taken
 */
export const startAcquirer = async ({
  port,
  webhooks = {},
  file = null,
  settleAfterMs = SETTLE_AFTER_MS,
  expireAfterMs = EXPIRE_AFTER_MS,
  retryAfterMs = RETRY_AFTER_MS,
  now = Date.now,
  settlement = null,
}: AcquirerOptions) => {
  const taken = await freePort(port);
  const deliveries = createDeliveries({ now, retryAfterMs });
  const ledger = new Ledger({
    file,
    now,
    settleAfterMs,
    expireAfterMs,
    onChange: (change) => {
      parts.balance.record(change);
      announce(parts, change);
    },
  });
  const parts: AcquirerParts = {
    origin: `http://localhost:${taken}`,
    ledger,
    balance: new Balance(ledger, { now, settlement }),
    merchants: merchantsOf(webhooks),
    deliveries,
    now,
    outage: { kind: 'none', slowMs: 0 },
    limiter: createLimiter(now),
    endpoint: { apiVersion: null, events: null, isEnabled: true },
  };
  const control = createAcquirerControl(parts);
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      if (parts.outage.kind === 'down') await reply.code(503).send({ error: { message: 'Out of order.' } });
    });
    scope.addHook('onSend', async ({ method }) => {
      const { kind, slowMs } = parts.outage;
      if (kind === 'slow' && method === 'POST') await new Promise((resolve) => setTimeout(resolve, slowMs));
    });
    await scope.register(async (own) => Promise.resolve(registerAcquirerApi(own, parts)), {
      prefix: '/acquirer/v1',
    });
    await scope.register(async (own) => Promise.resolve(registerStripeApi(own, parts)), { prefix: '/v1' });
  });
  await app.register(async (scope) => Promise.resolve(registerAcquirerPages(scope, parts)), {
    prefix: '/pages',
  });
  registerAcquirerControl(app, control);
  registerStart(app, parts);
  await app.listen({ host: 'localhost', port: taken });
  const timer = setInterval(() => parts.ledger.advance(), LOOK_EVERY_MS);
  timer.unref();
  return {
    /** Such as `http://localhost:4643`. */
    origin: parts.origin,
    control,
    /** Requests that were refused because there were too many in a second. */
    refusedRequests: (): number => parts.limiter.refused(),
    /** Payments in the ledger, oldest first. */
    payments: (): readonly LedgerPayment[] => parts.ledger.payments.all(),
    /** Bodies of the messages so far, oldest first. */
    messages: (): readonly string[] => deliveries.sent().map(({ body }) => body),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await deliveries.stop();
      await app.close();
    },
  };
};

export type RunningAcquirer = Awaited<ReturnType<typeof startAcquirer>>;
