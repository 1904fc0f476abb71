import { defineCalls } from '../call.js';

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
  },
  getCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation',
    auth: 'viewer',
  },
  verifyCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation/{id}/verify',
    auth: 'viewer',
  },
  redeemCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/redeem',
    auth: 'viewer',
  },
  refuseCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/refuse',
    auth: 'viewer',
  },
});
