import type { FastifyInstance } from 'fastify';
import { isDemoOrigin } from '../allow-demo-origins.js';
import { fieldsOf } from '../fields-of.js';
import type { AcquirerParts } from '../acquirer/acquirer-parts.js';
import { idOf } from '../acquirer/ids.js';
import { merchantCalls, type MerchantHandler } from '../acquirer/merchant-calls.js';
import { registerStripeTax } from '../stripe-tax/stripe-tax.js';
import { registerStripeBalance } from './stripe-balance.js';
import { invalid, listIn, metadataIn, missing, unknownIn } from './stripe-parameters.js';
import { registerStripePayments } from './stripe-payments.js';
import { customerView, paymentMethodView, sessionView } from './stripe-views.js';

const isOwnAddress = (address: string | undefined): address is string =>
  address !== undefined && isDemoOrigin(address);

interface ById {
  Params: { id: string };
}

const SESSION = ['mode', 'customer', 'allowed_payment_method_types', 'success_url', 'cancel_url'];

const registerCustomers = (app: FastifyInstance, as: MerchantHandler, { ledger }: AcquirerParts): void => {
  // @see https://docs.stripe.com/api/customers/create
  app.post(
    '/customers',
    as(({ name }, request) => {
      const fields = fieldsOf(request.body);
      const error = unknownIn(fields, ['email', 'metadata', 'name', 'preferred_locales']);
      if (error !== undefined) return error;
      const { email } = fields;
      if (email !== undefined && (email.length > 512 || !email.includes('@')))
        return invalid(400, 'email', 'email_invalid', `Invalid email address: ${email}`);
      const customer = ledger.newCustomer(name, { email: email ?? null, metadata: metadataIn(fields) });
      return { status: 200, body: customerView(customer) };
    }),
  );

  // @see https://docs.stripe.com/api/customers/delete
  app.delete<ById>(
    '/customers/:id',
    as<ById>(({ name }, { params: { id } }) => {
      const customer = ledger.customers.get(id);
      if (customer?.merchant !== name) return missing('customer', id);
      ledger.removeCustomer(customer);
      return { status: 200, body: { id, object: 'customer', deleted: true } };
    }),
  );
};

const registerMethods = (app: FastifyInstance, as: MerchantHandler, parts: AcquirerParts): void => {
  const { ledger } = parts;

  // @see https://docs.stripe.com/api/checkout/sessions/create
  app.post(
    '/checkout/sessions',
    as((merchant, request) => {
      const fields = fieldsOf(request.body);
      const { mode, customer = '', success_url: returnUrl, cancel_url: cancelUrl } = fields;
      const unknown = unknownIn(fields, SESSION);
      if (unknown !== undefined) return unknown;
      if (mode !== 'setup') return invalid(400, 'mode', null, 'This simulator knows the mode "setup" only.');
      if (listIn(fields, 'allowed_payment_method_types').join(',') !== 'card')
        return invalid(400, 'allowed_payment_method_types', null, 'This simulator knows "card" only.');
      if (ledger.customers.get(customer)?.merchant !== merchant.name) return missing('customer', customer);
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
      const method = ledger.methods
        .all()
        .find(({ session, merchant: owner }) => session === request.params.id && owner === merchant.name);
      if (method === undefined) return missing('checkout.session', request.params.id);
      const expanded = listIn(fieldsOf(request.query), 'expand').some((path) =>
        path.startsWith('setup_intent'),
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
        ? missing('payment_method', request.params.id)
        : { status: 200, body: paymentMethodView(method) };
    }),
  );

  // @see https://docs.stripe.com/api/payment_methods/detach
  app.post<ById>(
    '/payment_methods/:id/detach',
    as<ById>((merchant, request) => {
      const method = ledger.methodOf(merchant, request.params.id);
      if (method === undefined) return missing('payment_method', request.params.id);
      if (method.status === 'removed')
        return invalid(400, null, 'payment_method_unexpected_state', 'It is attached to no customer.');
      return { status: 200, body: paymentMethodView(ledger.removeMethod(method)) };
    }),
  );
};

/** @see https://docs.stripe.com/api/versioning */
const VERSION = /^\d{4}-\d{2}-\d{2}(?:\.[a-z]+)?$/u;

/**
 * An interface modelled on Stripe's, as far as the service's adapter uses it, over the acquirer's ledger. It follows
 * Stripe's documentation, and the service's tests compare it with the types of the official library; working here does
 * not prove that something works with Stripe.
 * @see https://docs.stripe.com/api
 */
export const registerStripeApi = (app: FastifyInstance, parts: AcquirerParts): void => {
  app.addHook('onRequest', async (request, reply) => {
    const version = request.headers['stripe-version'];
    reply.header('request-id', idOf('req'));
    if (typeof version !== 'string') return;
    reply.header('stripe-version', version);
    const { status, body } = invalid(400, null, null, `Invalid Stripe API version: ${version}`);
    if (!VERSION.test(version)) await reply.code(status).send(body);
  });
  const as = merchantCalls(parts, {
    wire: 'stripe',
    unauthorised: invalid(401, null, null, 'Invalid API Key provided.'),
    // @see https://docs.stripe.com/rate-limits
    tooMany: {
      ...invalid(429, null, 'rate_limit', 'Request rate limit exceeded.'),
      headers: { 'stripe-rate-limited-reason': 'global-rate' },
    },
    keyReused: {
      status: 400,
      body: { error: { type: 'idempotency_error', message: 'This key was used with another request.' } },
    },
    keyInvalid: invalid(400, null, null, 'Idempotency keys have at most 255 characters.'),
  });
  registerCustomers(app, as, parts);
  registerMethods(app, as, parts);
  registerStripePayments(app, as, parts);
  registerStripeBalance(app, as, parts);
  registerStripeTax(app, as);
};
