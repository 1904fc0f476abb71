import type { Identity, Proven } from '../identity.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import { authoriseAddress } from './authorise-address.js';
import { basicAuthorisation, exchangeCode, textOf } from './exchange-code.js';
import { ApiError } from '../../../../api-error.js';
import type { CodeProof, ProviderTools, RedirectProvider } from '../provider.js';

/** An OAuth 2.0 provider with a JSON endpoint for the person behind an access token. */
export interface OauthClient {
  readonly of: Pick<Identity, 'provider' | 'clientName'>;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly authoriseUri: string;
  readonly tokenUri: string;
  readonly userUri: string;
  readonly revokeUri: string | null;
  readonly redirectUri: string;
  readonly scope: string;
  readonly claims: Readonly<Record<'subject' | 'email' | 'emailVerified' | 'name', string>>;
  /** Sign-ins started by a partner arrive without a state. */
  readonly mayComeUnasked: boolean;
}

/** Client authentication: Basic with a secret, the id alone for a public client. */
export const clientProof = (clientId: string, clientSecret: string | null) =>
  clientSecret === null
    ? { form: { client_id: clientId }, headers: {} }
    : { form: {}, headers: basicAuthorisation(clientId, clientSecret) };

const text = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

/** Authorisation code flow with PKCE. @see https://www.rfc-editor.org/rfc/rfc9700 */
export const createOauthClient = (
  client: OauthClient,
  { http, states }: ProviderTools,
): RedirectProvider<CodeProof> => {
  const { of, claims, redirectUri } = client;
  const proof = clientProof(client.clientId, client.clientSecret);

  const verifierFor = async (state: string | undefined): Promise<Record<string, string>> => {
    if (state === undefined && client.mayComeUnasked) return {};
    const { codeVerifier } = await states.take(of, state);
    return codeVerifier === null ? {} : { code_verifier: codeVerifier };
  };

  const personOf = async (accessToken: string): Promise<Identity> => {
    const { status, body } = await http.request(client.userUri, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const subject = text(body[claims.subject]);
    if (status !== 200 || subject === null || subject === '')
      throw new ApiError('PROVIDER_FAILED', {
        cause: new Error(`${new URL(client.userUri).host}: status ${status}, or no ${claims.subject}`),
      });
    return {
      ...of,
      subject,
      email: normalisedEmail(body[claims.email]),
      emailVerified: body[claims.emailVerified] === true,
      name: normalisedName(body[claims.name]),
    };
  };

  return {
    begin: async ({ extraParams }) => {
      const { state, codeChallenge } = await states.begin(of);
      const own = {
        client_id: client.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: client.scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      return {
        authorisationUri: authoriseAddress(client.authoriseUri, own, extraParams),
        silentAuthorisationUri: null,
      };
    },
    prove: async ({ authorisationCode, state }): Promise<Proven> => {
      const verifier = await verifierFor(state);
      const answer = await exchangeCode(
        http,
        client.tokenUri,
        { ...proof.form, ...verifier, code: authorisationCode, redirect_uri: redirectUri },
        proof.headers,
      );
      const accessToken = textOf(answer, 'access_token');
      return {
        identity: await personOf(accessToken),
        ownToken: text(answer['refresh_token']) ?? accessToken,
      };
    },
    end: async (ownToken) => {
      if (client.revokeUri === null) return;
      // @see https://www.rfc-editor.org/rfc/rfc7009 an unknown token is answered with 200 as well
      const { status } = await http.request(client.revokeUri, {
        form: { ...proof.form, token: ownToken },
        headers: proof.headers,
      });
      if (status !== 200)
        throw new ApiError('PROVIDER_FAILED', {
          cause: new Error(`${new URL(client.revokeUri).host}: revocation answered ${status}`),
        });
    },
  };
};
