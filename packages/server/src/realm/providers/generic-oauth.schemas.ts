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
  authoriseUri: Address('Where viewers sign in.'),
  tokenUri: Address('Where a code is exchanged.'),
  userUri: Address('Who an access token speaks for, as JSON.'),
  revokeUri: OrNull(
    Address('Where tokens are revoked (RFC 7009).'),
    'Where tokens are revoked; null for nowhere.',
  ),
  scope: Scope('openid email profile'),
  redirectUri: RedirectUri('/oauth/:provider'),
  claims: Type.Object(
    {
      subject: Claim('sub', 'Names the person for good.'),
      email: Claim('email', 'The address.'),
      emailVerified: Claim('email_verified', 'Whether the provider has checked the address.'),
      name: Claim('name', 'What the person is called.'),
    },
    { additionalProperties: false, default: {}, description: 'Members of what `userUri` answers.' },
  ),
  bundleIds: Type.Array(Word('Bundle id, which is the app’s own scheme.'), {
    default: [],
    description: 'Apps that a sign-in may be handed to by their own scheme (`bundle_id`).',
  }),
});
