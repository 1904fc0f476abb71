import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { authoriseAddress } from '../oauth/authorise-address.js';
import { normalisedEmail, normalisedName } from '../identity.js';
import type { ProviderTools, RedirectProvider } from '../provider.js';

export interface GoogleProof {
  readonly idToken: string;
}

const OF = { provider: 'GOOGLE', clientName: '' } as const;

/**
 * Google: the browser sends an ID token, verified with Google's keys; its nonce is issued by this service and valid
 * once.
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
        // The token is returned in the fragment, which is sent neither to servers nor in referrers.
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
        // Google documents both forms.
        issuer: [settings.issuer, settings.issuer.replace(/^https:\/\//u, '')],
        audience: settings.clientId,
        algorithms: ['RS256'],
      });
      await states.takeByNonce(OF, claims['nonce']);
      return {
        identity: {
          ...OF,
          subject: claims.sub,
          email: normalisedEmail(claims['email']),
          emailVerified: claims['email_verified'] === true,
          name: normalisedName(claims['name']),
        },
      };
    },
  };
};
