import { defineCalls } from './call.js';

export const paymentsCalls = defineCalls({
  listPaymentProviders: {
    method: 'GET',
    path: '/api/v2/payment-providers',
    auth: 'optional',
    summary: 'Ways to pay in the caller’s country.',
  },
  initPaymentMethod: {
    method: 'POST',
    path: '/api/v4/payment-method/init',
    auth: 'viewer',
    summary: 'Begin to store a payment method at its provider.',
  },
  validatePaymentMethod: {
    method: 'POST',
    path: '/api/v4/payment-method/validate',
    auth: 'viewer',
    summary: 'Store a payment method that its provider has accepted.',
  },
  listCards: {
    method: 'GET',
    path: '/api/v2/customer/cards',
    auth: 'viewer',
    summary: 'Stored payment methods, the default first.',
  },
  setDefaultCard: {
    method: 'PUT',
    path: '/api/v2/customer/cards/{cardId}/default',
    auth: 'viewer',
    summary: 'Charge this card unless another is chosen.',
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/v2/customer/cards/{cardId}',
    auth: 'viewer',
    summary: 'Forget a stored payment method that no licence is charged to.',
  },
  listPayments: {
    method: 'GET',
    path: '/api/v2/customer/payments',
    auth: 'viewer',
    summary: 'Payments made, newest first.',
  },
  getPayment: {
    method: 'GET',
    path: '/api/v2/customer/payments/{id}',
    auth: 'viewer',
    summary: 'One payment: how it stands after a bank’s page or a slow transfer.',
  },
  getInvoice: {
    method: 'GET',
    path: '/api/v2/customer/payments/{id}/invoice',
    auth: 'viewer',
    summary: 'The bill of a payment, as a PDF in the caller’s language.',
  },
  refundPayment: {
    method: 'POST',
    path: '/api/v2/admin/payments/{id}/refunds',
    auth: 'admin',
    summary: 'Give back a part of a payment, or what is left of it.',
  },
  getBillingDetails: {
    method: 'GET',
    path: '/api/v2/customer/billing-details',
    auth: 'viewer',
    summary: 'Who bills are made out to.',
  },
  saveBillingDetails: {
    method: 'PUT',
    path: '/api/v2/customer/billing-details',
    auth: 'viewer',
    summary: 'Change who bills are made out to.',
  },
});
