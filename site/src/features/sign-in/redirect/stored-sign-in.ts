import { tabStorage } from '@footlight/client';
import type { Prefix } from '@footlight/domain';
import type { RealmProvider } from './redirect-providers.js';

/** State of a sign-in that is stored during the redirect to a provider. */
export interface StoredSignIn {
  readonly provider: RealmProvider['name'];
  readonly clientName: string | null;
  /** `LINK` adds the provider to the account that is signed in; the others sign in, and never link (SIGN-82). */
  readonly flow: 'SIGNIN' | 'SIGNUP' | 'LINK';
  readonly nonce: string | null;
  /** Opaque value from the provider that must be sent back to it; absent if there is none. */
  readonly ticket?: string;
  /** Path prefix of the language in which the sign-in began, since providers return to the default one (SIGN-191). */
  readonly prefix: Prefix;
  /** Query of the sign-in page with the target. */
  readonly query: string;
}

const keyOf = (state: string): string => `footlight.sign-in.${state}`;

/** In tab storage, so that the response to another tab's sign-in is not accepted (SIGN-88). */
export const keepSignIn = (address: string, signIn: Omit<StoredSignIn, 'nonce'>): void => {
  const query = new URL(address).searchParams;
  const stored: StoredSignIn = { ...signIn, nonce: query.get('nonce') };
  tabStorage.setItem(keyOf(query.get('state') ?? ''), JSON.stringify(stored));
};

/** The sign-in that a response belongs to; null for a state that this tab did not create. */
export const storedSignIn = (state: string | null): StoredSignIn | null => {
  if (state === null || state === '') return null;
  const text = tabStorage.getItem(keyOf(state));
  return text === null ? null : (JSON.parse(text) as StoredSignIn);
};

/** The same; can be read once. */
export const takeSignIn = (state: string | null): StoredSignIn | null => {
  const stored = storedSignIn(state);
  if (stored !== null) tabStorage.removeItem(keyOf(state ?? ''));
  return stored;
};
