import { SESSION_HEADER, SESSION_IN_COOKIE, type AuthTokens, type ConsentTerm } from '@footlight/contract';
import type { Page } from '@playwright/test';

const DEMO_PASSWORD = 'footlight-demo';

export interface Credentials {
  readonly email: string;
  /** By default the password of the demo's accounts. */
  readonly secret?: string;
  /** Origin of the product, if it differs from the test's base URL. */
  readonly origin?: string;
}

const requestTokens = async (page: Page, path: string, data: object): Promise<AuthTokens> => {
  const answer = await page.request.post(path, { headers: { [SESSION_HEADER]: SESSION_IN_COOKIE }, data });
  if (!answer.ok()) throw new Error(`${path} answered ${String(answer.status())}: ${await answer.text()}`);
  return (await answer.json()) as AuthTokens;
};

const keep = async (page: Page, { authorisationToken, refreshToken }: AuthTokens, origin: string) => {
  const tokens = JSON.stringify({ authorisationToken, refreshToken, subject: null });
  // A document of that origin without scripts.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('footlight.tokens', stored), tokens);
};

/**
 * Signs in with the same calls as the site's form, without its page; the next page is opened signed in. The form itself
 * is tested in account.spec.ts.
 */
export const signedIn = async (page: Page, credentials: Credentials): Promise<void> => {
  const { email, secret = DEMO_PASSWORD, origin = '' } = credentials;
  await keep(page, await requestTokens(page, `${origin}/api/v2/login`, { id: email, secret }), origin);
};

/** The same with a new account, called Nadia, who has accepted the terms. */
export const signedUp = async (
  page: Page,
  credentials: Required<Pick<Credentials, 'email' | 'secret'>> & Credentials,
): Promise<void> => {
  const { email, secret, origin = '' } = credentials;
  const tokens = await requestTokens(page, `${origin}/api/v2/signup`, { email, secret, name: 'Nadia' });
  const headers = { authorization: `Bearer ${tokens.authorisationToken}` };
  const response = await page.request.get(`${origin}/api/v2/consent-terms?scope=registration`, { headers });
  const { terms } = (await response.json()) as { readonly terms: readonly ConsentTerm[] };
  const answers = terms
    .filter(({ fieldType }) => fieldType === 'BINARY_CHOICE')
    .map(({ fieldName, required }) => ({ fieldName, answer: required }));
  await page.request.put(`${origin}/api/v2/user/consents`, { headers, data: { answers } });
  await keep(page, tokens, origin);
};
