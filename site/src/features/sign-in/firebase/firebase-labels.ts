import type { PublicRealm } from '@footlight/contract';
import { pathOf } from '@footlight/domain';

type FirebaseOfRealm = NonNullable<PublicRealm['signIn']['firebase']>;

/** The realm's Firebase settings for browsers. */
export type FirebaseSettings = FirebaseOfRealm;

/** Path segment of the form in `/login/:authProvider`; `FIREBASE` is the page that identity providers redirect to. */
export const FIREBASE_WORD = 'firebase';

/** The page that identity providers redirect to, in the default language: each of them knows this address only. */
export const FIREBASE_RETURN = pathOf('loginProvider', { authProvider: 'FIREBASE' }, '');

/** Query parameter that opens the sign-up form. */
export const NEW_ACCOUNT = 'create';

/** Display names of Firebase's identity providers; others use their ids. */
const BRANDS: Readonly<Record<string, string>> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
};

export const identityProviderLabel = (id: string): string =>
  Object.hasOwn(BRANDS, id) ? (BRANDS[id] ?? id) : id;

/** Display name of Firebase from the realm's labels. */
export const firebaseLabel = ({ providers }: Pick<PublicRealm['signIn'], 'providers'>): string =>
  providers.find(({ name }) => name === 'FIREBASE')?.label ?? 'Firebase';
