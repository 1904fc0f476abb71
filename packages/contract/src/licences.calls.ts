import { defineCalls } from './call.js';

export const licencesCalls = defineCalls({
  listLicences: {
    method: 'GET',
    path: '/api/v2/licence',
    auth: 'optional',
    summary: 'Every licence on sale to the caller.',
  },
  listUserLicences: {
    method: 'GET',
    path: '/api/v2/user/licence',
    auth: 'viewer',
    summary: 'Licences that the caller holds or held, with their standing.',
  },
  listLicenceFamilies: {
    method: 'GET',
    path: '/api/v2/licence-family',
    auth: 'optional',
    summary: 'Licences by family, highest rank first, and those of no family.',
  },
  listActiveSubscriptions: {
    method: 'GET',
    path: '/api/v2/customer/subscriptions/status/active',
    auth: 'viewer',
    summary: 'The caller’s subscriptions that renew.',
  },
  pauseLicence: {
    method: 'POST',
    path: '/api/v2/user/licence/{id}/pause',
    auth: 'viewer',
    summary: 'Pause a licence, for good or until a date.',
  },
  resumeLicence: {
    method: 'POST',
    path: '/api/v2/user/licence/{id}/resume',
    auth: 'viewer',
    summary: 'Resume a paused licence.',
  },
  cancelLicence: {
    method: 'DELETE',
    path: '/api/v2/user/licence/{id}',
    auth: 'viewer',
    summary: 'Stop renewing a licence; it lasts until it expires.',
  },
  reactivateLicence: {
    method: 'PATCH',
    path: '/api/v2/user/licence/{id}',
    auth: 'viewer',
    summary: 'Renew a cancelled licence again.',
  },
  moveLicenceToCard: {
    method: 'POST',
    path: '/api/v2/licences/{licenceId}/card/{cardId}',
    auth: 'viewer',
    summary: 'Charge a licence to another card.',
  },
  setLicencePaymentDetails: {
    method: 'POST',
    path: '/api/v2/licence/{id}/payment-details/{paymentDetailsId}',
    auth: 'viewer',
    summary: 'Charge a licence to other payment details.',
  },
});
