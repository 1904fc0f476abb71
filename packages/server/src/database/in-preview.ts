import type { Database } from './database.js';
import { onTransaction } from './preview-scope.js';

/** Rolls a transaction back, and carries the result out of it. */
class Undone extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('The preview is over.');
    this.result = result;
  }
}

/**
 * Runs work on a database that has been changed for it alone: every query of the work, in whatever module, sees the change,
 * and all of it is undone.
 * @param change made first, in the transaction
 */
export const inPreview = async <T>(
  db: Database,
  change: (tx: Database) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction(async (tx) => {
      await change(tx);
      throw new Undone(await onTransaction(tx, work));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
};
