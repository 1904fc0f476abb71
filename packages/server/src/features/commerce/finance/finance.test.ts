import type { CustomerOverview, Dispute, ResponseOf } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { signInDemo } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import { quietLog } from '../../../../testing/quiet-log.js';
import { createPayingDemo, type PayingDemo } from '../../../../testing/paying-demo.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { withSecondFactor } from '../../../../testing/second-factor.js';
import { checkBooks } from '../payments/payment-jobs.js';

const DAY_MS = 86_400_000;
const FINANCE = '/api/v2/admin/finance';

describeDemoOnBothEngines('finance', ({ database }) => {
  let shop: PayingDemo;
  let finance: string;
  let keys = 0;

  /** Somebody with the role, signed in again so that the token has it. */
  const colleague = async (role: 'finance' | 'admin' | 'viewer' = 'finance') => {
    const { email, secret, reply } = await signUpSomebody(shop.app);
    await database().db.execute(`update accounts set role = '${role}' where id = '${reply.user.id}'`);
    const login = await call(shop.app, 'POST', '/api/v2/login', { body: { id: email, secret } });
    return { id: reply.user.id, token: (login.body as ResponseOf<'login'>).authorisationToken };
  };
  beforeAll(async () => {
    shop = await createPayingDemo(database());
    finance = await withSecondFactor(database(), (await colleague()).token);
  });
  afterAll(() => shop.app.close());
  beforeEach(async () => {
    shop.provider.answer('succeeds');
    await database().db.execute('delete from licence_work');
  });

  /** A customer who has bought a licence. */
  const customer = async (licenceId = '7001') => {
    const bought = await shop.bought(licenceId);
    const { body } = await call(shop.app, 'GET', '/api/v2/user/session', { token: bought.token });
    const { id, email } = body as ResponseOf<'getSessionUser'>;
    return { ...bought, id, email: email ?? '' };
  };
  const find = async (search: string, token = finance) =>
    (await call(shop.app, 'GET', `${FINANCE}/customers?search=${encodeURIComponent(search)}`, { token }))
      .body as ResponseOf<'findCustomers'>;
  const see = async (id: string) =>
    (await call(shop.app, 'GET', `${FINANCE}/customers/${id}`, { token: finance })).body as CustomerOverview;
  const newKey = () => `finance-key-${(keys += 1)}`;
  const act = (
    path: string,
    body: object,
    { token = finance, key = newKey() }: { readonly token?: string; readonly key?: string } = {},
  ) =>
    call(shop.app, 'POST', `${FINANCE}/customers/${path}`, {
      token,
      body: { reason: 'Ticket 4711', idempotencyKey: key, ...body },
    });
  const licenceOf = (overview: unknown, licenceId: string) =>
    (overview as CustomerOverview).licences.find((one) => one.licenceId === licenceId);
  const auditOf = async (accountId: string) =>
    (
      await database().db.execute<{ action: string; details: object }>(
        `select action, details from audit_log where account_id = '${accountId}'
        and (action like 'licence%' or action in ('paymentRefunded', 'creditGiven')) order by sequence`,
      )
    ).rows;

  // MONEY-156
  it('finds customers by email, name and card, and payments by invoice and id', async () => {
    const { id, email, paymentId } = await customer();
    expect((await find(email.toUpperCase())).customers).toMatchObject([{ id, email }]);
    const { name } = await see(id);
    expect((await find(name)).customers.map((one) => one.id)).toContain(id);
    expect((await find('4242')).customers.length).toBeGreaterThan(0);
    expect((await find('%')).customers).toEqual([]);
    const [payment] = (await see(id)).payments;
    expect(payment).toMatchObject({ id: paymentId, customerId: id, last4Digits: '4242', refundable: 999 });
    expect((await find(String(payment?.invoice))).payments).toMatchObject([{ id: paymentId }]);
    expect((await find(paymentId)).payments).toMatchObject([
      { id: paymentId, item: expect.any(String) as string },
    ]);
    expect((await find(payment?.externalPaymentId ?? '')).payments).toMatchObject([{ id: paymentId }]);
  });

  // MONEY-156
  it('sees licences, payments, cards and invoices of a customer', async () => {
    const { id, paymentId } = await customer();
    expect(await see(id)).toMatchObject({
      id,
      deletesAt: null,
      licences: [
        {
          licenceId: '7001',
          status: 'active',
          renews: true,
          renewalPrice: { amount: 999, currency: 'GBP', period: 'P1M' },
          provider: null,
        },
      ],
      payments: [{ id: paymentId, tax: 167, disputedAt: null }],
      cards: [{ last4Digits: '4242', expiresOn: '2031-04' }],
    });
    const invoice = await call(shop.app, 'GET', `${FINANCE}/payments/${paymentId}/invoice`, {
      token: finance,
    });
    expect(invoice.body).toMatchObject({ mediaType: 'application/pdf' });
    expect(errorOf(await call(shop.app, 'GET', `${FINANCE}/customers/nobody`, { token: finance })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
  });

  // MONEY-155
  it('is for its role and for administrators, also when a role is taken after the sign-in', async () => {
    const { id } = await customer();
    const viewer = await colleague('viewer');
    const admin = await colleague('admin');
    const former = await colleague();
    await database().db.execute(`update accounts set role = 'viewer' where id = '${former.id}'`);
    const reads = (token: string) => call(shop.app, 'GET', `${FINANCE}/customers/${id}`, { token });
    expect((await reads(admin.token)).status).toBe(200);
    for (const { token } of [viewer, former]) {
      expect(errorOf(await reads(token))).toEqual({ status: 403, code: 'FORBIDDEN' });
      await withSecondFactor(database(), token);
      expect(errorOf(await act(`${id}/licences/7001/cancellations`, { when: 'now' }, { token })).code).toBe(
        'FORBIDDEN',
      );
      expect(errorOf(await shop.refund(token, 'any')).code).toBe('FORBIDDEN');
    }
    const { token } = await colleague();
    const accounts = await call(shop.app, 'GET', '/api/v2/admin/accounts?search=a', { token });
    expect(errorOf(accounts)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });

  // MONEY-155
  it('needs a second factor for every change, and says so to an account without one', async () => {
    const { id, paymentId } = await customer();
    const { token, id: actorId } = await colleague();
    const changes = [
      () => act(`${id}/licences`, { licenceId: '7003', until: '2190-01-01T00:00:00Z' }, { token }),
      () => act(`${id}/credits`, { amount: 500, currency: 'GBP' }, { token }),
      () => act(`${id}/licences/7001/extensions`, { days: 7 }, { token }),
      () => act(`${id}/licences/7001/cancellations`, { when: 'now' }, { token }),
      () => act(`${id}/licences/7001/moves`, { toLicenceId: '7002' }, { token }),
      () => shop.refund(token, paymentId),
    ];
    for (const change of changes)
      expect(errorOf(await change())).toEqual({ status: 403, code: 'SECOND_FACTOR_MISSING' });
    // As after setting two-step sign-in up, without a code since.
    await database().db.execute(
      `insert into second_factors (account_id, sealed_secret, created_at, confirmed_at)
      values ('${actorId}', 'sealed', now(), now())`,
    );
    for (const change of changes) {
      const refused = await change();
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ code: 'PROOF_REQUIRED', details: { methods: ['code'] } });
    }
    expect(licenceOf(await see(id), '7001')).toMatchObject({ status: 'active', renews: true });
    expect(await auditOf(id)).toEqual([]);
  });

  // MONEY-34, MONEY-157
  it('refunds a part once, however often it is asked', async () => {
    const { id, paymentId } = await customer();
    const body = { reason: 'Ticket 4711', idempotencyKey: newKey(), amount: 300 };
    const path = `/api/v2/admin/payments/${paymentId}/refunds`;
    const refund = () => call(shop.app, 'POST', path, { token: finance, body });
    const both = await Promise.all([refund(), refund()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await see(id)).payments).toMatchObject([
      { status: 'PARTIALLY_REFUNDED', refundable: 699, refunds: [{ amount: 300 }] },
    ]);
    expect(await auditOf(id)).toMatchObject([
      { action: 'paymentRefunded', details: { amount: '300', reason: 'Ticket 4711' } },
    ]);
  });

  // MONEY-157
  it('grants a licence until a date, which opens its titles and does not renew', async () => {
    const { reply, token } = await signUpSomebody(shop.app);
    const { id } = reply.user;
    const until = new Date(shop.clock.now() + 10 * DAY_MS).toISOString();
    const key = newKey();
    const grant = () => act(`${id}/licences`, { licenceId: '7001', until }, { key });
    const both = await Promise.all([grant(), grant()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(licenceOf((await grant()).body, '7001')).toMatchObject({
      status: 'active',
      renews: false,
      expiresAt: until,
      renewalPrice: null,
    });
    expect(await shop.plays(token)).toBe(200);
    expect(errorOf(await act(`${id}/licences`, { licenceId: '7001', until })).code).toBe(
      'LICENCE_STATE_CONFLICT',
    );
    expect(errorOf(await act(`${id}/licences`, { licenceId: 'none', until })).code).toBe('LICENCE_NOT_FOUND');
    const past = await act(`${id}/licences`, { licenceId: '7003', until: '2001-01-01T00:00:00Z' });
    expect(past).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD' } });
    expect(await auditOf(id)).toMatchObject([
      { action: 'licenceGranted', details: { licence: '7001', until, reason: 'Ticket 4711' } },
    ]);
  });

  // MONEY-157
  it('extends a licence by free days, after which it is charged again', async () => {
    const { id, token } = await customer();
    const before = Date.parse(licenceOf(await see(id), '7001')?.expiresAt ?? '');
    const key = newKey();
    const extend = () => act(`${id}/licences/7001/extensions`, { days: 7 }, { key });
    await Promise.all([extend(), extend()]);
    const after = licenceOf((await extend()).body, '7001');
    expect(Date.parse(after?.expiresAt ?? '')).toBe(before + 7 * DAY_MS);
    expect(after).toMatchObject({ renews: true, renewalPrice: { amount: 999 } });
    const charges = shop.chargedNow();
    shop.clock.advance(before - shop.clock.now());
    await shop.commerce.renewals.run();
    expect(shop.chargedNow()).toBe(charges);
    shop.clock.advance(7 * DAY_MS);
    await shop.commerce.renewals.run();
    expect(shop.chargedNow()).toBe(charges + 1);
    expect(await shop.plays(token)).toBe(200);
    expect(await auditOf(id)).toMatchObject([{ action: 'licenceExtended', details: { days: '7' } }]);
    expect(errorOf(await act(`${id}/licences/7005/extensions`, { days: 7 })).code).toBe('LICENCE_NOT_FOUND');
  });

  // MONEY-157
  it('cancels a licence at its end, or at once', async () => {
    const { id, token } = await customer();
    const atEnd = await act(`${id}/licences/7001/cancellations`, { when: 'atEnd' });
    expect(licenceOf(atEnd.body, '7001')).toMatchObject({ status: 'active', renews: false });
    expect(await shop.plays(token)).toBe(200);
    expect(errorOf(await act(`${id}/licences/7001/cancellations`, { when: 'atEnd' })).code).toBe(
      'LICENCE_STATE_CONFLICT',
    );
    const now = await act(`${id}/licences/7001/cancellations`, { when: 'now' });
    expect(licenceOf(now.body, '7001')).toMatchObject({ status: 'expired', renews: false });
    expect(await shop.plays(token)).toBe(403);
    expect(await auditOf(id)).toMatchObject([
      { action: 'licenceCancelled', details: { when: 'atEnd' } },
      { action: 'licenceCancelled', details: { when: 'now' } },
    ]);
  });

  // MONEY-157
  it('moves a customer to another plan for the rest of the period, whose price renewals then have', async () => {
    const { id } = await customer('7003');
    const before = licenceOf(await see(id), '7003');
    const key = newKey();
    const move = () => act(`${id}/licences/7003/moves`, { toLicenceId: '7001' }, { key });
    const both = await Promise.all([move(), move()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const overview = await see(id);
    expect(licenceOf(overview, '7003')).toMatchObject({ status: 'expired', renews: false });
    expect(licenceOf(overview, '7001')).toMatchObject({
      status: 'active',
      renews: true,
      expiresAt: before?.expiresAt,
      renewalPrice: { amount: 999, period: 'P1M' },
    });
    const charges = shop.chargedNow();
    shop.clock.advance(Date.parse(before?.expiresAt ?? '') - shop.clock.now());
    await shop.commerce.renewals.run();
    expect(shop.chargedNow()).toBe(charges + 1);
    expect((await see(id)).payments[0]).toMatchObject({ skuLicence: '7001', amount: 999 });
    expect(errorOf(await act(`${id}/licences/7001/moves`, { toLicenceId: '7001' })).code).toBe(
      'LICENCE_STATE_CONFLICT',
    );
    expect(await auditOf(id)).toMatchObject([
      { action: 'licenceMoved', details: { licence: '7003', to: '7001' } },
    ]);
  });

  // MONEY-131
  it('gives credit once, which renewals use before they charge, and is booked as its cost', async () => {
    const { id, token } = await customer();
    const key = newKey();
    const give = () => act(`${id}/credits`, { amount: 1200, currency: 'GBP' }, { key });
    const both = await Promise.all([give(), give()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await give()).body).toMatchObject({ credits: [{ amount: 1200, currency: 'GBP', scale: 2 }] });
    expect(errorOf(await act(`${id}/credits`, { amount: 1300, currency: 'GBP' }, { key })).code).toBe(
      'CONFLICT',
    );
    const unsold = await act(`${id}/credits`, { amount: 500, currency: 'XTS' });
    expect(unsold).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD' } });
    expect(errorOf(await act('nobody/credits', { amount: 500, currency: 'GBP' })).code).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    expect(await auditOf(id)).toMatchObject([
      { action: 'creditGiven', details: { amount: '1200', currency: 'GBP', reason: 'Ticket 4711' } },
    ]);
    const own = await call(shop.app, 'GET', '/api/v2/customer/credit', { token });
    expect(own.body).toEqual({ credits: [{ amount: 1200, currency: 'GBP', scale: 2 }] });
    const charges = shop.chargedNow();
    for (const paid of [0, 798]) {
      const end = licenceOf(await see(id), '7001')?.expiresAt ?? '';
      shop.clock.advance(Date.parse(end) - shop.clock.now());
      await shop.commerce.renewals.run();
      expect((await see(id)).payments[0]).toMatchObject({ amount: paid });
    }
    expect(shop.chargedNow()).toBe(charges + 1);
    expect(await see(id)).toMatchObject({ credits: [] });
    const { rows } = await database().db.execute<{ account: string; amount: string }>(
      `select l.account, sum(l.amount) as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
      join credit_movements m on m.id = e.credit_id where m.account_id = '${id}' group by 1 order by 1`,
    );
    expect(rows.map(({ account, amount }) => [account, Number(amount)])).toEqual([
      [`credits:${id}`, -1200],
      ['goodwill:credit', 1200],
    ]);
    await checkBooks(database(), quietLog);
  });

  // MONEY-131
  it('gives credit that pays for a purchase, which charges the rest', async () => {
    const { reply, token } = await signUpSomebody(shop.app);
    await act(`${reply.user.id}/credits`, { amount: 400, currency: 'GBP' });
    const { cardId } = await shop.card(token);
    await shop.basket(token, '7001');
    expect((await shop.pay(token, cardId)).status).toBe(200);
    expect((await shop.history(token))[0]).toMatchObject({ amount: 599 });
    await checkBooks(database(), quietLog);
  });

  // MONEY-157
  it('refuses a key that was used for something else', async () => {
    const { id } = await customer();
    const key = newKey();
    await act(`${id}/licences/7001/extensions`, { days: 7 }, { key });
    expect(errorOf(await act(`${id}/licences/7001/extensions`, { days: 30 }, { key }))).toEqual({
      status: 409,
      code: 'CONFLICT',
    });
  });

  // MONEY-158
  it('lists what banks took back, with the customer', async () => {
    const { id, paymentId } = await customer();
    const soon = new Date(shop.clock.now() + 3 * DAY_MS);
    const later = new Date(shop.clock.now() + 9 * DAY_MS);
    const tell = (
      kind: 'dispute' | 'dispute-updated' | 'dispute-reversed',
      state: Dispute['state'],
      { dueBy = soon, of = paymentId }: { readonly dueBy?: Date; readonly of?: string } = {},
    ) =>
      shop.commerce.onPaymentEvent('fake', {
        id: newKey(),
        kind,
        externalId: `ext-${of}`,
        report: { state, dueBy },
      });
    const listed = async () => {
      const { body } = await call(shop.app, 'GET', `${FINANCE}/disputes`, { token: finance });
      return (body as ResponseOf<'listDisputes'>).disputes;
    };
    const own = async () => (await listed()).find(({ payment }) => payment.id === paymentId);
    await tell('dispute', 'needs-response');
    expect(await own()).toMatchObject({
      customer: { id },
      payment: { refundable: 0, amount: 999 },
      state: 'needs-response',
      dueBy: soon.toISOString(),
    });
    const other = await customer();
    await tell('dispute', 'needs-response', { of: other.paymentId, dueBy: later });
    const open = (await listed()).filter(({ state }) => state === 'needs-response');
    expect(open.map(({ payment }) => payment.id)).toEqual([paymentId, other.paymentId]);
    await tell('dispute-updated', 'under-review');
    // A message that has been late.
    await tell('dispute', 'needs-response');
    expect(await own()).toMatchObject({ state: 'under-review', dueBy: null });
    expect((await listed())[0]?.payment.id).toBe(other.paymentId);
    await tell('dispute-reversed', 'won');
    await tell('dispute-updated', 'under-review');
    expect(await own()).toMatchObject({ state: 'won' });
    await tell('dispute-updated', 'lost', { of: other.paymentId });
    expect((await listed()).find(({ payment }) => payment.id === other.paymentId)).toMatchObject({
      state: 'lost',
      dueBy: null,
    });
  });

  // MONEY-155
  it('does not open an account of finance by impersonation', async () => {
    const admin = await signInDemo(shop.app, 'admin');
    const { id } = await colleague();
    const made = await call(shop.app, 'POST', '/api/v2/admin/impersonations', {
      token: admin,
      body: { accountId: id, reason: 'Ticket 4711' },
    });
    expect(errorOf(made)).toEqual({ status: 403, code: 'FORBIDDEN' });
  });
});
