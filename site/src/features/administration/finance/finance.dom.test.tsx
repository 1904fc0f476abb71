import { HttpError } from '@footlight/client';
import type { CallName, CustomerOverview, SessionUser } from '@footlight/contract';
import { loadAccountCatalogue, loadAdministrationCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  drawShop,
  exampleOf,
  refuse,
  viewer,
  withDialogs,
  type ShopHandlers,
} from '../../../testing/shop.js';
import { CustomerPage } from './customer.page.js';
import { DisputesPage } from './disputes.page.js';
import { FinancePage } from './finance.page.js';

const finance: SessionUser = { ...viewer, id: 'a-9', rol: 'finance' };
const overview: CustomerOverview = exampleOf('getCustomer');

// The labels are separate chunks, which are slow to load the first time.
beforeAll(async () => {
  await loadAdministrationCatalogue('en');
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);
withDialogs();

const drawCustomer = (answers: ShopHandlers = {}) =>
  drawShop(<CustomerPage />, {
    path: '/_admin/finance/customers/:accountId',
    at: '/_admin/finance/customers/a-7d1f',
    answers: { getCustomer: () => overview, ...answers },
    user: finance,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Opens the sheet of an action, and gives a reason. */
const open = async (name: string) => {
  await press(name);
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(await sheet.findByLabelText(/^Reason/u), { target: { value: ' Ticket 4711 ' } });
  return sheet;
};
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/u) as string;
const by = { reason: 'Ticket 4711', idempotencyKey: KEY };

// MONEY-156
describe('the search of finance', () => {
  const draw = (answers: ShopHandlers = {}) =>
    drawShop(<FinancePage />, { path: '/_admin/finance', at: '/_admin/finance', answers, user: finance });
  const find = async (text: string) => {
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Customer or payment' }), {
      target: { value: text },
    });
    await press('Find');
  };

  it('lists payments and customers, and leads to the customer', async () => {
    const shop = draw({
      findCustomers: () => ({ ...exampleOf('findCustomers'), payments: overview.payments }),
    });
    await find(' 12 ');
    const payments = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(payments.getByRole('link', { name: '£9.99 · Ringside monthly' }).getAttribute('href')).toBe(
      '/_admin/finance/customers/a-7d1f',
    );
    expect(
      within(screen.getByRole('list', { name: 'Customers' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/_admin/finance/customers/a-7d1f');
    expect(shop.of('findCustomers')[0]?.query).toEqual({ search: '12' });
  });

  it('says that nothing was found', async () => {
    draw({ findCustomers: () => ({ customers: [], payments: [] }) });
    await find('nobody');
    expect(await screen.findByText(/“nobody”/u)).toBeDefined();
  });

  // MONEY-155
  it('shows finance only its own sections', async () => {
    draw();
    const sections = within(await screen.findByRole('navigation', { name: 'Administration sections' }));
    expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Finance',
      'Disputes',
    ]);
  });
});

// MONEY-157
describe('a customer', () => {
  it('shows licences, payments with invoices, and cards', async () => {
    drawCustomer();
    expect(await screen.findByText(/^Renews on .* for £9\.99$/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Invoice 12' })).toBeDefined();
    expect(screen.getByText('visa ending in 4242, until 04/2028')).toBeDefined();
  });

  it('is refunded a part, with the same key for a second click', async () => {
    let answered = 0;
    const shop = drawCustomer({
      refundPayment: () => {
        answered += 1;
        if (answered === 1) throw new HttpError('NETWORK', { status: 0 });
        return exampleOf('refundPayment');
      },
    });
    const sheet = await open('Refund');
    fireEvent.change(sheet.getByLabelText(/^Amount/u), { target: { value: '10' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Refund' }));
    expect((await sheet.findAllByText('Enter an amount up to £9.99.')).length).toBeGreaterThan(0);
    fireEvent.change(sheet.getByLabelText(/^Amount/u), { target: { value: '3,5' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Refund' }));
    await sheet.findByText('We couldn’t connect. Check your connection and try again.');
    await waitFor(() =>
      expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Refund' }).disabled).toBe(false),
    );
    fireEvent.click(sheet.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Done. It is in the audit log.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, second] = shop.of('refundPayment');
    expect(first).toMatchObject({ params: { id: 'pay-1' }, body: { ...by, amount: 350 } });
    expect(second?.body).toEqual(first?.body);
    expect(shop.of('getCustomer').length).toBeGreaterThan(1);
  });

  it('needs a reason', async () => {
    const shop = drawCustomer();
    await press('Extend');
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(await sheet.findByRole('button', { name: 'Extend' }));
    expect((await sheet.findAllByText('Enter a reason.')).length).toBeGreaterThan(0);
    expect(shop.names()).not.toContain('extendCustomerLicence');
  });

  const ACTIONS: readonly {
    readonly button: string;
    readonly name: CallName;
    readonly body: object;
    readonly params: object;
  }[] = [
    {
      button: 'Extend',
      name: 'extendCustomerLicence',
      params: { id: 'a-7d1f', licenceId: '7001' },
      body: { days: 7 },
    },
    {
      button: 'Cancel',
      name: 'cancelCustomerLicence',
      params: { id: 'a-7d1f', licenceId: '7001' },
      body: { when: 'atEnd' },
    },
    {
      button: 'Move',
      name: 'moveCustomerLicence',
      params: { id: 'a-7d1f', licenceId: '7001' },
      body: { toLicenceId: '7002' },
    },
  ];
  it.each(ACTIONS)('$button is sent with its reason', async ({ button, name, params, body }) => {
    const shop = drawCustomer();
    const sheet = await open(button);
    fireEvent.click(sheet.getByRole('button', { name: button }));
    expect(await screen.findByText('Done. It is in the audit log.')).toBeDefined();
    expect(shop.of(name)).toEqual([{ params, body: { ...by, ...body } }]);
  });

  // MONEY-131
  it('is given credit in a currency in which plans are sold', async () => {
    const currencies = [
      { currency: 'BRL', scale: 2 },
      { currency: 'GBP', scale: 2 },
      { currency: 'USD', scale: 2 },
    ];
    const shop = drawCustomer({
      getCustomer: () => ({ ...overview, currencies }),
    });
    expect(await screen.findByText('£5.00')).toBeDefined();
    const sheet = await open('Give credit');
    // That of the latest payment.
    expect(sheet.getByLabelText<HTMLSelectElement>('Currency').value).toBe('GBP');
    fireEvent.change(sheet.getByLabelText('Currency'), { target: { value: 'USD' } });
    fireEvent.change(sheet.getByLabelText(/^Amount \(USD\)/u), { target: { value: '0' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Give credit' }));
    expect((await sheet.findAllByText(/^Enter an amount up to (?:US)?\$1,000,000/u)).length).toBeGreaterThan(
      0,
    );
    fireEvent.change(sheet.getByLabelText(/^Amount \(USD\)/u), { target: { value: '7.5' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Give credit' }));
    expect(await screen.findByText('Done. It is in the audit log.')).toBeDefined();
    expect(shop.of('giveCustomerCredit')).toEqual([
      { params: { id: 'a-7d1f' }, body: { ...by, currency: 'USD', amount: 750 } },
    ]);
  });

  it('is given a licence until a day', async () => {
    const year = new Date().getUTCFullYear() + 3;
    const shop = drawCustomer();
    const sheet = await open('Give a licence');
    fireEvent.click(sheet.getByRole('button', { name: 'Give a licence' }));
    expect(
      (await sheet.findAllByText('Choose a day after today, within five years.')).length,
    ).toBeGreaterThan(0);
    for (const [part, value] of [
      ['Year', String(year)],
      ['Month', '02'],
      ['Day', '03'],
    ] as const)
      fireEvent.change(sheet.getByLabelText(part), { target: { value } });
    fireEvent.click(sheet.getByRole('button', { name: 'Give a licence' }));
    await waitFor(() => expect(shop.names()).toContain('grantLicence'));
    expect(shop.of('grantLicence')).toEqual([
      {
        params: { id: 'a-7d1f' },
        body: { ...by, licenceId: '7002', until: `${year}-02-03T23:59:59Z` },
      },
    ]);
  });

  // MONEY-155
  it('is changed only after a code, which the action then repeats with the same key', async () => {
    let isProven = false;
    const shop = drawCustomer({
      extendCustomerLicence: () => (isProven ? overview : refuse('PROOF_REQUIRED', { methods: ['code'] })()),
      proveIdentity: () => {
        isProven = true;
        return exampleOf('proveIdentity');
      },
    });
    const sheet = await open('Extend');
    fireEvent.click(sheet.getByRole('button', { name: 'Extend' }));
    fireEvent.change(await sheet.findByLabelText(/^Code/u), { target: { value: '123456' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Done. It is in the audit log.')).toBeDefined();
    expect(shop.of('proveIdentity').map(({ body }) => body)).toEqual([{ code: '123456' }]);
    const [first, second] = shop.of('extendCustomerLicence');
    expect(second?.body).toEqual(first?.body);
  });

  // MONEY-155
  it('says why a change is refused after the code was accepted', async () => {
    let isProven = false;
    drawCustomer({
      extendCustomerLicence: () =>
        refuse(isProven ? 'LICENCE_STATE_CONFLICT' : 'PROOF_REQUIRED', { methods: ['code'] })(),
      proveIdentity: () => {
        isProven = true;
        return exampleOf('proveIdentity');
      },
    });
    const sheet = await open('Extend');
    fireEvent.click(sheet.getByRole('button', { name: 'Extend' }));
    fireEvent.change(await sheet.findByLabelText(/^Code/u), { target: { value: '123456' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    expect(await sheet.findByText('That’s not possible any more. Reload the page.')).toBeDefined();
    expect(sheet.queryByLabelText(/^Code/u)).toBeNull();
  });

  // MONEY-155
  it('leads an account without a second factor to setting one up', async () => {
    drawCustomer({ cancelCustomerLicence: refuse('SECOND_FACTOR_MISSING') });
    const sheet = await open('Cancel');
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    expect((await sheet.findByRole('link', { name: 'Set up a second factor' })).getAttribute('href')).toBe(
      '/account/security',
    );
  });
});

// MONEY-158
describe('the disputes', () => {
  const draw = (answers: ShopHandlers = {}) =>
    drawShop(<DisputesPage />, {
      path: '/_admin/finance/disputes',
      at: '/_admin/finance/disputes',
      answers,
      user: finance,
    });

  it('are listed with customer, state and day', async () => {
    draw();
    const list = within(await screen.findByRole('list', { name: 'Disputes' }));
    expect(list.getByText('viewer@footlight.example')).toBeDefined();
    expect(list.getByText('Needs a response')).toBeDefined();
    expect(list.getByText(/^Answer by .*2026/u)).toBeDefined();
  });

  it('may be none', async () => {
    draw({ listDisputes: () => ({ disputes: [] }) });
    expect(await screen.findByText('No disputes')).toBeDefined();
  });
});
