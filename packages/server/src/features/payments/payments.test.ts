import type { Card, ErrorBody, PaymentResult, ReplyOf, UserLicence } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deriveSecrets } from '../../auth/secrets.js';
import { composeCommerce } from '../../compose-commerce.js';
import { gifts } from '../../database/schema/gifts.js';
import { call, failure } from '../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../testing/demo-application.js';
import { describeOnBothEngines } from '../../testing/engines.js';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.js';
import type { MovingClock } from '../../testing/moving-clock.js';
import { signUpSomebody } from '../../testing/people.js';
import { TEST_SECRET } from '../../testing/test-application.js';

const DAY_MS = 86_400_000;

describeOnBothEngines('payments', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let provider: FakePaymentProvider;
  let commerce: ReturnType<typeof composeCommerce>;
  let keys = 0;
  const tell = (error: unknown): never => {
    throw error;
  };

  beforeAll(async () => {
    const realm = demoRealm();
    provider = createFakePaymentProvider(() => clock.now());
    ({ app, clock } = await createDemoApplication(database(), realm, { paymentProviders: [provider] }));
    // Its jobs, which a running service does by itself; the handlers are the application's own.
    commerce = composeCommerce(
      {
        realm,
        database: database(),
        clock,
        secrets: deriveSecrets(TEST_SECRET),
        origins: ['http://localhost:4600'],
        paymentProviders: [provider],
      },
      undefined as never,
      undefined as never,
    );
  });
  afterAll(() => app.close());
  beforeEach(() => provider.answer('succeeds'));

  const newKey = (): string => `key-${(keys += 1)}-of-payments`;
  const signIn = async () => (await signUpSomebody(app)).token;
  const card = async (token: string): Promise<Card> => {
    const begun = await call(app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' },
    });
    const { paymentDetailsExternalId } = begun.body as ReplyOf<'initPaymentMethod'>;
    const stored = await call(app, 'POST', '/api/v4/payment-method/validate', {
      token,
      body: { paymentDetailsExternalId },
    });
    expect(stored.status).toBe(200);
    return stored.body as Card;
  };
  const basket = async (token: string, licenceId: string): Promise<void> => {
    const { status } = await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId } });
    expect(status).toBe(201);
  };
  const pay = (token: string, cardId: string | null, idempotencyKey = newKey(), query = '') =>
    call(app, 'POST', `/api/v2/customer/baskets/pay${query}`, {
      token,
      body: {
        idempotencyKey,
        ...(cardId === null
          ? {}
          : {
              paymentArrangement: {
                primaryPaymentDetailsAttributes: {
                  paymentDetailsExternalId: cardId,
                  targetPaymentProvider: 'fake',
                  paymentMethodType: 'CARD',
                },
              },
            }),
      },
    });
  const held = async (token: string): Promise<readonly UserLicence[]> => {
    const { body } = await call(app, 'GET', '/api/v2/user/licence', { token });
    return (body as ReplyOf<'listUserLicences'>).licences;
  };
  const history = async (token: string) => {
    const { body } = await call(app, 'GET', '/api/v2/customer/payments', { token });
    return (body as ReplyOf<'listPayments'>).payments;
  };
  const plays = async (token: string): Promise<number> =>
    (await call(app, 'POST', '/api/v5/manifest/video/1003', { token, body: {} })).status;
  const chargedNow = (): number => provider.charged.size;

  // MONEY-30
  it('grant what was paid for at once, and stand in the history', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    expect(await plays(token)).toBe(403);
    const paid = await pay(token, cardId);
    expect(paid.body).toMatchObject({
      status: 'SUCCEEDED',
      nextAction: null,
      licences: [{ id: '7001', licenceStatus: { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' } }],
    });
    expect(await plays(token)).toBe(200);
    expect(await history(token)).toMatchObject([
      { sku: 'ringside-monthly', amount: 999, currency: 'GBP', status: 'SUCCEEDED', refunds: [] },
    ]);
    expect(failure(await call(app, 'GET', '/api/v2/customer/basket', { token })).code).toBe(
      'BASKET_NOT_FOUND',
    );
  });

  // MONEY-30
  it.each(['one key', 'a key each'])(
    'are made once by fifty requests at the same time with %s',
    async (how) => {
      const token = await signIn();
      const { cardId } = await card(token);
      await basket(token, '7001');
      const before = chargedNow();
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => pay(token, cardId, how === 'one key' ? key : newKey())),
      );
      expect(chargedNow()).toBe(before + 1);
      const paid = answers.filter(({ status }) => status === 200);
      expect(new Set(paid.map(({ body }) => (body as PaymentResult).paymentId)).size).toBe(1);
      // Who comes when it has been paid finds no basket, unless it is the same request again.
      const others = answers.filter(({ status }) => status !== 200).map((answer) => failure(answer).code);
      expect(new Set([...others, 'BASKET_NOT_FOUND'])).toEqual(new Set(['BASKET_NOT_FOUND']));
      expect(paid.length).toBeGreaterThanOrEqual(how === 'one key' ? 50 : 1);
      const again = await pay(token, cardId, key);
      expect(again.status).toBe(how === 'one key' ? 200 : 404);
      expect(chargedNow()).toBe(before + 1);
      expect(await held(token)).toHaveLength(1);
      expect(await history(token)).toHaveLength(1);
    },
  );

  // MONEY-30
  it('that are declined grant nothing, and another card may follow', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    provider.answer('declines');
    const key = newKey();
    const refused = await pay(token, cardId, key);
    expect(failure(refused)).toEqual({ status: 402, code: 'card_declined' });
    // What the site shows of it (MONEY-77).
    expect((refused.body as ErrorBody).messages).toEqual([
      'Your bank declined the card. Ask your bank, or use another card.',
    ]);
    expect(failure(await pay(token, cardId, key)).code).toBe('card_declined');
    expect(await held(token)).toEqual([]);
    provider.answer('succeeds');
    expect((await pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect(failure(await pay(token, null)).code).toBe('BASKET_NOT_FOUND');
    await basket(token, '7002');
    expect(failure(await pay(token, null))).toEqual({ status: 402, code: 'FAILED_PAYMENT' });
    expect(failure(await pay(token, 'nobody’s')).code).toBe('FAILED_PAYMENT');
  });

  // MONEY-32
  it.each(['before', 'after'] as const)(
    'whose process ends %s the provider has heard of them are finished once',
    async (when) => {
      const token = await signIn();
      const { cardId } = await card(token);
      await basket(token, '7001');
      const before = chargedNow();
      provider.breakOnce(when);
      const key = newKey();
      expect(failure(await pay(token, cardId, key))).toEqual({ status: 502, code: 'PROVIDER_FAILED' });
      expect(await held(token)).toEqual([]);
      await commerce.recover(tell);
      // What was charged is delivered; what the provider never heard of is begun anew.
      expect(await held(token)).toHaveLength(when === 'after' ? 1 : 0);
      const again = await pay(token, cardId, when === 'after' ? key : newKey());
      expect(again.body).toMatchObject({ status: 'SUCCEEDED' });
      expect(chargedNow()).toBe(before + 1);
    },
  );

  // MONEY-31, MONEY-35
  it('that a bank approves later are delivered once, whoever tells of it and in whatever order', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    provider.answer('asks');
    const asked = (await pay(token, cardId)).body as PaymentResult;
    expect(asked).toMatchObject({
      status: 'ACTION_REQUIRED',
      nextAction: { type: 'REDIRECT', url: 'https://bank.example/approve' },
      licences: [],
    });
    const externalId = `ext-${asked.paymentId}`;
    provider.decide(externalId, 'succeeded');
    const event = (id: string, status: 'succeeded' | 'declined') =>
      commerce.onPaymentEvent('fake', {
        id,
        kind: 'payment',
        payment:
          status === 'succeeded' ? { status, externalId } : { status, externalId, code: 'FAILED_PAYMENT' },
      });
    await Promise.all([event('e-1', 'succeeded'), event('e-1', 'succeeded'), event('e-2', 'succeeded')]);
    await event('e-0', 'declined');
    await commerce.onPaymentEvent('fake', {
      id: 'e-9',
      kind: 'payment',
      payment: { status: 'succeeded', externalId: 'unknown' },
    });
    expect(await held(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);
    expect(await history(token)).toMatchObject([{ status: 'SUCCEEDED' }]);
    const confirmed = await call(app, 'POST', `/api/v2/customer/baskets/pay/${asked.paymentId}`, {
      token,
      body: {},
    });
    expect(confirmed.body).toMatchObject({ status: 'SUCCEEDED' });
    const strange = await call(app, 'GET', `/api/v2/customer/payments/${asked.paymentId}`, {
      token: await signIn(),
    });
    expect(failure(strange).code).toBe('PAYMENT_NOT_FOUND');
  });

  // MONEY-52
  it('at a bank whose page was left may be made another way, and what is paid there after all counts once', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    provider.answer('asks');
    const left = (await pay(token, cardId)).body as PaymentResult;
    // The same way again leads to the same page.
    expect((await pay(token, cardId)).body).toMatchObject({ paymentId: left.paymentId });

    const { cardId: other } = await card(token);
    const second = (await pay(token, other)).body as PaymentResult;
    expect(second.paymentId).not.toBe(left.paymentId);
    const told = (id: string) =>
      commerce.onPaymentEvent('fake', {
        id: `told-${id}`,
        kind: 'payment',
        payment: { status: 'succeeded', externalId: `ext-${id}` },
      });
    provider.decide(`ext-${left.paymentId}`, 'succeeded');
    await told(left.paymentId);
    expect(await held(token)).toMatchObject([{ id: '7001', licenceStatus: { status: 'ACTIVE' } }]);

    // The other page was open still, and is approved as well: that money goes back.
    const before = provider.refunded();
    provider.decide(`ext-${second.paymentId}`, 'succeeded');
    await told(second.paymentId);
    clock.advance(10 * 60_000);
    await commerce.recover(tell);
    expect(provider.refunded() - before).toBe(provider.charged.get(second.paymentId)?.amount.minor);
    expect(await held(token)).toHaveLength(1);
  });

  // MONEY-28
  it('of zero need no provider: a trial begins, and only once', async () => {
    const token = await signIn();
    await basket(token, '7007');
    const before = provider.asked();
    expect((await pay(token, null)).body).toMatchObject({
      status: 'SUCCEEDED',
      licences: [{ id: '7007', licenceStatus: { status: 'TRIAL_ACTIVE' } }],
    });
    expect(provider.asked()).toBe(before);
    const other = await signInDemo(app, 'expired');
    const { cardId } = await card(other);
    await basket(other, '7007');
    expect(failure(await pay(other, cardId)).code).toBe('FREE_TRIAL_DENIED');
    const acknowledged = await pay(other, cardId, newKey(), '?acknowledgeNoFreeTrial=true');
    expect(acknowledged.body).toMatchObject({
      status: 'SUCCEEDED',
      licences: [{ licenceStatus: { status: 'ACTIVE' } }],
    });
  });

  // MONEY-10, MONEY-38
  it('of a higher licence take the rest of the lower one off, which ends', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7003');
    await pay(token, cardId);
    await basket(token, '7001');
    const changes = await call(app, 'GET', '/api/v2/basket/changes', { token });
    expect(changes.body).toMatchObject({
      changes: [
        { licenceId: '7001', change: 'UPGRADED', credit: 499 },
        { licenceId: '7003', change: 'ENDED', credit: 499 },
      ],
    });
    expect((await pay(token, cardId)).status).toBe(200);
    expect((await history(token)).map(({ sku, amount }) => [sku, amount])).toContainEqual([
      'ringside-monthly',
      500,
    ]);
    const standing = (await held(token)).map(({ id, licenceStatus }) => [id, licenceStatus.status]);
    expect(Object.fromEntries(standing)).toEqual({ '7003': 'EXPIRED', '7001': 'ACTIVE' });
  });

  // MONEY-39
  it('are not made where the sum has changed since it was told', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    await call(app, 'PUT', '/api/v2/baskets/vouchers/QUARTER', { token });
    await database().db.execute(
      `update vouchers set expires_at = now() - interval '1 day' where code = 'QUARTER'`,
    );
    expect(failure(await pay(token, cardId))).toEqual({ status: 409, code: 'BASKET_CHANGED' });
    expect((await pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    expect((await history(token))[0]).toMatchObject({ amount: 999 });
    await database().db.execute(`update vouchers set expires_at = null where code = 'QUARTER'`);
  });

  // MONEY-33
  it('are made with stored methods, masked, the default first', async () => {
    const token = await signIn();
    const first = await card(token);
    const second = await card(token);
    const list = async () =>
      (await call(app, 'GET', '/api/v2/customer/cards', { token })).body as ReplyOf<'listCards'>;
    expect(await list()).toMatchObject({
      defaultCardId: first.cardId,
      cards: [{ last4Digits: '4242', cardHolder: 'Zoë Ñandú' }, { cardId: second.cardId }],
    });
    const put = (id: string) => call(app, 'PUT', `/api/v2/customer/cards/${id}/default`, { token });
    expect((await put(second.cardId)).status).toBe(204);
    expect((await list()).cards[0]?.cardId).toBe(second.cardId);
    await basket(token, '7001');
    await pay(token, second.cardId);
    const remove = (id: string) => call(app, 'DELETE', `/api/v2/customer/cards/${id}`, { token });
    expect(failure(await remove(second.cardId))).toEqual({ status: 409, code: 'CONFLICT' });
    const moved = await call(app, 'POST', `/api/v2/licences/7001/card/${first.cardId}`, { token });
    expect(moved.body).toMatchObject({
      licenceStatus: { licencePayment: { paymentProviderInfo: { cardId: first.cardId } } },
    });
    expect((await remove(second.cardId)).status).toBe(204);
    expect(await list()).toMatchObject({
      defaultCardId: first.cardId,
      cards: [{ licences: ['Ringside'] }],
    });
    expect(failure(await put('none')).code).toBe('CARD_NOT_FOUND');
    const bad = await call(app, 'POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: 'fake', paymentMethodType: 'CARD' },
    });
    const { paymentDetailsExternalId } = bad.body as ReplyOf<'initPaymentMethod'>;
    const refused = await call(app, 'POST', '/api/v4/payment-method/validate', {
      token,
      body: { paymentDetailsExternalId, providerToken: 'bad' },
    });
    expect(failure(refused)).toEqual({ status: 402, code: 'incorrect_cvc' });
  });

  // MONEY-54
  it('have a bill, for who paid alone', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    const { paymentId } = (await pay(token, cardId)).body as PaymentResult;
    const path = `/api/v2/customer/payments/${paymentId}/invoice`;
    const { body } = await call(app, 'GET', path, { token });
    expect(body).toMatchObject({ fileName: `${paymentId}.pdf`, mediaType: 'application/pdf' });
    const { content } = body as ReplyOf<'getInvoice'>;
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(failure(await call(app, 'GET', path, { token: await signIn() })).code).toBe('PAYMENT_NOT_FOUND');
  });

  // ACCT-8
  it('are taken along with the account, without a whole card number', async () => {
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    const { paymentId } = (await pay(token, cardId)).body as PaymentResult;
    const { body } = await call(app, 'GET', '/api/v2/user/export', { token });
    expect(body).toMatchObject({
      payments: [{ id: paymentId, amount: 999, currency: 'GBP', status: 'succeeded', refunds: [] }],
      paymentMethods: [{ type: 'CARD', last4Digits: expect.stringMatching(/^\d{4}$/u) as string }],
    });
    expect(JSON.stringify(body)).not.toContain('method-external');
  });

  // MONEY-34, MONEY-36
  it('are given back by administrators, never more than was paid, and the books agree', async () => {
    const since = new Date(clock.now());
    const token = await signIn();
    const { cardId } = await card(token);
    await basket(token, '7001');
    const { paymentId } = (await pay(token, cardId)).body as PaymentResult;
    const admin = await signInDemo(app, 'admin');
    const refund = (amount: number | undefined, idempotencyKey: string, by = admin) =>
      call(app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
        token: by,
        body: { reason: 'Ticket 4711', idempotencyKey, ...(amount === undefined ? {} : { amount }) },
      });
    expect(failure(await refund(100, newKey(), token)).code).toBe('FORBIDDEN');
    const key = newKey();
    const before = provider.refunded();
    expect((await refund(400, key)).body).toMatchObject({ amount: 400 });
    expect((await refund(400, key)).body).toMatchObject({ amount: 400 });
    expect(provider.refunded()).toBe(before + 400);
    expect((await history(token))[0]).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunds: [{ amount: 400 }],
    });
    expect(failure(await refund(600, newKey()))).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await refund(undefined, newKey())).body).toMatchObject({ amount: 599 });
    expect((await history(token))[0]).toMatchObject({ status: 'REFUNDED' });
    expect(await commerce.reconcile(since)).toEqual([]);
    provider.lose(`ext-${paymentId}`);
    expect(await commerce.reconcile(since)).toMatchObject([{ kind: 'unknown-there', paymentId }]);
  });

  // MONEY-50
  it('for a gift give a code, which one account redeems once', async () => {
    const giver = await signIn();
    const { cardId } = await card(giver);
    await call(app, 'POST', '/api/v2/gift/basket', { token: giver, body: { giftId: 'ringside-quarter' } });
    const { gift, licences } = (await pay(giver, cardId)).body as PaymentResult;
    expect(licences).toEqual([]);
    const code = gift?.redeemCode ?? '';
    expect(code).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/u);
    const [bought] = await history(giver);
    const shown = await call(app, 'GET', `/api/v2/customer/payments/${bought?.id ?? ''}`, { token: giver });
    expect(shown.body).toMatchObject({ itemType: 'GIFT', gift: { redeemCode: code } });
    const { rows } = await database().db.execute('select * from gifts');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    const redeem = (token: string, redeemCode: string) =>
      call(app, 'POST', '/api/v2/gift/redeem', { token, body: { redeemCode } });
    const [one, other] = [await signIn(), await signIn()];
    const answers = await Promise.all([redeem(one, code.toLowerCase()), redeem(other, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(failure(await redeem(one, code)).code).toBe('GIFT_ALREADY_REDEEMED');
    expect(failure(await redeem(one, 'AAAA-BBBB')).code).toBe('GIFT_NOT_FOUND');
    const lucky = answers[0]?.status === 200 ? one : other;
    const [licence] = await held(lucky);
    const days = (Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - clock.now()) / DAY_MS;
    expect(licence).toMatchObject({ id: '7001', licenceStatus: { autoRenewingStatus: 'NOT_RENEWING' } });
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(93);
    expect(await plays(lucky)).toBe(200);
  });

  // MONEY-50
  it('for a gift go back whole, and its code opens nothing then', async () => {
    const giver = await signIn();
    const { cardId } = await card(giver);
    await call(app, 'POST', '/api/v2/gift/basket', { token: giver, body: { giftId: 'ringside-quarter' } });
    const { gift, paymentId } = (await pay(giver, cardId)).body as PaymentResult;
    const admin = await signInDemo(app, 'admin');
    const refund = (amount: number | undefined) =>
      call(app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
        token: admin,
        body: {
          ...(amount === undefined ? {} : { amount }),
          reason: 'The giver asked.',
          idempotencyKey: newKey(),
        },
      });
    const refundedAt = async () => {
      const [row] = await database().db.select().from(gifts).where(eq(gifts.paymentId, paymentId));
      return row?.refundedAt;
    };
    expect((await refund(100)).body).toMatchObject({ amount: 100 });
    expect(await refundedAt()).toBeNull();
    expect((await refund(undefined)).status).toBeLessThan(300);
    expect(await refundedAt()).toEqual(new Date(clock.now()));
    const redeemed = await call(app, 'POST', '/api/v2/gift/redeem', {
      token: await signIn(),
      body: { redeemCode: gift?.redeemCode ?? '' },
    });
    expect(failure(redeemed).code).toBe('GIFT_NOT_FOUND');
  });

  // MONEY-37
  it('are not needed for a voucher that makes a licence free; else it is taken off renewals', async () => {
    const redeem = (token: string, voucherCode: string, licenceId: string) =>
      call(app, 'POST', '/api/v2/promotions/voucher/redeem', { token, body: { voucherCode, licenceId } });
    const token = await signIn();
    expect(failure(await redeem(token, 'HALF50', '7001')).code).toBe('VOUCHER_NOT_APPLICABLE');
    expect((await redeem(token, 'FIVE', '7003')).body).toMatchObject({
      id: '7003',
      licenceStatus: { status: 'ACTIVE' },
    });
    expect((await redeem(token, 'HALF50', '7003')).body).toMatchObject({ id: '7003' });
    expect(failure(await redeem(token, 'HALF50', '7003')).code).toBe('VOUCHER_NOT_APPLICABLE');
  });

  it('of a guest who names himself need no password', async () => {
    const { body: guest } = await call(app, 'POST', '/api/v2/login/guest/checkin');
    const name = (email: string) =>
      call(app, 'POST', '/api/v2/user/guest-checkout-principal', {
        token: (guest as ReplyOf<'checkinGuest'>).authorisationToken,
        body: { email },
      });
    expect(failure(await name('member@footlight.example')).code).toBe('ACCOUNT_EXISTS');
    const named = await name(`guest-${process.pid}-${keys}@example.org`);
    expect(named.status).toBe(201);
    const token = (named.body as ReplyOf<'createGuestCheckoutPrincipal'>).authorisationToken;
    const { cardId } = await card(token);
    await basket(token, '7001');
    const paid = await call(app, 'POST', '/api/v2/basket/pay', {
      token,
      body: {
        idempotencyKey: newKey(),
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            paymentDetailsExternalId: cardId,
            targetPaymentProvider: 'fake',
            paymentMethodType: 'CARD',
          },
        },
      },
    });
    expect(paid.body).toMatchObject({ status: 'SUCCEEDED' });
  });
});
