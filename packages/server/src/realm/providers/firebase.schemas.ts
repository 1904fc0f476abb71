import { Type } from '@sinclair/typebox';
import { OrNull } from '../schemas/setting.schemas.js';
import { Address, ProviderOf } from './provider.schemas.js';

/** @see https://firebase.google.com/docs/auth/admin/verify-id-tokens */
export const FirebaseSettings = ProviderOf('FIREBASE', {
  projectId: Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'The id of the Firebase project.' }),
  apiKey: Type.String({ minLength: 1, maxLength: 200, description: 'The web API key of the project.' }),
  projectNumber: OrNull(
    Type.String({ pattern: '^[0-9]{1,30}$' }),
    'The project’s number, where App Check guards sign-up; null for no App Check.',
  ),
  issuer: Address('The issuer of ID tokens, without the project.', 'https://securetoken.google.com'),
  jwksUri: Address(
    'The address of the keys with which ID tokens are signed.',
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  toolkitUri: Address('The address of the Identity Toolkit.', 'https://identitytoolkit.googleapis.com'),
  appCheckUri: Address('The address of App Check.', 'https://firebaseappcheck.googleapis.com'),
  identityProviders: Type.Array(Type.String({ pattern: '^[a-z0-9.-]{1,60}$' }), {
    default: [],
    maxItems: 10,
    uniqueItems: true,
    description:
      'Identity providers that are enabled in the project and get a button, such as `microsoft.com`.',
  }),
  appId: OrNull(
    Type.String({ pattern: '^[0-9A-Za-z:-]{1,120}$' }),
    'The web app’s id, with which browsers ask App Check for a token; null where only apps sign up.',
  ),
  siteKey: OrNull(
    Type.String({ pattern: '^[\\w-]{1,200}$' }),
    'The reCAPTCHA v3 site key of the web app’s App Check; null where only apps sign up.',
  ),
  recaptchaUri: Address(
    'The address of the script of reCAPTCHA v3.',
    'https://www.google.com/recaptcha/api.js',
  ),
  recaptchaOrigins: Type.Array(Type.String({ pattern: '^https?://[^\\s/?#]+$' }), {
    default: ['https://www.gstatic.com'],
    maxItems: 10,
    description: 'Origins from which the script of reCAPTCHA loads, in addition to that of `recaptchaUri`.',
  }),
});
