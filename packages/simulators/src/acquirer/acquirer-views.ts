import { methodPage, paymentPage, type AcquirerParts } from './acquirer-parts.js';
import type {
  BalanceMovement,
  Dispute,
  LedgerPayment,
  LedgerPayout,
  Refund,
  StoredMethod,
} from './ledger-entries.js';

/** A payment method as returned by the acquirer's interface. */
export const methodView = (parts: AcquirerParts, method: StoredMethod) => {
  const { id, type, status, code, brand, last4, holder, expiresOn, country, account } = method;
  const open = status === 'open' || status === 'challenge';
  return {
    id,
    type,
    status: open ? 'action_required' : status,
    code,
    account,
    action: open
      ? { type: type === 'CARD' ? 'CHALLENGE' : 'REDIRECT', url: methodPage(parts, method) }
      : null,
    details: status === 'stored' ? { brand, last4, holder, expiresOn, country } : null,
  };
};

const ACTIONS = { challenge: 'CHALLENGE', redirect: 'REDIRECT', wait: 'WAIT' } as const;

export const refundedOf = ({ refunds }: LedgerPayment): number =>
  refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);

/** A payment as returned by the acquirer's interface. */
export const paymentView = (parts: AcquirerParts, payment: LedgerPayment) => ({
  id: payment.id,
  type: payment.type,
  status: payment.status,
  code: payment.code,
  amount: payment.amount,
  currency: payment.currency,
  description: payment.description,
  method: payment.methodId,
  action:
    payment.action === null ? null : { type: ACTIONS[payment.action], url: paymentPage(parts, payment) },
  expiresAt: payment.expiresAt === null ? null : new Date(payment.expiresAt).toISOString(),
  refunded: refundedOf(payment),
  idempotencyKey: payment.idempotencyKey,
  createdAt: new Date(payment.createdAt).toISOString(),
});

export const ownDisputeView = ({ id }: LedgerPayment, { amount, status, dueBy }: Dispute) => ({
  payment: id,
  amount,
  status,
  evidenceDueBy: new Date(dueBy).toISOString(),
});

export const refundView = ({ id, currency }: LedgerPayment, refund: Refund) => ({
  id: refund.id,
  payment: id,
  amount: refund.amount,
  currency,
  status: refund.status,
  idempotencyKey: refund.idempotencyKey,
  createdAt: new Date(refund.createdAt).toISOString(),
});

/** A change of the merchant's balance; `paid` is what the payer paid or was given, in the payment's currency. */
export const balanceView = ({ ledger }: AcquirerParts, movement: BalanceMovement) => {
  const payment = movement.paymentId === null ? undefined : ledger.payments.get(movement.paymentId);
  const refund = payment?.refunds.find(({ id }) => id === movement.refundId);
  const paid = refund?.amount ?? (movement.kind === 'charge' ? payment?.amount : payment?.dispute?.amount);
  return {
    id: movement.id,
    kind: movement.kind,
    payment: movement.paymentId,
    refund: movement.refundId,
    key: refund?.idempotencyKey ?? null,
    payout: movement.payoutId,
    amount: movement.amount,
    fee: movement.fee,
    currency: movement.currency,
    paid: payment === undefined ? null : { amount: paid ?? 0, currency: payment.currency },
    createdAt: new Date(movement.createdAt).toISOString(),
  };
};

export const ownPayoutView = ({ id, amount, currency, status, createdAt, arrivesAt }: LedgerPayout) => ({
  id,
  amount,
  currency,
  status,
  createdAt: new Date(createdAt).toISOString(),
  arrivesAt: new Date(arrivesAt).toISOString(),
});
