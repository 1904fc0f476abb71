import { defineCalls } from '../calls/call.js';

export const paymentsCalls = defineCalls({
  listPaymentProviders: {
    method: 'GET',
    path: '/api/v2/payment-providers',
    auth: 'optional',
  },
  initPaymentMethod: {
    method: 'POST',
    path: '/api/v4/payment-method/init',
    auth: 'viewer',
    accountLimit: 'payments',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  validatePaymentMethod: {
    method: 'POST',
    path: '/api/v4/payment-method/validate',
    auth: 'viewer',
    accountLimit: 'payments',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  listCards: {
    method: 'GET',
    path: '/api/v2/customer/cards',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  setDefaultCard: {
    method: 'PUT',
    path: '/api/v2/customer/cards/{cardId}/default',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/v2/customer/cards/{cardId}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  listPayments: {
    method: 'GET',
    path: '/api/v2/customer/payments',
    auth: 'viewer',
  },
  getPayment: {
    method: 'GET',
    path: '/api/v2/customer/payments/{id}',
    auth: 'viewer',
  },
  authenticatePayment: {
    method: 'POST',
    path: '/api/v2/customer/payments/{id}/authentication',
    auth: 'viewer',
    accountLimit: 'payments',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  getInvoice: {
    method: 'GET',
    path: '/api/v2/customer/payments/{id}/invoice',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  getCredit: {
    method: 'GET',
    path: '/api/v2/customer/credit',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  getBillingDetails: {
    method: 'GET',
    path: '/api/v2/customer/billing-details',
    auth: 'viewer',
    adultOnly: 'FORBIDDEN',
  },
  saveBillingDetails: {
    method: 'PUT',
    path: '/api/v2/customer/billing-details',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
