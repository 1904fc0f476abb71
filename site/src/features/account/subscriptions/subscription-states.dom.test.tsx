import type { UserLicence } from '@footlight/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawShop, exampleOf, withDialogs } from '../../../testing/shop.js';
import { SubscriptionsSection } from './subscriptions-section.js';

type Status = UserLicence['licenceStatus'];

const exampleLicence = exampleOf('listUserLicences').licences[0] as UserLicence;
const DAY_MS = 86_400_000;
/** Noon, so that the test and the page agree on the day. */
const noonIn = (days: number): string => {
  const at = new Date(Date.now() + days * DAY_MS);
  at.setHours(12, 0, 0, 0);
  return at.toISOString();
};
/** Later today, whatever the hour. */
const tonight = (): string => {
  const at = new Date();
  at.setHours(23, 59, 59, 999);
  return at.toISOString();
};
const day = (instant: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(instant));
const soon = noonIn(40);
const payment = (
  paymentEventType: NonNullable<Status['licencePayment']>['paymentEventType'],
): Status['licencePayment'] =>
  exampleLicence.licenceStatus.licencePayment === null
    ? null
    : { ...exampleLicence.licenceStatus.licencePayment, paymentEventType };
const pending = (
  action: Status['subscriptionPendingActions'][number]['action'],
  actionDueBy: string | null = null,
) => ({
  subscriptionPendingActions: [{ action, requestedAt: noonIn(-1), actionDueBy }],
});

/** A free licence has neither a price nor a period. */
const FREE = {
  type: 'FREE',
  amounts: [],
  purchaseStrategy: { ...exampleLicence.purchaseStrategy, type: 'FREE', subscriptionPeriod: null },
} as const satisfies Partial<UserLicence>;

const ALL_ACTIONS = ['Update payment method', 'Change plan', 'Pause', 'Cancel plan'];
const ENDING = ['Update payment method', 'Keep my plan', 'Change plan'];

/** Each state of a licence with its name, notice and available actions. */
const STATES: readonly (readonly [
  string,
  Partial<Status>,
  state: string,
  words: string,
  offers: readonly string[],
])[] = [
  [
    'confirmed, renews on a date',
    { licencePayment: payment('CONFIRMED') },
    'Active',
    `Renews on ${day(soon)} · £9.99 a month`,
    ALL_ACTIONS,
  ],
  [
    'renewed, renews on a date',
    { licencePayment: payment('RENEWAL') },
    'Active',
    `Renews on ${day(soon)} · £9.99 a month`,
    ALL_ACTIONS,
  ],
  [
    'renews tomorrow',
    { expiryTimestamp: noonIn(1) },
    'Active',
    'Renews tomorrow · £9.99 a month',
    ALL_ACTIONS,
  ],
  ['renews today', { expiryTimestamp: tonight() }, 'Active', 'Renews today · £9.99 a month', ALL_ACTIONS],
  [
    'a trial that renews',
    { status: 'TRIAL_ACTIVE' },
    'Free trial',
    `Renews on ${day(soon)} · £9.99 a month`,
    ALL_ACTIONS,
  ],
  [
    'given, ends on a date',
    { autoRenewingStatus: 'NOT_RENEWING', renewalPrice: null },
    'Active',
    `Ends on ${day(soon)}`,
    ['Change plan'],
  ],
  [
    'at an agreed price, whatever the plan costs now',
    { renewalPrice: { amount: 799, currency: 'EUR', scale: 2, period: 'P1Y' } },
    'Active',
    `Renews on ${day(soon)} · €7.99 a year`,
    ALL_ACTIONS,
  ],
  [
    'cancelled, ends on a date',
    { autoRenewingStatus: 'NOT_RENEWING' },
    'Active',
    `Ends on ${day(soon)} · £9.99 a month`,
    ENDING,
  ],
  [
    'cancelled, ends tomorrow',
    { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: noonIn(1) },
    'Active',
    'Ends tomorrow · £9.99 a month',
    ENDING,
  ],
  [
    'cancelled, ends today',
    { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: tonight() },
    'Active',
    'Ends today · £9.99 a month',
    ENDING,
  ],
  [
    'a trial that ends',
    { status: 'TRIAL_ACTIVE', autoRenewingStatus: 'NOT_RENEWING' },
    'Free trial',
    `Ends on ${day(soon)} · £9.99 a month`,
    ENDING,
  ],
  [
    'unknown whether it renews',
    { autoRenewingStatus: 'UNKNOWN', licencePayment: payment('UNKNOWN_RENEWING') },
    'Active',
    `Ends on ${day(soon)} · £9.99 a month`,
    ['Update payment method', 'Change plan'],
  ],
  [
    'unconfirmed',
    { status: 'INACTIVE', licencePayment: payment('UNCONFIRMED') },
    'Pending',
    'Your payment is being confirmed · £9.99 a month',
    ['Update payment method'],
  ],
  // MONEY-97
  [
    'free, until it has a payment method',
    {
      status: 'INACTIVE',
      licencePayment: null,
      renewalPrice: null,
      ...pending('CONFIRMED_PAYMENT_REQUIRED'),
    },
    'Pending',
    'Add a payment method to start this plan. Nothing is charged.',
    ['Add payment method'],
  ],
  [
    'needs new payment details',
    pending('REFRESH_PAYMENT_DETAILS'),
    'Active',
    'Your last payment failed. Update your payment method. · £9.99 a month',
    ALL_ACTIONS,
  ],
  [
    'needs new payment details by a date',
    pending('REFRESH_PAYMENT_DETAILS', soon),
    'Active',
    `Your last payment failed. Update your payment method by ${day(soon)}. · £9.99 a month`,
    ALL_ACTIONS,
  ],
  [
    'paused',
    { pauseState: 'PAUSED' },
    'Paused',
    'Paused · £9.99 a month',
    ['Update payment method', 'Resume', 'Cancel plan'],
  ],
  [
    'expired, but paused',
    { status: 'EXPIRED', pauseState: 'PAUSED' },
    'Paused',
    'Paused · £9.99 a month',
    ['Update payment method', 'Resume', 'Cancel plan'],
  ],
  [
    'paused until a date',
    { pauseState: 'PAUSED', resumesAt: soon },
    'Paused',
    `Paused until ${day(soon)} · £9.99 a month`,
    ['Update payment method', 'Resume', 'Cancel plan'],
  ],
  [
    'will be paused on a date',
    { pauseState: 'PAUSE_REQUESTED' },
    'Active',
    `Pauses on ${day(soon)} · £9.99 a month`,
    ['Update payment method', 'Resume', 'Cancel plan'],
  ],
  [
    'will be paused',
    { pauseState: 'PAUSE_REQUESTED', expiryTimestamp: null },
    'Active',
    'Pausing soon · £9.99 a month',
    ['Update payment method', 'Resume', 'Cancel plan'],
  ],
  [
    'will resume',
    { pauseState: 'RESUME_REQUESTED' },
    'Active',
    'Resuming soon · £9.99 a month',
    ['Update payment method', 'Cancel plan'],
  ],
  [
    'cannot be paused',
    { pauseState: 'NOT_ALLOWED' },
    'Active',
    `Renews on ${day(soon)} · £9.99 a month`,
    ['Update payment method', 'Change plan', 'Cancel plan'],
  ],
  [
    'free, without an end date',
    {
      status: 'FREE',
      autoRenewingStatus: 'NOT_RENEWING',
      expiryTimestamp: null,
      licencePayment: null,
      renewalPrice: null,
    },
    'Free',
    'No end date',
    [],
  ],
  [
    'expired',
    { status: 'EXPIRED', expiryTimestamp: noonIn(-3) },
    'Ended',
    `Ended on ${day(noonIn(-3))}`,
    ['Subscribe again'],
  ],
  [
    'expired on an unknown date',
    { status: 'EXPIRED', expiryTimestamp: null },
    'Ended',
    'Ended',
    ['Subscribe again'],
  ],
  [
    'past its end date, but not marked as expired',
    { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: noonIn(-3) },
    'Ended',
    `Ended on ${day(noonIn(-3))}`,
    ['Subscribe again'],
  ],
];

const HALF: Status['discounts'][number] = {
  type: 'percentage',
  percentage: 50,
  amount: null,
  state: 'active',
  lifeTimeRepeat: 1,
  startsAt: null,
  endsAt: null,
};

withDialogs();
afterEach(cleanup);

const draw = (status: Partial<Status>) => {
  const licence: UserLicence = {
    ...exampleLicence,
    ...(status.status === 'FREE' ? FREE : {}),
    purchase: 'ALLOWED',
    licenceStatus: { ...exampleLicence.licenceStatus, expiryTimestamp: soon, ...status },
  };
  drawShop(<SubscriptionsSection />, {
    path: '/account/:section?',
    at: '/account/subscriptions',
    answers: {
      listPriceMigrations: () => ({ migrations: [] }),
      listUserLicences: () => ({ licences: [licence] }),
    },
  });
};
/** The list item of the licence, once rendered. */
const line = async () =>
  within((await screen.findByText(exampleLicence.name)).closest('li') ?? document.body);

// MONEY-11, MONEY-48, MONEY-86
it.each(STATES)(
  'shows the state, the notice and the actions of a licence: %s',
  async (_name, status, state, words, offers) => {
    draw(status);
    const item = await line();
    expect(item.getAllByText((_text, element) => element?.textContent === words)).not.toEqual([]);
    expect(item.getAllByText(state).length).toBeGreaterThan(0);
    const offered = [...item.queryAllByRole('button'), ...item.queryAllByRole('link')].map(
      ({ textContent }) => textContent,
    );
    expect(offered.toSorted()).toEqual([...offers].toSorted());
  },
);

// MONEY-12, MONEY-86
it.each<[string, Partial<Status>, string | null]>([
  ['is active', { discounts: [HALF] }, '50% off for 2 payments · Discount active'],
  [
    'of a fixed amount applies to every payment',
    { discounts: [{ ...HALF, type: 'amount', percentage: null, amount: 250, lifeTimeRepeat: null }] },
    '£2.50 off for every payment · Discount active',
  ],
  [
    'starts when the paused licence resumes',
    { pauseState: 'PAUSED', discounts: [{ ...HALF, state: 'upcoming' }] },
    '50% off for 2 payments · Discount starts when your plan resumes',
  ],
  ['is upcoming', { discounts: [{ ...HALF, state: 'upcoming' }] }, '50% off for 2 payments'],
  ['has ended', { discounts: [{ ...HALF, state: 'expired' }] }, '50% off for 2 payments · Discount ended'],
  ['is not shown if the licence has ended', { status: 'EXPIRED', discounts: [HALF] }, null],
])('a discount on future payments %s', async (_name, status, words) => {
  draw(status);
  const item = await line();
  expect(item.queryByText(/ off /u)?.textContent ?? null).toBe(words);
});
