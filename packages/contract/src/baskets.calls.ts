import { defineCalls } from './call.js';

export const basketsCalls = defineCalls({
  createBasket: {
    method: 'POST',
    path: '/api/v2/basket',
    auth: 'guest',
    summary: 'A basket that holds a licence; the caller’s older one is dropped.',
  },
  getBasketChanges: {
    method: 'GET',
    path: '/api/v2/basket/changes',
    auth: 'guest',
    summary: 'What paying the basket would change in what the caller holds.',
  },
  payGuestBasket: {
    method: 'POST',
    path: '/api/v2/basket/pay',
    auth: 'guest',
    summary: 'Pay the basket of a guest who has no account.',
  },
  getBasket: {
    method: 'GET',
    path: '/api/v2/customer/basket',
    auth: 'guest',
    summary: 'The caller’s basket.',
  },
  updateBasket: {
    method: 'PUT',
    path: '/api/v2/baskets/{basketId}',
    auth: 'guest',
    summary: 'Make a basket the caller’s, and compute it anew.',
  },
  applyVoucher: {
    method: 'PUT',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
    summary: 'Apply a voucher to the caller’s basket; the whole basket comes back.',
  },
  removeVoucher: {
    method: 'DELETE',
    path: '/api/v2/baskets/vouchers/{code}',
    auth: 'guest',
    summary: 'Take a voucher off the caller’s basket; the whole basket comes back.',
  },
  payBasket: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay',
    auth: 'viewer',
    summary: 'Pay the caller’s basket.',
  },
  confirmBasketPayment: {
    method: 'POST',
    path: '/api/v2/customer/baskets/pay/{id}',
    auth: 'viewer',
    summary: 'Confirm a payment that needed the caller’s bank or consent.',
  },
  redeemVoucher: {
    method: 'POST',
    path: '/api/v2/promotions/voucher/redeem',
    auth: 'viewer',
    summary: 'Redeem a voucher for a licence outside a basket.',
  },
});
