import type { WaitingMail, MailKind } from './outbox.repository.js';

/** The details of a mail of each kind, as they would be queued. */
const DETAILS: Readonly<Record<MailKind, Readonly<Record<string, string>>>> = {
  'password-reset': {},
  'password-changed': {},
  'email-confirmation': {},
  'magic-link': {},
  'email-change': { accountId: 'sample' },
  'email-change-asked': {},
  'security-changed': { what: 'two-step-on' },
  'new-device': { device: 'Firefox, Linux', country: 'GB', at: '2027-03-01T12:00:00.000Z' },
  'factor-removal': { at: '2027-03-04T12:00:00.000Z' },
  'account-suspended': {},
  'account-resumed': {},
  receipt: {
    item: 'Ringside',
    number: '7d1f2c3e-0000-4000-8000-000000000001',
    at: '2027-03-01T12:00:00.000Z',
    amount: '999',
    tax: '167',
    currency: 'GBP',
    scale: '2',
  },
  'renewal-failed': { item: 'Ringside', by: '2027-03-08T12:00:00.000Z' },
  'payment-failed': { item: 'Ringside' },
  refunded: {
    item: 'Ringside',
    number: '7d1f2c3e-0000-4000-8000-000000000001',
    amount: '500',
    currency: 'GBP',
    scale: '2',
  },
  disputed: {
    item: 'Ringside',
    number: '7d1f2c3e-0000-4000-8000-000000000001',
    amount: '999',
    currency: 'GBP',
    scale: '2',
  },
  cancelled: { item: 'Ringside', at: '2027-04-01T12:00:00.000Z' },
  'trial-ending': {
    item: 'Ringside',
    at: '2027-03-08T12:00:00.000Z',
    amount: '999',
    currency: 'GBP',
    scale: '2',
  },
  'renewal-ahead': {
    item: 'Ringside Annual',
    at: '2027-04-01T12:00:00.000Z',
    amount: '9900',
    currency: 'GBP',
    scale: '2',
  },
  'card-expiring': { item: 'Ringside', digits: '4242', month: '2027-04' },
  gift: { gift: 'sample' },
};

/** A queued mail with sample data, for previews. */
export const sampleMail = (kind: MailKind, language: string): WaitingMail => ({
  id: 'sample',
  kind,
  recipient: 'vera@example.org',
  language,
  details: DETAILS[kind],
  createdAt: new Date(0),
  nextAttemptAt: new Date(0),
  attempts: 1,
});
