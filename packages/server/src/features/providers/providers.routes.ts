import type { CallRequest, Handlers } from '../../feature.js';
import { hidesPlace } from '../../http/hidden-place.js';
import type { Realm } from '../../realm/load-realm.js';
import type { CallName } from '@footlight/contract';
import { sessionPlace } from '../session/session-place.js';
import type { Comer, ProviderSignIn } from './provider-sign-in.service.js';
import { turnedOn, type Providers } from './providers.js';

export interface ProviderRoutesOptions {
  readonly providers: Providers;
  readonly signIn: ProviderSignIn;
  readonly realm: Realm;
}

export const providersHandlers = ({ providers, signIn, realm }: ProviderRoutesOptions) => {
  const comer = ({ caller, country, language, http }: CallRequest<CallName>): Comer => ({
    caller,
    place: sessionPlace(http.request, country),
    language,
    hidesPlace: hidesPlace(http.request.headers, realm),
  });
  return {
    loginGoogle: async (request) =>
      signIn.signInWith(await turnedOn(providers.google).prove(request.body), comer(request)),
  } satisfies Handlers;
};
