import { defineCalls } from '../calls/call.js';

export const licencesCalls = defineCalls({
  listLicences: {
    method: 'GET',
    path: '/api/v2/licence',
    auth: 'optional',
  },
  listUserLicences: {
    method: 'GET',
    path: '/api/v2/user/licence',
    auth: 'viewer',
  },
  listLicenceFamilies: {
    method: 'GET',
    path: '/api/v2/licence-family',
    auth: 'optional',
  },
  listActiveSubscriptions: {
    method: 'GET',
    path: '/api/v2/customer/subscriptions/status/active',
    auth: 'viewer',
  },
  pauseLicence: {
    method: 'POST',
    path: '/api/v2/user/licence/{id}/pause',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  resumeLicence: {
    method: 'POST',
    path: '/api/v2/user/licence/{id}/resume',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  cancelLicence: {
    method: 'DELETE',
    path: '/api/v2/user/licence/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  reactivateLicence: {
    method: 'PATCH',
    path: '/api/v2/user/licence/{id}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'KID_PURCHASE_DENIED',
  },
  moveLicenceToCard: {
    method: 'POST',
    path: '/api/v2/licences/{licenceId}/card/{cardId}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
  setLicencePaymentDetails: {
    method: 'POST',
    path: '/api/v2/licence/{id}/payment-details/{paymentDetailsId}',
    auth: 'viewer',
    ownerOnly: true,
    adultOnly: 'FORBIDDEN',
  },
});
