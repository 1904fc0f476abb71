import { LINKED_PROVIDERS } from '../realm/realm.schemas.js';

/** Ways to sign in: `ID` is the product's own password, with a code if the account has a second factor. */
export const SIGN_IN_METHODS = [
  ...LINKED_PROVIDERS,
  'PASSKEY',
  'MAGIC_LINK',
  'DEVICE_CODE',
  'IMPERSONATION',
] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export const SIGN_IN_OUTCOMES = [
  'SUCCEEDED',
  /** A wrong, used or late password, code, link or proof. */
  'WRONG_PROOF',
  /** After too many wrong passwords. */
  'LOCKED',
  /** By an administrator. */
  'SUSPENDED',
  /** The provider's address belongs to another account. */
  'CONFLICT',
  /** By the provider, or because it did not respond. */
  'REFUSED',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];
