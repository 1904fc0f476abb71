import { valueOf, type ProviderTwin } from './provider-twin.js';

/** Brings a code of a provider that the realm file describes. */
export const genericOauth: ProviderTwin = {
  exchange: (answer, { clientName }, { state }) =>
    state.session.getState().signInWith('exchangeProviderCode', {
      params: { provider: clientName ?? '' },
      body: { authorisationCode: valueOf(answer, 'code'), state: valueOf(answer, 'state') },
    }),
};
