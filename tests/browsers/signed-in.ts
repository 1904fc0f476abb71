import { SESSION_HEADER, SESSION_IN_COOKIE, type AuthTokens, type ConsentTerm } from '@footlight/contract';
import { product } from './journey.js';
import type { Tab } from './tab.js';

const SECRET = 'a long enough secret';

/** Signs up with the calls of the site’s forms, and accepts the terms; the next page is opened signed in. */
export const signedUp = async (tab: Tab, email: string): Promise<void> => {
  // A document of the site without scripts, and without an icon.
  tab.expected.push(/favicon\.ico/u);
  await tab.goto(`${product.origin}/robots.txt`);
  await tab.run(
    async (_, body, header, value) => {
      const call = async (method: string, path: string, headers: object, json?: object) => {
        const answer = await fetch(path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        });
        if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
        return answer;
      };
      const signUp = await call('POST', '/api/v2/signup', { [header]: value }, body);
      const { authorisationToken, refreshToken } = (await signUp.json()) as AuthTokens;
      const headers = { authorization: `Bearer ${authorisationToken}` };
      const consents = await call('GET', '/api/v2/consent-terms?scope=registration', headers);
      const { terms } = (await consents.json()) as { readonly terms: readonly ConsentTerm[] };
      const answers = terms
        .filter(({ fieldType }) => fieldType === 'BINARY_CHOICE')
        .map(({ fieldName, required }) => ({ fieldName, answer: required }));
      await call('PUT', '/api/v2/user/consents', headers, { answers });
      localStorage.setItem(
        'footlight.tokens',
        JSON.stringify({ authorisationToken, refreshToken, subject: null }),
      );
    },
    { email, secret: SECRET, name: 'Nadia' },
    SESSION_HEADER,
    SESSION_IN_COOKIE,
  );
};

/** An address that no other journey signs up with. */
export const newAddress = (name: string): string =>
  `${name}-${Math.random().toString(36).slice(2)}@example.org`;
