import { defineCalls } from '../call.js';

export const basketsCalls = defineCalls({
  createBasket: {
    method: 'POST',
    path: '/api/v2/basket',
    auth: 'guest',
  },
  getBasketChanges: {
    method: 'GET',
    path: '/api/v2/basket/changes',
    auth: 'guest',
  },
  payGuestBasket: {
    method: 'POST',
    path: '/api/v2/basket/pay',
    auth: 'guest',
  },
  getBasket: {
    method: 'GET',
    path: '/api/v2/customer/basket',
    auth: 'guest',
  },
  updateBasket: {
    method: 'PUT',
    path: '/api/v2/baskets/{basketId}',
    auth: 'guest',
  },
  applyVoucher: {
    method: 'PUT',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
  },
  removeVoucher: {
    method: 'DELETE',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
  },
  payBasket: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay',
    auth: 'viewer',
  },
  confirmBasketPayment: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay/{id}',
    auth: 'viewer',
  },
  redeemVoucher: {
    method: 'POST',
    path: '/api/v2/promotions/voucher/redeem',
    auth: 'viewer',
  },
});
