import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { licencesHeld } from '../../../database/schema/licences.js';
import type { HeldLicenceRow } from './held-licence-status.js';

/** All licences that an account holds or has held, whatever their source. */
export const heldLicencesOf = (db: Database, accountId: string): Promise<HeldLicenceRow[]> =>
  db
    .select()
    .from(licencesHeld)
    .where(eq(licencesHeld.accountId, accountId))
    .orderBy(asc(licencesHeld.purchasedAt), asc(licencesHeld.licenceId));

/**
 * The account's row of a licence that no outside provider granted, locked for the transaction; undefined if there is
 * none.
 */
export const lockHeldLicence = async (
  tx: Database,
  accountId: string,
  licenceId: string,
): Promise<HeldLicenceRow | undefined> => {
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

export const lockHeldLicenceById = async (tx: Database, id: string): Promise<HeldLicenceRow | undefined> => {
  const [row] = await tx.select().from(licencesHeld).where(eq(licencesHeld.id, id)).for('update');
  return row;
};

/** Rows are locked in the order of their ids to prevent deadlocks. */
export const lockHeldLicencesByIds = (tx: Database, ids: readonly string[]): Promise<HeldLicenceRow[]> =>
  tx
    .select()
    .from(licencesHeld)
    .where(inArray(licencesHeld.id, [...ids]))
    .orderBy(asc(licencesHeld.id))
    .for('update');

export const saveHeldLicence = async (
  tx: Database,
  id: string,
  changes: Partial<typeof licencesHeld.$inferInsert>,
): Promise<void> => {
  await tx.update(licencesHeld).set(changes).where(eq(licencesHeld.id, id));
};

/** Activates a licence that is waiting for its payment method; any other licence is left unchanged. */
export const confirmHeldLicence = async (
  tx: Database,
  accountId: string,
  licenceId: string,
  { methodId, providerId }: { readonly methodId: string | null; readonly providerId: string | null },
): Promise<void> => {
  const heldLicence = await lockHeldLicence(tx, accountId, licenceId);
  if (heldLicence === undefined || heldLicence.status !== 'inactive') return;
  await saveHeldLicence(tx, heldLicence.id, {
    status: 'active',
    paymentEvent: 'CONFIRMED',
    paymentMethodId: methodId,
    paymentProviderId: providerId,
    pendingActions: heldLicence.pendingActions.filter(
      ({ action }) => action !== 'CONFIRMED_PAYMENT_REQUIRED',
    ),
  });
};
