import { valueOf, type ProviderTwin } from './provider-twin.js';

/** Brings a code; at sign-up it asks first whether an account is to be linked. */
export const facebook: ProviderTwin = {
  offersLink: true,
  exchange: (answer, _kept, { state }) =>
    state.session.getState().signInWith('loginFacebook', {
      body: { code: valueOf(answer, 'code'), state: valueOf(answer, 'state') },
    }),
};
