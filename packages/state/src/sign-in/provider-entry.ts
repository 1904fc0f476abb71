import type { Client } from '@footlight/client';
import type { AuthTokens } from '@footlight/contract';
import type { SessionStore } from './session.store.js';

/** Whose an access token is, as it says itself. */
const subjectOf = (token: string): string => {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(claims)) as { sub: string }).sub;
};

/**
 * Enters with the tokens of an outside provider; the session then asks the service who that is.
 * @throws {HttpError} when the exchange fails; the session stays as it was
 */
export type EnterWith = (exchange: (client: Client) => Promise<AuthTokens>) => Promise<void>;

export const createProviderEntry =
  (client: Client, session: SessionStore): EnterWith =>
  async (exchange) => {
    const { authorisationToken, refreshToken } = await exchange(client);
    client.tokens.write({ authorisationToken, refreshToken, subject: subjectOf(authorisationToken) });
    await session.getState().restore();
  };
