import { Type, type Static } from '@sinclair/typebox';
import { AppleSettings } from './apple.schemas.js';
import { FacebookSettings } from './facebook.schemas.js';
import { FirebaseSettings } from './firebase.schemas.js';
import { GenericOauthSettings } from './generic-oauth.schemas.js';
import { GoogleSettings } from './google.schemas.js';
import { OpenIdSettings } from './open-id.schemas.js';
import { ProviderOf } from './provider.schemas.js';
import {
  AdobeDcrSettings,
  AdobeSettings,
  GigyaSettings,
  OpinSettings,
  PbrSettings,
  SptvSettings,
} from './tv.schemas.js';

const IdSettings = ProviderOf('ID', {});

const EACH = [
  IdSettings,
  PbrSettings,
  AppleSettings,
  GoogleSettings,
  FacebookSettings,
  SptvSettings,
  OpenIdSettings,
  AdobeSettings,
  FirebaseSettings,
  AdobeDcrSettings,
  GenericOauthSettings,
  OpinSettings,
  GigyaSettings,
] as const;

export type ProviderSettings = Static<(typeof EACH)[number]>;
export type ProviderName = ProviderSettings['name'];
/** The settings of a provider, by its name. */
export type SettingsOf<N extends ProviderName> = Extract<ProviderSettings, { name: N }>;

/** One entry of `signIn.providers`; its `name` determines its settings. */
export const Provider = Type.Unsafe<ProviderSettings>({
  type: 'object',
  required: ['name'],
  // Makes ajv validate only the branch of this name, so that errors refer to that provider's keys.
  discriminator: { propertyName: 'name' },
  oneOf: [...EACH],
});
