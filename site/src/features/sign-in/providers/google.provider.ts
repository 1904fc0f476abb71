import { valueOf, type ProviderAdapter } from './provider-adapter.js';

/** Exchanges an ID token from the fragment. */
export const google: ProviderAdapter = {
  exchange: (answer, _stored, { state }) =>
    state.session.getState().signInWith('loginGoogle', { body: { idToken: valueOf(answer, 'id_token') } }),
};
