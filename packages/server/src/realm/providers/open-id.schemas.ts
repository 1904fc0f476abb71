import { OrNull } from '../schemas/setting.schemas.js';
import { Address, ClientId, ClientSecret, ProviderOf, RedirectUri, Scope, Word } from './provider.schemas.js';

/** @see https://openid.net/specs/openid-connect-core-1_0.html */
export const OpenIdSettings = ProviderOf('OPENID_CONNECT', {
  openIdClientName: Word('The client’s name in the call paths; each client has its own.'),
  issuer: Address('The issuer, which has the path `/.well-known/openid-configuration`.'),
  clientId: ClientId,
  clientSecret: OrNull(ClientSecret, 'The client’s secret; null for a public client.'),
  scope: Scope('openid email profile'),
  redirectUri: RedirectUri('/oidc'),
  accountUri: OrNull(
    Address('The provider’s account page.'),
    'Where `/oidc/account` leads; null for the account page of this site.',
  ),
  forgotPasswordUri: OrNull(
    Address('The provider’s page for a new password.'),
    'Where `/oidc/forgot-password` leads; null for the page of this site.',
  ),
});
