import { defineCalls } from './call.js';

export const giftsCalls = defineCalls({
  listGiftProducts: {
    method: 'GET',
    path: '/api/v2/gift/products',
    auth: 'optional',
    summary: 'Licences that can be given.',
  },
  createGiftBasket: {
    method: 'POST',
    path: '/api/v2/gift/basket',
    auth: 'guest',
    summary: 'A basket that holds a gift.',
  },
  redeemGift: {
    method: 'POST',
    path: '/api/v2/gift/redeem',
    auth: 'viewer',
    summary: 'Redeem a gift; its licence is the caller’s.',
  },
});
