import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';

/** @throws {ApiError} CARD_NOT_FOUND for a method that the account has not stored */
export const storedMethodOf = async (db: Database, accountId: string, id: string): Promise<MethodRow> => {
  const method = await new PaymentMethodsRepository(db).of(accountId, id);
  if (method === undefined || method.status !== 'stored') throw new ApiError('CARD_NOT_FOUND');
  return method;
};
