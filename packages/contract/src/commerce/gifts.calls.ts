import { defineCalls } from '../calls/call.js';

export const giftsCalls = defineCalls({
  listGiftProducts: {
    method: 'GET',
    path: '/api/v2/gift/products',
    auth: 'optional',
  },
  createGiftBasket: {
    method: 'POST',
    path: '/api/v2/gift/basket',
    auth: 'guest',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  redeemGift: {
    method: 'POST',
    path: '/api/v2/gift/redeem',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
});
