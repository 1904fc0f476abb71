import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { licencesHeld, trialsHad } from '../../../database/schema/licences.js';
import { licenceWork } from '../../../database/schema/payments.js';
import type { HeldLicenceRow } from './held-licence-status.js';

export class HeldLicencesRepository extends Repository {
  /** All licences that an account holds or has held, whatever their source. */
  ofAccount(accountId: string): Promise<HeldLicenceRow[]> {
    return this.db
      .select()
      .from(licencesHeld)
      .where(eq(licencesHeld.accountId, accountId))
      .orderBy(asc(licencesHeld.purchasedAt), asc(licencesHeld.licenceId));
  }

  /**
   * The account's row of a licence that no outside provider granted, locked for the transaction; undefined if there is
   * none.
   */
  async lock(accountId: string, licenceId: string): Promise<HeldLicenceRow | undefined> {
    const [row] = await this.db
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
  }

  async byId(id: string): Promise<HeldLicenceRow | undefined> {
    const [row] = await this.db.select().from(licencesHeld).where(eq(licencesHeld.id, id));
    return row;
  }

  byIds(ids: readonly string[]): Promise<HeldLicenceRow[]> {
    return this.db
      .select()
      .from(licencesHeld)
      .where(inArray(licencesHeld.id, [...ids]));
  }

  async lockById(id: string): Promise<HeldLicenceRow | undefined> {
    const [row] = await this.db.select().from(licencesHeld).where(eq(licencesHeld.id, id)).for('update');
    return row;
  }

  /** Rows are locked in the order of their ids to prevent deadlocks. */
  lockByIds(ids: readonly string[]): Promise<HeldLicenceRow[]> {
    return this.db
      .select()
      .from(licencesHeld)
      .where(inArray(licencesHeld.id, [...ids]))
      .orderBy(asc(licencesHeld.id))
      .for('update');
  }

  /** Licences whose present period was paid for with one of the payments, locked. */
  async lockPaidBy(accountId: string, paymentIds: readonly string[]): Promise<HeldLicenceRow[]> {
    if (paymentIds.length === 0) return [];
    return this.db
      .select()
      .from(licencesHeld)
      .where(and(eq(licencesHeld.accountId, accountId), inArray(licencesHeld.paymentId, [...paymentIds])))
      .orderBy(asc(licencesHeld.id))
      .for('update');
  }

  async save(id: string, changes: Partial<typeof licencesHeld.$inferInsert>): Promise<void> {
    await this.db.update(licencesHeld).set(changes).where(eq(licencesHeld.id, id));
  }

  /** Adds a row or replaces it. */
  async put(row: typeof licencesHeld.$inferInsert): Promise<void> {
    await this.db.insert(licencesHeld).values(row).onConflictDoUpdate({ target: licencesHeld.id, set: row });
  }

  /**
   * Ends licences that are replaced by a new one of their family, or whose payment was given back. Their present period
   * counts as charged, so that a renewal that a bank approves later does not revive them.
   */
  async end(ids: readonly string[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.db
      .update(licencesHeld)
      .set({
        status: 'expired',
        autoRenewing: false,
        paused: false,
        pauseRequest: null,
        resumesAt: null,
        pendingActions: [],
        expiresAt: at,
        charges: sql`${licencesHeld.charges} + 1`,
      })
      .where(inArray(licencesHeld.id, [...ids]));
    await this.db.delete(licenceWork).where(inArray(licenceWork.heldId, [...ids]));
  }

  /** Sets when the licence is renewed; null: it is not. */
  async scheduleRenewal(heldId: string, dueAt: Date | null): Promise<void> {
    await this.db.delete(licenceWork).where(eq(licenceWork.heldId, heldId));
    if (dueAt !== null) await this.db.insert(licenceWork).values({ heldId, dueAt });
  }

  /** Postpones the renewal of a licence, if it is renewed. */
  async postponeRenewal(heldId: string, dueAt: Date): Promise<void> {
    await this.db.update(licenceWork).set({ dueAt }).where(eq(licenceWork.heldId, heldId));
  }

  /**
   * Uses up an account's trial of a family or licence.
   * @returns false if it was used up before
   */
  async useTrial(accountId: string, scope: string, at: Date): Promise<boolean> {
    const taken = await this.db
      .insert(trialsHad)
      .values({ accountId, scope, at })
      .onConflictDoNothing()
      .returning({ scope: trialsHad.scope });
    return taken.length > 0;
  }

  /** Activates a licence that is waiting for its payment method; any other licence is left unchanged. */
  async confirm(
    accountId: string,
    licenceId: string,
    { methodId, providerId }: { readonly methodId: string | null; readonly providerId: string | null },
  ): Promise<void> {
    const heldLicence = await this.lock(accountId, licenceId);
    if (heldLicence === undefined || heldLicence.status !== 'inactive') return;
    await this.save(heldLicence.id, {
      status: 'active',
      paymentEvent: 'CONFIRMED',
      paymentMethodId: methodId,
      paymentProviderId: providerId,
      pendingActions: heldLicence.pendingActions.filter(
        ({ action }) => action !== 'CONFIRMED_PAYMENT_REQUIRED',
      ),
    });
  }
}
