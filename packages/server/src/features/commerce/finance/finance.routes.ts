import type { CustomerOverview } from '@footlight/contract';
import type { Caller, Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { InvoicesService } from '../invoices/invoices.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { FinanceChangesService, FinanceRequest } from './finance-changes.service.js';
import type { FinanceService } from './finance.service.js';

export interface FinanceParts {
  readonly finance: FinanceService;
  readonly changes: FinanceChangesService;
  readonly refunds: RefundsService;
  readonly invoices: InvoicesService;
}

interface LicenceCall {
  readonly caller: Caller;
  readonly language: string;
  readonly body: Pick<FinanceRequest, 'reason' | 'idempotencyKey'>;
}

export const financeHandlers = ({ finance, changes, refunds, invoices }: FinanceParts) => {
  const changed = async (
    { caller, language, body: { reason, idempotencyKey } }: LicenceCall,
    customerId: string,
    licenceId: string,
    change: (request: FinanceRequest) => Promise<void>,
  ): Promise<CustomerOverview> => {
    const actorId = accountOf(caller);
    await change({ actorId, customerId, licenceId, reason, idempotencyKey });
    return finance.customer(actorId, customerId, language);
  };
  return {
    findCustomers: ({ caller, query, language }) => finance.find(accountOf(caller), query.search, language),
    getCustomer: ({ caller, params, language }) => finance.customer(accountOf(caller), params.id, language),
    listDisputes: ({ caller, language }) => finance.disputes(accountOf(caller), language),
    getCustomerInvoice: async ({ caller, params, query, language }) => {
      await finance.check(accountOf(caller));
      return invoices.ofAny(params.id, query.creditNote ?? null, language);
    },
    refundPayment: async ({ caller, params, body }) => {
      await finance.check(accountOf(caller));
      return refunds.refund(accountOf(caller), params.id, body);
    },
    grantLicence: (request) =>
      changed(request, request.params.id, request.body.licenceId, (by) =>
        changes.grant(by, request.body.until),
      ),
    extendCustomerLicence: (request) =>
      changed(request, request.params.id, request.params.licenceId, (by) =>
        changes.extend(by, request.body.days),
      ),
    cancelCustomerLicence: (request) =>
      changed(request, request.params.id, request.params.licenceId, (by) =>
        changes.cancel(by, request.body.when),
      ),
    moveCustomerLicence: (request) =>
      changed(request, request.params.id, request.params.licenceId, (by) =>
        changes.move(by, request.body.toLicenceId),
      ),
  } satisfies Handlers;
};
