import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { licencesHeld } from '../../database/schema/licences.js';
import type { HeldRow } from './held-standing.js';

/** All licences that an account holds or has held, whatever their source. */
export const heldBy = (db: Database, accountId: string): Promise<HeldRow[]> =>
  db
    .select()
    .from(licencesHeld)
    .where(eq(licencesHeld.accountId, accountId))
    .orderBy(asc(licencesHeld.purchasedAt), asc(licencesHeld.licenceId));

/**
 * The account's row of a licence that no outside provider granted, locked for the transaction; undefined if there is
 * none.
 */
export const lockHeld = async (
  tx: Database,
  accountId: string,
  licenceId: string,
): Promise<HeldRow | undefined> => {
  const [row] = await tx
    .select()
    .from(licencesHeld)
    .where(
      and(
        eq(licencesHeld.accountId, accountId),
        eq(licencesHeld.licenceId, licenceId),
        isNull(licencesHeld.provider),
      ),
    )
    .for('update');
  return row;
};

export const lockHeldById = async (tx: Database, id: string): Promise<HeldRow | undefined> => {
  const [row] = await tx.select().from(licencesHeld).where(eq(licencesHeld.id, id)).for('update');
  return row;
};

/** Rows are locked in the order of their ids to prevent deadlocks. */
export const lockHeldByIds = (tx: Database, ids: readonly string[]): Promise<HeldRow[]> =>
  tx
    .select()
    .from(licencesHeld)
    .where(inArray(licencesHeld.id, [...ids]))
    .orderBy(asc(licencesHeld.id))
    .for('update');

export const saveHeld = async (
  tx: Database,
  id: string,
  changes: Partial<typeof licencesHeld.$inferInsert>,
): Promise<void> => {
  await tx.update(licencesHeld).set(changes).where(eq(licencesHeld.id, id));
};

/** Activates a licence that is waiting for its payment method; any other licence is left unchanged. */
export const confirmHeld = async (
  tx: Database,
  accountId: string,
  licenceId: string,
  { methodId, providerId }: { readonly methodId: string | null; readonly providerId: string | null },
): Promise<void> => {
  const held = await lockHeld(tx, accountId, licenceId);
  if (held === undefined || held.status !== 'inactive') return;
  await saveHeld(tx, held.id, {
    status: 'active',
    paymentEvent: 'CONFIRMED',
    paymentMethodId: methodId,
    paymentProviderId: providerId,
    pendingActions: held.pendingActions.filter(({ action }) => action !== 'CONFIRMED_PAYMENT_REQUIRED'),
  });
};
