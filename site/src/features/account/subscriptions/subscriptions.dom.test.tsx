import type { Payment, UserLicence } from '@footlight/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawShop, exampleOf, refuse, withDialogs, type ShopHandlers } from '../../../testing/shop.js';
import { SubscriptionsSection } from './subscriptions-section.js';

const exampleLicence = exampleOf('listUserLicences').licences[0] as UserLicence;
const soon = new Date(Date.now() + 40 * 86_400_000).toISOString();
const licence = (status: Partial<UserLicence['licenceStatus']> = {}): UserLicence => ({
  ...exampleLicence,
  licenceStatus: { ...exampleLicence.licenceStatus, expiryTimestamp: soon, ...status },
});
const noMigrations: ShopHandlers = { listPriceMigrations: () => ({ migrations: [] }) };
const draw = (one: UserLicence | null, answers: ShopHandlers = {}) =>
  drawShop(<SubscriptionsSection />, {
    path: '/account/:section?',
    at: '/account/subscriptions',
    answers: {
      ...noMigrations,
      listUserLicences: () => ({ licences: one === null ? [] : [one] }),
      ...answers,
    },
  });
/** Waits until the button is enabled before pressing it. */
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

withDialogs();
afterEach(cleanup);

describe('MONEY-86: the plans of an account', () => {
  it.each([
    ['renews on a date', {}, /^Renews on /u],
    ['ends on a date', { autoRenewingStatus: 'NOT_RENEWING' as const }, /^Ends on /u],
    ['is paused', { pauseState: 'PAUSED' as const }, /^Paused · /u],
    ['is paused until a date', { pauseState: 'PAUSED' as const, resumesAt: soon }, /^Paused until /u],
    ['will be paused', { pauseState: 'PAUSE_REQUESTED' as const }, /^Pauses on /u],
    ['will resume', { pauseState: 'RESUME_REQUESTED' as const }, /^Resuming soon/u],
    [
      'needs new payment details',
      {
        subscriptionPendingActions: [
          { action: 'REFRESH_PAYMENT_DETAILS' as const, requestedAt: soon, actionDueBy: soon },
        ],
      },
      /^Your last payment failed\. Update your payment method by /u,
    ],
    [
      'is waiting for a payment method',
      {
        subscriptionPendingActions: [
          { action: 'CONFIRMED_PAYMENT_REQUIRED' as const, requestedAt: soon, actionDueBy: null },
        ],
      },
      /^Add a payment method to start this plan/u,
    ],
    ['has ended', { status: 'EXPIRED' as const }, /^Ended on /u],
  ])('show that a plan %s', async (_what, status, words) => {
    draw(licence(status));
    expect(await screen.findByText(words)).toBeDefined();
  });

  // MONEY-96
  it('are listed before they begin, with what their payment waits for', async () => {
    const example = exampleOf('listPayments').payments[0] as Payment;
    const waiting = (id: string, waitsFor: Payment['waitsFor'], skuLicence = '7002'): Payment => ({
      ...example,
      id,
      skuLicence,
      status: 'PENDING',
      waitsFor,
    });
    draw(licence(), {
      listPayments: () => ({
        // The last is a renewal of the plan that is held.
        payments: [waiting('p-1', 'BANK'), waiting('p-2', 'PAYER'), waiting('p-3', 'BANK', '7001'), example],
        page: 1,
        totalPages: 1,
      }),
    });
    expect((await screen.findAllByText(/^Your bank has yet to confirm the payment/u)).length).toBe(1);
    expect(screen.getByRole('link', { name: 'Show payment' }).getAttribute('href')).toBe('/payment/p-1');
    expect(screen.getByText(/^The payment waits for you to approve it/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
      '/purchase?licences=7002',
    );
  });

  it('link to the purchase page if there are none', async () => {
    draw(null);
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe(
      '/purchase',
    );
  });

  it('show an error and reload when resuming a plan is refused', async () => {
    const shop = draw(licence({ pauseState: 'PAUSED' }), { resumeLicence: refuse('LICENCE_STATE_CONFLICT') });
    await press('Resume');
    expect(await screen.findByText(/Your plan has changed in the meantime/u)).toBeDefined();
    expect(shop.of('resumeLicence')[0]?.params).toEqual({ id: '7001' });
    expect(shop.of('listUserLicences').length).toBeGreaterThan(1);
  });

  it('pause a plan without an end date', async () => {
    const shop = draw(licence());
    await press('Pause');
    await press('Pause my plan');
    expect(await screen.findByText('Your plan will pause.')).toBeDefined();
    expect(shop.of('pauseLicence')[0]?.body).toEqual({ config: {} });
  });
});

describe('MONEY-88: cancelling a plan', () => {
  it('makes an offer first, and cancels when it is refused', async () => {
    const shop = draw(licence());
    await press('Cancel plan');
    expect(await screen.findByText('Half the price for a month.')).toBeDefined();
    await press('Cancel anyway');
    expect(await screen.findByText('Cancelled. Your plan won’t renew.')).toBeDefined();
    expect(shop.names()).toContain('refuseCancellationPromotion');
    expect(shop.of('cancelLicence')[0]?.query).toEqual({ cancellationDiscount: 'IGNORE' });
  });

  it('keeps the plan if the offer is accepted', async () => {
    const shop = draw(licence());
    await press('Cancel plan');
    await press('Take the offer');
    expect(await screen.findByText(/Your offer is active/u)).toBeDefined();
    expect(shop.names()).not.toContain('cancelLicence');
  });

  it('works without an offer if the offer fails to load', async () => {
    const shop = draw(licence(), { getCancellationPromotion: refuse('UNAVAILABLE') });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    await screen.findByText(/You can watch until/u);
    const [, confirm] = await screen.findAllByRole('button', { name: 'Cancel plan' });
    if (confirm === undefined) throw new Error('There is no second button.');
    fireEvent.click(confirm);
    await waitFor(() => expect(shop.of('cancelLicence')[0]?.query).toEqual({}));
  });
});

it.each([
  ['Accept new price', 'continue', /continues at the new price/u],
  ['End my plan', 'leave', /ends before the new price starts/u],
])('MONEY-87 the viewer responds to a new price with “%s”', async (name, status, message) => {
  const shop = draw(licence(), { listPriceMigrations: () => exampleOf('listPriceMigrations') });
  expect(await screen.findByText(/£10\.99 instead of £9\.99/u)).toBeDefined();
  await press(name);
  expect(await screen.findByText(message)).toBeDefined();
  expect(shop.of('answerPriceMigration')[0]?.body).toEqual({ status });
});
