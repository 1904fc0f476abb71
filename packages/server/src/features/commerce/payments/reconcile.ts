import type { ChargeTools } from './charge-payment.js';
import { settlePayment } from './settle-payment.js';
import { type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { LedgerLine } from './providers/payment-provider.js';

/** A difference between the service's payments and a provider's ledger. Amounts are in minor units. */
export interface Difference {
  readonly providerId: string;
  readonly kind: 'unknown-here' | 'unknown-there' | 'status' | 'amount' | 'refunds';
  readonly paymentId: string | null;
  readonly externalId: string | null;
  readonly here: string;
  readonly there: string;
}

const SETTLED_AS: Readonly<Record<PaymentRow['status'], readonly LedgerLine['status'][]>> = {
  intended: ['pending', 'succeeded', 'declined'],
  pending: ['pending'],
  'action-required': ['pending'],
  succeeded: ['succeeded'],
  declined: ['declined'],
  // A bank page that the payer left stays open at the provider until it expires.
  abandoned: ['pending', 'declined'],
};

const compare = (
  providerId: string,
  line: LedgerLine,
  payment: PaymentRow | undefined,
  refunded: number,
): Difference[] => {
  const { externalId } = line;
  const difference = (kind: Difference['kind'], here: string, there: string): Difference => ({
    providerId,
    kind,
    paymentId: payment?.id ?? null,
    externalId,
    here,
    there,
  });
  if (payment === undefined) return [difference('unknown-here', 'nothing', line.status)];
  const sum = (amount: number, currency: string): string => `${amount} ${currency}`;
  const here = sum(payment.amount, payment.currency);
  const there = sum(line.amount.minor, line.amount.currency);
  return [
    ...(SETTLED_AS[payment.status].includes(line.status)
      ? []
      : [difference('status', payment.status, line.status)]),
    ...(here === there ? [] : [difference('amount', here, there)]),
    ...(refunded === line.refunded ? [] : [difference('refunds', String(refunded), String(line.refunded))]),
  ];
};

/**
 * Applies the outcomes that a provider has booked and this service has not recorded, because neither a response nor a
 * message has arrived: what was paid is delivered, or given back.
 * @see docs/rules/commerce.md MONEY-36
 */
export const settleDifferences = async (
  { db, providers, deliveries, clock }: Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'>,
  differences: readonly Difference[],
  signal?: AbortSignal,
): Promise<void> => {
  for (const { providerId, kind, paymentId, externalId } of differences) {
    signal?.throwIfAborted();
    const provider = providers.find(({ id }) => id === providerId);
    if (kind !== 'status' || paymentId === null || externalId === null || provider === undefined) continue;
    // Sequential: there are few, and each may notify its account.
    // oxlint-disable-next-line no-await-in-loop
    await settlePayment(db, paymentId, await provider.readPayment(externalId), deliveries, clock.now());
  }
};

/**
 * Compares the payments since a given time with the ledgers of all providers, in both directions.
 * @throws {ApiError} PROVIDER_FAILED when a provider does not respond
 * @see docs/rules/commerce.md MONEY-36
 */
export const reconcile = async (
  { db, providers }: Pick<ChargeTools, 'db' | 'providers'>,
  since: Date,
  signal?: AbortSignal,
): Promise<Difference[]> => {
  const payments = new PaymentsRepository(db);
  const differences: Difference[] = [];
  for (const provider of providers) {
    signal?.throwIfAborted();
    const lines = await provider.ledgerSince(since);
    const ours = await payments.since(provider.id, since);
    const given = await payments.refundsOf(ours.map(({ id }) => id));
    const refundedOf = (id: string): number =>
      given
        .filter(({ paymentId, status }) => paymentId === id && status === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0);
    for (const line of lines) {
      const payment = ours.find(
        ({ id, externalId }) => externalId === line.externalId || id === line.idempotencyKey,
      );
      differences.push(
        ...compare(provider.id, line, payment, payment === undefined ? 0 : refundedOf(payment.id)),
      );
    }
    for (const payment of ours) {
      const isThere = lines.some(
        ({ externalId, idempotencyKey }) =>
          externalId === payment.externalId || idempotencyKey === payment.id,
      );
      if (payment.status === 'succeeded' && !isThere)
        differences.push({
          providerId: provider.id,
          kind: 'unknown-there',
          paymentId: payment.id,
          externalId: payment.externalId,
          here: payment.status,
          there: 'nothing',
        });
    }
  }
  return differences;
};
