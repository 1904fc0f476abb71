import type { RealmProvider } from './redirect-providers.js';

/** What the site remembers of a sign-in while its viewer is at a provider. */
export interface KeptSignIn {
  readonly provider: RealmProvider['name'];
  readonly clientName: string | null;
  readonly flow: 'SIGNIN' | 'SIGNUP';
  readonly nonce: string | null;
  /** What the provider gave beside the address, and wants to see again; absent where it gave nothing. */
  readonly ticket?: string;
  /** Query of the sign-in page: where to go afterwards. */
  readonly query: string;
}

const keyOf = (state: string): string => `footlight.sign-in.${state}`;

/** Of this tab alone, so that nobody else's answer is taken for the viewer's own (SIGN-88). */
const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => sessionStorage;

export const keepSignIn = (address: string, kept: Omit<KeptSignIn, 'nonce'>): void => {
  const query = new URL(address).searchParams;
  const whole: KeptSignIn = { ...kept, nonce: query.get('nonce') };
  storage().setItem(keyOf(query.get('state') ?? ''), JSON.stringify(whole));
};

/** Each is taken once; null for a state that this tab did not begin. */
export const takeSignIn = (state: string | null): KeptSignIn | null => {
  if (state === null || state === '') return null;
  const text = storage().getItem(keyOf(state));
  storage().removeItem(keyOf(state));
  return text === null ? null : (JSON.parse(text) as KeptSignIn);
};
