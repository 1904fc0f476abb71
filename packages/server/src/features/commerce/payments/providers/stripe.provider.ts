import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { invalidFields, issueOf } from '../../../../http/requests/field-refused.js';
import type { PaymentSettingsOf } from '../../../../realm/schemas/payments.schemas.js';
import { parsedMessage } from './acquirer.schemas.js';
import { checkMessageSignature } from './message-signature.js';
import { createPatience, USUAL_PATIENCE } from './patience.js';
import type { PaymentProvider, PaymentState } from './payment-provider.js';
import type { PaymentTools } from './payment-tools.js';
import { minorUnitsAt, stripePlacesOf } from './provider-money.js';
import { checkStripeAccount } from './stripe-account.js';
import { balanceCalls } from './stripe-balance.js';
import type { StripeConnection } from './stripe-connection.js';
import { STRIPE_MINIMUMS } from './stripe-minimums.js';
import {
  cardCodeOf,
  eventOf,
  failed,
  idOf,
  KEY,
  methodStateOf,
  refundOutcome,
  stateOf,
} from './stripe-states.js';

/**
 * The version of the API whose objects this adapter reads. The account's own version does not matter.
 * @see https://docs.stripe.com/api/versioning
 */
const API_VERSION = '2026-10-28.endive';

const DESCRIPTION_CHARACTERS = 500;
/** With the account's prefix of at most 10 characters and `* `, 22 at most. */
const SUFFIX_CHARACTERS = 10;

/**
 * What a card's statement shows after the seller's name: Latin characters, at least one letter, none of `<>\\'"*`; none
 * if the description has no such letter.
 * @see https://docs.stripe.com/get-started/account/statement-descriptors
 */
export const statementSuffixOf = (description: string): string | undefined => {
  const plain = description
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007E]|[<>\\'"*]/gu, '')
    .replaceAll(/ +/gu, ' ')
    .trim()
    .slice(0, SUFFIX_CHARACTERS)
    .trim();
  return /[A-Za-z]/u.test(plain) ? plain.toUpperCase() : undefined;
};

const isMissing = (error: unknown, param: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === param;

/** Each account has one customer, which shows its payments together in Stripe's dashboard. */
const newCustomer = async (
  { stripe, ask }: StripeConnection,
  accountId: string,
  email: string | null,
  replaced = '',
): Promise<string> => {
  const params = { metadata: { account: accountId }, ...(email === null ? {} : { email }) };
  // Concurrent requests of an account create one customer.
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([params, replaced]))
    .digest('hex');
  const { id } = await ask(() =>
    stripe.customers.create(params, { idempotencyKey: `customer-${fingerprint}` }),
  );
  return id;
};

/**
 * How cards are stored and removed. Stripe's page shows the wallets of the payer's device by itself; they give cards.
 * @see https://docs.stripe.com/apple-pay
 * @see https://docs.stripe.com/google-pay
 */
const methodCalls = (
  connection: StripeConnection,
): Pick<PaymentProvider, 'initMethod' | 'readMethod' | 'removeMethod' | 'removeCustomer'> => {
  const { id, methods, stripe, ask } = connection;
  const begin = (customer: string, returnUrl: string, idempotencyKey: string) =>
    ask(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          allowed_payment_method_types: ['card'],
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey },
      ),
    );
  return {
    initMethod: async ({ accountId, type, customer: known, returnUrl, idempotencyKey }) => {
      if (!methods.includes(type))
        throw invalidFields([
          issueOf('paymentMethodType', type, `what ${id} can store: ${methods.join(', ')}`),
        ]);
      try {
        let customer = known.externalId ?? (await newCustomer(connection, accountId, known.email));
        const session = await begin(customer, returnUrl, idempotencyKey).catch(async (error: unknown) => {
          // Somebody has deleted the customer in the dashboard.
          if (!isMissing(error, 'customer')) throw error;
          customer = await newCustomer(connection, accountId, known.email, customer);
          return begin(customer, returnUrl, `${idempotencyKey}-again`);
        });
        return {
          externalId: session.id,
          clientSecret: null,
          nextAction: session.url === null ? null : { type: 'REDIRECT', url: session.url },
          customerExternalId: customer,
        };
      } catch (error) {
        return failed(error);
      }
    },
    readMethod: async (externalId) => {
      try {
        return methodStateOf(
          await ask(() =>
            stripe.checkout.sessions.retrieve(externalId, { expand: ['setup_intent.payment_method'] }),
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
          return { status: 'declined', code: 'card_error' };
        return failed(error);
      }
    },
    removeMethod: async (externalId) => {
      try {
        await ask(() => stripe.paymentMethods.detach(externalId));
      } catch (error) {
        // It has already been removed.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) failed(error);
      }
    },
    removeCustomer: async (externalId) => {
      try {
        await ask(() => stripe.customers.del(externalId));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404))
          failed(error);
      }
    },
  };
};

const declinedBy = (error: InstanceType<typeof Stripe.errors.StripeCardError>) =>
  error.payment_intent === undefined
    ? ({ status: 'declined', externalId: null, code: cardCodeOf(error.code) } as const)
    : stateOf(error.payment_intent);

const readState = async (
  { stripe, ask }: Pick<StripeConnection, 'stripe' | 'ask'>,
  externalId: string,
): Promise<PaymentState> => {
  try {
    return stateOf(await ask(() => stripe.paymentIntents.retrieve(externalId)));
  } catch (error) {
    return failed(error);
  }
};

/** How payments are charged, found and refunded. */
const paymentCalls = ({
  stripe,
  ask,
}: StripeConnection): Pick<PaymentProvider, 'charge' | 'readPayment' | 'findPayment' | 'refund'> => {
  const customerOf = async (methodExternalId: string): Promise<string | null> =>
    idOf((await ask(() => stripe.paymentMethods.retrieve(methodExternalId))).customer);
  return {
    charge: async (charge) => {
      const { amount, methodExternalId, idempotencyKey, description, returnUrl, offSession } = charge;
      if (methodExternalId === null) return { status: 'declined', externalId: null, code: 'missing' };
      const suffix = statementSuffixOf(description);
      try {
        const customer = charge.customerExternalId ?? (await customerOf(methodExternalId));
        if (customer === null) return { status: 'declined', externalId: null, code: 'missing' };
        const params: Stripe.PaymentIntentCreateParams = {
          amount: minorUnitsAt(amount, stripePlacesOf(amount.currency)),
          currency: amount.currency.toLowerCase(),
          customer,
          payment_method: methodExternalId,
          allowed_payment_method_types: ['card'],
          confirm: true,
          description: description.slice(0, DESCRIPTION_CHARACTERS),
          metadata: { [KEY]: idempotencyKey },
          ...(suffix === undefined ? {} : { statement_descriptor_suffix: suffix }),
          ...(offSession ? { off_session: true } : { return_url: returnUrl }),
        };
        return stateOf(await ask(() => stripe.paymentIntents.create(params, { idempotencyKey })));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return declinedBy(error);
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
    readPayment: (externalId) => readState({ stripe, ask }, externalId),
    // Stripe's search index lags by a minute or more: a payment that is not found may exist.
    findPayment: async (idempotencyKey) => {
      try {
        const value = idempotencyKey.replaceAll(/['\\]/gu, (sign) => `\\${sign}`);
        const query = `metadata['${KEY}']:'${value}'`;
        const { data } = await ask(() => stripe.paymentIntents.search({ query }));
        const [intent] = data;
        return intent === undefined ? null : stateOf(intent);
      } catch (error) {
        return failed(error);
      }
    },
    refund: async ({ externalId, amount, idempotencyKey }) => {
      try {
        const params = {
          payment_intent: externalId,
          amount: minorUnitsAt(amount, stripePlacesOf(amount.currency)),
          metadata: { [KEY]: idempotencyKey },
        };
        return refundOutcome(await ask(() => stripe.refunds.create(params, { idempotencyKey })));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused';
        return failed(error);
      }
    },
  };
};

/** How payments that wait for their payer go on, or end. */
const waitingCalls = ({
  stripe,
  ask,
}: StripeConnection): Pick<PaymentProvider, 'confirmPayment' | 'cancelPayment'> => ({
  confirmPayment: async ({ externalId, methodExternalId, returnUrl, idempotencyKey }) => {
    try {
      const params = {
        return_url: returnUrl,
        ...(methodExternalId === null ? {} : { payment_method: methodExternalId }),
      };
      return stateOf(await ask(() => stripe.paymentIntents.confirm(externalId, params, { idempotencyKey })));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return declinedBy(error);
      // It has been confirmed already, or has ended.
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return readState({ stripe, ask }, externalId);
      return failed(error);
    }
  },
  cancelPayment: async (externalId) => {
    try {
      return stateOf(
        await ask(() => stripe.paymentIntents.cancel(externalId, { cancellation_reason: 'abandoned' })),
      );
    } catch (error) {
      // It has ended, or a bank decides on it.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 404)
        return readState({ stripe, ask }, externalId);
      return failed(error);
    }
  },
});

/**
 * Card payments through Stripe's official library. Cards are stored on Stripe's page (Checkout in setup mode), so
 * neither card data nor Stripe scripts reach the site; 3-D Secure runs on the bank's page.
 * @see https://docs.stripe.com/payments/checkout/save-and-reuse
 */
export const createStripeProvider = (
  settings: PaymentSettingsOf<'stripe'>,
  { http, clock, messageAgeSeconds }: PaymentTools,
): PaymentProvider => {
  const { id, name, countries, wallets, minimumAmounts, baseUri, secretKey, webhookSecret } = settings;
  const { hostname, port, protocol } = new URL(baseUri);
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: http.timeoutMs,
    // The service retries with the same key itself.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const connection: StripeConnection = {
    id,
    methods: ['CARD', ...wallets],
    stripe,
    ask: createPatience({
      ...USUAL_PATIENCE,
      isBusy: (error) => error instanceof Stripe.errors.StripeRateLimitError,
    }),
  };
  return {
    id,
    name,
    kind: 'browser',
    methods: connection.methods,
    countries,
    minimumAmounts: { ...STRIPE_MINIMUMS, ...minimumAmounts },
    frameOrigins: [],
    ...methodCalls(connection),
    ...paymentCalls(connection),
    ...waitingCalls(connection),
    ...balanceCalls(connection),
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
    checkAccount: (webhookUrl) =>
      checkStripeAccount(stripe, {
        secretKey,
        webhookSecret,
        webhookUrl,
        apiVersion: API_VERSION,
        now: clock.now(),
      }),
  };
};
