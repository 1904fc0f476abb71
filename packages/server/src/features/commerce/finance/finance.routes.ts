import type { CustomerOverview } from '@footlight/contract';
import type { Caller, Handlers } from '../../../feature.js';
import { accountOf } from '../../../http/requests/account-of.js';
import type { InvoicesService } from '../invoices/invoices.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { FinanceRequest } from './act-once.js';
import type { FinanceChangesService, LicenceRequest } from './finance-changes.service.js';
import type { FinanceService } from './finance.service.js';
import { giveCredit, type GiveCreditTools } from './give-credit.js';

export interface FinanceParts {
  readonly credit: GiveCreditTools;
  readonly finance: FinanceService;
  readonly changes: FinanceChangesService;
  readonly refunds: RefundsService;
  readonly invoices: InvoicesService;
}

interface ChangeCall {
  readonly caller: Caller;
  readonly language: string;
  readonly body: Pick<FinanceRequest, 'reason' | 'idempotencyKey'>;
}

export const financeHandlers = ({ credit, finance, changes, refunds, invoices }: FinanceParts) => {
  const changed = async (
    { caller, language, body: { reason, idempotencyKey } }: ChangeCall,
    customerId: string,
    change: (request: FinanceRequest) => Promise<void>,
  ): Promise<CustomerOverview> => {
    const actorId = accountOf(caller);
    await change({ actorId, customerId, reason, idempotencyKey });
    return finance.customer(actorId, customerId, language);
  };
  const licenceChanged = (
    call: ChangeCall,
    customerId: string,
    licenceId: string,
    change: (request: LicenceRequest) => Promise<void>,
  ): Promise<CustomerOverview> => changed(call, customerId, (by) => change({ ...by, licenceId }));
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
    giveCustomerCredit: (request) =>
      changed(request, request.params.id, (by) => giveCredit(credit, by, request.body)),
    grantLicence: (request) =>
      licenceChanged(request, request.params.id, request.body.licenceId, (by) =>
        changes.grant(by, request.body.until),
      ),
    extendCustomerLicence: (request) =>
      licenceChanged(request, request.params.id, request.params.licenceId, (by) =>
        changes.extend(by, request.body.days),
      ),
    cancelCustomerLicence: (request) =>
      licenceChanged(request, request.params.id, request.params.licenceId, (by) =>
        changes.cancel(by, request.body.when),
      ),
    moveCustomerLicence: (request) =>
      licenceChanged(request, request.params.id, request.params.licenceId, (by) =>
        changes.move(by, request.body.toLicenceId),
      ),
  } satisfies Handlers;
};
