import type { Database } from '../../../database/database.js';
import { ScreensRepository } from './screens.repository.js';

/** Ends what an account plays, in the transaction of its caller; the addresses of its streams end with it. */
export const endScreensOn = (tx: Database, accountId: string): Promise<void> =>
  new ScreensRepository(tx).endAll(accountId);
