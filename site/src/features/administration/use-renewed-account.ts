import { administeredAccountQuery, auditLogQuery } from '@footlight/state';
import { useSite } from '../../app/site-context.js';

/** Loads an account and its log again, after an administrator has changed it. */
export const useRenewedAccount = () => {
  const { state } = useSite();
  return async (): Promise<void> => {
    await state.queries.renew(administeredAccountQuery);
    await state.queries.renew(auditLogQuery);
  };
};
