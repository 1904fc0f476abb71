import type { SettingsOf } from '../../../realm/providers/providers.schemas.js';
import { authoriseAddress } from '../oauth/authorise-address.js';
import { toldEmail, toldName } from '../identity.js';
import type { ProviderTools, RedirectProvider } from '../provider.js';

export interface GoogleProof {
  readonly idToken: string;
}

const OF = { provider: 'GOOGLE', clientName: '' } as const;

/**
 * Google: the browser brings an ID token, which is checked by Google's keys; its nonce is one of ours and counts once.
 * @see https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken
 */
export const createGoogle = (
  settings: SettingsOf<'GOOGLE'>,
  { states, verifiers, origin }: ProviderTools,
): RedirectProvider<GoogleProof> => {
  const verify = verifiers(settings.jwksUri);
  const redirectUri = settings.redirectUri ?? `${origin}/login/GOOGLE`;
  return {
    begin: async ({ extraParams }) => {
      const { state, nonce } = await states.begin(OF);
      const own = {
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        // The token comes in the fragment, which no server and no referrer is told.
        response_type: 'id_token',
        scope: 'openid email profile',
        state,
        nonce,
      };
      return {
        authorisationUri: authoriseAddress(settings.authoriseUri, own, extraParams),
        silentAuthorisationUri: authoriseAddress(
          settings.authoriseUri,
          { ...own, prompt: 'none' },
          extraParams,
        ),
      };
    },
    prove: async ({ idToken }) => {
      const claims = await verify(idToken, {
        // Google's documents allow both forms.
        issuer: [settings.issuer, settings.issuer.replace(/^https:\/\//u, '')],
        audience: settings.clientId,
        algorithms: ['RS256'],
      });
      await states.takeByNonce(OF, claims['nonce']);
      return {
        identity: {
          ...OF,
          subject: claims.sub,
          email: toldEmail(claims['email']),
          emailVerified: claims['email_verified'] === true,
          name: toldName(claims['name']),
        },
      };
    },
  };
};
