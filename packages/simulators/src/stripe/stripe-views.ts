import { methodPage, paymentPage, type AcquirerParts } from '../acquirer/acquirer-parts.js';
import { refundedOf } from '../acquirer/acquirer-views.js';
import type {
  BalanceMovement,
  Customer,
  LedgerPayment,
  PaymentStatus,
  Refund,
  StoredMethod,
} from '../acquirer/ledger-entries.js';

export const seconds = (ms: number): number => Math.floor(ms / 1000);
const DAY_MS = 24 * 3_600_000;

/** Fields that the views leave empty, as Stripe sends them: null, not left out. */
const empty = <const N extends readonly string[]>(...names: N): Readonly<Record<N[number], null>> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N[number], null>;

/** @see https://docs.stripe.com/error-codes */
const stripeCode = (code: string): string => {
  if (code === 'card_error') return 'processing_error';
  return code === 'FAILED_PAYMENT' ? 'payment_intent_payment_attempt_failed' : code;
};

/** @see https://docs.stripe.com/api/errors */
export const cardError = (code: string) => ({
  type: 'card_error',
  code: stripeCode(code),
  ...(code === 'card_declined' ? { decline_code: 'generic_decline' } : {}),
  ...(code === 'authentication_required' ? { decline_code: 'authentication_required' } : {}),
  message: `The simulator refuses this card: ${code}.`,
});

/** @see https://docs.stripe.com/api/customers/object */
export const customerView = ({ id, metadata, email, createdAt }: Customer) => ({
  id,
  object: 'customer',
  ...empty('default_source', 'description', 'shipping', 'address', 'currency', 'discount', 'name', 'phone'),
  balance: 0,
  created: seconds(createdAt),
  delinquent: false,
  email,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: empty('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  livemode: false,
  metadata,
  preferred_locales: [],
  tax_exempt: 'none',
  test_clock: null,
});

const billingDetails = (name: string | null) => ({
  ...empty('address', 'email', 'phone', 'tax_id'),
  name,
});

/** @see https://docs.stripe.com/api/payment_methods/object */
export const paymentMethodView = (method: StoredMethod) => {
  const { id, account, brand, last4, holder, expiresOn, country, status, wallet, createdAt } = method;
  const [year, month] = (expiresOn ?? '').split('-');
  return {
    id,
    object: 'payment_method',
    type: 'card',
    allow_redisplay: 'unspecified',
    customer: status === 'stored' ? account : null,
    customer_account: null,
    billing_details: billingDetails(holder),
    card: {
      brand,
      display_brand: brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country,
      exp_month: Number(month),
      exp_year: Number(year),
      fingerprint: `${last4 ?? ''}${year ?? ''}`.padEnd(16, 'x'),
      funding: 'credit',
      generated_from: null,
      last4: last4 ?? '',
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: wallet === null ? null : { type: wallet, dynamic_last4: null, [wallet]: {} },
    },
    created: seconds(createdAt),
    livemode: false,
    metadata: {},
  };
};

/** @see https://docs.stripe.com/api/setup_intents/object */
const setupIntentView = (method: StoredMethod) => {
  const id = `seti_${method.id.slice(3)}`;
  return {
    id,
    object: 'setup_intent',
    ...empty('application', 'automatic_payment_methods', 'cancellation_reason', 'description'),
    ...empty('excluded_payment_method_types', 'latest_attempt', 'mandate', 'next_action', 'on_behalf_of'),
    ...empty('payment_method_configuration_details', 'single_use_mandate', 'customer_account'),
    allowed_payment_method_types: ['card'],
    client_secret: `${id}_secret_${method.secret}`,
    created: seconds(method.createdAt),
    customer: method.account,
    last_setup_error:
      method.code === null
        ? null
        : method.status === 'declined'
          ? { type: 'card_error', code: 'setup_intent_authentication_failure' }
          : cardError(method.code),
    livemode: false,
    metadata: {},
    payment_method: method.status === 'stored' ? paymentMethodView(method) : null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    status:
      method.status === 'stored'
        ? 'succeeded'
        : method.status === 'challenge'
          ? 'requires_action'
          : 'requires_payment_method',
    usage: 'off_session',
  };
};

/** @see https://docs.stripe.com/api/checkout/sessions/object */
export const sessionView = (parts: AcquirerParts, method: StoredMethod, expanded: boolean) => {
  const intent = setupIntentView(method);
  const isOpen = method.status === 'open' || method.status === 'challenge' || method.status === 'declined';
  return {
    id: method.session,
    object: 'checkout.session',
    ...empty('adaptive_pricing', 'after_expiration', 'allow_promotion_codes', 'amount_subtotal'),
    ...empty('amount_total', 'billing_address_collection', 'client_reference_id', 'client_secret'),
    ...empty('collected_information', 'consent', 'consent_collection', 'currency', 'currency_conversion'),
    ...empty('customer_account', 'customer_creation', 'customer_details', 'customer_email', 'discounts'),
    ...empty('integration_identifier', 'invoice', 'invoice_creation', 'locale', 'managed_payments'),
    ...empty('origin_context', 'payment_intent', 'payment_link', 'payment_method_configuration_details'),
    ...empty('permissions', 'recovered_from', 'saved_payment_method_options', 'shipping_address_collection'),
    ...empty('shipping_cost', 'submit_type', 'subscription', 'total_details', 'wallet_options'),
    allowed_payment_method_types: ['card'],
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: method.cancelUrl,
    created: seconds(method.createdAt),
    custom_fields: [],
    custom_text: empty('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
    customer: method.account,
    expires_at: seconds(method.createdAt + DAY_MS),
    livemode: false,
    metadata: {},
    mode: 'setup',
    payment_method_collection: 'always',
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'no_payment_required',
    setup_intent: expanded ? intent : intent.id,
    shipping_options: [],
    status: method.status === 'stored' ? 'complete' : isOpen ? 'open' : 'expired',
    success_url: method.returnUrl,
    ui_mode: 'hosted_page',
    url: isOpen ? methodPage(parts, method) : null,
  };
};

const INTENT_STATUS: Readonly<Record<PaymentStatus, string>> = {
  succeeded: 'succeeded',
  pending: 'processing',
  action_required: 'requires_action',
  declined: 'requires_payment_method',
};

const chargeIdOf = ({ id }: LedgerPayment): string => `ch_${id.slice(3)}`;

/** @see https://docs.stripe.com/api/charges/object */
const chargeView = (parts: AcquirerParts, payment: LedgerPayment) => {
  const method = payment.methodId === null ? undefined : parts.ledger.methods.get(payment.methodId);
  const booked = parts.balance
    .movementsOf(payment.merchant)
    .find(({ kind, paymentId }) => kind === 'charge' && paymentId === payment.id);
  return {
    id: chargeIdOf(payment),
    object: 'charge',
    ...empty('application', 'application_fee', 'application_fee_amount', 'failure_balance_transaction'),
    ...empty('failure_code', 'failure_message', 'on_behalf_of', 'outcome', 'payment_method_details'),
    ...empty('receipt_email', 'receipt_number', 'receipt_url', 'review', 'shipping', 'source'),
    ...empty('source_transfer', 'statement_descriptor', 'transfer_data', 'transfer_group', 'fraud_details'),
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: refundedOf(payment),
    balance_transaction: booked?.id ?? null,
    billing_details: billingDetails(method?.holder ?? null),
    calculated_statement_descriptor: 'SIMULATOR',
    captured: true,
    created: seconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    customer: method?.account ?? null,
    description: payment.description,
    disputed: payment.dispute !== null,
    livemode: false,
    metadata: payment.metadata,
    paid: true,
    payment_intent: payment.id,
    payment_method: payment.methodId,
    refunded: refundedOf(payment) === payment.amount,
    statement_descriptor_suffix: payment.statementSuffix,
    status: 'succeeded',
  };
};

/** @see https://docs.stripe.com/api/payment_intents/object */
export const intentView = (parts: AcquirerParts, payment: LedgerPayment, expanded: boolean) => {
  const method = payment.methodId === null ? undefined : parts.ledger.methods.get(payment.methodId);
  const isPaid = payment.status === 'succeeded';
  return {
    id: payment.id,
    object: 'payment_intent',
    ...empty('application', 'application_fee_amount', 'automatic_payment_methods', 'customer_account'),
    ...empty('excluded_payment_method_types', 'managed_payments', 'on_behalf_of', 'payment_record'),
    ...empty('payment_method_configuration_details', 'processing', 'receipt_email', 'review'),
    ...empty('setup_future_usage', 'shipping', 'source', 'statement_descriptor', 'transfer_data'),
    ...empty('transfer_group'),
    allowed_payment_method_types: ['card'],
    amount: payment.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? payment.amount : 0,
    canceled_at: payment.cancelledAt === null ? null : seconds(payment.cancelledAt),
    cancellation_reason: payment.cancelledAt === null ? null : 'abandoned',
    capture_method: 'automatic_async',
    client_secret: `${payment.id}_secret_${payment.secret}`,
    confirmation_method: 'automatic',
    created: seconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    customer: method?.account ?? null,
    description: payment.description,
    last_payment_error:
      payment.code === null || payment.cancelledAt !== null ? null : cardError(payment.code),
    latest_charge: isPaid ? (expanded ? chargeView(parts, payment) : chargeIdOf(payment)) : null,
    livemode: false,
    metadata: payment.metadata,
    next_action:
      payment.action === null
        ? null
        : {
            type: 'redirect_to_url',
            redirect_to_url: { url: paymentPage(parts, payment), return_url: payment.returnUrl },
          },
    payment_method: payment.status === 'declined' ? null : payment.methodId,
    payment_method_options: {
      card: {
        ...empty('installments', 'mandate_options', 'network'),
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    statement_descriptor_suffix: payment.statementSuffix,
    status: payment.cancelledAt === null ? INTENT_STATUS[payment.status] : 'canceled',
  };
};

/** @see https://docs.stripe.com/api/refunds/object */
export const stripeRefundView = (parts: AcquirerParts, payment: LedgerPayment, refund: Refund) => {
  const booked = parts.balance.movementsOf(payment.merchant).filter(({ refundId }) => refundId === refund.id);
  const failed = booked.find(({ kind }) => kind === 'refundFailed');
  return {
    id: refund.id,
    object: 'refund',
    ...empty('customer_account', 'receipt_number', 'source_transfer_reversal', 'transfer_reversal'),
    ...empty('reason', 'customer'),
    amount: refund.amount,
    balance_transaction: booked.find(({ kind }) => kind === 'refund')?.id ?? null,
    charge: chargeIdOf(payment),
    created: seconds(refund.createdAt),
    currency: payment.currency.toLowerCase(),
    ...(failed === undefined ? {} : { failure_balance_transaction: failed.id, failure_reason: 'unknown' }),
    metadata: refund.metadata,
    payment_intent: payment.id,
    payment_method: payment.methodId,
    status: refund.status,
  };
};

/** @see https://docs.stripe.com/api/disputes/object */
export const disputeView = (parts: AcquirerParts, payment: LedgerPayment) => {
  const { dispute } = payment;
  if (dispute === null) throw new Error(`The payment ${payment.id} is not disputed.`);
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: parts.balance
      .movementsOf(payment.merchant)
      .filter(
        ({ kind, paymentId }) =>
          paymentId === payment.id && (kind === 'dispute' || kind === 'disputeReversed'),
      )
      .map((movement) => movementView(parts, movement, false)),
    charge: chargeIdOf(payment),
    created: seconds(dispute.createdAt),
    currency: payment.currency.toLowerCase(),
    enhanced_eligibility_types: [],
    evidence: {
      ...empty('access_activity_log', 'billing_address', 'cancellation_policy', 'customer_name'),
      ...empty('cancellation_policy_disclosure', 'cancellation_rebuttal', 'customer_communication'),
      ...empty('customer_email_address', 'customer_purchase_ip', 'customer_signature', 'receipt'),
      ...empty('duplicate_charge_documentation', 'duplicate_charge_explanation', 'duplicate_charge_id'),
      ...empty('product_description', 'refund_policy', 'refund_policy_disclosure', 'service_date'),
      ...empty('refund_refusal_explanation', 'service_documentation', 'shipping_address'),
      ...empty('shipping_carrier', 'shipping_date', 'shipping_documentation', 'uncategorized_file'),
      ...empty('shipping_tracking_number', 'uncategorized_text'),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: seconds(dispute.dueBy),
      enhanced_eligibility: {},
      has_evidence: dispute.status === 'under_review',
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    reason: 'fraudulent',
    status: dispute.status,
  };
};

const TYPES: Readonly<Record<BalanceMovement['kind'], readonly [type: string, category: string]>> = {
  charge: ['charge', 'charge'],
  refund: ['refund', 'refund'],
  refundFailed: ['refund_failure', 'refund_failure'],
  dispute: ['adjustment', 'dispute'],
  disputeReversed: ['adjustment', 'dispute_reversal'],
  payout: ['payout', 'payout'],
  payoutFailed: ['payout_failure', 'payout_reversal'],
  fee: ['stripe_fee', 'fee'],
};

const sourceOf = (parts: AcquirerParts, movement: BalanceMovement, expanded: boolean): unknown => {
  const payment = movement.paymentId === null ? undefined : parts.ledger.payments.get(movement.paymentId);
  if (payment !== undefined) {
    const refund = payment.refunds.find(({ id }) => id === movement.refundId);
    if (refund !== undefined) return expanded ? stripeRefundView(parts, payment, refund) : refund.id;
    if (movement.kind !== 'charge') return expanded ? disputeView(parts, payment) : payment.dispute?.id;
    return expanded ? chargeView(parts, payment) : chargeIdOf(payment);
  }
  const payout = movement.payoutId === null ? undefined : parts.ledger.payouts.get(movement.payoutId);
  if (movement.kind !== 'payout' || payout === undefined) return null;
  return expanded ? payoutView(parts, payout.id) : payout.id;
};

/** @see https://docs.stripe.com/api/balance_transactions/object */
export const movementView = (parts: AcquirerParts, movement: BalanceMovement, expanded: boolean) => {
  const { id, amount, fee, currency, exchangeRate, createdAt, kind } = movement;
  const [type, category] = TYPES[kind];
  const inLower = currency.toLowerCase();
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: seconds(createdAt + 2 * DAY_MS),
    balance_type: 'payments',
    created: seconds(createdAt),
    currency: inLower,
    description: null,
    exchange_rate: exchangeRate,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency: inLower, description: 'Fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source: sourceOf(parts, movement, expanded),
    status: 'available',
    type,
  };
};

/** @see https://docs.stripe.com/api/payouts/object */
export const payoutView = (parts: AcquirerParts, id: string) => {
  const payout = parts.ledger.payouts.get(id);
  if (payout === undefined) throw new Error(`There is no payout ${id}.`);
  const own = parts.balance
    .movementsOf(payout.merchant)
    .find((one) => one.kind === 'payout' && one.payoutId === id);
  return {
    id,
    object: 'payout',
    ...empty('application_fee', 'application_fee_amount', 'description', 'failure_balance_transaction'),
    ...empty('failure_code', 'failure_message', 'original_payout', 'payout_method', 'reversed_by'),
    ...empty('statement_descriptor', 'trace_id'),
    amount: payout.amount,
    arrival_date: seconds(payout.arrivesAt),
    automatic: true,
    balance_transaction: own?.id ?? null,
    created: seconds(payout.createdAt),
    currency: payout.currency.toLowerCase(),
    destination: 'ba_1MtIhL2eZvKYlo2CAElKwKu2',
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status: payout.status,
    type: 'bank_account',
  };
};
