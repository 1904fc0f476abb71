import { apple } from './apple.provider.js';
import { facebook } from './facebook.provider.js';
import { firebase } from './firebase.provider.js';
import { genericOauth } from './generic-oauth.provider.js';
import { google } from './google.provider.js';
import type { RealmProvider } from '../redirect/redirect-providers.js';
import { openId } from './open-id.provider.js';
import type { ProviderAdapter } from './provider-adapter.js';

/** Providers with a redirect, by their names in the realm file. */
const ADAPTERS: Readonly<Partial<Record<RealmProvider['name'], ProviderAdapter>>> = {
  APPLE_ID: apple,
  FACEBOOK: facebook,
  FIREBASE: firebase,
  GENERIC_OAUTH: genericOauth,
  GOOGLE: google,
  OPENID_CONNECT: openId,
};

export const adapterOf = (name: RealmProvider['name']): ProviderAdapter | undefined => ADAPTERS[name];
