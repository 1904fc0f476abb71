import type { LabelKey } from '@footlight/i18n';

/** One `@` with something on both sides; the service has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u;

/** What is wrong with an address before it is sent; undefined when nothing is. */
export const emailFault = (email: string): LabelKey | undefined => {
  if (email === '') return 'pleaseProvideYourEmail';
  return EMAIL.test(email) ? undefined : 'pleaseProvideValidEmail';
};

/** The same of an id at a partner, which need not be an address. */
export const partnerIdFault = (id: string): LabelKey | undefined =>
  id === '' ? 'pleaseProvideYourProviderId' : undefined;
