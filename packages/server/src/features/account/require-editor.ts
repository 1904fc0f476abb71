import { ApiError } from '../../api-error.js';
import type { Caller } from '../../feature.js';
import { accountOf } from '../../http/requests/account-of.js';
import type { AccountsService } from './accounts.service.js';

/**
 * The account of an editor or administrator. The role is read again: an access token can outlive the role it was issued for.
 * @throws {ApiError} FORBIDDEN
 */
export const requireEditor = async (
  accounts: Pick<AccountsService, 'byId'>,
  caller: Caller,
): Promise<string> => {
  const id = accountOf(caller);
  const role = (await accounts.byId(id))?.role;
  if (role !== 'editor' && role !== 'admin') throw new ApiError('FORBIDDEN');
  return id;
};
