import { valueOf, type ProviderTwin } from './provider-twin.js';

/** Exchanges a code; at sign-up it first offers to link an existing account. */
export const facebook: ProviderTwin = {
  offersLink: true,
  exchange: (answer, _kept, { state }) =>
    state.session.getState().signInWith('loginFacebook', {
      body: { code: valueOf(answer, 'code'), state: valueOf(answer, 'state') },
    }),
};
