import type { Realm } from '../../../../realm/load-realm.js';
import { createOauthClient } from './oauth-client.js';
import type { CodeProof, ProviderTools, RedirectProvider } from '../provider.js';

/** A partner whose licences grant access here. The partner may also start the sign-in itself, with a code. */
export const createLicencePartner = (
  { route, baseUri, clientId, clientSecret, scope }: Realm['externalLicenceProviders'][number],
  tools: ProviderTools,
): RedirectProvider<CodeProof> =>
  createOauthClient(
    {
      of: { provider: 'LICENCE_PROVIDER', clientName: route },
      clientId,
      clientSecret,
      authoriseUri: `${baseUri}/authorize`,
      tokenUri: `${baseUri}/token`,
      userUri: `${baseUri}/userinfo`,
      revokeUri: null,
      redirectUri: `${tools.origin}/licence-redirect`,
      scope,
      claims: { subject: 'sub', email: 'email', emailVerified: 'email_verified', name: 'name' },
      mayComeUnasked: true,
    },
    tools,
  );
