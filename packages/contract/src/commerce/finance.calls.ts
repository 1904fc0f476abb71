import { defineCalls } from '../calls/call.js';

/** Every change needs a second factor, because it moves money or what money buys. */
export const financeCalls = defineCalls({
  findCustomers: {
    method: 'GET',
    path: '/api/v2/admin/finance/customers',
    auth: 'finance',
  },
  getCustomer: {
    method: 'GET',
    path: '/api/v2/admin/finance/customers/{id}',
    auth: 'finance',
  },
  getCustomerInvoice: {
    method: 'GET',
    path: '/api/v2/admin/finance/payments/{id}/invoice',
    auth: 'finance',
  },
  listDisputes: {
    method: 'GET',
    path: '/api/v2/admin/finance/disputes',
    auth: 'finance',
  },
  refundPayment: {
    method: 'POST',
    path: '/api/v2/admin/payments/{id}/refunds',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
  giveCustomerCredit: {
    method: 'POST',
    path: '/api/v2/admin/finance/customers/{id}/credits',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
  grantLicence: {
    method: 'POST',
    path: '/api/v2/admin/finance/customers/{id}/licences',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
  extendCustomerLicence: {
    method: 'POST',
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/extensions',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
  cancelCustomerLicence: {
    method: 'POST',
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/cancellations',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
  moveCustomerLicence: {
    method: 'POST',
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/moves',
    auth: 'finance',
    recentProof: 'secondFactor',
  },
});
