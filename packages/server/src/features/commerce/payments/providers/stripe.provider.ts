import { Stripe } from 'stripe';
import { ApiError } from '../../../../api-error.js';
import { invalidFields, issueOf } from '../../../../http/requests/field-refused.js';
import type { PaymentSettingsOf } from '../../../../realm/schemas/payments.schemas.js';
import { isCardError, parsedMessage } from './acquirer.schemas.js';
import { checkMessageSignature } from './message-signature.js';
import type {
  CardErrorCode,
  LedgerLine,
  MethodState,
  NextAction,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  RefundOutcome,
} from './payment-provider.js';
import type { PaymentTools } from './payment-tools.js';
import { minorUnitsAt, stripePlacesOf } from './provider-money.js';
import { stripeAdvice } from './stripe-declines.js';

/** Metadata key that stores the idempotency key, by which payments and refunds are matched with their records. */
const KEY = 'footlight_key';
const LEDGER_PAGE = 100;

/** Maps Stripe's error codes to the contract's. @see https://docs.stripe.com/error-codes */
const cardCodeOf = (code: string | null | undefined): CardErrorCode => {
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
type PaymentEvent = Extract<Stripe.Event, { type: (typeof PAYMENT_EVENTS)[number] }>;

const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'] as const;
type RefundEvent = Extract<Stripe.Event, { type: (typeof REFUND_EVENTS)[number] }>;

const actionOf = (intent: Stripe.PaymentIntent): NextAction => {
  const url = intent.next_action?.redirect_to_url?.url ?? null;
  return url === null ? { type: 'WAIT', url: null } : { type: 'REDIRECT', url };
};

const stateOf = (intent: Stripe.PaymentIntent): PaymentState & { externalId: string } => {
  const externalId = intent.id;
  const { status } = intent;
  if (status === 'succeeded') return { status: 'succeeded', externalId };
  if (status === 'processing')
    return { status: 'pending', externalId, nextAction: { type: 'WAIT', url: null } };
  if (status === 'requires_action')
    return { status: 'action-required', externalId, nextAction: actionOf(intent) };
  const error = intent.last_payment_error;
  const known = error?.type === 'card_error' && error.code !== 'payment_intent_payment_attempt_failed';
  return {
    status: 'declined',
    externalId,
    code: known ? cardCodeOf(error.code) : 'FAILED_PAYMENT',
    ...stripeAdvice(error ?? {}),
  };
};

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const isOfPayment = (event: Stripe.Event): event is PaymentEvent =>
  (PAYMENT_EVENTS as readonly string[]).includes(event.type);

const isOfRefund = (event: Stripe.Event): event is RefundEvent =>
  (REFUND_EVENTS as readonly string[]).includes(event.type);

/** A refund that is still being paid out counts as made; only `failed` and `canceled` return the money to the merchant. */
const refundOutcome = ({ status }: Pick<Stripe.Refund, 'status'>): RefundOutcome =>
  status === 'failed' || status === 'canceled' ? 'refused' : 'accepted';

const refundEvent = (id: string, refund: Stripe.Refund): ProviderEvent => {
  const externalId = idOf(refund.payment_intent);
  if (externalId === null) return { id, kind: 'ignored' };
  const currency = refund.currency.toUpperCase();
  return {
    id,
    kind: 'refund',
    key: refund.metadata?.[KEY] ?? null,
    externalId,
    refundId: refund.id,
    amount: { minor: refund.amount, currency, scale: stripePlacesOf(currency) },
    status: refundOutcome(refund) === 'refused' ? 'failed' : 'succeeded',
  };
};

/** Handles the kinds of event that move money; all others are ignored. */
const eventOf = (event: Stripe.Event): ProviderEvent => {
  const { id } = event;
  if (isOfPayment(event)) {
    const intent = event.data.object;
    return { id, kind: 'payment', key: intent.metadata[KEY] ?? null, payment: stateOf(intent) };
  }
  if (isOfRefund(event)) return refundEvent(id, event.data.object);
  if (event.type !== 'charge.dispute.created') return { id, kind: 'ignored' };
  const externalId = idOf(event.data.object.payment_intent);
  return externalId === null ? { id, kind: 'ignored' } : { id, kind: 'dispute', externalId };
};

/** @throws {ApiError} always: errors of this service unchanged, others as PROVIDER_FAILED */
const failed = (error: unknown): never => {
  if (error instanceof ApiError) throw error;
  const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>;
  throw new ApiError('PROVIDER_FAILED', {
    cause: new Error(`Stripe: ${[type, code, statusCode].filter(Boolean).join(' ') || String(error)}`),
  });
};

const methodStateOf = (session: Stripe.Checkout.Session): MethodState => {
  const intent = session.setup_intent;
  if (intent === null || typeof intent === 'string') return { status: 'declined', code: 'card_error' };
  const method = intent.payment_method;
  if (intent.status === 'succeeded' && method !== null && typeof method !== 'string') {
    const { card } = method;
    return {
      status: 'stored',
      method: {
        externalId: method.id,
        type: 'CARD',
        brand: card?.brand ?? 'card',
        last4Digits: card?.last4 ?? null,
        holder: method.billing_details.name,
        expiresOn: card === undefined ? null : `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
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

/** How cards are stored and removed. */
const methodCalls = (
  id: string,
  stripe: Stripe,
): Pick<PaymentProvider, 'initMethod' | 'readMethod' | 'removeMethod'> => ({
  initMethod: async ({ accountId, type, returnUrl, idempotencyKey }) => {
    if (type !== 'CARD')
      throw invalidFields([issueOf('paymentMethodType', type, `what ${id} can store: CARD`)]);
    try {
      const customer = await stripe.customers.create(
        { metadata: { account: accountId } },
        { idempotencyKey: `${idempotencyKey}-customer` },
      );
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer: customer.id,
          allowed_payment_method_types: ['card'],
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey },
      );
      return {
        externalId: session.id,
        clientSecret: null,
        nextAction: session.url === null ? null : { type: 'REDIRECT', url: session.url },
      };
    } catch (error) {
      return failed(error);
    }
  },
  readMethod: async (externalId) => {
    try {
      return methodStateOf(
        await stripe.checkout.sessions.retrieve(externalId, { expand: ['setup_intent.payment_method'] }),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
        return { status: 'declined', code: 'card_error' };
      return failed(error);
    }
  },
  removeMethod: async (externalId) => {
    try {
      await stripe.paymentMethods.detach(externalId);
    } catch (error) {
      // It has already been removed.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) failed(error);
    }
  },
});

/** How payments are charged, found and refunded. */
const paymentCalls = (
  stripe: Stripe,
): Pick<PaymentProvider, 'charge' | 'readPayment' | 'findPayment' | 'refund'> => ({
  charge: async ({ amount, methodExternalId, idempotencyKey, description, returnUrl, offSession }) => {
    if (methodExternalId === null) return { status: 'declined', externalId: null, code: 'missing' };
    try {
      const method = await stripe.paymentMethods.retrieve(methodExternalId);
      const customer = idOf(method.customer);
      if (customer === null) return { status: 'declined', externalId: null, code: 'missing' };
      return stateOf(
        await stripe.paymentIntents.create(
          {
            amount: minorUnitsAt(amount, stripePlacesOf(amount.currency)),
            currency: amount.currency.toLowerCase(),
            customer,
            payment_method: methodExternalId,
            allowed_payment_method_types: ['card'],
            confirm: true,
            description,
            metadata: { [KEY]: idempotencyKey },
            ...(offSession ? { off_session: true } : { return_url: returnUrl }),
          },
          { idempotencyKey },
        ),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError)
        return {
          status: 'declined',
          externalId: error.payment_intent?.id ?? null,
          code: cardCodeOf(error.code),
        };
      // Stripe has checked the request and refused it: nothing was charged, and a repetition would be refused again.
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return {
          status: 'declined',
          externalId: null,
          code: error.statusCode === 404 ? 'missing' : 'FAILED_PAYMENT',
        };
      return failed(error);
    }
  },
  readPayment: async (externalId) => {
    try {
      return stateOf(await stripe.paymentIntents.retrieve(externalId));
    } catch (error) {
      return failed(error);
    }
  },
  // Stripe's search index lags by a minute or more: a payment that is not found may exist.
  findPayment: async (idempotencyKey) => {
    try {
      const value = idempotencyKey.replaceAll(/['\\]/gu, (sign) => `\\${sign}`);
      const { data } = await stripe.paymentIntents.search({ query: `metadata['${KEY}']:'${value}'` });
      const [intent] = data;
      return intent === undefined ? null : stateOf(intent);
    } catch (error) {
      return failed(error);
    }
  },
  refund: async ({ externalId, amount, idempotencyKey }) => {
    try {
      const refund = await stripe.refunds.create(
        {
          payment_intent: externalId,
          amount: minorUnitsAt(amount, stripePlacesOf(amount.currency)),
          metadata: { [KEY]: idempotencyKey },
        },
        { idempotencyKey },
      );
      return refundOutcome(refund);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused';
      return failed(error);
    }
  },
});

/** Payments since a time, the oldest first. */
const ledgerSince = async (stripe: Stripe, moment: Date): Promise<LedgerLine[]> => {
  const lines: LedgerLine[] = [];
  try {
    const list = stripe.paymentIntents.list({
      created: { gte: Math.floor(moment.getTime() / 1000) },
      expand: ['data.latest_charge'],
      limit: LEDGER_PAGE,
    });
    for await (const intent of list) {
      const { status } = stateOf(intent);
      const charge = intent.latest_charge;
      const currency = intent.currency.toUpperCase();
      lines.push({
        externalId: intent.id,
        idempotencyKey: intent.metadata[KEY] ?? null,
        amount: { minor: intent.amount, currency, scale: stripePlacesOf(currency) },
        refunded: charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded,
        status: status === 'action-required' ? 'pending' : status,
        createdAt: new Date(intent.created * 1000),
      });
    }
  } catch (error) {
    failed(error);
  }
  // Stripe lists newest first; the ledger is oldest first.
  return lines.toReversed();
};

/**
 * Card payments through Stripe's official library. Cards are stored on Stripe's page (Checkout in setup mode), so
 * neither card data nor Stripe scripts reach the site; 3-D Secure runs on the bank's page.
 * @see https://docs.stripe.com/payments/checkout/save-and-reuse
 */
export const createStripeProvider = (
  { id, name, countries, baseUri, secretKey, webhookSecret }: PaymentSettingsOf<'stripe'>,
  { http, clock, messageAgeSeconds }: PaymentTools,
): PaymentProvider => {
  const { hostname, port, protocol } = new URL(baseUri);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: http.timeoutMs,
    // The service retries with the same key itself.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    id,
    name,
    kind: 'browser',
    methods: ['CARD'],
    countries,
    frameOrigins: [],
    ...methodCalls(id, stripe),
    ...paymentCalls(stripe),
    readEvent: (headers, body) => {
      checkMessageSignature({
        header: headers['stripe-signature'],
        body,
        secret: webhookSecret,
        nowMs: clock.now(),
        oldestSeconds: messageAgeSeconds,
      });
      return eventOf(parsedMessage(body) as Stripe.Event);
    },
    ledgerSince: (moment) => ledgerSince(stripe, moment),
  };
};
