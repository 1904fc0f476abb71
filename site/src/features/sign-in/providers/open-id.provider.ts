import { valueOf, type ProviderAdapter } from './provider-adapter.js';

/** Exchanges a code of one of the realm's OpenID Connect clients. */
export const openId: ProviderAdapter = {
  exchange: (answer, { clientName }, { state }) => {
    const iss = answer.get('iss');
    return state.session.getState().signInWith('exchangeOpenIdCode', {
      params: { client: clientName ?? '' },
      body: {
        authorisationCode: valueOf(answer, 'code'),
        state: valueOf(answer, 'state'),
        ...(iss === null ? {} : { iss }),
      },
    });
  },
};
