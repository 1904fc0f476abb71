import { valueOf, type ProviderAdapter } from './provider-adapter.js';

/** Apple posts its form to the service, which redirects here with the code. */
export const apple: ProviderAdapter = {
  exchange: (answer, { nonce }, { state, origin }) =>
    state.session.getState().signInWith('loginApple', {
      body: {
        code: valueOf(answer, 'code'),
        nonce: nonce ?? 'missing-nonce',
        callbackUri: `${origin}/login/APPLE_ID`,
      },
    }),
};
