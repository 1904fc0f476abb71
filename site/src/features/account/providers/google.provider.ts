import { valueOf, type ProviderTwin } from './provider-twin.js';

/** Exchanges an ID token from the fragment. */
export const google: ProviderTwin = {
  exchange: (answer, _kept, { state }) =>
    state.session.getState().signInWith('loginGoogle', { body: { idToken: valueOf(answer, 'id_token') } }),
};
