import { defineCalls } from '../calls/call.js';

export const basketsCalls = defineCalls({
  createBasket: {
    method: 'POST',
    path: '/api/v2/basket',
    auth: 'guest',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
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
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
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
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  applyVoucher: {
    method: 'PUT',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  removeVoucher: {
    method: 'DELETE',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  payBasket: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  confirmBasketPayment: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  redeemVoucher: {
    method: 'POST',
    path: '/api/v2/promotions/voucher/redeem',
    auth: 'viewer',
    limit: 'attempts',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
});
