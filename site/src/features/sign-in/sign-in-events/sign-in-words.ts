import type { SignInEvent } from '@footlight/contract';
import type { AccountLabelKey, AdministrationLabelKey } from '@footlight/i18n';

/** Labels that the account and the administration have in common. */
export type SignInLabelKey = AccountLabelKey & AdministrationLabelKey;

export const OUTCOMES = {
  SUCCEEDED: 'signInSucceeded',
  WRONG_PROOF: 'signInWrongProof',
  LOCKED: 'signInLocked',
  SUSPENDED: 'signInSuspended',
  CONFLICT: 'signInConflict',
  REFUSED: 'signInRefused',
} as const satisfies Readonly<Record<SignInEvent['outcome'], SignInLabelKey>>;

/** Methods that are not an outside provider with a name of its own. */
const METHODS: Readonly<Partial<Record<SignInEvent['method'], SignInLabelKey>>> = {
  ID: 'signInByPassword',
  PASSKEY: 'signInByPasskey',
  MAGIC_LINK: 'signInByLink',
  DEVICE_CODE: 'signInByCode',
  IMPERSONATION: 'signInByAdministrator',
  LICENCE_PROVIDER: 'signInOutside',
};

/** The name of a way to sign in. @param nameOf names outside providers (SIGN-203) */
export const methodName = (
  method: SignInEvent['method'],
  nameOf: (of: { readonly provider: string }) => string,
  t: (key: SignInLabelKey) => string,
): string => {
  const key = METHODS[method];
  return key === undefined ? nameOf({ provider: method }) : t(key);
};
