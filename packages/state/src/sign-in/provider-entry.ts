import type { Client } from '@footlight/client';
import type { AuthTokens } from '@footlight/contract';
import type { SessionStore } from './session.store.js';

/** The subject claimed by an access token, not verified. */
const subjectOf = (token: string): string => {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(claims)) as { sub: string }).sub;
};

/**
 * Signs in with the tokens of an outside provider; the session then loads the user from the service.
 * @throws {HttpError} when the exchange fails; the session is then unchanged
 */
export type EnterWith = (exchange: (client: Client) => Promise<AuthTokens>) => Promise<void>;

export const createProviderEntry =
  (client: Client, session: SessionStore): EnterWith =>
  async (exchange) => {
    const { authorisationToken, refreshToken } = await exchange(client);
    client.tokens.write({ authorisationToken, refreshToken, subject: subjectOf(authorisationToken) });
    await session.getState().restore();
  };
