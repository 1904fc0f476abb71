import { defineCalls } from '../call.js';

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
  },
  redeemGift: {
    method: 'POST',
    path: '/api/v2/gift/redeem',
    auth: 'viewer',
  },
});
