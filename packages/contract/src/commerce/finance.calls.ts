import { defineCalls } from '../calls/call.js';

/** Every change needs a second factor, because it moves money or what money buys. */
const change = { method: 'POST', auth: 'finance', recentProof: 'secondFactor' } as const;

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
  refundPayment: { ...change, path: '/api/v2/admin/payments/{id}/refunds' },
  grantLicence: { ...change, path: '/api/v2/admin/finance/customers/{id}/licences' },
  extendCustomerLicence: {
    ...change,
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/extensions',
  },
  cancelCustomerLicence: {
    ...change,
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/cancellations',
  },
  moveCustomerLicence: {
    ...change,
    path: '/api/v2/admin/finance/customers/{id}/licences/{licenceId}/moves',
  },
});
