import { Address, ClientId, ProviderOf, RedirectUri } from './provider.schemas.js';

/** @see https://developers.google.com/identity/openid-connect/openid-connect */
export const GoogleSettings = ProviderOf('GOOGLE', {
  clientId: ClientId,
  redirectUri: RedirectUri('/login/GOOGLE'),
  authoriseUri: Address('Where viewers sign in.', 'https://accounts.google.com/o/oauth2/v2/auth'),
  issuer: Address('Who signs the ID tokens.', 'https://accounts.google.com'),
  jwksUri: Address('The keys that ID tokens are signed with.', 'https://www.googleapis.com/oauth2/v3/certs'),
});
