import type { PublicRealm } from '@footlight/contract';

/** The action of the sign-in button. */
export type SignInAction =
  | { readonly leads: 'outside'; readonly address: string }
  | { readonly leads: 'page' }
  /** To the route that starts OpenID Connect. */
  | { readonly leads: 'openId' }
  | { readonly leads: 'panel' };

type SignInSettings = Pick<PublicRealm['signIn'], 'externalRedirect' | 'mfa' | 'providers'>;

/** Providers whose id and password are entered on this site. */
const TYPED_HERE: ReadonlySet<string> = new Set(['ID', 'PBR', 'SPTV', 'FIREBASE']);

/**
 * The address of the external sign-in, with the page to return to; null if viewers sign in here.
 * @param from absolute address to return to
 */
export const outsideSignIn = (
  { externalRedirect }: Pick<SignInSettings, 'externalRedirect'>,
  from: string,
): string | null => externalRedirect?.replaceAll('{from}', encodeURIComponent(from)) ?? null;

/**
 * The action of the sign-in button (SIGN-1).
 * @param from absolute address of the page with the button
 */
export const signInAction = (settings: SignInSettings, from: string): SignInAction => {
  const address = outsideSignIn(settings, from);
  if (address !== null) return { leads: 'outside', address };
  const { mfa, providers } = settings;
  if (mfa?.action === 'FRONTOFFICE_AUTHENTICATION' && mfa.type === 'CAPTCHA') return { leads: 'page' };
  const hasForm = providers.some(({ name }) => TYPED_HERE.has(name));
  return !hasForm && providers.some(({ name }) => name === 'OPENID_CONNECT')
    ? { leads: 'openId' }
    : { leads: 'panel' };
};
