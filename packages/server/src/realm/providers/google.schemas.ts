import { Address, ClientId, ProviderOf, RedirectUri } from './provider.schemas.js';

/** @see https://developers.google.com/identity/openid-connect/openid-connect */
export const GoogleSettings = ProviderOf('GOOGLE', {
  clientId: ClientId,
  redirectUri: RedirectUri('/login/GOOGLE'),
  authoriseUri: Address('The page on which viewers sign in.', 'https://accounts.google.com/o/oauth2/v2/auth'),
  issuer: Address('The issuer of the ID tokens.', 'https://accounts.google.com'),
  jwksUri: Address(
    'The address of the keys with which ID tokens are signed.',
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
});
