import { Type } from '@sinclair/typebox';
import { Address, ClientId, ClientSecret, ProviderOf, RedirectUri } from './provider.schemas.js';

/** @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const FacebookSettings = ProviderOf('FACEBOOK', {
  clientId: ClientId,
  clientSecret: ClientSecret,
  redirectUri: RedirectUri('/login/FACEBOOK'),
  version: Type.String({
    pattern: '^v[0-9]+\\.[0-9]+$',
    default: 'v10.0',
    description: 'The version of the Graph API.',
  }),
  dialogUri: Address('The page on which viewers sign in, without the version.', 'https://www.facebook.com'),
  graphUri: Address('The address of the Graph API, without the version.', 'https://graph.facebook.com'),
});
