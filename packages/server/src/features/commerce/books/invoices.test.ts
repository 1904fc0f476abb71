import type { PaymentResult, ResponseOf } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { call, errorOf } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { invoices } from '../../../database/schema/books.js';

// MONEY-93
describeDemoOnBothEngines('invoices and credit notes', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;
  let events = 0;

  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
  });
  afterAll(() => shop.app.close());

  const issued = (paymentId: string) =>
    database()
      .db.select()
      .from(invoices)
      .where(eq(invoices.paymentId, paymentId))
      .orderBy(asc(invoices.number));
  const refund = (paymentId: string, amount?: number) => shop.refund(admin, paymentId, amount);
  const fileOf = (paymentId: string, token: string, query = '') =>
    call(shop.app, 'GET', `/api/v2/customer/payments/${paymentId}/invoice${query}`, { token });

  it('are numbered without gaps, also when they are issued at once and some payments fail', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const token = await shop.signIn();
        const { cardId } = await shop.card(token);
        await shop.basket(token, '7001');
        return { token, cardId };
      }),
    );
    shop.provider.answer('declines');
    await shop.pay(buyers[0]?.token ?? '', buyers[0]?.cardId ?? '');
    shop.provider.answer('succeeds');
    const paid = await Promise.all(buyers.map(({ token, cardId }) => shop.pay(token, cardId)));
    const [first] = paid.map(({ body }) => (body as PaymentResult).paymentId);
    await Promise.all([refund(first ?? '', 100), refund(first ?? '', 200), shop.bought(), shop.bought()]);
    const rows = await database().db.select().from(invoices).orderBy(asc(invoices.number));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ seller }) => seller)).size).toBe(1);
  });

  it('keep the seller and the payer as they were', async () => {
    const { token, paymentId } = await shop.bought();
    const before = await issued(paymentId);
    expect(before).toMatchObject([{ kind: 'invoice', buyer: { country: 'GB' } }]);
    const body = { name: 'Somebody Else', line1: '1 Other Street' };
    const saved = await call(shop.app, 'PUT', '/api/v2/customer/billing-details', { token, body });
    expect(saved.status).toBe(200);
    await refund(paymentId, 100);
    expect(await issued(paymentId)).toEqual([
      ...before,
      expect.objectContaining({
        kind: 'creditNote',
        buyer: before[0]?.buyer,
        sellerLines: before[0]?.sellerLines,
      }),
    ]);
  });

  it('are offered to the payer, each as its own file', async () => {
    const { token, paymentId } = await shop.bought();
    await refund(paymentId, 100);
    const { body } = await call(shop.app, 'GET', `/api/v2/customer/payments/${paymentId}`, { token });
    const [given] = (body as ResponseOf<'getPayment'>).refunds;
    const number = given?.creditNote ?? 0;
    expect((await fileOf(paymentId, token, `?creditNote=${number}`)).body).toMatchObject({
      fileName: `${String(number).padStart(6, '0')}.pdf`,
    });
    const other = await shop.bought();
    expect(errorOf(await fileOf(other.paymentId, other.token, `?creditNote=${number}`)).code).toBe(
      'PAYMENT_NOT_FOUND',
    );
  });

  it('are no longer offered once the refund has failed, and keep their number', async () => {
    const { token, paymentId } = await shop.bought();
    const tell = (status: 'succeeded' | 'failed') =>
      shop.commerce.onPaymentEvent('fake', {
        id: `invoices-${(events += 1)}`,
        kind: 'refund',
        key: null,
        externalId: `ext-${paymentId}`,
        refundId: 're-invoices',
        amount: { minor: 300, currency: 'GBP', scale: 2 },
        status,
      });
    await tell('succeeded');
    const [, note] = await issued(paymentId);
    await tell('failed');
    expect(await issued(paymentId)).toMatchObject([{ kind: 'invoice' }, { number: note?.number }]);
    const gone = await fileOf(paymentId, token, `?creditNote=${note?.number ?? 0}`);
    expect(errorOf(gone).code).toBe('PAYMENT_NOT_FOUND');
  });
});
