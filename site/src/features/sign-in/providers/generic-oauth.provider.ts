import { valueOf, type ProviderAdapter } from './provider-adapter.js';

/** Exchanges a code of a provider that is configured in the realm file. */
export const genericOauth: ProviderAdapter = {
  exchange: (answer, { clientName }, { state }) =>
    state.session.getState().signInWith('exchangeProviderCode', {
      params: { provider: clientName ?? '' },
      body: { authorisationCode: valueOf(answer, 'code'), state: valueOf(answer, 'state') },
    }),
};
