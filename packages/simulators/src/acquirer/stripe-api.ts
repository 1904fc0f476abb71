import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import { merchantOf } from './acquirer-api.js';
import type { AcquirerParts } from './acquirer-parts.js';
import type { LedgerPayment, Merchant, StoredMethod } from './ledger-entries.js';
import { KEY_REUSED, oncePerKey, type Answer } from './once-per-key.js';
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
  address !== undefined && URL.canParse(address) && isDemoOrigin(new URL(address).origin);

const LARGEST_PAGE = 100;

/**
 * An interface modelled on Stripe's, as far as the service's adapter uses it, over the acquirer's ledger. It follows
 * Stripe's documentation; working here does not prove that something works with Stripe.
 * @see https://docs.stripe.com/api
 */
export const registerStripeApi = (app: FastifyInstance, parts: AcquirerParts): void => {
  const { ledger } = parts;

  const as = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (merchant: Merchant, fields: Fields) => Answer,
  ): Promise<FastifyReply> => {
    const merchant = merchantOf(parts, request, 'stripe');
    if (merchant === undefined)
      return reply.code(401).send(invalid(401, null, 'api_key_invalid', 'Invalid API Key provided.').body);
    const reading = request.method === 'GET';
    const fields = fieldsOf(reading ? request.query : request.body);
    const key = request.headers['idempotency-key'];
    const answer = reading
      ? work(merchant, fields)
      : oncePerKey(
          ledger,
          {
            merchant: merchant.name,
            key: typeof key === 'string' ? key : undefined,
            request: [request.url, fields],
          },
          () => work(merchant, fields),
        );
    if (answer === KEY_REUSED) {
      // @see https://docs.stripe.com/api/idempotent_requests
      return reply
        .code(400)
        .send({ error: { type: 'idempotency_error', message: 'This key was used with another request.' } });
    }
    return reply.code(answer.status).send(answer.body);
  };

  const methodOf = (merchant: Merchant, id: string | undefined): StoredMethod | undefined => {
    const method = id === undefined ? undefined : ledger.methods.get(id);
    return method?.merchant === merchant.name ? method : undefined;
  };
  const paymentOf = (merchant: Merchant, id: string | undefined): LedgerPayment | undefined => {
    const payment = id === undefined ? undefined : ledger.payments.get(id);
    return payment?.merchant === merchant.name ? payment : undefined;
  };
  const paymentsOf = ({ name }: Merchant): readonly LedgerPayment[] => {
    ledger.advance();
    // Newest first, like Stripe's lists.
    return ledger.payments
      .all()
      .filter(({ merchant }) => merchant === name)
      .toReversed();
  };
  const listOf = (url: string, data: readonly unknown[], hasMore: boolean): Answer => ({
    status: 200,
    body: { object: 'list', url, data, has_more: hasMore },
  });

  // @see https://docs.stripe.com/api/customers/create
  app.post('/customers', (request, reply) =>
    as(request, reply, ({ name }, fields) => {
      const { id, metadata, createdAt } = ledger.newCustomer(name, metadataIn(fields));
      const created = Math.floor(createdAt / 1000);
      return { status: 200, body: { id, object: 'customer', metadata, created, livemode: false } };
    }),
  );

  // @see https://docs.stripe.com/api/checkout/sessions/create
  app.post('/checkout/sessions', (request, reply) =>
    as(request, reply, (merchant, fields) => {
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
  app.get<{ Params: { id: string } }>('/checkout/sessions/:id', (request, reply) =>
    as(request, reply, (merchant, fields) => {
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
  app.get<{ Params: { id: string } }>('/payment_methods/:id', (request, reply) =>
    as(request, reply, (merchant) => {
      const method = methodOf(merchant, request.params.id);
      return method === undefined
        ? MISSING('payment_method')
        : { status: 200, body: paymentMethodView(method) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_methods/detach
  app.post<{ Params: { id: string } }>('/payment_methods/:id/detach', (request, reply) =>
    as(request, reply, (merchant) => {
      const method = methodOf(merchant, request.params.id);
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

  // @see https://docs.stripe.com/api/payment_intents/create
  app.post('/payment_intents', (request, reply) =>
    as(request, reply, (merchant, fields) => {
      const amount = Number(fields['amount']);
      const currency = (fields['currency'] ?? '').toUpperCase();
      const method = methodOf(merchant, fields['payment_method']);
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
      const key = request.headers['idempotency-key'];
      const payment = ledger.newPayment({
        merchant: merchant.name,
        methodId: method.id,
        type: 'CARD',
        amount,
        currency,
        description: fields['description'] ?? '',
        returnUrl: isOwnAddress(returnUrl) ? returnUrl : method.returnUrl,
        offSession,
        idempotencyKey: typeof key === 'string' ? key : null,
        metadata: metadataIn(fields),
      });
      const intent = intentView(parts, payment, false);
      return payment.code === null
        ? { status: 200, body: intent }
        : { status: 402, body: { error: { ...cardError(payment.code), payment_intent: intent } } };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/search
  app.get('/payment_intents/search', (request, reply) =>
    as(request, reply, (merchant, { query = '' }) => {
      const searched = searchedIn(query);
      if (searched === undefined)
        return invalid(400, 'query', 'parameter_invalid', 'This simulator searches one metadata value.');
      const [key, value] = searched;
      const found = paymentsOf(merchant).filter(({ metadata }) => metadata[key] === value);
      const data = found.map((payment) => intentView(parts, payment, false));
      return {
        status: 200,
        body: { object: 'search_result', url: '/v1/payment_intents/search', data, has_more: false },
      };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/retrieve
  app.get<{ Params: { id: string } }>('/payment_intents/:id', (request, reply) =>
    as(request, reply, (merchant) => {
      ledger.advance();
      const payment = paymentOf(merchant, request.params.id);
      return payment === undefined
        ? MISSING('payment_intent')
        : { status: 200, body: intentView(parts, payment, false) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_intents/list
  app.get('/payment_intents', (request, reply) =>
    as(request, reply, (merchant, fields) => {
      const from = Number(fields['created[gte]'] ?? 0) * 1000;
      const limit = Math.min(Number(fields['limit'] ?? 10), LARGEST_PAGE);
      const all = paymentsOf(merchant).filter(({ createdAt }) => createdAt >= from);
      const start = all.findIndex(({ id }) => id === fields['starting_after']) + 1;
      const data = all.slice(start, start + limit).map((payment) => intentView(parts, payment, true));
      return listOf('/v1/payment_intents', data, all.length > start + limit);
    }),
  );

  // @see https://docs.stripe.com/api/refunds/create
  app.post('/refunds', (request, reply) =>
    as(request, reply, (merchant, fields) => {
      const payment = paymentOf(merchant, fields['payment_intent']);
      const amount = Number(fields['amount']);
      if (payment === undefined) return MISSING('payment_intent');
      if (!Number.isSafeInteger(amount) || amount <= 0)
        return invalid(400, 'amount', 'parameter_invalid_integer', 'Invalid integer.');
      const refund = ledger.refund(payment, amount);
      return refund === undefined
        ? invalid(400, 'amount', 'charge_already_refunded', 'More than the payment’s unrefunded amount.')
        : { status: 200, body: stripeRefundView(payment, refund) };
    }),
  );
};
