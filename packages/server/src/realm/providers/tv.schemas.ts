import { Type } from '@sinclair/typebox';
import { Choice, OrNull } from '../schemas/setting.schemas.js';
import { Address, ClientId, ClientSecret, ProviderOf } from './provider.schemas.js';

/** Licences that the provider's customers receive. */
const licences = Type.Array(
  Type.Object(
    {
      entitlement: Type.String({
        minLength: 1,
        description: 'The provider’s own word for what a customer has.',
      }),
      licence: Type.String({ minLength: 1, description: 'Id of the licence here that it opens.' }),
    },
    { additionalProperties: false },
  ),
  { default: [], description: 'Licences that the provider’s customers hold here.' },
);

const Requestor = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$',
  description: 'The requestor that Adobe gave to this realm.',
});

const Resource = Type.String({
  minLength: 1,
  maxLength: 400,
  description: 'The resource that a viewer’s TV package must include.',
});

const adobe = {
  baseUri: Address('Where Adobe Pass is reached.', 'https://api.auth.adobe.com'),
  requestorId: Requestor,
  softwareStatement: Type.String({
    minLength: 1,
    maxLength: 8192,
    description:
      'The statement of the registered application, downloaded from Adobe’s dashboard; `env:NAME` takes it from the environment.',
  }),
  redirectUri: OrNull(
    Address('Where the TV provider sends the viewer back to.'),
    'Where the TV provider sends the viewer back to; null for the page `/providers/success` of this site.',
  ),
  allowedProviders: Type.Array(
    Type.Object(
      {
        name: Type.String({ minLength: 1, description: 'Adobe’s id of the TV provider.' }),
        display: Choice(['featured', 'nonFeatured'], {
          default: 'nonFeatured',
          description: 'In which list it stands.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      default: [],
      description: 'TV providers that viewers may choose, in this order; none named allows all.',
    },
  ),
  logoOrigins: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#]+$' }), {
    default: [],
    description: 'Origins of the TV providers’ logos, beside that of `baseUri`.',
  }),
  licences,
};

const credentials = {
  baseUri: Address('Where the company’s interface is reached: `/v1/login` below it.'),
  clientId: ClientId,
  licences,
};

export const PbrSettings = ProviderOf('PBR', credentials);
export const SptvSettings = ProviderOf('SPTV', credentials);
export const AdobeSettings = ProviderOf('ADOBE', { ...adobe, resourceId: Resource });
export const AdobeDcrSettings = ProviderOf('ADOBE_DCR', {
  ...adobe,
  resourceId: OrNull(Resource, 'The resource that a viewer’s TV package must include; null asks for none.'),
});
export const OpinSettings = ProviderOf('OPIN', {
  baseUri: Address('Where OPIN is reached: `/introspect`, `/entitlements` and `/logout` below it.'),
  sdkUri: Address('The address of OPIN’s script for browsers.'),
  clientId: ClientId,
  clientSecret: ClientSecret,
  licences,
});
export const GigyaSettings = ProviderOf('GIGYA', {
  baseUri: Address(
    'Where Gigya is reached, of the site’s data center, such as `https://accounts.eu1.gigya.com`.',
  ),
  sdkUri: Address('The address of Gigya’s Web SDK.', 'https://cdns.gigya.com/js/gigya.js'),
  apiKey: Type.String({ minLength: 1, maxLength: 400, description: 'The site’s API key.' }),
  userKey: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'The key of the application that asks.',
  }),
  clientSecret: Type.String({
    minLength: 1,
    maxLength: 4096,
    description: 'The secret in Base64 that checks signatures; `env:NAME` takes it from the environment.',
  }),
});
