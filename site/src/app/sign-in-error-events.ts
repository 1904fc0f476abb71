import { isHttpError, type Client } from '@footlight/client';
import type { CallName } from '@footlight/contract';

/** Name of the DOM event that reports a failed sign-in, for the operator's analytics (SIGN-178). */
export const SIGN_IN_ERROR = 'footlight-sign-in-error';

/** The calls that sign in, with the provider as the realm file names it. */
const PROVIDERS: Readonly<Partial<Record<CallName, string>>> = {
  login: 'ID',
  loginSecondFactor: 'ID',
  loginPasskey: 'ID',
  exchangeMagicLink: 'ID',
  loginPbr: 'PBR',
  loginSptv: 'SPTV',
  loginGigya: 'GIGYA',
  loginOpin: 'OPIN',
  loginAdobe: 'ADOBE',
  exchangeAdobeToken: 'ADOBE_DCR',
  loginGoogle: 'GOOGLE',
  loginApple: 'APPLE_ID',
  loginFacebook: 'FACEBOOK',
  loginFirebase: 'FIREBASE',
  exchangeProviderCode: 'GENERIC_OAUTH',
  exchangeOpenIdCode: 'OPENID_CONNECT',
  exchangeLicenceProviderCode: 'LICENCE_PROVIDER',
};

/** Answers that ask for another step, or to wait, and are no failure. */
const STEPS: ReadonlySet<string> = new Set([
  'SECOND_FACTOR_REQUIRED',
  'PROVIDER_NOT_READY',
  'CAPTCHA_REQUIRED',
  'PROOF_REQUIRED',
]);

/** Dispatches an event on the window for each sign-in that fails, whichever page or provider it is at. */
export const withSignInErrorEvents = (client: Client): Client => {
  const call: Client['call'] = async (name, ...parts) => {
    try {
      return await client.call(name, ...parts);
    } catch (error) {
      const provider = PROVIDERS[name];
      if (provider !== undefined && isHttpError(error) && !STEPS.has(error.code))
        dispatchEvent(new CustomEvent(SIGN_IN_ERROR, { detail: { provider, code: error.code } }));
      throw error;
    }
  };
  return { ...client, call };
};
