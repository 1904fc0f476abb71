import type { PaymentResult, ResponseOf } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gifts } from '../../../database/schema/gifts.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { call, errorOf } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';

const DAY_MS = 86_400_000;

describeDemo('gifts, refunds, vouchers and guests', ({ database }) => {
  let shop: PayingDemo;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  // MONEY-34, MONEY-36
  it('lets administrators refund up to the amount paid, and reconciles with the provider', async () => {
    const since = new Date(shop.clock.now());
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const { paymentId } = (await shop.pay(token, cardId)).body as PaymentResult;
    const admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    const refund = (amount: number | undefined, idempotencyKey: string, by = admin) =>
      call(shop.app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
        token: by,
        body: { reason: 'Ticket 4711', idempotencyKey, ...(amount === undefined ? {} : { amount }) },
      });
    expect(errorOf(await refund(100, shop.newKey(), token)).code).toBe('FORBIDDEN');
    const key = shop.newKey();
    const before = shop.provider.refunded();
    expect((await refund(400, key)).body).toMatchObject({ amount: 400 });
    expect((await refund(400, key)).body).toMatchObject({ amount: 400 });
    expect(shop.provider.refunded()).toBe(before + 400);
    expect((await shop.history(token))[0]).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunds: [{ amount: 400 }],
    });
    expect(errorOf(await refund(600, shop.newKey()))).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await refund(undefined, shop.newKey())).body).toMatchObject({ amount: 599 });
    expect((await shop.history(token))[0]).toMatchObject({ status: 'REFUNDED' });
    expect(await shop.commerce.reconcile(since)).toEqual([]);
    shop.provider.lose(`ext-${paymentId}`);
    expect(await shop.commerce.reconcile(since)).toMatchObject([{ kind: 'unknown-there', paymentId }]);
  });

  // MONEY-50
  it('issues a code for a gift, which one account redeems once', async () => {
    const giver = await shop.signIn();
    const { cardId } = await shop.card(giver);
    await call(shop.app, 'POST', '/api/v2/gift/basket', {
      token: giver,
      body: { giftId: 'ringside-quarter' },
    });
    const { gift, licences } = (await shop.pay(giver, cardId)).body as PaymentResult;
    expect(licences).toEqual([]);
    const code = gift?.redeemCode ?? '';
    expect(code).toMatch(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/u);
    const [bought] = await shop.history(giver);
    const shown = await call(shop.app, 'GET', `/api/v2/customer/payments/${bought?.id ?? ''}`, {
      token: giver,
    });
    expect(shown.body).toMatchObject({ itemType: 'GIFT', gift: { redeemCode: code } });
    const { rows } = await database().db.execute('select * from gifts');
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    const redeem = (token: string, redeemCode: string) =>
      call(shop.app, 'POST', '/api/v2/gift/redeem', { token, body: { redeemCode } });
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const answers = await Promise.all([redeem(one, code.toLowerCase()), redeem(other, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(errorOf(await redeem(one, code)).code).toBe('GIFT_ALREADY_REDEEMED');
    expect(errorOf(await redeem(one, 'AAAA-BBBB')).code).toBe('GIFT_NOT_FOUND');
    const lucky = answers[0]?.status === 200 ? one : other;
    const [licence] = await shop.licences(lucky);
    const days = (Date.parse(licence?.licenceStatus.expiryTimestamp ?? '') - shop.clock.now()) / DAY_MS;
    expect(licence).toMatchObject({ id: '7001', licenceStatus: { autoRenewingStatus: 'NOT_RENEWING' } });
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(93);
    expect(await shop.plays(lucky)).toBe(200);
  });

  // MONEY-50
  it('invalidates the code of a gift once it is fully refunded', async () => {
    const giver = await shop.signIn();
    const { cardId } = await shop.card(giver);
    await call(shop.app, 'POST', '/api/v2/gift/basket', {
      token: giver,
      body: { giftId: 'ringside-quarter' },
    });
    const { gift, paymentId } = (await shop.pay(giver, cardId)).body as PaymentResult;
    const admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
    const refund = (amount: number | undefined) =>
      call(shop.app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
        token: admin,
        body: {
          ...(amount === undefined ? {} : { amount }),
          reason: 'The giver asked.',
          idempotencyKey: shop.newKey(),
        },
      });
    const refundedAt = async () => {
      const [row] = await database().db.select().from(gifts).where(eq(gifts.paymentId, paymentId));
      return row?.refundedAt;
    };
    expect((await refund(100)).body).toMatchObject({ amount: 100 });
    expect(await refundedAt()).toBeNull();
    expect((await refund(undefined)).status).toBeLessThan(300);
    expect(await refundedAt()).toEqual(new Date(shop.clock.now()));
    const redeemed = await call(shop.app, 'POST', '/api/v2/gift/redeem', {
      token: await shop.signIn(),
      body: { redeemCode: gift?.redeemCode ?? '' },
    });
    expect(errorOf(redeemed).code).toBe('GIFT_NOT_FOUND');
  });

  // MONEY-37
  it('redeems a voucher without payment if the licence becomes free, else applies it to renewals', async () => {
    const redeem = (token: string, voucherCode: string, licenceId: string) =>
      call(shop.app, 'POST', '/api/v2/promotions/voucher/redeem', {
        token,
        body: { voucherCode, licenceId },
      });
    const token = await shop.signIn();
    expect(errorOf(await redeem(token, 'HALF50', '7001')).code).toBe('VOUCHER_NOT_APPLICABLE');
    expect(errorOf(await redeem(token, 'FIVE', '7003')).code).toBe('FAILED_PAYMENT');
    await shop.card(token);
    expect((await redeem(token, 'FIVE', '7003')).body).toMatchObject({
      id: '7003',
      licenceStatus: { status: 'ACTIVE' },
    });
    expect((await redeem(token, 'HALF50', '7003')).body).toMatchObject({ id: '7003' });
    expect(errorOf(await redeem(token, 'HALF50', '7003')).code).toBe('VOUCHER_USED_UP');
  });

  // MONEY-151
  it('lets a guest pay with an email address and without a password', async () => {
    const { body: guest } = await call(shop.app, 'POST', '/api/v2/login/guest/checkin');
    const name = (email: string) =>
      call(shop.app, 'POST', '/api/v2/user/guest-checkout-principal', {
        token: (guest as ResponseOf<'checkinGuest'>).authorisationToken,
        body: { email },
      });
    expect(errorOf(await name('member@footlight.example')).code).toBe('ACCOUNT_EXISTS');
    const named = await name(`guest-${shop.newKey()}@example.org`);
    expect(named.status).toBe(201);
    const token = (named.body as ResponseOf<'createGuestCheckoutPrincipal'>).authorisationToken;
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    const paid = await call(shop.app, 'POST', '/api/v2/basket/pay', {
      token,
      body: {
        idempotencyKey: shop.newKey(),
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

  // MONEY-151
  it('shows a guest who gave an email address the code of a gift', async () => {
    const { body: guest } = await call(shop.app, 'POST', '/api/v2/login/guest/checkin');
    const guestToken = (guest as ResponseOf<'checkinGuest'>).authorisationToken;
    const filled = await call(shop.app, 'POST', '/api/v2/gift/basket', {
      token: guestToken,
      body: { giftId: 'ringside-quarter' },
    });
    const { id: basketId } = filled.body as ResponseOf<'createGiftBasket'>;
    const named = await call(shop.app, 'POST', '/api/v2/user/guest-checkout-principal', {
      token: guestToken,
      body: { email: `giver-${shop.newKey()}@example.org` },
    });
    const token = (named.body as ResponseOf<'createGuestCheckoutPrincipal'>).authorisationToken;
    expect((await call(shop.app, 'PUT', `/api/v2/baskets/${basketId}`, { token })).status).toBe(200);
    const { cardId } = await shop.card(token);
    const paid = (await shop.pay(token, cardId)).body as ResponseOf<'payBasket'>;
    expect(paid.gift?.redeemCode).toMatch(/^[2-9A-Z-]{19}$/u);
    const shown = await call(shop.app, 'GET', `/api/v2/customer/payments/${paid.paymentId}`, { token });
    expect((shown.body as ResponseOf<'getPayment'>).gift).toEqual(paid.gift);
  });
});
