import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '../fields-of.js';
import type { AcquirerParts } from '../acquirer/acquirer-parts.js';
import { STRIPE_EVENTS, STRIPE_VERSION } from '../acquirer/acquirer-events.js';
import type { Merchant } from '../acquirer/ledger-entries.js';
import type { MerchantHandler } from '../acquirer/merchant-calls.js';
import { listIn, pageOf, unknownIn } from './stripe-parameters.js';
import { movementView, payoutView, seconds } from './stripe-views.js';

/** @see https://docs.stripe.com/api/accounts/object */
const accountView = ({ now }: AcquirerParts) => ({
  id: 'acct_1MtGuyCT4tRm6Sim',
  object: 'account',
  business_type: 'company',
  charges_enabled: true,
  country: 'GB',
  created: seconds(now()),
  default_currency: 'gbp',
  details_submitted: true,
  email: 'shop@footlight.example',
  metadata: {},
  payouts_enabled: true,
  type: 'standard',
});

/** @see https://docs.stripe.com/api/webhook_endpoints/object */
const endpointView = ({ endpoint, now }: AcquirerParts, { webhookUrl }: Merchant) => ({
  id: 'we_1MtGuyCT4tRm6SimWebhook01',
  createdAt: now(),
  view: {
    id: 'we_1MtGuyCT4tRm6SimWebhook01',
    object: 'webhook_endpoint',
    api_version: endpoint.apiVersion ?? STRIPE_VERSION,
    application: null,
    created: seconds(now()),
    description: null,
    enabled_events: endpoint.events ?? STRIPE_EVENTS,
    livemode: false,
    metadata: {},
    status: endpoint.isEnabled ? 'enabled' : 'disabled',
    url: webhookUrl ?? 'http://localhost:4600/',
  },
});

/** Balance, payouts, account and messages of the interface modelled on Stripe's. */
export const registerStripeBalance = (
  app: FastifyInstance,
  as: MerchantHandler,
  parts: AcquirerParts,
): void => {
  const { balance, deliveries } = parts;

  // @see https://docs.stripe.com/api/balance_transactions/list
  app.get(
    '/balance_transactions',
    as(({ name }, request) => {
      const fields = fieldsOf(request.query);
      const expanded = listIn(fields, 'expand').includes('data.source');
      const { payout } = fields;
      const own = balance.movementsOf(name).filter((one) => payout === undefined || one.payoutId === payout);
      return (
        unknownIn(fields, ['created', 'limit', 'starting_after', 'payout']) ??
        pageOf(own, fields, '/v1/balance_transactions', (movement) => movementView(parts, movement, expanded))
      );
    }),
  );

  // @see https://docs.stripe.com/api/payouts/list
  app.get(
    '/payouts',
    as(({ name }, request) => {
      const fields = fieldsOf(request.query);
      return (
        unknownIn(fields, ['created', 'limit', 'starting_after']) ??
        pageOf(balance.payoutsOf(name), fields, '/v1/payouts', ({ id }) => payoutView(parts, id))
      );
    }),
  );

  // @see https://docs.stripe.com/api/accounts/retrieve
  app.get(
    '/account',
    as(() => ({ status: 200, body: accountView(parts) })),
  );

  // @see https://docs.stripe.com/api/webhook_endpoints/list
  app.get(
    '/webhook_endpoints',
    as((merchant, request) =>
      pageOf(
        merchant.webhookUrl === null ? [] : [endpointView(parts, merchant)],
        fieldsOf(request.query),
        '/v1/webhook_endpoints',
        ({ view }) => view,
      ),
    ),
  );

  // @see https://docs.stripe.com/api/events/list
  app.get(
    '/events',
    as(({ name }, request) => {
      const { delivery_success: wanted, ...fields } = fieldsOf(request.query);
      const own = deliveries
        .sent()
        .filter(({ merchant, isTaken }) => merchant.name === name && (wanted !== 'false' || !isTaken))
        .map(({ id, body, sentAt }) => ({ id, createdAt: sentAt, event: JSON.parse(body) as unknown }));
      return pageOf(own, fields, '/v1/events', ({ event }) => event);
    }),
  );
};
