import { methodPage, paymentPage, type AcquirerParts } from './acquirer-parts.js';
import { refundedOf } from './acquirer-views.js';
import type { LedgerPayment, PaymentStatus, Refund, StoredMethod } from './ledger-entries.js';

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** @see https://docs.stripe.com/error-codes */
const stripeCode = (code: string): string => {
  if (code === 'card_error') return 'processing_error';
  return code === 'FAILED_PAYMENT' ? 'payment_intent_payment_attempt_failed' : code;
};

/** @see https://docs.stripe.com/api/errors */
export const cardError = (code: string) => ({
  type: 'card_error',
  code: stripeCode(code),
  decline_code: code === 'card_declined' ? 'generic_decline' : undefined,
  message: `The simulator refuses this card: ${code}.`,
});

/** @see https://docs.stripe.com/api/payment_methods/object */
export const paymentMethodView = ({
  id,
  account,
  brand,
  last4,
  holder,
  expiresOn,
  status,
  createdAt,
}: StoredMethod) => {
  const [year, month] = (expiresOn ?? '').split('-');
  return {
    id,
    object: 'payment_method',
    type: 'card',
    customer: status === 'stored' ? account : null,
    billing_details: { name: holder },
    card: { brand, last4, exp_month: Number(month), exp_year: Number(year) },
    created: seconds(createdAt),
    livemode: false,
    metadata: {},
  };
};

/** @see https://docs.stripe.com/api/setup_intents/object */
const setupIntentView = (method: StoredMethod) => ({
  id: `seti_${method.id.slice(3)}`,
  object: 'setup_intent',
  status:
    method.status === 'stored'
      ? 'succeeded'
      : method.status === 'challenge'
        ? 'requires_action'
        : 'requires_payment_method',
  customer: method.account,
  payment_method: method.status === 'stored' ? paymentMethodView(method) : null,
  last_setup_error:
    method.code === null
      ? null
      : method.status === 'declined'
        ? { type: 'card_error', code: 'setup_intent_authentication_failure' }
        : cardError(method.code),
  livemode: false,
});

/** @see https://docs.stripe.com/api/checkout/sessions/object */
export const sessionView = (parts: AcquirerParts, method: StoredMethod, expanded: boolean) => {
  const intent = setupIntentView(method);
  const isOpen = method.status === 'open' || method.status === 'challenge' || method.status === 'declined';
  return {
    id: method.session,
    object: 'checkout.session',
    mode: 'setup',
    status: method.status === 'stored' ? 'complete' : isOpen ? 'open' : 'expired',
    customer: method.account,
    setup_intent: expanded ? intent : intent.id,
    url: isOpen ? methodPage(parts, method) : null,
    success_url: method.returnUrl,
    cancel_url: method.cancelUrl,
    created: seconds(method.createdAt),
    livemode: false,
    metadata: {},
  };
};

const INTENT_STATUS: Readonly<Record<PaymentStatus, string>> = {
  succeeded: 'succeeded',
  pending: 'processing',
  action_required: 'requires_action',
  declined: 'requires_payment_method',
};

/** @see https://docs.stripe.com/api/payment_intents/object */
export const intentView = (parts: AcquirerParts, payment: LedgerPayment, expanded: boolean) => {
  const charge = `ch_${payment.id.slice(3)}`;
  const method = payment.methodId === null ? undefined : parts.ledger.methods.get(payment.methodId);
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    currency: payment.currency.toLowerCase(),
    status: INTENT_STATUS[payment.status],
    customer: method?.account ?? null,
    payment_method: payment.status === 'declined' ? null : payment.methodId,
    description: payment.description,
    next_action:
      payment.action === null
        ? null
        : {
            type: 'redirect_to_url',
            redirect_to_url: { url: paymentPage(parts, payment), return_url: payment.returnUrl },
          },
    last_payment_error: payment.code === null ? null : cardError(payment.code),
    latest_charge:
      payment.status !== 'succeeded'
        ? null
        : expanded
          ? {
              id: charge,
              object: 'charge',
              amount: payment.amount,
              amount_refunded: refundedOf(payment),
              payment_intent: payment.id,
            }
          : charge,
    created: seconds(payment.createdAt),
    livemode: false,
    metadata: payment.metadata,
  };
};

/** @see https://docs.stripe.com/api/refunds/object */
export const stripeRefundView = (payment: LedgerPayment, refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: payment.currency.toLowerCase(),
  payment_intent: payment.id,
  charge: `ch_${payment.id.slice(3)}`,
  status: 'succeeded',
  created: seconds(refund.createdAt),
  metadata: refund.metadata,
});

/** @see https://docs.stripe.com/api/disputes/object */
export const disputeView = (payment: LedgerPayment) => ({
  id: `du_${payment.id.slice(3)}`,
  object: 'dispute',
  amount: payment.amount,
  currency: payment.currency.toLowerCase(),
  charge: `ch_${payment.id.slice(3)}`,
  payment_intent: payment.id,
  reason: 'fraudulent',
  status: 'needs_response',
  livemode: false,
  metadata: {},
});
