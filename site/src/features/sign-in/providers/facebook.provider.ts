import { valueOf, type ProviderAdapter } from './provider-adapter.js';

/** Exchanges a code; at sign-up it first offers to link an existing account. */
export const facebook: ProviderAdapter = {
  offersLink: true,
  exchange: (answer, _stored, { state }) =>
    state.session.getState().signInWith('loginFacebook', {
      body: { code: valueOf(answer, 'code'), state: valueOf(answer, 'state') },
    }),
};
