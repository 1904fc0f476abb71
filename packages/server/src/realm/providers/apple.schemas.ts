import { Type } from '@sinclair/typebox';
import { Address, ClientId, ProviderOf, RedirectUri } from './provider.schemas.js';

/** @see https://developer.apple.com/documentation/signinwithapplerestapi */
export const AppleSettings = ProviderOf('APPLE_ID', {
  clientId: ClientId,
  teamId: Type.String({ minLength: 1, maxLength: 40, description: 'The team that owns the key.' }),
  keyId: Type.String({ minLength: 1, maxLength: 40, description: 'The id of the key.' }),
  privateKey: Type.String({
    minLength: 1,
    description: 'The key itself, PKCS #8 as PEM; `env:NAME` takes it from the environment.',
  }),
  redirectUri: RedirectUri('/login/APPLE_ID'),
  baseUri: Address(
    'The address of Apple, which is also the issuer of its ID tokens.',
    'https://appleid.apple.com',
  ),
});
