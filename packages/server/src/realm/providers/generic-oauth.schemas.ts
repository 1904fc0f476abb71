import { Type } from '@sinclair/typebox';
import { OrNull } from '../schemas/setting.schemas.js';
import { Address, ClientId, ClientSecret, ProviderOf, RedirectUri, Scope, Word } from './provider.schemas.js';

const Claim = (standard: string, description: string) =>
  Type.String({ minLength: 1, default: standard, description });

/** @see https://www.rfc-editor.org/rfc/rfc6749 */
export const GenericOauthSettings = ProviderOf('GENERIC_OAUTH', {
  providerName: Word('The provider’s name in the call paths and in `/oauth/:provider`.'),
  clientId: ClientId,
  clientSecret: OrNull(ClientSecret, 'The client’s secret; null for a public client.'),
  authoriseUri: Address('The page on which viewers sign in.'),
  tokenUri: Address('The address at which codes are exchanged for tokens.'),
  userUri: Address('The address that returns the owner of an access token, as JSON.'),
  revokeUri: OrNull(
    Address('The address at which tokens are revoked (RFC 7009).'),
    'The address at which tokens are revoked; null for none.',
  ),
  scope: Scope('openid email profile'),
  redirectUri: RedirectUri('/oauth/:provider'),
  claims: Type.Object(
    {
      subject: Claim('sub', 'The field with the permanent id of the person.'),
      email: Claim('email', 'The field with the email address.'),
      emailVerified: Claim(
        'email_verified',
        'The field that says whether the provider has verified the address.',
      ),
      name: Claim('name', 'The field with the name of the person.'),
    },
    {
      additionalProperties: false,
      default: {},
      description: 'Names of the fields in the response of `userUri`.',
    },
  ),
  bundleIds: Type.Array(Word('The bundle id of an app, which is its own URL scheme.'), {
    default: [],
    description: 'Apps to which a sign-in can be returned by their own URL scheme (`bundle_id`).',
  }),
});
