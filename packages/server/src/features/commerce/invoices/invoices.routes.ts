import type { Handlers } from '../../../feature.js';
import type { InvoicesService } from './invoices.service.js';

export const invoicesHandlers = (invoices: InvoicesService) =>
  ({
    getInvoice: ({ caller, params, query, language }) =>
      invoices.of(params.id, query.creditNote ?? null, { caller, language }),
  }) satisfies Handlers;
