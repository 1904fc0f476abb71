import type { UserLicence } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { PendingAction } from '../../../database/schema/licences.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import { checkMayBuy, type Buyer } from '../baskets/may-buy.js';
import type { BillingService } from '../billing/billing.service.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import { storedMethodOf } from '../payments/stored-method.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { migrationAt } from './migrations-of.js';
import type { RenewalsService } from './renewals.service.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';
import { stopRenewal } from './stop-renewal.js';

const DAY_MS = 86_400_000;

export interface LicenceChangesDependencies extends Pick<ChargeTools, 'db' | 'clock'> {
  readonly realm: Pick<Realm, 'licenceRules' | 'territories'>;
  readonly billing: Pick<BillingService, 'needs'>;
  readonly renewals: Pick<RenewalsService, 'runOne'>;
  /** Ends a renewal that waits for its holder at a bank. */
  readonly giveUpWaiting: (heldId: string) => Promise<void>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
  readonly post: PostMail;
}

const conflict = (): ApiError => new ApiError('LICENCE_STATE_CONFLICT');

/** Changes that a holder makes to a licence. Each call returns the changed licence. */
export class LicenceChangesService {
  readonly #dependencies: LicenceChangesDependencies;
  readonly #pausing;
  readonly #reactivation;

  constructor(dependencies: LicenceChangesDependencies) {
    this.#dependencies = dependencies;
    const { pause: pausing, reactivation } = dependencies.realm.licenceRules;
    this.#pausing = pausing;
    this.#reactivation = reactivation;
  }

  /**
   * @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT, INVALID_FIELD for a date outside the permitted pause
   */
  async pause(licenceId: string, resumeAfter: string | undefined, buyer: Buyer): Promise<UserLicence> {
    await this.#change(licenceId, buyer, async (tx, licence) => {
      const { expiresAt } = licence;
      if (!this.#pausing.enabled || !this.#runs(licence) || !licence.autoRenewing || expiresAt === null)
        throw conflict();
      if (licence.pauseRequest !== null) throw conflict();
      // The next period has begun and is being charged.
      if (expiresAt.getTime() <= this.#dependencies.clock.now()) throw conflict();
      await new HeldLicencesRepository(tx).save(licence.id, {
        pauseRequest: 'PAUSE_REQUESTED',
        resumesAt: this.#checkResumeAfter(resumeAfter, expiresAt),
        pendingActions: [...licence.pendingActions, this.#pendingAction('PAUSE', expiresAt)],
      });
      await new RenewalWorkRepository(tx).lookAgain(licence.id, expiresAt);
    });
    return this.#shown(licenceId, buyer);
  }

  /** @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT */
  async resume(licenceId: string, buyer: Buyer): Promise<UserLicence> {
    checkMayBuy(buyer, this.#dependencies.realm);
    let isDue = false;
    const heldId = await this.#change(licenceId, buyer, async (tx, licence) => {
      const heldLicencesRepository = new HeldLicencesRepository(tx);
      if (!licence.paused && licence.pauseRequest === 'PAUSE_REQUESTED') {
        await heldLicencesRepository.save(licence.id, {
          pauseRequest: null,
          resumesAt: null,
          pendingActions: licence.pendingActions.filter(({ action }) => action !== 'PAUSE'),
        });
        return;
      }
      if (!licence.paused || licence.pauseRequest !== null) throw conflict();
      if (licence.period === null || licence.price === null) {
        // A licence without a period or price cannot be charged, so it cannot be resumed.
        throw conflict();
      }
      isDue = true;
      await heldLicencesRepository.save(licence.id, {
        pauseRequest: 'RESUME_REQUESTED',
        pendingActions: [...licence.pendingActions, this.#pendingAction('RESUME', null)],
      });
      await new RenewalWorkRepository(tx).lookAgain(licence.id, new Date(this.#dependencies.clock.now()));
    });
    // If the provider does not respond, the stored request is processed by the next renewal run.
    if (isDue) await this.#dependencies.renewals.runOne(heldId).catch(() => undefined);
    return this.#shown(licenceId, buyer);
  }

  /** @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT */
  async cancel(licenceId: string, buyer: Buyer): Promise<UserLicence> {
    await this.#change(licenceId, buyer, async (tx, licence) => {
      const { post, clock } = this.#dependencies;
      if (!(await stopRenewal(tx, post, licence, clock.now()))) throw conflict();
    });
    return this.#shown(licenceId, buyer);
  }

  /**
   * Keeps a licence that was cancelled. An answer to leave because of a new price is withdrawn, so that the holder is
   * asked again.
   * @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT, also if the holder could not answer any more
   */
  async reactivate(licenceId: string, buyer: Buyer): Promise<UserLicence> {
    checkMayBuy(buyer, this.#dependencies.realm);
    await this.#change(licenceId, buyer, async (tx, licence) => {
      if (!this.#reactivation || !this.#runs(licence) || licence.autoRenewing || licence.expiresAt === null)
        throw conflict();
      if (licence.period === null) throw conflict();
      await this.#withdrawLeaving(tx, licence, licence.expiresAt);
      await new HeldLicencesRepository(tx).save(licence.id, { autoRenewing: true });
      await new RenewalWorkRepository(tx).lookAgain(licence.id, licence.expiresAt);
    });
    return this.#shown(licenceId, buyer);
  }

  /** @throws {ApiError} LICENCE_NOT_FOUND, CARD_NOT_FOUND, BASKET_REQUIREMENTS_FAILED */
  async moveToMethod(
    licenceId: string,
    methodId: string,
    checkBilling: boolean,
    buyer: Buyer,
  ): Promise<UserLicence> {
    const { accountId } = buyer.caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    if (checkBilling) {
      const { missing } = await this.#dependencies.billing.needs(accountId, buyer.country);
      if (missing.length > 0)
        throw new ApiError('BASKET_REQUIREMENTS_FAILED', { details: { missingFields: missing } });
    }
    const method = await storedMethodOf(this.#dependencies.db, accountId, methodId);
    let isOverdue = false;
    const heldId = await this.#change(licenceId, buyer, async (tx, licence) => {
      // A free licence that waits for a payment method has one now.
      await new HeldLicencesRepository(tx).confirm(accountId, licenceId, {
        methodId: method.id,
        providerId: method.providerId,
      });
      await new HeldLicencesRepository(tx).save(licence.id, {
        paymentMethodId: method.id,
        paymentProviderId: method.providerId,
        pendingActions: licence.pendingActions.filter(
          ({ action }) => action !== 'REFRESH_PAYMENT_DETAILS' && action !== 'CONFIRMED_PAYMENT_REQUIRED',
        ),
      });
      isOverdue = licence.pendingActions.some(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');
      if (isOverdue && !licence.paused)
        await new RenewalWorkRepository(tx).lookAgain(
          licence.id,
          new Date(this.#dependencies.clock.now()),
          1,
        );
    });
    if (isOverdue)
      await this.#dependencies
        .giveUpWaiting(heldId)
        .then(() => this.#dependencies.renewals.runOne(heldId))
        .catch(() => undefined);
    return this.#shown(licenceId, buyer);
  }

  async #shown(licenceId: string, buyer: Buyer): Promise<UserLicence> {
    const licence = (await this.#dependencies.heldLicences(buyer)).find(({ id }) => id === licenceId);
    if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    return licence;
  }

  /** Changes the caller's licence in a transaction that locks it. */
  async #change(
    licenceId: string,
    { caller }: Buyer,
    make: (tx: Database, licence: HeldLicenceRow) => Promise<void>,
  ): Promise<string> {
    const { accountId } = caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    return this.#dependencies.db.transaction(async (tx) => {
      const licence = await new HeldLicencesRepository(tx).lock(accountId, licenceId);
      if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      await make(tx, licence);
      return licence.id;
    });
  }

  #pendingAction(action: PendingAction['action'], actionDueBy: Date | null): PendingAction {
    return {
      action,
      requestedAt: new Date(this.#dependencies.clock.now()).toISOString(),
      actionDueBy: actionDueBy?.toISOString() ?? null,
    };
  }

  /** @throws {ApiError} LICENCE_STATE_CONFLICT if the holder left because of a new price and may not answer any more */
  async #withdrawLeaving(tx: Database, licence: HeldLicenceRow, end: Date): Promise<void> {
    const work = new RenewalWorkRepository(tx);
    const answers = (await work.migrationAnswers([licence.accountId])).get(licence.accountId) ?? new Map();
    const catalogue = await new SaleCatalogueRepository(tx).read();
    const migration = migrationAt(licence, catalogue, { answers, notices: undefined }, end.getTime());
    if (migration?.answer !== 'LEFT') return;
    if (Date.parse(migration.answerBy) <= this.#dependencies.clock.now()) throw conflict();
    await work.withdrawAnswer(licence.accountId, migration.id);
  }

  #runs(licence: HeldLicenceRow): boolean {
    return statusAt(licence, this.#dependencies.clock.now()) === 'active';
  }

  #checkResumeAfter(resumeAfter: string | undefined, end: Date): Date | null {
    if (resumeAfter === undefined) return null;
    const at = Date.parse(resumeAfter);
    const latest = end.getTime() + this.#pausing.maximumDays * DAY_MS;
    if (at <= end.getTime() || at > latest)
      throw invalidFields([
        issueOf(
          'body.config.resumeAfter',
          resumeAfter,
          `after ${end.toISOString()}, at the latest ${new Date(latest).toISOString()}`,
        ),
      ]);
    return new Date(at);
  }
}
