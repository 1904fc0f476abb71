import { Type } from '@sinclair/typebox';
import { Choice, OrNull } from '../setting.schemas.js';
import { ProviderOf } from './provider.schemas.js';

const settings = {
  clientId: OrNull(Type.String(), 'The client id that the provider gave to this realm.'),
  requestorId: OrNull(Type.String(), 'TV providers: the requestor.'),
  resourceId: OrNull(Type.String(), 'TV providers: the resource.'),
  baseUri: OrNull(Type.String(), 'Where the provider is reached.'),
  softwareStatement: OrNull(Type.String(), 'TV providers: the signed statement for registering a client.'),
  redirectUri: OrNull(Type.String(), 'Where the provider sends the viewer back to.'),
  allowedProviders: Type.Array(
    Type.Object(
      {
        name: Type.String(),
        display: Choice(['featured', 'nonFeatured'], {
          default: 'nonFeatured',
          description: 'In which list it stands.',
        }),
      },
      { additionalProperties: false },
    ),
    { default: [], description: 'TV providers that viewers may choose.' },
  ),
};

export const PbrSettings = ProviderOf('PBR', settings);
export const SptvSettings = ProviderOf('SPTV', settings);
export const AdobeSettings = ProviderOf('ADOBE', settings);
export const AdobeDcrSettings = ProviderOf('ADOBE_DCR', settings);
export const OpinSettings = ProviderOf('OPIN', settings);
export const GigyaSettings = ProviderOf('GIGYA', settings);
