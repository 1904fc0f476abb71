import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { BillingService } from './billing.service.js';

export const billingHandlers = (billing: BillingService) =>
  ({
    getBillingDetails: ({ caller, country }) => billing.shown(accountOf(caller), country),
    saveBillingDetails: ({ caller, body, country }) => billing.save(accountOf(caller), body, country),
  }) satisfies Handlers;
