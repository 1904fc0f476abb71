import type { ErrorBody, PaymentResult, ResponseOf } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

describeDemo('payments', ({ database }) => {
  let shop: PayingDemo;

  const rethrow = (error: unknown): never => {
    throw error;
  };

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  // MONEY-30
  it('grant the licence immediately, and are listed in the history', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    expect(await shop.plays(token)).toBe(403);
    const paid = await shop.pay(token, cardId);
    expect(paid.body).toMatchObject({
      status: 'SUCCEEDED',
      nextAction: null,
      licences: [{ id: '7001', licenceStatus: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' } }],
    });
    expect(await shop.plays(token)).toBe(200);
    expect(await shop.history(token)).toMatchObject([
      { sku: 'ringside-monthly', amount: 999, currency: 'GBP', status: 'SUCCEEDED', refunds: [] },
    ]);
    expect(errorOf(await call(shop.app, 'GET', '/api/v2/customer/basket', { token })).code).toBe(
      'BASKET_NOT_FOUND',
    );
  });

  // MONEY-30
  it.each(['one key', 'a key each'])('are made once for fifty simultaneous requests with %s', async (how) => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const before = shop.chargedNow();
    const key = shop.newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.pay(token, cardId, how === 'one key' ? key : shop.newKey())),
    );
    expect(shop.chargedNow()).toBe(before + 1);
    const paid = answers.filter(({ status }) => status === 200);
    expect(new Set(paid.map(({ body }) => (body as PaymentResult).paymentId)).size).toBe(1);
    // Requests that arrive after the payment find no basket, unless they repeat the same idempotency key.
    const others = answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).code);
    expect(new Set([...others, 'BASKET_NOT_FOUND'])).toEqual(new Set(['BASKET_NOT_FOUND']));
    expect(paid.length).toBeGreaterThanOrEqual(how === 'one key' ? 50 : 1);
    const again = await shop.pay(token, cardId, key);
    expect(again.status).toBe(how === 'one key' ? 200 : 404);
    expect(shop.chargedNow()).toBe(before + 1);
    expect(await shop.licences(token)).toHaveLength(1);
    expect(await shop.history(token)).toHaveLength(1);
  });

  // MONEY-30
  it('grant nothing if declined, and can be tried again', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('declines');
    const key = shop.newKey();
    const refused = await shop.pay(token, cardId, key);
    expect(errorOf(refused)).toEqual({ status: 402, code: 'card_declined' });
    // The message the site shows (MONEY-77).
    expect((refused.body as ErrorBody).messages).toEqual([
      'Your bank declined the card. Contact your bank, or use another card.',
    ]);
    expect(errorOf(await shop.pay(token, cardId, key)).code).toBe('card_declined');
    expect(await shop.licences(token)).toEqual([]);
    shop.provider.answer('succeeds');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect(errorOf(await shop.pay(token, null)).code).toBe('BASKET_NOT_FOUND');
    await shop.basket(token, '7002');
    expect(errorOf(await shop.pay(token, null))).toEqual({ status: 402, code: 'FAILED_PAYMENT' });
    expect(errorOf(await shop.pay(token, 'nobody’s')).code).toBe('FAILED_PAYMENT');
  });

  // MONEY-32
  it.each(['before', 'after'] as const)(
    'are completed once if they break off %s reaching the provider',
    async (when) => {
      const token = await shop.signIn();
      const { cardId } = await shop.card(token);
      await shop.basket(token, '7001');
      const before = shop.chargedNow();
      shop.provider.breakOnce(when);
      const key = shop.newKey();
      expect(errorOf(await shop.pay(token, cardId, key))).toEqual({ status: 502, code: 'PROVIDER_FAILED' });
      expect(await shop.licences(token)).toEqual([]);
      await shop.commerce.recover(rethrow);
      expect(await shop.licences(token)).toHaveLength(1);
      expect((await shop.pay(token, cardId, key)).body).toMatchObject({ status: 'SUCCEEDED' });
      expect(shop.chargedNow()).toBe(before + 1);
    },
  );

  // MONEY-31, MONEY-35
  it('that a bank approves later are delivered once, regardless of the order of events', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('asks');
    const pending = (await shop.pay(token, cardId)).body as PaymentResult;
    expect(pending).toMatchObject({
      status: 'ACTION_REQUIRED',
      nextAction: { type: 'REDIRECT', url: 'https://bank.example/approve' },
      licences: [],
    });
    const externalId = `ext-${pending.paymentId}`;
    shop.provider.decide(externalId, 'succeeded');
    const event = (id: string, status: 'succeeded' | 'declined') =>
      shop.commerce.onPaymentEvent('fake', {
        id,
        kind: 'payment',
        key: pending.paymentId,
        payment:
          status === 'succeeded' ? { status, externalId } : { status, externalId, code: 'FAILED_PAYMENT' },
      });
    await Promise.all([event('e-1', 'succeeded'), event('e-1', 'succeeded'), event('e-2', 'succeeded')]);
    await event('e-0', 'declined');
    await shop.commerce.onPaymentEvent('fake', {
      id: 'e-9',
      kind: 'payment',
      key: null,
      payment: { status: 'succeeded', externalId: 'unknown' },
    });
    expect(await shop.licences(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);
    expect(await shop.history(token)).toMatchObject([{ status: 'SUCCEEDED' }]);
    const confirmed = await call(shop.app, 'POST', `/api/v2/customer/baskets/pay/${pending.paymentId}`, {
      token,
      body: {},
    });
    expect(confirmed.body).toMatchObject({ status: 'SUCCEEDED' });
    const strange = await call(shop.app, 'GET', `/api/v2/customer/payments/${pending.paymentId}`, {
      token: await shop.signIn(),
    });
    expect(errorOf(strange).code).toBe('PAYMENT_NOT_FOUND');
  });

  // MONEY-77
  it('that a bank declines are told as declined', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('pends');
    const key = shop.newKey();
    const { paymentId } = (await shop.pay(token, cardId, key)).body as PaymentResult;
    shop.provider.decide(`ext-${paymentId}`, 'declined');
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(rethrow);
    const answer = await shop.pay(token, cardId, key);
    expect(errorOf(answer)).toEqual({ status: 409, code: 'PAYMENT_ERROR' });
    expect((answer.body as ErrorBody).messages).toEqual([
      'The payment was declined, and you weren’t charged. Pay another way, or try again.',
    ]);
  });

  // MONEY-96
  it('that a bank has yet to decide on are not made again from another basket, nor for another plan of the family', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('pends');
    const { paymentId } = (await shop.pay(token, cardId)).body as PaymentResult;
    expect(await shop.history(token)).toMatchObject([{ id: paymentId, status: 'PENDING', waitsFor: 'BANK' }]);
    const charges = shop.chargedNow();
    for (const licenceId of ['7001', '7002']) {
      await shop.basket(token, licenceId);
      expect(errorOf(await shop.pay(token, cardId))).toEqual({ status: 409, code: 'PURCHASE_PENDING' });
    }
    expect(shop.chargedNow()).toBe(charges);
    // Once the bank has declined, it can be bought.
    shop.provider.decide(`ext-${paymentId}`, 'declined');
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(rethrow);
    shop.provider.answer('succeeds');
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect((await shop.history(token)).map(({ waitsFor }) => waitsFor)).toEqual([null, null]);
  });

  // MONEY-97
  it('of nothing leave a free licence that needs a payment method inactive, until it is moved to one', async () => {
    const { db } = database();
    await db.execute(`update licences set display = '{"confirmPayment": true}' where id = '7006'`);
    const token = await shop.signIn();
    await shop.basket(token, '7006');
    expect((await shop.pay(token, null)).status).toBe(200);
    expect(await shop.licences(token)).toMatchObject([
      {
        licenceStatus: {
          status: 'INACTIVE',
          subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }],
          licencePayment: { paymentEventType: 'UNCONFIRMED' },
        },
      },
    ]);
    const { cardId } = await shop.card(token);
    const moved = await call(shop.app, 'POST', `/api/v2/licences/7006/card/${cardId}`, { token });
    expect(moved.body).toMatchObject({
      licenceStatus: {
        status: 'FREE',
        subscriptionPendingActions: [],
        licencePayment: { paymentEventType: 'CONFIRMED' },
      },
    });
    await db.execute(`update licences set display = '{}' where id = '7006'`);
  });

  // MONEY-52
  it('can be made another way after leaving the bank’s page, and a second approval is refunded', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('asks');
    const left = (await shop.pay(token, cardId)).body as PaymentResult;
    // Paying again the same way returns the same payment.
    expect((await shop.pay(token, cardId)).body).toMatchObject({ paymentId: left.paymentId });

    const { cardId: other } = await shop.card(token);
    const second = (await shop.pay(token, other)).body as PaymentResult;
    expect(second.paymentId).not.toBe(left.paymentId);
    expect(shop.provider.cancelled).toContain(`ext-${left.paymentId}`);
    // The bank's page was approved in the moment in which the payment was cancelled.
    const sendEvent = (id: string) =>
      shop.commerce.onPaymentEvent('fake', {
        id: `told-${id}`,
        kind: 'payment',
        key: id,
        payment: { status: 'succeeded', externalId: `ext-${id}` },
      });
    shop.provider.decide(`ext-${left.paymentId}`, 'succeeded');
    await sendEvent(left.paymentId);
    expect(await shop.licences(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);

    // The other bank page is still open and is approved as well; that payment is refunded.
    const before = shop.provider.refunded();
    shop.provider.decide(`ext-${second.paymentId}`, 'succeeded');
    await sendEvent(second.paymentId);
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(rethrow);
    expect(shop.provider.refunded() - before).toBe(shop.provider.charged.get(second.paymentId)?.amount.minor);
    expect(await shop.licences(token)).toHaveLength(1);
  });

  // MONEY-110
  it('are not offered at a provider that does not take so little, nor made there', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const providers = async () => {
      const { body } = await call(shop.app, 'GET', '/api/v2/customer/basket', { token });
      return (body as ResponseOf<'getBasket'>).providers;
    };
    expect(await providers()).toHaveLength(1);
    const before = shop.provider.chargeRequests();
    try {
      shop.provider.minimumAmounts['GBP'] = 10;
      expect(await providers()).toEqual([]);
      expect(errorOf(await shop.pay(token, cardId)).code).toBe('FAILED_PAYMENT');
      expect(shop.provider.chargeRequests()).toBe(before);
      shop.provider.minimumAmounts['GBP'] = 9.99;
      expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    } finally {
      delete shop.provider.minimumAmounts['GBP'];
    }
  });

  // MONEY-109
  it('are made with the wallet that was stored, whatever was asked for and is offered now', async () => {
    const token = await shop.signIn();
    const stored = await shop.card(token, 'apple-pay');
    expect(stored).toMatchObject({ paymentMethodType: 'APPLE_PAY', cardType: 'visa', last4Digits: '4242' });
    expect(shop.provider.methods).not.toContain('APPLE_PAY');
    await shop.basket(token, '7001');
    shop.provider.answer('asks');
    // The request says CARD.
    const first = (await shop.pay(token, stored.cardId)).body as PaymentResult;
    expect(first.status).toBe('ACTION_REQUIRED');
    expect((await shop.pay(token, stored.cardId)).body).toMatchObject({ paymentId: first.paymentId });
    shop.provider.decide(`ext-${first.paymentId}`, 'succeeded');
    await call(shop.app, 'GET', `/api/v2/customer/payments/${first.paymentId}`, { token });
    expect(shop.provider.charged.get(first.paymentId)).toMatchObject({ type: 'APPLE_PAY' });
    expect(await shop.licences(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);
  });

  // MONEY-52
  it('that were approved at the bank’s page meanwhile are not made another way', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('asks');
    const left = (await shop.pay(token, cardId)).body as PaymentResult;
    shop.provider.decide(`ext-${left.paymentId}`, 'succeeded');
    const before = shop.provider.chargeRequests();
    const { cardId: other } = await shop.card(token);
    expect((await shop.pay(token, other)).body).toMatchObject({
      paymentId: left.paymentId,
      status: 'SUCCEEDED',
      licences: [{ id: '7001' }],
    });
    expect(shop.provider.chargeRequests()).toBe(before);
  });

  // MONEY-52
  it('are made another way although the one that was left cannot be cancelled', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    shop.provider.answer('asks');
    const left = (await shop.pay(token, cardId)).body as PaymentResult;
    const { cardId: other } = await shop.card(token);
    shop.provider.answer('succeeds');
    shop.provider.breakOnce('before');
    expect((await shop.pay(token, other)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect(shop.provider.cancelled).not.toContain(`ext-${left.paymentId}`);
    expect(await shop.history(token)).toHaveLength(1);
  });

  // MONEY-28
  it('of zero start a trial without the provider, and only once', async () => {
    const token = await shop.signIn();
    const { cardId: ownCard } = await shop.card(token);
    await shop.basket(token, '7007');
    const before = shop.provider.chargeRequests();
    expect((await shop.pay(token, ownCard)).body).toMatchObject({
      status: 'SUCCEEDED',
      licences: [{ id: '7007', licenceStatus: { status: 'TRIAL_ACTIVE' } }],
    });
    expect(shop.provider.chargeRequests()).toBe(before);
    const other = await signInDemo(shop.app, 'expired');
    const { cardId } = await shop.card(other);
    await shop.basket(other, '7007');
    expect(errorOf(await shop.pay(other, cardId)).code).toBe('FREE_TRIAL_DENIED');
    const acknowledged = await shop.pay(other, cardId, shop.newKey(), '?acknowledgeNoFreeTrial=true');
    expect(acknowledged.body).toMatchObject({
      status: 'SUCCEEDED',
      licences: [{ licenceStatus: { status: 'ACTIVE' } }],
    });
  });

  // MONEY-10, MONEY-38
  it('of a higher licence deduct the rest of the lower one, which ends', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7003');
    await shop.pay(token, cardId);
    await shop.basket(token, '7001');
    const changes = await call(shop.app, 'GET', '/api/v2/basket/changes', { token });
    expect(changes.body).toMatchObject({
      changes: [
        { licenceId: '7001', change: 'UPGRADED', credit: 499 },
        { licenceId: '7003', change: 'ENDED', credit: 499 },
      ],
    });
    expect((await shop.pay(token, cardId)).status).toBe(200);
    expect((await shop.history(token)).map(({ sku, amount }) => [sku, amount])).toContainEqual([
      'ringside-monthly',
      500,
    ]);
    const statuses = (await shop.licences(token)).map(({ id, licenceStatus }) => [id, licenceStatus.status]);
    expect(Object.fromEntries(statuses)).toEqual({ '7003': 'EXPIRED', '7001': 'ACTIVE' });
  });

  // MONEY-39
  it('are rejected if the total has changed since it was shown', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    await call(shop.app, 'PUT', '/api/v2/baskets/vouchers/QUARTER', { token });
    await database().db.execute(
      `update vouchers set expires_at = now() - interval '1 day' where code = 'QUARTER'`,
    );
    expect(errorOf(await shop.pay(token, cardId))).toEqual({ status: 409, code: 'BASKET_CHANGED' });
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect((await shop.history(token))[0]).toMatchObject({ amount: 999 });
    await database().db.execute(`update vouchers set expires_at = null where code = 'QUARTER'`);
  });

  // MONEY-33
  it('use stored methods, which are listed masked with the default first', async () => {
    const token = await shop.signIn();
    const first = await shop.card(token);
    const second = await shop.card(token);
    const list = async () =>
      (await call(shop.app, 'GET', '/api/v2/customer/cards', { token })).body as ResponseOf<'listCards'>;
    expect(await list()).toMatchObject({
      defaultCardId: first.cardId,
      cards: [{ last4Digits: '4242', cardHolder: 'Zoë Ñandú' }, { cardId: second.cardId }],
    });
    const put = (id: string) => call(shop.app, 'PUT', `/api/v2/customer/cards/${id}/default`, { token });
    expect((await put(second.cardId)).status).toBe(204);
    expect((await list()).cards[0]?.cardId).toBe(second.cardId);
    await shop.basket(token, '7001');
    await shop.pay(token, second.cardId);
    const remove = (id: string) => call(shop.app, 'DELETE', `/api/v2/customer/cards/${id}`, { token });
    expect(errorOf(await remove(second.cardId))).toEqual({ status: 409, code: 'CONFLICT' });
    const moved = await call(shop.app, 'POST', `/api/v2/licences/7001/card/${first.cardId}`, { token });
    expect(moved.body).toMatchObject({
      licenceStatus: { licencePayment: { paymentProviderInfo: { cardId: first.cardId } } },
    });
    expect((await remove(second.cardId)).status).toBe(204);
    expect(await list()).toMatchObject({
      defaultCardId: first.cardId,
      cards: [{ licences: ['Ringside'] }],
    });
    expect(errorOf(await put('none')).code).toBe('CARD_NOT_FOUND');
    const bad = await call(shop.app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' },
    });
    const { paymentDetailsExternalId } = bad.body as ResponseOf<'initPaymentMethod'>;
    const refused = await call(shop.app, 'POST', '/api/v4/payment-method/validate', {
      token,
      body: { paymentDetailsExternalId, providerToken: 'bad' },
    });
    expect(errorOf(refused)).toEqual({ status: 402, code: 'incorrect_cvc' });
    for (let stored = 1; stored < 10; stored += 1)
      // oxlint-disable-next-line no-await-in-loop
      await shop.card(token);
    expect((await list()).cards).toHaveLength(10);
    const eleventh = await call(shop.app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' },
    });
    expect(errorOf(eleventh)).toEqual({ status: 409, code: 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED' });
  });

  // MONEY-54
  it('have an invoice, available only to the payer', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const { paymentId } = (await shop.pay(token, cardId)).body as PaymentResult;
    const path = `/api/v2/customer/payments/${paymentId}/invoice`;
    const { body } = await call(shop.app, 'GET', path, { token });
    expect(body).toMatchObject({
      fileName: expect.stringMatching(/^\d{6}\.pdf$/u) as string,
      mediaType: 'application/pdf',
    });
    const { content } = body as ResponseOf<'getInvoice'>;
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(errorOf(await call(shop.app, 'GET', path, { token: await shop.signIn() })).code).toBe(
      'PAYMENT_NOT_FOUND',
    );
  });

  // ACCT-8
  it('are exported with the account, without full card numbers', async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const { paymentId } = (await shop.pay(token, cardId)).body as PaymentResult;
    const { body } = await call(shop.app, 'GET', '/api/v2/user/export', { token });
    expect(body).toMatchObject({
      payments: [{ id: paymentId, amount: 999, currency: 'GBP', status: 'succeeded', refunds: [] }],
      paymentMethods: [{ type: 'CARD', last4Digits: expect.stringMatching(/^\d{4}$/u) as string }],
    });
    expect(JSON.stringify(body)).not.toContain('method-external');
  });
});
