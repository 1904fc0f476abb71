import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createOauthClient } from './oauth-client.js';
import type { CodeProof, ProviderTools, RedirectProvider } from '../provider.js';

/** Any OAuth 2.0 provider, with the endpoints configured in the realm file. */
export const createGenericOauth = (
  settings: SettingsOf<'GENERIC_OAUTH'>,
  tools: ProviderTools,
): RedirectProvider<CodeProof> =>
  createOauthClient(
    {
      ...settings,
      of: { provider: 'GENERIC_OAUTH', clientName: settings.providerName },
      redirectUri: settings.redirectUri ?? `${tools.origin}/oauth/${settings.providerName}`,
      mayComeUnasked: false,
    },
    tools,
  );
