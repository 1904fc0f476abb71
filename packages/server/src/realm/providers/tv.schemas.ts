import { Type } from '@sinclair/typebox';
import { Choice, OrNull } from '../schemas/setting.schemas.js';
import { Address, ClientId, ClientSecret, ProviderOf } from './provider.schemas.js';

/** Licences that the provider's customers receive. */
const licences = Type.Array(
  Type.Object(
    {
      entitlement: Type.String({
        minLength: 1,
        description: 'The provider’s own name for what a customer is entitled to.',
      }),
      licence: Type.String({
        minLength: 1,
        description: 'The id of the licence that the entitlement grants.',
      }),
    },
    { additionalProperties: false },
  ),
  { default: [], description: 'Licences that customers of the provider receive.' },
);

const Requestor = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$',
  description: 'The requestor id that Adobe assigned to this realm.',
});

const Resource = Type.String({
  minLength: 1,
  maxLength: 400,
  description: 'The resource that a viewer’s TV package must include.',
});

const adobe = {
  baseUri: Address('The address of Adobe Pass.', 'https://api.auth.adobe.com'),
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
          description: 'The list in which the TV provider is shown.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      default: [],
      description: 'TV providers that viewers may choose, in this order; an empty list allows all.',
    },
  ),
  logoOrigins: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#]+$' }), {
    default: [],
    description: 'Origins of the TV providers’ logos, in addition to that of `baseUri`.',
  }),
  licences,
};

const credentials = {
  baseUri: Address('The base address of the provider’s API, which has `/v1/login`.'),
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
  baseUri: Address('The base address of OPIN, which has `/introspect`, `/entitlements` and `/logout`.'),
  sdkUri: Address('The address of OPIN’s script for browsers.'),
  clientId: ClientId,
  clientSecret: ClientSecret,
  licences,
});
export const GigyaSettings = ProviderOf('GIGYA', {
  baseUri: Address(
    'The address of Gigya in the data centre of the site, such as `https://accounts.eu1.gigya.com`.',
  ),
  sdkUri: Address('The address of Gigya’s Web SDK.', 'https://cdns.gigya.com/js/gigya.js'),
  apiKey: Type.String({ minLength: 1, maxLength: 400, description: 'The API key of the site at Gigya.' }),
  userKey: Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'The key of the application that sends the requests.',
  }),
  clientSecret: Type.String({
    minLength: 1,
    maxLength: 4096,
    description:
      'The secret in Base64 with which signatures are checked; `env:NAME` takes it from the environment.',
  }),
});
