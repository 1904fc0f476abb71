import type { PublicRealm } from '@footlight/contract';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';

/** What the query asks for: `type=signup` where viewers may register themselves, else a sign-in (SIGN-2). */
export const flowOf = (
  query: URLSearchParams,
  { selfRegistration }: Pick<PublicRealm['signIn'], 'selfRegistration'>,
): Exclude<StoredSignIn['flow'], 'LINK'> =>
  query.get('type') === 'signup' && selfRegistration ? 'SIGNUP' : 'SIGNIN';
