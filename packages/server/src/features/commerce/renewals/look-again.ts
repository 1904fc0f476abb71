import type { Database } from '../../../database/database.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';

/** Makes the licences of an account due that waited for the end of its suspension (ACCT-50). */
export const lookAgainOn = (tx: Database, accountId: string, at: Date): Promise<void> =>
  new RenewalWorkRepository(tx).lookAgainOf(accountId, at);
