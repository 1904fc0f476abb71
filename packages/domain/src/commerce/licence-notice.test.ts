import { describe, expect, it } from 'vitest';
import { discountLabel, licenceNotice, type LicenceNoticeStatus } from './licence-notice.js';

const NOW = Date.parse('2026-12-30T22:30:00.000Z');
const renewing: LicenceNoticeStatus = {
  status: 'ACTIVE',
  autoRenewingStatus: 'AUTO_RENEWING',
  pauseState: 'NONE',
  resumesAt: null,
  expiryTimestamp: '2027-01-30T10:00:00.000Z',
  startsAt: null,
  subscriptionPendingActions: [],
  licencePayment: { paymentEventType: 'CONFIRMED' },
};
const pending = (action: string, actionDueBy: string | null = null) => ({
  subscriptionPendingActions: [{ action, actionDueBy }],
});

describe('a held licence', () => {
  // MONEY-11
  it.each<[string, Partial<LicenceNoticeStatus>, unknown]>([
    ['renews on a date', {}, { kind: 'renews', when: 'date', at: '2027-01-30T10:00:00.000Z' }],
    [
      'renews tomorrow',
      { expiryTimestamp: '2026-12-31T10:00:00.000Z' },
      { kind: 'renews', when: 'tomorrow', at: '2026-12-31T10:00:00.000Z' },
    ],
    [
      'renews today',
      { expiryTimestamp: '2026-12-30T23:00:00.000Z' },
      { kind: 'renews', when: 'today', at: '2026-12-30T23:00:00.000Z' },
    ],
    [
      'expires on a date',
      { autoRenewingStatus: 'NOT_RENEWING' },
      { kind: 'expires', when: 'date', at: '2027-01-30T10:00:00.000Z' },
    ],
    [
      'expires tomorrow in a trial',
      {
        status: 'TRIAL_ACTIVE',
        autoRenewingStatus: 'NOT_RENEWING',
        expiryTimestamp: '2026-12-31T10:00:00.000Z',
      },
      { kind: 'expires', when: 'tomorrow', at: '2026-12-31T10:00:00.000Z' },
    ],
    [
      'expires on a date if its renewal status is unknown',
      { autoRenewingStatus: 'UNKNOWN', licencePayment: { paymentEventType: 'UNKNOWN_RENEWING' } },
      { kind: 'expires', when: 'date', at: '2027-01-30T10:00:00.000Z' },
    ],
    [
      'renews today if its renewal is overdue',
      { expiryTimestamp: '2026-12-30T22:00:00.000Z' },
      { kind: 'renews', when: 'today', at: '2026-12-30T22:00:00.000Z' },
    ],
    [
      'has expired without renewal',
      { autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: '2026-12-30T22:30:00.000Z' },
      { kind: 'expired', at: '2026-12-30T22:30:00.000Z' },
    ],
    [
      'has expired',
      { status: 'EXPIRED', expiryTimestamp: '2026-12-01T00:00:00.000Z' },
      { kind: 'expired', at: '2026-12-01T00:00:00.000Z' },
    ],
    // MONEY-127
    [
      'begins later',
      { autoRenewingStatus: 'NOT_RENEWING', startsAt: '2027-01-10T10:00:00.000Z' },
      { kind: 'starts', at: '2027-01-10T10:00:00.000Z' },
    ],
    [
      'does not expire',
      { status: 'FREE', autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: null },
      { kind: 'lasts' },
    ],
    [
      'has a pending payment if the last one is unconfirmed',
      { licencePayment: { paymentEventType: 'UNCONFIRMED' } },
      { kind: 'paymentPending' },
    ],
    [
      'has a pending payment if a confirmed one is required',
      { status: 'INACTIVE', ...pending('CONFIRMED_PAYMENT_REQUIRED') },
      { kind: 'confirmMethod' },
    ],
    [
      'requires new payment details',
      pending('REFRESH_PAYMENT_DETAILS', '2027-02-01T00:00:00.000Z'),
      { kind: 'refreshPayment', by: '2027-02-01T00:00:00.000Z' },
    ],
    ['is paused', { status: 'EXPIRED', pauseState: 'PAUSED' }, { kind: 'paused', until: null }],
    [
      'is paused until a date',
      { pauseState: 'PAUSED', resumesAt: '2027-03-01T00:00:00.000Z' },
      { kind: 'paused', until: '2027-03-01T00:00:00.000Z' },
    ],
    [
      'will be paused',
      { pauseState: 'PAUSE_REQUESTED' },
      { kind: 'pauseRequested', from: '2027-01-30T10:00:00.000Z' },
    ],
    ['will be resumed', { pauseState: 'RESUME_REQUESTED' }, { kind: 'resumeRequested' }],
  ])('%s', (_name, change, notice) => {
    expect(licenceNotice({ ...renewing, ...change }, NOW, 'UTC')).toEqual(notice);
  });

  // MONEY-11
  it('counts days in the viewer’s time zone', () => {
    const licence = { ...renewing, expiryTimestamp: '2026-12-30T23:30:00.000Z' };
    expect(licenceNotice(licence, NOW, 'UTC')).toMatchObject({ when: 'today' });
    expect(licenceNotice(licence, NOW, 'Europe/Madrid')).toMatchObject({ when: 'tomorrow' });
  });
});

// MONEY-12
it.each([
  ['active', false, 'active'],
  ['active', true, 'active'],
  ['upcoming', false, null],
  ['upcoming', true, 'upcomingWhilePaused'],
  ['expired', false, 'expired'],
  ['expired', true, 'expired'],
] as const)('a discount that is %s, paused %s, is labelled %s', (state, isPaused, label) => {
  expect(discountLabel(state, isPaused)).toBe(label);
});
