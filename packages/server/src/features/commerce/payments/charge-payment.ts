import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { ApiError } from '../../../api-error.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { Charge, PaymentProvider, PaymentState } from './providers/payment-provider.js';
import { settlePayment, type Deliveries } from './settle-payment.js';

/** How long a process holds the lease of a payment while it calls the provider, in milliseconds. */
export const LEASE_MS = 2 * 60_000;

/**
 * How long a request is repeated with its key, in milliseconds. Stripe keeps keys for 24 hours; after that, a repetition
 * would charge again.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
const REPEAT_MS = 20 * 3_600_000;

/** Whether a charge or refund may be sent again with its key. */
export const isRepeatable = ({ createdAt }: { readonly createdAt: Date }, now: number): boolean =>
  now - createdAt.getTime() < REPEAT_MS;

export interface ChargeTools {
  readonly db: Database;
  readonly providers: readonly PaymentProvider[];
  readonly deliveries: Deliveries;
  /** Public origin of this service. */
  readonly origin: string;
  readonly clock: Clock;
}

export const providerOf = (
  providers: readonly PaymentProvider[],
  { providerId }: Pick<PaymentRow, 'providerId'>,
): PaymentProvider => {
  const provider = providers.find(({ id }) => id === providerId);
  // The provider was removed from the realm file while it had open payments.
  if (provider === undefined) throw new ApiError('PROVIDER_FAILED');
  return provider;
};

/** The ids by which the provider knows the method to charge. */
export type ChargedAs = Pick<Charge, 'methodExternalId' | 'customerExternalId'>;

/** The page a bank redirects the payer back to. */
export const returnUrlOf = (origin: string, paymentId: string): string =>
  new URL(`/payment/${paymentId}`, origin).href;

/**
 * Sends the charge of an intended payment to the provider, outside any transaction. The payment's id is the idempotency
 * key, so a retry (after a crash, too) never charges twice.
 * @throws {ApiError} PROVIDER_FAILED when the outcome is unknown; the payment stays intended
 * @see docs/rules/commerce.md MONEY-30
 */
export const requestCharge = async (
  { db, providers, origin }: Pick<ChargeTools, 'db' | 'providers' | 'origin'>,
  payment: PaymentRow,
  method: ChargedAs,
): Promise<PaymentState> => {
  const provider = providerOf(providers, payment);
  try {
    return await provider.charge({
      amount: { minor: payment.amount, currency: payment.currency, scale: payment.scale },
      ...method,
      type: payment.methodType ?? 'CARD',
      idempotencyKey: payment.id,
      description: payment.order.item,
      returnUrl: returnUrlOf(origin, payment.id),
      offSession: payment.heldId !== null,
    });
  } catch (error) {
    await new PaymentsRepository(db).save(payment.id, { leaseUntil: null });
    throw error;
  }
};

/**
 * Charges an intended payment and records the provider's response.
 * @throws {ApiError} PROVIDER_FAILED when the outcome is unknown; the payment stays intended
 */
export const chargePayment = async (
  tools: ChargeTools,
  payment: PaymentRow,
  method: ChargedAs,
): Promise<PaymentRow> => {
  const state = await requestCharge(tools, payment, method);
  return settlePayment(tools.db, payment.id, state, tools.deliveries, tools.clock.now());
};

export const chargedAs = (method: MethodRow | undefined): ChargedAs => ({
  methodExternalId: method === undefined ? null : (method.methodExternalId ?? method.externalId),
  customerExternalId: method?.customerExternalId ?? null,
});

/**
 * Retries a payment whose outcome is unknown, unless another request holds its lease, or its key may be forgotten: then
 * the recovery job finds out.
 */
export const retryPayment = async (tools: ChargeTools, payment: PaymentRow): Promise<PaymentRow> => {
  const { db, clock } = tools;
  const isFree = payment.leaseUntil === null || payment.leaseUntil.getTime() <= clock.now();
  if (payment.status !== 'intended' || !isFree || !isRepeatable(payment, clock.now())) return payment;
  const saved = await new PaymentsRepository(db).save(payment.id, {
    leaseUntil: new Date(clock.now() + LEASE_MS),
  });
  const method =
    saved.methodId === null ? undefined : await new PaymentMethodsRepository(db).byId(saved.methodId);
  return chargePayment(tools, saved, chargedAs(method));
};

/** Reads the current status of an open payment from its provider. */
export const refreshPayment = async (
  { db, providers, deliveries, clock }: Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'>,
  payment: PaymentRow,
): Promise<PaymentRow> => {
  const isOpen = payment.status === 'pending' || payment.status === 'action-required';
  if (!isOpen || payment.externalId === null) return payment;
  const state = await providerOf(providers, payment).readPayment(payment.externalId);
  return settlePayment(db, payment.id, state, deliveries, clock.now());
};
