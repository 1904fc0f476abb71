import type { AccountLabelKey } from '@footlight/i18n';

/** Sections of the account in navigation order; the first has no path segment of its own. */
export const ACCOUNT_SECTIONS = [
  'details',
  'subscriptions',
  'payment-methods',
  'payments',
  'security',
  'linked',
  'privacy',
  'devices',
  'data',
] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

export const SECTION_LABELS = {
  details: 'sectionDetails',
  subscriptions: 'sectionSubscriptions',
  'payment-methods': 'sectionPaymentMethods',
  payments: 'sectionPayments',
  security: 'sectionSecurity',
  linked: 'linkedTitle',
  privacy: 'sectionPrivacy',
  devices: 'sectionDevices',
  data: 'sectionData',
} as const satisfies Readonly<Record<AccountSection, AccountLabelKey>>;

/** The section for a path segment; null if there is none of that name. */
export const sectionOf = (word: string | undefined): AccountSection | null =>
  word === undefined
    ? 'details'
    : (ACCOUNT_SECTIONS.find((section) => section === word && section !== 'details') ?? null);
