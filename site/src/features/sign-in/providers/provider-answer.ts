import type { PublicRealm } from '@footlight/contract';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';

/** The action after a redirect from a provider. */
export type Outcome =
  | { readonly type: 'cancelled' }
  /** The provider's own message, if it sent one. */
  | { readonly type: 'refused'; readonly words: string | null }
  /** The sign-in was not started in this tab. */
  | { readonly type: 'unknown' }
  | { readonly type: 'app'; readonly address: string }
  | { readonly type: 'exchange' };

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);
const LONGEST_WORDS = 200;

/** Address with the app's own scheme, if the realm file lists its bundle id (SIGN-90). */
const appAddress = (
  answer: URLSearchParams,
  { provider, clientName, query }: StoredSignIn,
  providers: PublicRealm['signIn']['providers'],
): string | null => {
  const bundleId = new URLSearchParams(query).get('bundle_id');
  const settings = providers.find((one) => one.name === provider && (one.clientName ?? null) === clientName);
  if (bundleId === null || settings?.bundleIds?.includes(bundleId) !== true) return null;
  const code = answer.get('code') ?? '';
  const state = answer.get('state') ?? '';
  return `${bundleId}://oauth?${new URLSearchParams({ code, state }).toString()}`;
};

export const outcomeOf = (
  answer: URLSearchParams,
  stored: StoredSignIn | null,
  providers: PublicRealm['signIn']['providers'],
): Outcome => {
  // Checked first: nothing in the address is trusted unless this tab started the sign-in (SIGN-88).
  if (stored === null) return { type: 'unknown' };
  const error = answer.get('error');
  if (error !== null)
    return CANCELLED.has(error)
      ? { type: 'cancelled' }
      : { type: 'refused', words: answer.get('error_description')?.slice(0, LONGEST_WORDS) ?? null };
  const address = appAddress(answer, stored, providers);
  return address === null ? { type: 'exchange' } : { type: 'app', address };
};
