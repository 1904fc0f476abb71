import type { SessionUser } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { call, errorOf } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { BooksRepository } from '../books/books.repository.js';
import { checkBooks } from './payment-jobs.js';
import { DetailsRepository } from '../../account/details.repository.js';

const DAY_MS = 86_400_000;

describeDemo('money that is given back', ({ database }) => {
  let shop: PayingDemo;
  let admin: string;
  let events = 0;

  const rethrow = (error: unknown): never => {
    throw error;
  };
  beforeAll(async () => {
    shop = await createPayingDemo(database());
    admin = await withSecondFactor(database(), await signInDemo(shop.app, 'admin'));
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    shop.provider.answer('succeeds');
    shop.provider.refuseRefunds(false);
    await database().db.execute('delete from licence_work');
  });

  const refund = (paymentId: string, amount?: number) => shop.refund(admin, paymentId, amount);
  const tellRefund = (
    paymentId: string,
    refundId: string,
    amount: number,
    more: { readonly status?: 'succeeded' | 'failed'; readonly key?: string } = {},
  ) =>
    shop.commerce.onPaymentEvent('fake', {
      id: `event-${(events += 1)}`,
      kind: 'refund',
      key: more.key ?? null,
      externalId: `ext-${paymentId}`,
      refundId,
      amount: { minor: amount, currency: 'GBP', scale: 2 },
      status: more.status ?? 'succeeded',
    });
  const statusOf = async (token: string, licenceId = '7001') =>
    (await shop.licences(token)).find(({ id }) => id === licenceId)?.licenceStatus;
  const auditOf = async (paymentId: string) =>
    (
      await database().db.execute<{ action: string; actor_id: string | null; details: object }>(
        `select action, actor_id, details from audit_log where details ->> 'payment' = '${paymentId}' order by sequence`,
      )
    ).rows;
  const run = () => shop.commerce.renewals.run(rethrow);
  const toEnd = async (token: string, licenceId?: string): Promise<void> => {
    const end = (await statusOf(token, licenceId))?.expiryTimestamp ?? '';
    shop.clock.advance(Date.parse(end) - shop.clock.now());
  };
  /** A licence whose renewal a bank is processing, with the id of that payment. */
  const pendingRenewal = async (licenceId = '7001') => {
    const who = await shop.bought(licenceId);
    shop.provider.answer('pends');
    await toEnd(who.token, licenceId);
    await run();
    shop.provider.answer('succeeds');
    const [pending] = await shop.history(who.token);
    expect(pending).toMatchObject({ status: 'PENDING' });
    return { ...who, renewalId: pending?.id ?? '' };
  };
  const approve = (paymentId: string) =>
    shop.commerce.onPaymentEvent('fake', {
      id: `event-${(events += 1)}`,
      kind: 'payment',
      key: paymentId,
      payment: { status: 'succeeded', externalId: `ext-${paymentId}` },
    });

  // MONEY-34
  it('in parts by the provider is added up, each part once', async () => {
    const { token, paymentId } = await shop.bought();
    await tellRefund(paymentId, 're-1', 300);
    await tellRefund(paymentId, 're-2', 300);
    await tellRefund(paymentId, 're-2', 300);
    await tellRefund(paymentId, 're-3', 350);
    await tellRefund(paymentId, 're-4', 10, { status: 'failed' });
    expect((await shop.history(token))[0]).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunds: [{ amount: 300 }, { amount: 300 }, { amount: 350 }],
    });
    expect(errorOf(await refund(paymentId, 50))).toEqual({ status: 409, code: 'CONFLICT' });
    expect(await statusOf(token)).toMatchObject({ autoRenewingStatus: 'AUTO_RENEWING' });
  });

  // MONEY-34
  it('by an administrator and reported by the provider too counts once', async () => {
    const { token, paymentId } = await shop.bought();
    const { refundId } = (await refund(paymentId, 400)).body as { refundId: string };
    await tellRefund(paymentId, 're-5', 400, { key: refundId });
    expect((await shop.history(token))[0]).toMatchObject({ refunds: [{ amount: 400 }] });
    await tellRefund(paymentId, 're-5', 400, { key: refundId, status: 'failed' });
    expect((await shop.history(token))[0]).toMatchObject({ status: 'SUCCEEDED', refunds: [] });
    expect((await refund(paymentId, 999)).status).toBe(201);
  });

  // MONEY-34
  it('is not shown if the provider refuses it, and can be tried again', async () => {
    const { token, paymentId } = await shop.bought();
    shop.provider.refuseRefunds(true);
    expect(errorOf(await refund(paymentId))).toEqual({ status: 409, code: 'CONFLICT' });
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(rethrow);
    expect((await shop.history(token))[0]).toMatchObject({ status: 'SUCCEEDED', refunds: [] });
    expect(await statusOf(token)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' });
    expect(await auditOf(paymentId)).toEqual([]);
    shop.provider.refuseRefunds(false);
    expect((await refund(paymentId)).status).toBe(201);
  });

  // MONEY-34
  it('as a whole ends the licence and its renewals, with a line in the audit log', async () => {
    const { token, paymentId } = await shop.bought();
    const before = shop.chargedNow();
    await refund(paymentId, 400);
    expect(await statusOf(token)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' });
    await refund(paymentId);
    expect(await statusOf(token)).toMatchObject({ status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' });
    expect(await shop.plays(token)).toBe(403);
    shop.clock.advance(60 * DAY_MS);
    await run();
    expect(shop.chargedNow()).toBe(before);
    expect(await auditOf(paymentId)).toMatchObject([
      { action: 'paymentRefunded', details: { amount: '400', currency: 'GBP', reason: 'Ticket 4711' } },
      { action: 'paymentRefunded', details: { amount: '599', currency: 'GBP', reason: 'Ticket 4711' } },
    ]);
  });

  // MONEY-34
  it('through the payer’s bank ends the licence too, with a line in the audit log', async () => {
    const { token, paymentId } = await shop.bought();
    const dispute = (id: string) =>
      shop.commerce.onPaymentEvent('fake', {
        id,
        kind: 'dispute',
        externalId: `ext-${paymentId}`,
        report: { state: 'needs-response', dueBy: null },
      });
    await dispute('dispute-1');
    await dispute('dispute-2');
    expect(await statusOf(token)).toMatchObject({ status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' });
    expect(await auditOf(paymentId)).toMatchObject([{ action: 'paymentDisputed', actor_id: null }]);
    expect(shop.posted.filter(({ details }) => details?.['number'] === paymentId)).toMatchObject([
      { kind: 'disputed', details: { amount: '999' } },
    ]);
  });

  const mailsOf = async (token: string) => {
    const { email } = (await call(shop.app, 'GET', '/api/v2/user/session', { token })).body as SessionUser;
    const { rows } = await database().db.execute<{ kind: string; details: Readonly<Record<string, string>> }>(
      `select kind, details from mail_outbox where recipient = '${email}' and kind in ('refunded', 'cancelled')
      order by created_at, kind`,
    );
    return rows;
  };

  // MONEY-153
  it('is announced to the payer, each refund once', async () => {
    const { token, paymentId } = await shop.bought();
    const body = { reason: 'Ticket 4711', idempotencyKey: shop.newKey(), amount: 300 };
    for (let click = 0; click < 2; click += 1)
      await call(shop.app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, { token: admin, body });
    expect(await mailsOf(token)).toMatchObject([
      { kind: 'refunded', details: { amount: '300', currency: 'GBP', number: paymentId } },
    ]);
  });

  // MONEY-153
  it('is not asked for any more once a plan is cancelled, which its holder reads in a mail', async () => {
    const { token } = await shop.bought();
    const end = (await statusOf(token))?.expiryTimestamp ?? '';
    await call(shop.app, 'DELETE', '/api/v2/user/licence/7001', { token });
    expect(await mailsOf(token)).toMatchObject([{ kind: 'cancelled', details: { at: end } }]);
  });

  // MONEY-103
  it('and won back from the payer’s bank is booked, in any order of the messages; the licence stays ended', async () => {
    const tell = (id: string, kind: 'dispute' | 'dispute-reversed', paymentId: string) =>
      shop.commerce.onPaymentEvent('fake', {
        id,
        kind,
        externalId: `ext-${paymentId}`,
        report: { state: kind === 'dispute' ? 'needs-response' : 'won', dueBy: null },
      });
    const balanceOf = async (paymentId: string) =>
      (await new BooksRepository(database().db).balancesOf(paymentId)).get('receivable:fake');
    const won = await shop.bought();
    await tell('lost-1', 'dispute', won.paymentId);
    expect(await balanceOf(won.paymentId)).toBe(0);
    await tell('won-1', 'dispute-reversed', won.paymentId);
    await tell('won-2', 'dispute-reversed', won.paymentId);
    expect(await balanceOf(won.paymentId)).toBe(999);
    expect(await auditOf(won.paymentId)).toMatchObject([
      { action: 'paymentDisputed' },
      { action: 'paymentDisputeReversed', details: { amount: '999' } },
    ]);
    expect(await statusOf(won.token)).toMatchObject({ status: 'EXPIRED' });
    const late = await shop.bought();
    await tell('won-3', 'dispute-reversed', late.paymentId);
    await tell('lost-3', 'dispute', late.paymentId);
    expect(await balanceOf(late.paymentId)).toBe(999);
    expect(await statusOf(late.token)).toMatchObject({ status: 'ACTIVE' });
    await checkBooks(database(), quietLog);
  });

  // MONEY-108
  it('is not the only thing that providers report: a replaced card is shown with its new digits', async () => {
    const { token, cardId } = await shop.bought();
    const { rows } = await database().db.execute<{ method_external_id: string }>(
      sql`select method_external_id from payment_methods where id = ${cardId}`,
    );
    const externalId = rows[0]?.method_external_id ?? '';
    const card = { brand: 'mastercard', last4Digits: '0077', expiresOn: '2045-03' };
    await shop.commerce.onPaymentEvent('fake', { id: 'card-1', kind: 'method', externalId, ...card });
    const { body } = await call(shop.app, 'GET', '/api/v2/customer/cards', { token });
    expect(body).toMatchObject({
      cards: [{ cardType: 'mastercard', last4Digits: '0077', expiresOn: '2045-03' }],
    });
  });

  // MONEY-40
  it('is not owed by a bank that approves a renewal after its holder has cancelled: the period is the last', async () => {
    const { token, renewalId } = await pendingRenewal();
    expect((await call(shop.app, 'DELETE', '/api/v2/user/licence/7001', { token })).status).toBe(200);
    await run();
    await approve(renewalId);
    expect(await statusOf(token)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' });
    await toEnd(token);
    await run();
    expect(await statusOf(token)).toMatchObject({ status: 'EXPIRED' });
    expect((await shop.history(token)).filter(({ status }) => status === 'SUCCEEDED')).toHaveLength(2);
  });

  // MONEY-40
  it('is the renewal that a bank approves after an upgrade has replaced its licence', async () => {
    const { token, cardId, renewalId } = await pendingRenewal('7003');
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).body).toMatchObject({ status: 'SUCCEEDED' });
    const before = shop.provider.refunded();
    await approve(renewalId);
    shop.clock.advance(10 * 60_000);
    await shop.commerce.recover(rethrow);
    expect(await statusOf(token, '7003')).toMatchObject({
      status: 'EXPIRED',
      autoRenewingStatus: 'NOT_RENEWING',
    });
    expect(await statusOf(token)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' });
    expect(shop.provider.refunded() - before).toBe(499);
  });

  // MONEY-40
  it('does not pause a licence whose renewal a bank processes', async () => {
    const { token } = await pendingRenewal();
    expect(
      errorOf(await call(shop.app, 'POST', '/api/v2/user/licence/7001/pause', { token, body: {} })).code,
    ).toBe('LICENCE_STATE_CONFLICT');
  });

  const accountIdOf = async (paymentId: string): Promise<string> => {
    const { rows } = await database().db.execute<{ account_id: string }>(
      `select account_id from payments where id = '${paymentId}'`,
    );
    return rows[0]?.account_id ?? '';
  };
  const markForDeletion = async (paymentId: string): Promise<void> => {
    const at = new Date(shop.clock.now());
    const deletesAt = new Date(shop.clock.now() + 30 * DAY_MS);
    await new DetailsRepository(database().db).markForDeletion(
      await accountIdOf(paymentId),
      () => Promise.resolve(),
      at,
      deletesAt,
    );
  };

  // MONEY-40
  it('is not asked for from an account that is going to be deleted', async () => {
    const { token, paymentId } = await shop.bought();
    await markForDeletion(paymentId);
    const before = shop.provider.chargeRequests();
    await toEnd(token);
    await run();
    expect(shop.provider.chargeRequests()).toBe(before);
    expect(await statusOf(token)).toMatchObject({ status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING' });
  });

  // MONEY-32
  it.each(['purchase', 'renewal'] as const)(
    'is a %s that a bank approves after the account was deleted',
    async (of) => {
      let id: string;
      if (of === 'renewal') id = (await pendingRenewal()).renewalId;
      else {
        shop.provider.answer('pends');
        id = (await shop.bought()).paymentId;
      }
      await markForDeletion(id);
      await new DetailsRepository(database().db).deleteDue(new Date(shop.clock.now() + 31 * DAY_MS));
      const before = shop.provider.refunded();
      shop.provider.decide(`ext-${id}`, 'succeeded');
      shop.clock.advance(31 * DAY_MS);
      await shop.commerce.recover(rethrow);
      shop.clock.advance(10 * 60_000);
      await shop.commerce.recover(rethrow);
      expect(shop.provider.refunded() - before).toBe(999);
      shop.clock.advance(10 * 60_000);
      expect(await shop.commerce.recover(rethrow)).toBe(0);
      // MONEY-49
      const { rows } = await database().db.execute<{ id: string }>(
        `select method_external_id as id from payment_methods where account_id is null`,
      );
      expect(rows).not.toEqual([]);
      await shop.commerce.forgetMethods(rethrow);
      expect([...shop.provider.removed]).toEqual(expect.arrayContaining(rows.map((row) => row.id)));
      expect(
        (await database().db.execute(`select id from payment_methods where account_id is null`)).rows,
      ).toEqual([]);
    },
  );
});
