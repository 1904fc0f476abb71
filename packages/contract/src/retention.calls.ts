import { defineCalls } from './call.js';

/** Prices that change under a subscription, and offers to who would leave. */
export const retentionCalls = defineCalls({
  listPriceMigrations: {
    method: 'GET',
    path: '/api/v3/price-version-migration',
    auth: 'viewer',
    summary: 'Coming prices that the caller must agree to or leave.',
  },
  answerPriceMigration: {
    method: 'PUT',
    path: '/api/v3/price-version-migration/{id}/consent',
    auth: 'viewer',
    summary: 'Continue at the new price, or leave.',
  },
  getCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation',
    auth: 'viewer',
    summary: 'The offer to who would cancel a licence, where there is one.',
  },
  verifyCancellationPromotion: {
    method: 'GET',
    path: '/api/v2/promotions/cancellation/{id}/verify',
    auth: 'viewer',
    summary: 'Whether an offer still holds for the caller.',
  },
  redeemCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/redeem',
    auth: 'viewer',
    summary: 'Take the offer and stay.',
  },
  refuseCancellationPromotion: {
    method: 'POST',
    path: '/api/v2/promotions/cancellation/{id}/refuse',
    auth: 'viewer',
    summary: 'Decline the offer; it is not made again.',
  },
});
