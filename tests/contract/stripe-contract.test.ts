import {
  ACQUIRER_DEMO,
  TEST_CARDS,
  signatureHeader,
  startAcquirer,
  type RunningAcquirer,
} from '@footlight/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  RETURN_URL,
  cardOf,
  chargeOf,
  messagesOf,
  newKey,
  providersAt,
  storeMethod,
  storedId,
  visit,
} from '../../packages/server/testing/payment-drivers.js';
import {
  nestedFields,
  startStripeRecorder,
  type StripeExchange,
  type StripeRecorder,
} from '../../packages/server/testing/stripe-recorder.js';
import { stripeIssues } from './stripe-declarations.js';
import type { PaymentProvider } from '../../packages/server/src/features/commerce/payments/providers/payment-provider.js';
import { statementSuffixOf } from '../../packages/server/src/features/commerce/payments/providers/stripe.provider.js';

/** What each call takes and returns, as types of the official library. @see https://docs.stripe.com/api */
const OPERATIONS: Readonly<Record<string, readonly [takes: string | null, returns: string]>> = {
  'POST /v1/customers': ['resources/Customers#CustomerCreateParams', 'resources/Customers#Customer'],
  'DELETE /v1/customers/:id': [null, 'resources/Customers#DeletedCustomer'],
  'POST /v1/checkout/sessions': [
    'resources/Checkout/Sessions#Checkout.SessionCreateParams',
    'resources/Checkout/Sessions#Session',
  ],
  'GET /v1/checkout/sessions/:id': [
    'resources/Checkout/Sessions#Checkout.SessionRetrieveParams',
    'resources/Checkout/Sessions#Session',
  ],
  'GET /v1/payment_methods/:id': [null, 'resources/PaymentMethods#PaymentMethod'],
  'POST /v1/payment_methods/:id/detach': [null, 'resources/PaymentMethods#PaymentMethod'],
  'POST /v1/payment_intents': [
    'resources/PaymentIntents#PaymentIntentCreateParams',
    'resources/PaymentIntents#PaymentIntent',
  ],
  'GET /v1/payment_intents/:id': [null, 'resources/PaymentIntents#PaymentIntent'],
  'POST /v1/payment_intents/:id/confirm': [
    'resources/PaymentIntents#PaymentIntentConfirmParams',
    'resources/PaymentIntents#PaymentIntent',
  ],
  'POST /v1/payment_intents/:id/cancel': [
    'resources/PaymentIntents#PaymentIntentCancelParams',
    'resources/PaymentIntents#PaymentIntent',
  ],
  'GET /v1/payment_intents/search': [
    'resources/PaymentIntents#PaymentIntentSearchParams',
    'list resources/PaymentIntents#PaymentIntent',
  ],
  'GET /v1/payment_intents': [
    'resources/PaymentIntents#PaymentIntentListParams',
    'list resources/PaymentIntents#PaymentIntent',
  ],
  'POST /v1/refunds': ['resources/Refunds#RefundCreateParams', 'resources/Refunds#Refund'],
  'GET /v1/balance_transactions': [
    'resources/BalanceTransactions#BalanceTransactionListParams',
    'list resources/BalanceTransactions#BalanceTransaction',
  ],
  'GET /v1/payouts': ['resources/Payouts#PayoutListParams', 'list resources/Payouts#Payout'],
  'GET /v1/account': [null, 'resources/Accounts#Account'],
  'GET /v1/webhook_endpoints': [
    'resources/WebhookEndpoints#WebhookEndpointListParams',
    'list resources/WebhookEndpoints#WebhookEndpoint',
  ],
  'GET /v1/events': ['resources/Events#EventListParams', 'list resources/Events#EventBase'],
};

const ERROR = 'Types#StripeRawError';

const operationOf = ({ method, path }: StripeExchange): string =>
  `${method} ${path.replace(/\/(?:cus|cs_test|pi|pm|re|po)_[A-Za-z0-9]+/u, '/:id')}`;

const listed = (value: unknown): readonly unknown[] => {
  const { object, url, has_more: hasMore, data } = value as Readonly<Record<string, unknown>>;
  if (
    !['list', 'search_result'].includes(String(object)) ||
    typeof url !== 'string' ||
    typeof hasMore !== 'boolean'
  )
    throw new Error(`No list of Stripe: ${JSON.stringify(value).slice(0, 200)}`);
  return data as readonly unknown[];
};

const requestIssues = (exchange: StripeExchange): readonly string[] => {
  const [takes] = OPERATIONS[operationOf(exchange)] ?? [];
  const sent = nestedFields(exchange.method === 'GET' ? exchange.query : exchange.body);
  if (takes === undefined || takes === null)
    return Object.keys(sent).map((name) => `${name}: is sent to a call without parameters`);
  return stripeIssues(takes, sent, 'form');
};

const responseIssues = ({ status, response, ...exchange }: StripeExchange): readonly string[] => {
  const [, returns = ''] = OPERATIONS[operationOf({ status, response, ...exchange })] ?? [];
  if (status !== 200) {
    const { error } = response as { error: Readonly<Record<string, unknown>> };
    return stripeIssues(ERROR, error);
  }
  return returns.startsWith('list ')
    ? listed(response).flatMap((one) => stripeIssues(returns.slice('list '.length), one))
    : stripeIssues(returns, response);
};

const EVENT_OBJECTS: Readonly<Record<string, string>> = {
  payment_intent: 'resources/PaymentIntents#PaymentIntent',
  refund: 'resources/Refunds#Refund',
  dispute: 'resources/Disputes#Dispute',
  payment_method: 'resources/PaymentMethods#PaymentMethod',
  'checkout.session': 'resources/Checkout/Sessions#Session',
};

/** Prefix and length of the ids in Stripe's reference. @see https://docs.stripe.com/api */
const IDS: Readonly<Record<string, RegExp>> = {
  balance_transaction: /^txn_[A-Za-z0-9]{24}$/u,
  charge: /^ch_[A-Za-z0-9]{24}$/u,
  'checkout.session': /^cs_test_[A-Za-z0-9]{58}$/u,
  customer: /^cus_[A-Za-z0-9]{14}$/u,
  dispute: /^du_[A-Za-z0-9]{24}$/u,
  event: /^evt_[A-Za-z0-9]{24}$/u,
  payment_intent: /^pi_[A-Za-z0-9]{24}$/u,
  payment_method: /^pm_[A-Za-z0-9]{24}$/u,
  payout: /^po_[A-Za-z0-9]{24}$/u,
  refund: /^re_[A-Za-z0-9]{24}$/u,
  setup_intent: /^seti_[A-Za-z0-9]{24}$/u,
};

/** Every object of Stripe within a value. */
const objectsIn = (value: unknown): readonly { readonly object: string; readonly id: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Readonly<Record<string, unknown>>;
  const inner = Object.values(own).flatMap((one) => objectsIn(one));
  const { object, id } = own;
  return typeof object === 'string' && typeof id === 'string' ? [{ object, id }, ...inner] : inner;
};

// MONEY-100
describe('the contract with Stripe', () => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  let acquirer: RunningAcquirer;
  let recorder: StripeRecorder;
  let provider: PaymentProvider;

  const plain = { type: 'CARD', fill: [cardOf(TEST_CARDS.plain)] } as const;
  const asking = {
    type: 'CARD',
    fill: [cardOf(TEST_CARDS.challengedAlways), { end: 'approved' }],
  } as const;
  const charged = async (method: typeof plain | typeof asking, more: Parameters<typeof chargeOf>[2] = {}) => {
    const id = await storedId(provider, method);
    return { id, state: await provider.charge(chargeOf('CARD', id, more)) };
  };
  const settled = async () => {
    const { state } = await charged(plain);
    return state.externalId ?? '';
  };
  const pagesOf = async <T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> => {
    const all: T[] = [];
    for await (const page of pages) all.push(...page);
    return all;
  };

  beforeAll(async () => {
    acquirer = await startAcquirer({
      port: 0,
      settleAfterMs: 3_600_000,
      expireAfterMs: 3_600_000,
      now: () => clock.now(),
      webhooks: { stripe: 'http://localhost:9/api/v2/payment-providers/stripe/events' },
      retryAfterMs: [],
    });
    recorder = await startStripeRecorder(acquirer.origin);
    provider = providersAt(recorder.origin, clock).find(({ id }) => id === 'stripe')!;
  });
  afterAll(async () => {
    await recorder.stop();
    await acquirer.stop();
  });

  it('covers a life of cards, payments, refunds, disputes and payouts', async () => {
    const paid = await settled();
    await storeMethod(provider, 'CARD', [cardOf(TEST_CARDS.challengedWhenStored), { end: 'declined' }]);
    await storeMethod(provider, 'CARD', [cardOf(TEST_CARDS.refusedWhenStored('incorrect_cvc'))]);
    await charged({ type: 'APPLE_PAY', fill: [{ wallet: 'apple_pay' }] } as never);
    await charged({ type: 'GOOGLE_PAY', fill: [{ wallet: 'google_pay' }] } as never);
    const refused = await storedId(provider, {
      type: 'CARD',
      fill: [cardOf(TEST_CARDS.refusedWhenCharged('expired_card'))],
    });
    expect(await provider.charge(chargeOf('CARD', refused))).toMatchObject({ code: 'expired_card' });
    await charged({ type: 'CARD', fill: [cardOf(TEST_CARDS.settlesLater)] } as never);
    await charged(asking);
    await provider.refund({
      externalId: paid,
      amount: { minor: 300, currency: 'GBP', scale: 2 },
      idempotencyKey: newKey(),
    });
    acquirer.control.failRefunds(paid);
    const [payout = ''] = acquirer.control.payOut('stripe');
    acquirer.control.dispute(paid);
    acquirer.control.answerDispute(paid);
    acquirer.control.winDispute(paid);
    acquirer.control.dispute(await settled(), true);
    acquirer.control.chargeFee('stripe', 1200, 'GBP');
    acquirer.control.failPayout(payout);
    await pagesOf(provider.balanceSince(new Date(0)));
    await pagesOf(provider.payoutsSince(new Date(0)));
    await pagesOf(provider.payoutLines(payout));
    await provider.ledgerSince(new Date(0));
    await provider.checkAccount('http://localhost:9/api/v2/payment-providers/stripe/events');
    await provider.findPayment('nothing');
    await provider.removeMethod(refused);
    await provider.removeCustomer('cus_NffrFeUfNV2Hib');
    const { initial } = await storeMethod(provider, 'CARD', plain.fill);
    await provider.removeCustomer(initial.customerExternalId ?? '');
    expect(new Set(recorder.exchanges().map(operationOf))).toEqual(
      new Set(
        Object.keys(OPERATIONS).filter(
          (name) => !/\/(?:confirm|cancel)$|GET \/v1\/payment_intents\/:id/u.test(name),
        ),
      ),
    );
  });

  it('an absent cardholder is brought back: the payment is confirmed on the bank’s page', async () => {
    const { id, state } = await charged(asking, { offSession: true });
    expect(state.status).toBe('authentication-required');
    const externalId = state.externalId ?? '';
    expect(await provider.readPayment(externalId)).toEqual(state);
    const confirmation = { externalId, methodExternalId: id, returnUrl: RETURN_URL };
    const confirmed = await provider.confirmPayment({ ...confirmation, idempotencyKey: newKey() });
    expect(confirmed).toMatchObject({ status: 'action-required', nextAction: { type: 'REDIRECT' } });
    // A second tab confirms it again.
    expect(await provider.confirmPayment({ ...confirmation, idempotencyKey: newKey() })).toEqual(confirmed);
    const url = confirmed.status === 'action-required' ? (confirmed.nextAction.url ?? '') : '';
    await visit(url, [{ end: 'approved' }]);
    expect(await provider.readPayment(externalId)).toEqual({ status: 'succeeded', externalId });
  });

  it('a payment that its payer has left is cancelled; one that was made is not', async () => {
    const { state } = await charged(asking);
    const externalId = state.externalId ?? '';
    const cancelled = { status: 'declined', externalId, code: 'FAILED_PAYMENT' };
    expect(await provider.cancelPayment(externalId)).toEqual(cancelled);
    expect(await provider.cancelPayment(externalId)).toEqual(cancelled);
    const told = messagesOf(acquirer, externalId).at(-1) ?? '';
    expect(JSON.parse(told)).toMatchObject({ type: 'payment_intent.canceled' });
    const paid = await settled();
    expect(await provider.cancelPayment(paid)).toEqual({ status: 'succeeded', externalId: paid });
  });

  it('a state that Stripe does not give after a refusal is a failure of the provider (MONEY-65)', async () => {
    const { id, state } = await charged(asking, { offSession: true });
    const confirmation = { externalId: state.externalId ?? '', methodExternalId: id, returnUrl: RETURN_URL };
    await provider.confirmPayment({ ...confirmation, idempotencyKey: newKey() });
    const paid = await settled();
    recorder.breakOff(/^GET \/v1\/payment_intents\/pi_/u);
    try {
      const failure = { code: 'PROVIDER_FAILED' };
      await expect(
        provider.confirmPayment({ ...confirmation, idempotencyKey: newKey() }),
      ).rejects.toMatchObject(failure);
      await expect(provider.cancelPayment(paid)).rejects.toMatchObject(failure);
    } finally {
      recorder.breakOff(undefined);
    }
  });

  it('too many requests in a second are repeated after a wait, and do not fail (MONEY-101)', async () => {
    const id = await storedId(provider, plain);
    acquirer.control.limitRequests(20);
    try {
      const states = await Promise.all(
        Array.from({ length: 24 }, () => provider.charge(chargeOf('CARD', id))),
      );
      expect(states.every(({ status }) => status === 'succeeded')).toBe(true);
      expect(acquirer.refusedRequests()).toBeGreaterThan(0);
    } finally {
      acquirer.control.limitRequests(Number.POSITIVE_INFINITY);
    }
    expect(recorder.exchanges().some(({ status }) => status === 429)).toBe(true);
  });

  it('an account has one customer, with its address, and gets another if that was deleted', async () => {
    const begin = (externalId: string | null) =>
      provider.initMethod({
        accountId: 'account-2',
        type: 'CARD',
        customer: { externalId, email: 'zoe@footlight.example' },
        returnUrl: RETURN_URL,
        idempotencyKey: newKey(),
      });
    const [one, other] = await Promise.all([begin(null), begin(null)]);
    expect(one.customerExternalId).toBe(other.customerExternalId);
    const known = await begin(one.customerExternalId);
    expect(known.customerExternalId).toBe(one.customerExternalId);
    await provider.removeCustomer(one.customerExternalId ?? '');
    const again = await begin(one.customerExternalId);
    expect(again.customerExternalId).not.toBe(one.customerExternalId);
    const created = recorder.exchanges().filter((exchange) => operationOf(exchange) === 'POST /v1/customers');
    expect(created.at(-1)?.response).toMatchObject({
      email: 'zoe@footlight.example',
      metadata: { account: 'account-2' },
    });
  });

  it('a statement names what was bought in Latin characters, or not at all', async () => {
    expect(statementSuffixOf('Ringside — monthly')).toBe('RINGSIDE M');
    expect(statementSuffixOf('Ñandú “<Plus>”')).toBe('NANDU PLUS');
    expect(statementSuffixOf('مباراة 1')).toBeUndefined();
    const id = await storedId(provider, plain);
    await provider.charge(chargeOf('CARD', id, { description: 'Ringside — monthly' }));
    expect(acquirer.payments().at(-1)).toMatchObject({
      description: 'Ringside — monthly',
      statementSuffix: 'RINGSIDE M',
    });
  });

  // MONEY-103, MONEY-108, MONEY-158
  it('a replaced card, a lost and a won dispute are read; an inquiry takes no money', async () => {
    const sign = (body: string) => ({
      'stripe-signature': signatureHeader(body, ACQUIRER_DEMO.stripe.webhookSecret, clock.now()),
    });
    const toldOf = (externalId: string) =>
      messagesOf(acquirer, externalId).map((body) => provider.readEvent(sign(body), body));
    const id = await storedId(provider, plain);
    acquirer.control.renewCard(id, '0077', '2045-03');
    expect(toldOf(id).at(-1)).toMatchObject({
      kind: 'method',
      externalId: id,
      last4Digits: '0077',
      expiresOn: '2045-03',
    });
    const lost = await settled();
    acquirer.control.dispute(lost);
    const dueBy = new Date(Math.floor(clock.now() / 1000) * 1000 + 7 * 86_400_000);
    const open = { kind: 'dispute', report: { state: 'needs-response', dueBy } };
    expect(toldOf(lost).slice(-2)).toMatchObject([open, open]);
    acquirer.control.answerDispute(lost);
    expect(toldOf(lost).at(-1)).toMatchObject({ kind: 'dispute-updated', report: { state: 'under-review' } });
    acquirer.control.winDispute(lost);
    expect(toldOf(lost).slice(-2)).toMatchObject([
      { kind: 'dispute-updated', report: { state: 'won' } },
      { kind: 'dispute-reversed', externalId: lost, report: { state: 'won' } },
    ]);
    const gone = await settled();
    acquirer.control.dispute(gone);
    acquirer.control.loseDispute(gone);
    expect(toldOf(gone).at(-1)).toMatchObject({ kind: 'dispute-updated', report: { state: 'lost' } });
    const asked = await settled();
    acquirer.control.dispute(asked, true);
    expect(toldOf(asked).at(-1)).toMatchObject({ kind: 'ignored' });
  });

  it('the same key with other parameters is refused, and forgotten after a day', async () => {
    const id = await storedId(provider, plain);
    const charge = chargeOf('CARD', id);
    const first = await provider.charge(charge);
    const other = { ...charge, amount: { ...charge.amount, minor: 500 } };
    await expect(provider.charge(other)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(recorder.exchanges().at(-1)).toMatchObject({
      status: 400,
      response: { error: { type: 'idempotency_error' } },
    });
    expect(await provider.charge(charge)).toEqual(first);
    expect(recorder.exchanges().at(-1)?.responseHeaders.get('idempotent-replayed')).toBe('true');
    ahead += 24 * 3_600_000;
    expect(await provider.charge(charge)).not.toEqual(first);
  });

  it('an amount below the minimum of its currency is refused, without an error to retry', async () => {
    const id = await storedId(provider, plain);
    const amount = { minor: 29, currency: 'GBP', scale: 2 };
    expect(await provider.charge(chargeOf('CARD', id, { amount }))).toEqual({
      status: 'declined',
      externalId: null,
      code: 'FAILED_PAYMENT',
    });
    expect(recorder.exchanges().at(-1)?.response).toMatchObject({ error: { code: 'amount_too_small' } });
  });

  it('what is settled in another currency names what its payer paid', async () => {
    const abroad = await startAcquirer({ port: 0, settlement: { currency: 'EUR', rates: { GBP: 1.2 } } });
    try {
      const there = providersAt(abroad.origin, clock).find(({ id }) => id === 'stripe')!;
      const paid = await there.charge(chargeOf('CARD', await storedId(there, plain)));
      expect(await pagesOf(there.balanceSince(new Date(0)))).toMatchObject([
        {
          kind: 'charge',
          paymentExternalId: paid.externalId,
          amount: { minor: 1199, currency: 'EUR' },
          fee: 38,
          paid: { minor: 999, currency: 'GBP' },
        },
      ]);
    } finally {
      await abroad.stop();
    }
  });

  it('is kept by every request', () => {
    expect(recorder.exchanges().length).toBeGreaterThan(80);
    const issues = new Set<string>();
    for (const exchange of recorder.exchanges()) {
      const { method, headers } = exchange;
      const of = operationOf(exchange);
      const key = headers['idempotency-key'];
      const mustBeOnce = method === 'POST' && !/\/(?:detach|cancel)$/u.test(of);
      for (const issue of requestIssues(exchange)) issues.add(`${of} ${issue}`);
      if (headers['stripe-version'] !== '2026-10-28.endive') issues.add(`${of}: no pinned version`);
      if (mustBeOnce && (typeof key !== 'string' || key.length > 255)) issues.add(`${of}: no key`);
    }
    expect([...issues]).toEqual([]);
  });

  it('is kept by every response of the simulator, and every message', () => {
    const responses = recorder
      .exchanges()
      .flatMap((exchange) => responseIssues(exchange).map((issue) => `${operationOf(exchange)} ${issue}`));
    expect([...new Set(responses)]).toEqual([]);
    for (const { responseHeaders } of recorder.exchanges())
      expect(responseHeaders.get('request-id')).toMatch(/^req_[A-Za-z0-9]{14}$/u);
    const messages = acquirer
      .messages()
      .map((body) => JSON.parse(body) as { data: { object: { object: string } } });
    const issues = messages.flatMap((message) => {
      const type = EVENT_OBJECTS[message.data.object.object] ?? '';
      return [
        ...stripeIssues('resources/Events#EventBase', message),
        ...stripeIssues(type, message.data.object),
      ];
    });
    expect([...new Set(issues)]).toEqual([]);
    const ids = [...messages, ...recorder.exchanges().map(({ response }) => response)].flatMap(objectsIn);
    expect(ids.filter(({ object, id }) => IDS[object] !== undefined && !IDS[object].test(id))).toEqual([]);
    expect(new Set(ids.map(({ object }) => object))).toEqual(
      new Set([...Object.keys(IDS), 'account', 'webhook_endpoint']),
    );
  });
});
