import type { PublicRealm } from '@footlight/contract';
import type { KeptSignIn } from '../../../sign-in/kept-sign-in.js';

/** What a browser that comes back from a provider is to do. */
export type Outcome =
  | { readonly type: 'cancelled' }
  /** The provider's own words, where it has any. */
  | { readonly type: 'refused'; readonly words: string | null }
  /** Not begun in this tab. */
  | { readonly type: 'unknown' }
  | { readonly type: 'app'; readonly address: string }
  | { readonly type: 'exchange' };

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);
const LONGEST_WORDS = 200;

/** The app's own scheme, of a bundle id that the realm file names (SIGN-90). */
const appAddress = (
  answer: URLSearchParams,
  { provider, clientName, query }: KeptSignIn,
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
  kept: KeptSignIn | null,
  providers: PublicRealm['signIn']['providers'],
): Outcome => {
  // Before anything that the address says is believed (SIGN-88).
  if (kept === null) return { type: 'unknown' };
  const error = answer.get('error');
  if (error !== null)
    return CANCELLED.has(error)
      ? { type: 'cancelled' }
      : { type: 'refused', words: answer.get('error_description')?.slice(0, LONGEST_WORDS) ?? null };
  const address = appAddress(answer, kept, providers);
  return address === null ? { type: 'exchange' } : { type: 'app', address };
};
