import { idOf } from './ids.js';
import { merchantNamed, type AcquirerParts } from './acquirer-parts.js';
import { methodView, paymentView, refundView } from './acquirer-views.js';
import type { LedgerChange } from './ledger.js';
import type { PaymentStatus } from './ledger-entries.js';
import { disputeView, intentView, sessionView, stripeRefundView } from './stripe-views.js';

const INTENT_EVENTS: Readonly<Record<PaymentStatus, string>> = {
  succeeded: 'payment_intent.succeeded',
  pending: 'payment_intent.processing',
  action_required: 'payment_intent.requires_action',
  declined: 'payment_intent.payment_failed',
};

/** @see https://docs.stripe.com/api/events/types */
const stripeEvent = (parts: AcquirerParts, change: LedgerChange): readonly [string, unknown] | undefined => {
  switch (change.kind) {
    case 'payment':
      return [INTENT_EVENTS[change.payment.status], intentView(parts, change.payment, false)];
    case 'refund':
      return ['refund.created', stripeRefundView(change.payment, change.refund)];
    case 'dispute':
      return ['charge.dispute.created', disputeView(change.payment)];
    case 'method':
      return change.method.status === 'stored'
        ? ['checkout.session.completed', sessionView(parts, change.method, false)]
        : undefined;
  }
};

const ownEvent = (parts: AcquirerParts, change: LedgerChange): readonly [string, unknown] => {
  switch (change.kind) {
    case 'payment':
      return ['payment.updated', paymentView(parts, change.payment)];
    case 'refund':
      return ['refund.created', refundView(change.payment, change.refund)];
    case 'dispute':
      return ['dispute.created', { payment: change.payment.id, amount: change.payment.amount }];
    case 'method':
      return ['method.updated', methodView(parts, change.method)];
  }
};

/** Notifies the merchant of a change, through its interface. */
export const announce = (parts: AcquirerParts, change: LedgerChange): void => {
  const { deliveries, now } = parts;
  const name = change.kind === 'method' ? change.method.merchant : change.payment.merchant;
  const merchant = merchantNamed(parts, name);
  const id = idOf('evt');
  if (merchant.wire === 'stripe') {
    const event = stripeEvent(parts, change);
    if (event === undefined) return;
    const [type, object] = event;
    const created = Math.floor(now() / 1000);
    deliveries.push({
      id,
      merchant,
      body: JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } }),
    });
    return;
  }
  const [type, data] = ownEvent(parts, change);
  deliveries.push({
    id,
    merchant,
    body: JSON.stringify({ id, type, createdAt: new Date(now()).toISOString(), data }),
  });
};
