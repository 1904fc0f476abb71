import type { Profile, SessionUser } from '@footlight/contract';

export interface ProfileEntryContext {
  /** Whether the account has a password of the product's own. */
  readonly hasPassword: boolean;
  /** An administrator is viewing the account; the PIN does not apply to them. */
  readonly isImpersonated: boolean;
}

/**
 * What a session has to provide to enter a profile. Leaving a child's profile for an adult's takes a PIN or the
 * password; if there is neither, a new sign-in.
 *
 * @param current profile of the session; null if none is chosen yet
 * @see docs/rules/account.md ACCT-11
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
