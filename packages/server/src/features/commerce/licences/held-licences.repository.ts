import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { licencesHeld } from '../../../database/schema/licences.js';
import type { HeldLicenceRow } from './held-licence-status.js';

export class HeldLicencesRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** All licences that an account holds or has held, whatever their source. */
  ofAccount(accountId: string): Promise<HeldLicenceRow[]> {
    return this.#db
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
    const [row] = await this.#db
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

  async lockById(id: string): Promise<HeldLicenceRow | undefined> {
    const [row] = await this.#db.select().from(licencesHeld).where(eq(licencesHeld.id, id)).for('update');
    return row;
  }

  /** Rows are locked in the order of their ids to prevent deadlocks. */
  lockByIds(ids: readonly string[]): Promise<HeldLicenceRow[]> {
    return this.#db
      .select()
      .from(licencesHeld)
      .where(inArray(licencesHeld.id, [...ids]))
      .orderBy(asc(licencesHeld.id))
      .for('update');
  }

  async save(id: string, changes: Partial<typeof licencesHeld.$inferInsert>): Promise<void> {
    await this.#db.update(licencesHeld).set(changes).where(eq(licencesHeld.id, id));
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
