import type { Profile, SessionUser } from '@footlight/contract';

export interface ProfileEntryContext {
  /** Whether the account has a password of the product's own. */
  readonly hasPassword: boolean;
  /** An administrator looks at the account: a PIN keeps children in, and its owner out of nobody's sight. */
  readonly isImpersonated: boolean;
}

/**
 * What a session has to give to enter a profile. A child's profile is left for an adult's with a PIN or the password
 * only; where there is neither, by signing in anew.
 *
 * @param current of the session; null where no profile is chosen yet
 * @see docs/rules/accounts.md ACCT-11
 */
export const profileEntry = (
  profile: Pick<Profile, 'id' | 'type' | 'hasPin'>,
  current: SessionUser['pro'],
  { hasPassword, isImpersonated }: ProfileEntryContext,
): Profile['entry'] => {
  if (profile.id === current?.id || isImpersonated) return 'open';
  if (profile.hasPin) return 'pin';
  if (current?.tp !== 'child' || profile.type === 'child') return 'open';
  return hasPassword ? 'password' : 'signIn';
};
