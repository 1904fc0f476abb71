import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Basket } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importPlans } from '../../../../testing/import-plans.js';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createFakePaymentProvider } from '../../../../testing/fake-payment-provider.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { payingWith, storeFakeCard } from '../../../../testing/fake-card.js';

const DAY_MS = 86_400_000;

describeDemo('uses of vouchers', ({ database }) => {
  let shop: PayingDemo;
  beforeAll(async () => {
    shop = await createPayingDemo(database());
  });
  afterAll(() => shop.app.close());
  beforeEach(() => shop.provider.answer('succeeds'));

  const voucher = async (code: string, uses: number | null, usesPerAccount: number | null): Promise<void> => {
    await database().db.execute(
      `insert into vouchers (code, discount, uses, uses_per_account) values
       ('${code}', '{"type":"percentage","percentage":50}', ${uses}, ${usesPerAccount})`,
    );
  };
  const apply = (token: string, code: string) =>
    call(shop.app, 'PUT', `/api/v2/baskets/vouchers/${code}`, { token });
  const buyer = async () => {
    const token = await shop.signIn();
    const { cardId } = await shop.card(token);
    return { token, cardId };
  };
  const usedUp = { status: 409, code: 'VOUCHER_USED_UP' };

  // MONEY-47
  it('are counted per account, without payments that failed', async () => {
    await voucher('ONCE', null, 1);
    const { token, cardId } = await buyer();
    await shop.basket(token, '7003');
    await apply(token, 'ONCE');
    shop.provider.answer('declines');
    expect(errorOf(await shop.pay(token, cardId)).code).toBe('card_declined');
    shop.provider.answer('succeeds');
    expect((await apply(token, 'ONCE')).status).toBe(200);
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    await shop.basket(token, '7001');
    expect(errorOf(await apply(token, 'ONCE'))).toEqual(usedUp);
    const redeemed = await call(shop.app, 'POST', '/api/v2/promotions/voucher/redeem', {
      token,
      body: { voucherCode: 'ONCE', licenceId: '7003' },
    });
    expect(errorOf(redeemed)).toEqual(usedUp);
    const other = await buyer();
    await shop.basket(other.token, '7001');
    expect((await apply(other.token, 'ONCE')).status).toBe(200);
  });

  // MONEY-47
  it('are counted in total, also when the last one is paid for by several at once', async () => {
    await voucher('LAST', 1, 1);
    const buyers = await Promise.all([buyer(), buyer(), buyer()]);
    for (const { token } of buyers) {
      await shop.basket(token, '7003');
      expect((await apply(token, 'LAST')).status).toBe(200);
    }
    const answers = await Promise.all(buyers.map(({ token, cardId }) => shop.pay(token, cardId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = buyers[answers.findIndex(({ status }) => status === 409)]!;
    const basket = (await call(shop.app, 'GET', '/api/v2/customer/basket', { token: late.token }))
      .body as Basket;
    expect(basket).toMatchObject({ discountedTotal: 499 });
    expect(errorOf(await apply(late.token, 'LAST'))).toEqual(usedUp);
  });

  // MONEY-47
  it('end with the file: codes that are taken out are refused, plans are not sold, times are not moved', async () => {
    const catalogue = demoRealm().folders.catalogue ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'footlight-vouchers-'));
    try {
      const licences = JSON.parse(readFileSync(join(catalogue, 'licences.json'), 'utf8')) as { id: string }[];
      const write = (vouchers: readonly object[], sold = licences): Promise<void> => {
        writeFileSync(join(folder, 'licences.json'), JSON.stringify(sold));
        writeFileSync(join(folder, 'vouchers.json'), JSON.stringify(vouchers));
        return importPlans(database().db, folder, shop.clock);
      };
      const discount = { type: 'percentage', percentage: 50 };
      await write([
        { code: 'WEEK', discount, expiresIn: 'P7D' },
        { code: 'GONE', discount },
      ]);
      const { token, cardId } = await buyer();
      await shop.basket(token, '7001');
      expect((await apply(token, 'GONE')).status).toBe(200);
      shop.clock.advance(6 * DAY_MS);
      await write(
        [{ code: 'WEEK', discount, expiresIn: 'P7D' }],
        licences.filter(({ id }) => id !== '7003'),
      );
      expect(errorOf(await apply(token, 'GONE')).code).toBe('VOUCHER_NOT_FOUND');
      expect(errorOf(await shop.pay(token, cardId)).code).toBe('BASKET_CHANGED');
      expect((await apply(token, 'WEEK')).status).toBe(200);
      shop.clock.advance(2 * DAY_MS);
      expect(errorOf(await apply(token, 'WEEK')).code).toBe('VOUCHER_EXPIRED');
      const gone = await call(shop.app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7003' } });
      expect(errorOf(gone).code).toBe('LICENCE_NOT_FOUND');
      await importPlans(database().db, catalogue, shop.clock);
      await shop.basket(token, '7003');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describeDemo('attempts of an account', ({ database }) => {
  // MONEY-46
  it('at cards and at codes end for a while, for this account alone', async () => {
    const realm = demoRealm();
    const provider = createFakePaymentProvider(() => clock.now());
    const { app, clock } = await createDemoApplication(
      database(),
      {
        ...realm,
        signIn: { ...realm.signIn, accessTokenSeconds: 86_400 },
        payments: { ...realm.payments, attemptsPerAccount: 12, voucherAttemptsPerAccount: 5 },
      },
      { paymentProviders: [provider] },
    );
    const person = async () => {
      const { token } = await signUpSomebody(app);
      const { cardId } = await storeFakeCard(app, token);
      await call(app, 'POST', '/api/v2/basket', { token, body: { licenceId: '7001' } });
      return { token, cardId };
    };
    const tried = async ({ token, cardId }: { token: string; cardId: string }, index: number) =>
      (
        await call(app, 'POST', '/api/v2/customer/baskets/pay', {
          token,
          body: { idempotencyKey: `attempt-${cardId}-${index}`, ...payingWith(cardId) },
        })
      ).status;
    const guessed = async ({ token }: { token: string }, index: number) =>
      (await call(app, 'PUT', `/api/v2/baskets/vouchers/GUESS${index}`, { token })).status;
    const one = await person();
    provider.answer('declines');
    const times = async (count: number, attempt: typeof tried | typeof guessed): Promise<number[]> => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) statuses.push(await attempt(one, index));
      return statuses;
    };
    // Storing the card took two attempts.
    expect(await times(60, tried)).toEqual([
      ...Array.from({ length: 10 }, () => 402),
      ...Array.from({ length: 50 }, () => 429),
    ]);
    expect(provider.chargeRequests()).toBe(10);
    expect(await times(20, guessed)).toEqual([
      ...Array.from({ length: 5 }, () => 404),
      ...Array.from({ length: 15 }, () => 429),
    ]);
    expect(await tried(await person(), 0)).toBe(402);
    clock.advance(15 * 60_000);
    expect(await guessed(one, 99)).toBe(404);
    await app.close();
  });
});
