import type { PublicRealm } from '@footlight/contract';

type FirebaseOfRealm = NonNullable<PublicRealm['signIn']['firebase']>;

/** What a browser needs to sign in at Firebase. */
export type FirebaseSettings = FirebaseOfRealm;

/** Of `/login/:authProvider`: the form; `FIREBASE` is the page that identity providers send the browser back to. */
export const FIREBASE_WORD = 'firebase';

/** The query that opens the form of a new account. */
export const NEW_ACCOUNT = 'create';

/** What people call the identity providers of Firebase; others are called by their ids. */
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

/** The name that viewers know Firebase by: the realm's label. */
export const firebaseLabel = ({ providers }: Pick<PublicRealm['signIn'], 'providers'>): string =>
  providers.find(({ name }) => name === 'FIREBASE')?.label ?? 'Firebase';
