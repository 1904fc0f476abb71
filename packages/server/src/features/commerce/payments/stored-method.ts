import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import { methodOf, type MethodRow } from './payment-methods.repository.js';

/** @throws {ApiError} CARD_NOT_FOUND for a method that the account has not stored */
export const storedMethodOf = async (db: Database, accountId: string, id: string): Promise<MethodRow> => {
  const method = await methodOf(db, accountId, id);
  if (method === undefined || method.status !== 'stored') throw new ApiError('CARD_NOT_FOUND');
  return method;
};
