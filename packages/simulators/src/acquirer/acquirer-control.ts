import type { FastifyInstance } from 'fastify';
import type { AcquirerParts } from './acquirer-parts.js';

/** Controls for tests and development that no real acquirer offers. */
export const createAcquirerControl = ({
  ledger,
  balance,
  deliveries,
  outage,
  limiter,
  endpoint,
}: AcquirerParts) => ({
  /** Settles every pending payment now. */
  settle: (): void => {
    for (const payment of ledger.payments.all()) ledger.settle(payment);
  },
  /** Expires every open action and code. */
  expire: (): void => {
    for (const payment of ledger.payments.all()) ledger.endAction(payment, 'expired');
  },
  /** Lets the payer's bank take the money of a payment back; an inquiry only asks about it. */
  dispute: (id: string, inquiry = false): void => {
    const payment = ledger.payments.get(id);
    if (payment !== undefined) ledger.dispute(payment, inquiry);
  },
  /** Lets the merchant win the dispute of a payment. */
  winDispute: (id: string): void => {
    const payment = ledger.payments.get(id);
    if (payment !== undefined) ledger.endDispute(payment, 'won');
  },
  /** Lets the merchant lose the dispute of a payment. */
  loseDispute: (id: string): void => {
    const payment = ledger.payments.get(id);
    if (payment !== undefined) ledger.endDispute(payment, 'lost');
  },
  /** Lets the merchant give its evidence in the dispute of a payment. */
  answerDispute: (id: string): void => {
    const payment = ledger.payments.get(id);
    if (payment !== undefined) ledger.answerDispute(payment);
  },
  /** Lets the payer's bank return the refunds of a payment. */
  failRefunds: (id: string): void => {
    for (const refund of ledger.payments.get(id)?.refunds ?? []) {
      const payment = ledger.payments.get(id);
      if (payment !== undefined) ledger.failRefund(payment, refund.id);
    }
  },
  /** Lets the issuer replace a stored card. */
  renewCard: (id: string, last4: string, expiresOn: string): void => {
    const method = ledger.methods.get(id);
    if (method !== undefined) ledger.renewCard(method, { last4, expiresOn });
  },
  /** Pays a merchant's balance out to its bank. @returns the ids of the payouts */
  payOut: (merchant: string): readonly string[] => balance.payOut(merchant).map(({ id }) => id),
  failPayout: (id: string): void => balance.failPayout(id),
  chargeFee: (merchant: string, amount: number, currency: string): void =>
    balance.chargeFee(merchant, amount, currency),
  /** Refuses requests beyond this number in a second. */
  limitRequests: (perSecond: number): void => limiter.set(perSecond),
  /** Changes how the webhook is registered at Stripe. */
  registerEndpoint: (changed: Partial<AcquirerParts['endpoint']>): void => {
    Object.assign(endpoint, changed);
  },
  outage: (kind: 'none' | 'down' | 'slow', slowMs = 5000): void => {
    outage.kind = kind;
    outage.slowMs = slowMs;
  },
  holdMessages: (): void => deliveries.set({ held: true }),
  /** Sends each message this many times. */
  copyMessages: (copies: number): void => deliveries.set({ copies }),
  releaseMessages: async (order: 'forwards' | 'backwards'): Promise<void> => {
    await deliveries.release(order);
    deliveries.set({ held: false });
  },
});

export type AcquirerControl = ReturnType<typeof createAcquirerControl>;

interface ControlBody {
  readonly settle?: boolean;
  readonly expire?: boolean;
  readonly outage?: 'none' | 'down' | 'slow';
  readonly messages?: 'hold' | 'forwards' | 'backwards';
  readonly copies?: number;
  /** Ids of payments. */
  readonly dispute?: string;
  readonly answerDispute?: string;
  readonly winDispute?: string;
  readonly loseDispute?: string;
}

const DISPUTE_CONTROLS = ['dispute', 'answerDispute', 'winDispute', 'loseDispute'] as const;

/** The same through `POST /control`, for journeys and for a terminal. */
export const registerAcquirerControl = (app: FastifyInstance, control: AcquirerControl): void => {
  app.post<{ Body: ControlBody }>(
    '/control',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            settle: { type: 'boolean' },
            expire: { type: 'boolean' },
            outage: { enum: ['none', 'down', 'slow'] },
            messages: { enum: ['hold', 'forwards', 'backwards'] },
            copies: { type: 'integer', minimum: 1, maximum: 20 },
            ...Object.fromEntries(DISPUTE_CONTROLS.map((name) => [name, { type: 'string' }])),
          },
        },
      },
    },
    async ({ body }, reply) => {
      if (body.settle === true) control.settle();
      if (body.expire === true) control.expire();
      if (body.outage !== undefined) control.outage(body.outage);
      if (body.copies !== undefined) control.copyMessages(body.copies);
      for (const name of DISPUTE_CONTROLS) {
        const payment = body[name];
        if (payment !== undefined) control[name](payment);
      }
      if (body.messages === 'hold') control.holdMessages();
      else if (body.messages !== undefined) await control.releaseMessages(body.messages);
      return reply.code(204).send();
    },
  );
};
