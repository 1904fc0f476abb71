import { idOf } from './ids.js';
import { merchantNamed, type AcquirerParts } from './acquirer-parts.js';
import { methodView, ownDisputeView, paymentView, refundView } from './acquirer-views.js';
import type { LedgerChange } from './ledger.js';
import type { PaymentStatus } from './ledger-entries.js';
import {
  disputeView,
  intentView,
  paymentMethodView,
  seconds,
  sessionView,
  stripeRefundView,
} from '../stripe/stripe-views.js';

/** The version whose objects the messages contain. @see https://docs.stripe.com/api/versioning */
export const STRIPE_VERSION = '2026-10-28.endive';

const INTENT_EVENTS: Readonly<Record<PaymentStatus, string>> = {
  succeeded: 'payment_intent.succeeded',
  pending: 'payment_intent.processing',
  action_required: 'payment_intent.requires_action',
  declined: 'payment_intent.payment_failed',
};

export const STRIPE_EVENTS = [
  ...Object.values(INTENT_EVENTS),
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'payment_method.automatically_updated',
  'payment_method.updated',
  'checkout.session.completed',
];

type StripeMessage = readonly [type: string, object: unknown];

/** @see https://docs.stripe.com/api/events/types */
const stripeEvents = (parts: AcquirerParts, change: LedgerChange): readonly StripeMessage[] => {
  switch (change.kind) {
    case 'payment': {
      const { status, cancelledAt } = change.payment;
      const type = cancelledAt === null ? INTENT_EVENTS[status] : 'payment_intent.canceled';
      return [[type, intentView(parts, change.payment, false)]];
    }
    case 'refund': {
      const { payment, refund } = change;
      const object = stripeRefundView(parts, payment, refund);
      return refund.status === 'failed'
        ? [
            ['refund.updated', object],
            ['refund.failed', object],
          ]
        : [['refund.created', object]];
    }
    case 'dispute': {
      const object = disputeView(parts, change.payment);
      // An inquiry takes no money.
      return change.dispute.status === 'warning_needs_response'
        ? [['charge.dispute.created', object]]
        : [
            ['charge.dispute.created', object],
            ['charge.dispute.funds_withdrawn', object],
          ];
    }
    case 'disputeReversed':
      return [
        ['charge.dispute.closed', disputeView(parts, change.payment)],
        ['charge.dispute.funds_reinstated', disputeView(parts, change.payment)],
      ];
    case 'disputeUpdated':
      return [
        [
          change.dispute.status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.updated',
          disputeView(parts, change.payment),
        ],
      ];
    case 'cardRenewed':
      return [['payment_method.automatically_updated', paymentMethodView(change.method)]];
    case 'method':
      return change.method.status === 'stored'
        ? [['checkout.session.completed', sessionView(parts, change.method, false)]]
        : [];
  }
};

const ownEvent = (parts: AcquirerParts, change: LedgerChange): readonly [string, unknown] => {
  switch (change.kind) {
    case 'payment':
      return ['payment.updated', paymentView(parts, change.payment)];
    case 'refund':
      return ['refund.created', refundView(change.payment, change.refund)];
    case 'dispute':
      return ['dispute.created', ownDisputeView(change.payment, change.dispute)];
    case 'disputeUpdated':
      return ['dispute.updated', ownDisputeView(change.payment, change.dispute)];
    case 'disputeReversed':
      return ['dispute.reversed', ownDisputeView(change.payment, change.dispute)];
    case 'cardRenewed':
    case 'method':
      return ['method.updated', methodView(parts, change.method)];
  }
};

/** Notifies the merchant of a change, through its interface. */
export const announce = (parts: AcquirerParts, change: LedgerChange): void => {
  const { deliveries, now } = parts;
  const name = 'method' in change ? change.method.merchant : change.payment.merchant;
  const merchant = merchantNamed(parts, name);
  if (merchant.wire === 'stripe') {
    for (const [type, object] of stripeEvents(parts, change)) {
      const id = idOf('evt');
      const event = {
        id,
        object: 'event',
        api_version: STRIPE_VERSION,
        created: seconds(now()),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: idOf('req'), idempotency_key: null },
        type,
      };
      deliveries.push({ id, merchant, body: JSON.stringify(event) });
    }
    return;
  }
  // An inquiry takes no money.
  if (change.kind === 'dispute' && change.dispute.status === 'warning_needs_response') return;
  const id = idOf('evt');
  const [type, data] = ownEvent(parts, change);
  deliveries.push({
    id,
    merchant,
    body: JSON.stringify({ id, type, createdAt: new Date(now()).toISOString(), data }),
  });
};
