import type { LabelKey } from '@footlight/i18n';

/** One `@` with text on both sides; the service validates the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u;

/** Validates an address before it is sent; undefined if it is valid. */
export const emailIssue = (email: string): LabelKey | undefined => {
  if (email === '') return 'pleaseProvideYourEmail';
  return EMAIL.test(email) ? undefined : 'pleaseProvideValidEmail';
};

/** The same for a partner's member id, which need not be an email address. */
export const partnerIdIssue = (id: string): LabelKey | undefined =>
  id === '' ? 'pleaseProvideYourProviderId' : undefined;
