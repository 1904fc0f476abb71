import type { AccountLabelKey } from '@footlight/i18n';

/** Sections of the account in the order of its navigation; the first has no word of its own in the address. */
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

/** The section of an address; null where there is none of that name. */
export const sectionOf = (word: string | undefined): AccountSection | null =>
  word === undefined
    ? 'details'
    : (ACCOUNT_SECTIONS.find((section) => section === word && section !== 'details') ?? null);
