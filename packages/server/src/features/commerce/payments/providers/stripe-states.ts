import type { Stripe } from 'stripe';
import { ApiError } from '../../../../api-error.js';
import { isCardError } from './acquirer.schemas.js';
import type {
  BalanceLine,
  CardErrorCode,
  DisputeReport,
  MethodState,
  MethodType,
  Money,
  NextAction,
  PaymentState,
  ProviderEvent,
  RefundOutcome,
} from './payment-provider.js';
import { stripePlacesOf } from './provider-money.js';
import { stripeAdvice } from './stripe-declines.js';

/** Metadata key that stores the idempotency key, by which payments and refunds are matched with their records. */
export const KEY = 'footlight_key';

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** @param currency in Stripe's lower case */
export const stripeMoney = (minor: number, currency: string): Money => {
  const upper = currency.toUpperCase();
  return { minor, currency: upper, scale: stripePlacesOf(upper) };
};

/** Maps Stripe's error codes to the contract's. @see https://docs.stripe.com/error-codes */
export const cardCodeOf = (code: string | null | undefined): CardErrorCode => {
  if (isCardError(code)) return code;
  if (code === 'incomplete_zip') return 'incorrect_zip';
  return code === 'authentication_required' ||
    code === 'setup_intent_authentication_failure' ||
    code === 'payment_intent_authentication_failure'
    ? 'card_declined'
    : 'card_error';
};

const PAYMENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;
const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'] as const;
const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;
const METHOD_EVENTS = ['payment_method.automatically_updated', 'payment_method.updated'] as const;

/** The messages that a webhook has to send. @see docs/payments.md */
export const WEBHOOK_EVENTS = [...PAYMENT_EVENTS, ...REFUND_EVENTS, ...DISPUTE_EVENTS, ...METHOD_EVENTS];

type EventOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>;

const isOneOf = <const T extends readonly Stripe.Event['type'][]>(
  event: Stripe.Event,
  types: T,
): event is EventOf<T[number]> => (types as readonly string[]).includes(event.type);

const actionOf = (intent: Stripe.PaymentIntent): NextAction => {
  const url = intent.next_action?.redirect_to_url?.url ?? null;
  return url === null ? { type: 'WAIT', url: null } : { type: 'REDIRECT', url };
};

/** @see https://docs.stripe.com/payments/paymentintents/lifecycle */
export const stateOf = (intent: Stripe.PaymentIntent): PaymentState & { externalId: string } => {
  const externalId = intent.id;
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded') return { status: 'succeeded', externalId };
  if (status === 'processing')
    return { status: 'pending', externalId, nextAction: { type: 'WAIT', url: null } };
  if (status === 'requires_action')
    return { status: 'action-required', externalId, nextAction: actionOf(intent) };
  if (status === 'requires_payment_method' && error?.code === 'authentication_required')
    return { status: 'authentication-required', externalId };
  const known = error?.type === 'card_error' && error.code !== 'payment_intent_payment_attempt_failed';
  return {
    status: 'declined',
    externalId,
    code: known ? cardCodeOf(error.code) : 'FAILED_PAYMENT',
    ...stripeAdvice(error ?? {}),
  };
};

/** A refund that is still being paid out counts as made; only `failed` and `canceled` return the money to the merchant. */
export const refundOutcome = ({ status }: Pick<Stripe.Refund, 'status'>): RefundOutcome =>
  status === 'failed' || status === 'canceled' ? 'refused' : 'accepted';

const refundEvent = (id: string, refund: Stripe.Refund): ProviderEvent => {
  const externalId = idOf(refund.payment_intent);
  if (externalId === null) return { id, kind: 'ignored' };
  return {
    id,
    kind: 'refund',
    key: refund.metadata?.[KEY] ?? null,
    externalId,
    refundId: refund.id,
    amount: stripeMoney(refund.amount, refund.currency),
    status: refundOutcome(refund) === 'refused' ? 'failed' : 'succeeded',
  };
};

/** An inquiry takes no money. @see https://docs.stripe.com/disputes/how-disputes-work#inquiries */
const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_');

/** `prevented`: the bank has given the money back before it became a dispute. */
const DISPUTE_STATES: Readonly<Partial<Record<Stripe.Dispute.Status, DisputeReport['state']>>> = {
  needs_response: 'needs-response',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  prevented: 'lost',
  appeal_needs_response: 'needs-response',
  appeal_under_review: 'under-review',
};

/** @see https://docs.stripe.com/api/disputes/object */
const disputeReport = ({ status, evidence_details: { due_by: dueBy } }: Stripe.Dispute): DisputeReport => ({
  state: DISPUTE_STATES[status] ?? 'under-review',
  // Zero: the bank takes no evidence.
  dueBy: dueBy === null || dueBy === 0 ? null : new Date(dueBy * 1000),
  isAppeal: status.startsWith('appeal_'),
});

const DISPUTE_KINDS = {
  'charge.dispute.created': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute-reversed',
  'charge.dispute.updated': 'dispute-updated',
  'charge.dispute.closed': 'dispute-updated',
} as const satisfies Readonly<Record<(typeof DISPUTE_EVENTS)[number], ProviderEvent['kind']>>;

const disputeEvent = (event: EventOf<(typeof DISPUTE_EVENTS)[number]>): ProviderEvent => {
  const { id, type } = event;
  const dispute = event.data.object;
  const externalId = idOf(dispute.payment_intent);
  if (externalId === null || isInquiry(dispute)) return { id, kind: 'ignored' };
  return { id, kind: DISPUTE_KINDS[type], externalId, report: disputeReport(dispute) };
};

/** `2027-04` */
const expiryOf = ({ exp_month: month, exp_year: year }: Stripe.PaymentMethod.Card): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** Handles the kinds of event that concern money and stored cards; all others are ignored. */
export const eventOf = (event: Stripe.Event): ProviderEvent => {
  const { id } = event;
  if (isOneOf(event, PAYMENT_EVENTS)) {
    const intent = event.data.object;
    return { id, kind: 'payment', key: intent.metadata[KEY] ?? null, payment: stateOf(intent) };
  }
  if (isOneOf(event, REFUND_EVENTS)) return refundEvent(id, event.data.object);
  if (isOneOf(event, DISPUTE_EVENTS)) return disputeEvent(event);
  if (!isOneOf(event, METHOD_EVENTS)) return { id, kind: 'ignored' };
  const { id: externalId, card } = event.data.object;
  if (card === undefined) return { id, kind: 'ignored' };
  return {
    id,
    kind: 'method',
    externalId,
    brand: card.brand,
    last4Digits: card.last4,
    expiresOn: expiryOf(card),
  };
};

/** @throws {ApiError} always: errors of this service unchanged, others as PROVIDER_FAILED */
export const failed = (error: unknown): never => {
  if (error instanceof ApiError) throw error;
  const { type, code, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>;
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(
      `Stripe: ${[type, code, statusCode, requestId].filter(Boolean).join(' ') || String(error)}`,
    ),
  });
};

/** @see https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-wallet-type */
const WALLET_TYPES: Readonly<Record<string, MethodType>> = {
  apple_pay: 'APPLE_PAY',
  google_pay: 'GOOGLE_PAY',
};

export const methodStateOf = (session: Stripe.Checkout.Session): MethodState => {
  const intent = session.setup_intent;
  if (intent === null || typeof intent === 'string') return { status: 'declined', code: 'card_error' };
  const method = intent.payment_method;
  if (intent.status === 'succeeded' && method !== null && typeof method !== 'string') {
    const { card } = method;
    return {
      status: 'stored',
      method: {
        externalId: method.id,
        // What the payer has chosen on Stripe's page counts, not what was asked for.
        type: WALLET_TYPES[card?.wallet?.type ?? ''] ?? 'CARD',
        brand: card?.brand ?? 'card',
        last4Digits: card?.last4 ?? null,
        holder: method.billing_details.name,
        expiresOn: card === undefined ? null : expiryOf(card),
        country: card?.country ?? null,
      },
    };
  }
  const { last_setup_error: error } = intent;
  if (error !== null) return { status: 'declined', code: cardCodeOf(error.code) };
  return session.url === null
    ? { status: 'declined', code: 'card_error' }
    : { status: 'action-required', nextAction: { type: 'REDIRECT', url: session.url } };
};

/** @see https://docs.stripe.com/reports/balance-transaction-types */
const KINDS: Readonly<Record<string, BalanceLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refundFailed',
  payment_failure_refund: 'refundFailed',
  payout: 'payout',
  payout_cancel: 'payoutFailed',
  payout_failure: 'payoutFailed',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

const kindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): BalanceLine['kind'] => {
  if (type !== 'adjustment') return KINDS[type] ?? 'other';
  if (category === 'dispute') return 'dispute';
  return category === 'dispute_reversal' ? 'disputeReversed' : 'other';
};

/** @param line with its expanded source */
export const balanceLineOf = (line: Stripe.BalanceTransaction): BalanceLine => {
  const { source } = line;
  const of = typeof source === 'string' || source === null ? null : source;
  const paying = of?.object === 'charge' || of?.object === 'refund' || of?.object === 'dispute' ? of : null;
  const refund = of?.object === 'refund' ? of : null;
  return {
    id: line.id,
    kind: kindOf(line),
    paymentExternalId: idOf(paying?.payment_intent),
    refundExternalId: refund?.id ?? null,
    refundKey: refund?.metadata?.[KEY] ?? null,
    amount: stripeMoney(line.amount, line.currency),
    fee: line.fee,
    paid: paying === null ? null : stripeMoney(paying.amount, paying.currency),
    at: new Date(line.created * 1000),
  };
};
