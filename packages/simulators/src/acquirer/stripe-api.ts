import type { FastifyInstance } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import type { AcquirerParts } from './acquirer-parts.js';
import type { Ledger } from './ledger.js';
import type { LedgerPayment, Merchant } from './ledger-entries.js';
import { idempotencyKeyOf, merchantCalls } from './merchant-calls.js';
import type { Answer } from './once-per-key.js';
import { registerStripeTax } from '../stripe-tax/stripe-tax.js';
import { cardError, intentView, paymentMethodView, sessionView, stripeRefundView } from './stripe-views.js';

type Fields = Readonly<Record<string, string>>;

/** @see https://docs.stripe.com/api/errors */
const invalid = (status: number, param: string | null, code: string, message: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', param, code, message } },
});

const MISSING = (param: string): Answer =>
  invalid(404, param, 'resource_missing', `No such ${param} at this simulator.`);

/** `metadata[order]=7` → `{ order: '7' }` */
const metadataIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/u.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** Parses `metadata['order']:'7'` to `['order', '7']`, the only form of search that is supported. */
const searchedIn = (query: string): readonly [string, string] | undefined => {
  const found = /^metadata\['(?<key>[^']+)'\]:'(?<value>(?:[^'\\]|\\.)*)'$/u.exec(query)?.groups;
  return found === undefined
    ? undefined
    : [found['key'] ?? '', (found['value'] ?? '').replaceAll(/\\(.)/gu, '$1')];
};

const isOwnAddress = (address: string | undefined): address is string =>
  address !== undefined && isDemoOrigin(address);

const LARGEST_PAGE = 100;

type Handler = ReturnType<typeof merchantCalls>;
interface ById {
  Params: { id: string };
}

const registerMethods = (app: FastifyInstance, as: Handler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  // @see https://docs.stripe.com/api/customers/create
  app.post(
    '/customers',
    as(({ name }, request) => {
      const fields = fieldsOf(request.body);
      const { id, metadata, createdAt } = ledger.newCustomer(name, metadataIn(fields));
      const created = Math.floor(createdAt / 1000);
      return { status: 200, body: { id, object: 'customer', metadata, created, livemode: false } };
    }),
  );

  // @see https://docs.stripe.com/api/checkout/sessions/create
  app.post(
    '/checkout/sessions',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const { mode, customer = '', success_url: returnUrl, cancel_url: cancelUrl } = fields;
      if (mode !== 'setup')
        return invalid(400, 'mode', 'parameter_invalid', 'This simulator knows the mode "setup" only.');
      if (ledger.customers.get(customer)?.merchant !== merchant.name) return MISSING('customer');
      if (!isOwnAddress(returnUrl))
        return invalid(400, 'success_url', 'url_invalid', 'This simulator returns to pages of this machine.');
      const method = ledger.newMethod(
        {
          merchant: merchant.name,
          type: 'CARD',
          account: customer,
          returnUrl,
          cancelUrl: isOwnAddress(cancelUrl) ? cancelUrl : returnUrl,
        },
        merchant,
      );
      return { status: 200, body: sessionView(parts, method, false) };
    }),
  );

  // @see https://docs.stripe.com/api/checkout/sessions/retrieve
  app.get<ById>(
    '/checkout/sessions/:id',
    as<ById>((merchant, request) => {
      const fields = fieldsOf(request.query);
      const method = ledger.methods
        .all()
        .find(({ session, merchant: owner }) => session === request.params.id && owner === merchant.name);
      if (method === undefined) return MISSING('checkout.session');
      const expanded = Object.entries(fields).some(
        ([name, value]) => name.startsWith('expand') && value.startsWith('setup_intent'),
      );
      return { status: 200, body: sessionView(parts, method, expanded) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_methods/retrieve
  app.get<ById>(
    '/payment_methods/:id',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      return method === undefined
        ? MISSING('payment_method')
        : { status: 200, body: paymentMethodView(method) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_methods/detach
  app.post<ById>(
    '/payment_methods/:id/detach',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      if (method === undefined) return MISSING('payment_method');
      if (method.status === 'removed')
        return invalid(
          400,
          'payment_method',
          'payment_method_not_attached',
          'It is attached to no customer.',
        );
      return { status: 200, body: paymentMethodView(ledger.removeMethod(method)) };
    }),
  );
};

/** As Stripe's lists are sorted. */
const newestFirst = (ledger: Ledger, merchant: Merchant): readonly LedgerPayment[] =>
  ledger.paymentsOf(merchant).toReversed();

/**
 * "Data is searchable in under a minute", at worst later.
 * @see https://docs.stripe.com/search#data-freshness
 */
const SEARCH_LAG_MS = 60_000;

const registerPayments = (app: FastifyInstance, as: Handler, parts: AcquirerParts): void => {
  const { ledger, now } = parts;

  // @see https://docs.stripe.com/api/payment_intents/create
  app.post(
    '/payment_intents',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const amount = Number(fields['amount']);
      const currency = (fields['currency'] ?? '').toUpperCase();
      const method = ledger.methodOf(merchant, fields['payment_method'] ?? '');
      const returnUrl = fields['return_url'];
      const offSession = fields['off_session'] === 'true';
      if (!Number.isSafeInteger(amount) || amount <= 0)
        return invalid(400, 'amount', 'parameter_invalid_integer', 'Invalid integer.');
      if (!/^[A-Z]{3}$/u.test(currency))
        return invalid(400, 'currency', 'parameter_invalid', 'Not ISO 4217.');
      if (fields['confirm'] !== 'true')
        return invalid(400, 'confirm', 'parameter_missing', 'This simulator confirms at once only.');
      if (method?.status !== 'stored') return MISSING('payment_method');
      if (method.account !== fields['customer'])
        return invalid(400, 'customer', 'parameter_invalid', 'The payment method is another customer’s.');
      if (!offSession && !isOwnAddress(returnUrl))
        return invalid(400, 'return_url', 'url_invalid', 'This simulator returns to pages of this machine.');
      const payment = ledger.newPayment({
        merchant: merchant.name,
        methodId: method.id,
        type: 'CARD',
        amount,
        currency,
        description: fields['description'] ?? '',
        returnUrl: isOwnAddress(returnUrl) ? returnUrl : method.returnUrl,
        offSession,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: metadataIn(fields),
      });
      const intent = intentView(parts, payment, false);
      return payment.code === null
        ? { status: 200, body: intent }
        : { status: 402, body: { error: { ...cardError(payment.code), payment_intent: intent } } };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/search
  app.get(
    '/payment_intents/search',
    as((merchant, request) => {
      const { query = '' } = fieldsOf(request.query);
      const searched = searchedIn(query);
      if (searched === undefined)
        return invalid(400, 'query', 'parameter_invalid', 'This simulator searches one metadata value.');
      const [key, value] = searched;
      const found = newestFirst(ledger, merchant).filter(
        ({ metadata, createdAt }) => metadata[key] === value && createdAt + SEARCH_LAG_MS <= now(),
      );
      const data = found.map((payment) => intentView(parts, payment, false));
      return {
        status: 200,
        body: { object: 'search_result', url: '/v1/payment_intents/search', data, has_more: false },
      };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/retrieve
  app.get<ById>(
    '/payment_intents/:id',
    as<ById>((merchant, request) => {
      const payment = ledger.paymentOf(merchant, request.params.id);
      return payment === undefined
        ? MISSING('payment_intent')
        : { status: 200, body: intentView(parts, payment, false) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/list
  app.get(
    '/payment_intents',
    as((merchant, request) => {
      const fields = fieldsOf(request.query);
      const from = Number(fields['created[gte]'] ?? 0) * 1000;
      const limit = Math.min(Number(fields['limit'] ?? 10), LARGEST_PAGE);
      const all = newestFirst(ledger, merchant).filter(({ createdAt }) => createdAt >= from);
      const start = all.findIndex(({ id }) => id === fields['starting_after']) + 1;
      const data = all.slice(start, start + limit).map((payment) => intentView(parts, payment, true));
      const hasMore = all.length > start + limit;
      return { status: 200, body: { object: 'list', url: '/v1/payment_intents', data, has_more: hasMore } };
    }),
  );

  // @see https://docs.stripe.com/api/refunds/create
  app.post(
    '/refunds',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const payment = ledger.paymentOf(merchant, fields['payment_intent'] ?? '');
      const amount = Number(fields['amount']);
      if (payment === undefined) return MISSING('payment_intent');
      if (!Number.isSafeInteger(amount) || amount <= 0)
        return invalid(400, 'amount', 'parameter_invalid_integer', 'Invalid integer.');
      const refund = ledger.refund(payment, {
        amount,
        idempotencyKey: idempotencyKeyOf(request),
        metadata: metadataIn(fields),
      });
      return refund === undefined
        ? invalid(400, 'amount', 'charge_already_refunded', 'More than the payment’s unrefunded amount.')
        : { status: 200, body: stripeRefundView(payment, refund) };
    }),
  );
};

/**
 * An interface modelled on Stripe's, as far as the service's adapter uses it, over the acquirer's ledger. It follows
 * Stripe's documentation; working here does not prove that something works with Stripe.
 * @see https://docs.stripe.com/api
 */
export const registerStripeApi = (app: FastifyInstance, parts: AcquirerParts): void => {
  const as = merchantCalls(parts, {
    wire: 'stripe',
    unauthorised: invalid(401, null, 'api_key_invalid', 'Invalid API Key provided.'),
    keyReused: {
      status: 400,
      body: { error: { type: 'idempotency_error', message: 'This key was used with another request.' } },
    },
  });
  registerMethods(app, as, parts);
  registerPayments(app, as, parts);
  registerStripeTax(app, as);
};
