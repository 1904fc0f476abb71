import { defineCalls } from '../calls/call.js';

/** Price changes of subscriptions, and offers to viewers who are about to cancel. */
export const retentionCalls = defineCalls({
  listPriceMigrations: {
    method: 'GET',
    path: '/api/v3/price-version-migration',
    auth: 'viewer',
  },
  answerPriceMigration: {
    method: 'PUT',
    path: '/api/v3/price-version-migration/{id}/consent',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  getCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  verifyCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation/{id}/verify',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  redeemCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/redeem',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  refuseCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/refuse',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
