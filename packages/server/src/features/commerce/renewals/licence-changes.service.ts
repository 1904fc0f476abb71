import type { UserLicence } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { PendingAction } from '../../../database/schema/licences.js';
import { fieldsRefused, issueOf } from '../../../field-refused.js';
import type { Realm } from '../../../realm/load-realm.js';
import { checkMayBuy, type Buyer } from '../baskets/may-buy.js';
import type { BillingService } from '../billing/billing.service.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { lockHeldLicence, saveHeldLicence } from '../licences/held-licences.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import { storedMethodOf } from '../payments/stored-method.js';
import type { RenewalsService } from './renewals.service.js';
import { lookAgain } from './renewal-work.repository.js';

const DAY_MS = 86_400_000;

/** Changes that a holder makes to a licence. Each call returns the changed licence. */
export interface LicenceChangesService {
  /**
   * @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT, INVALID_FIELD for a date outside the permitted pause
   */
  pause(licenceId: string, resumeAfter: string | undefined, buyer: Buyer): Promise<UserLicence>;
  /** @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT */
  resume(licenceId: string, buyer: Buyer): Promise<UserLicence>;
  /** @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT */
  cancel(licenceId: string, buyer: Buyer): Promise<UserLicence>;
  /** @throws {ApiError} LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT */
  reactivate(licenceId: string, buyer: Buyer): Promise<UserLicence>;
  /** @throws {ApiError} LICENCE_NOT_FOUND, CARD_NOT_FOUND, BASKET_REQUIREMENTS_FAILED */
  moveToMethod(
    licenceId: string,
    methodId: string,
    checkBilling: boolean,
    buyer: Buyer,
  ): Promise<UserLicence>;
}

export interface LicenceChangesDependencies extends Pick<ChargeTools, 'db' | 'clock'> {
  readonly realm: Pick<Realm, 'licenceRules' | 'territories'>;
  readonly billing: Pick<BillingService, 'needs'>;
  readonly renewals: Pick<RenewalsService, 'runOne'>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
}

export const createLicenceChanges = (dependencies: LicenceChangesDependencies): LicenceChangesService => {
  const { db, clock, realm, billing, renewals, heldLicences } = dependencies;
  const { pause: pausing, reactivation } = realm.licenceRules;

  const shown = async (licenceId: string, buyer: Buyer): Promise<UserLicence> => {
    const licence = (await heldLicences(buyer)).find(({ id }) => id === licenceId);
    if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    return licence;
  };

  /** Changes the caller's licence in a transaction that locks it. */
  const change = async (
    licenceId: string,
    { caller }: Buyer,
    make: (tx: Database, licence: HeldLicenceRow) => Promise<void>,
  ): Promise<string> => {
    const { accountId } = caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    return db.transaction(async (tx) => {
      const licence = await lockHeldLicence(tx, accountId, licenceId);
      if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      await make(tx, licence);
      return licence.id;
    });
  };

  const pendingAction = (action: PendingAction['action'], actionDueBy: Date | null): PendingAction => ({
    action,
    requestedAt: new Date(clock.now()).toISOString(),
    actionDueBy: actionDueBy?.toISOString() ?? null,
  });
  const conflict = (): ApiError => new ApiError('LICENCE_STATE_CONFLICT');
  const runs = (licence: HeldLicenceRow): boolean => statusAt(licence, clock.now()) === 'active';

  const checkResumeAfter = (resumeAfter: string | undefined, end: Date): Date | null => {
    if (resumeAfter === undefined) return null;
    const at = Date.parse(resumeAfter);
    const latest = end.getTime() + pausing.maximumDays * DAY_MS;
    if (at <= end.getTime() || at > latest)
      throw fieldsRefused([
        issueOf(
          'body.config.resumeAfter',
          resumeAfter,
          `after ${end.toISOString()}, at the latest ${new Date(latest).toISOString()}`,
        ),
      ]);
    return new Date(at);
  };

  return {
    pause: async (licenceId, resumeAfter, buyer) => {
      await change(licenceId, buyer, async (tx, licence) => {
        const { expiresAt } = licence;
        if (!pausing.enabled || !runs(licence) || !licence.autoRenewing || expiresAt === null)
          throw conflict();
        if (licence.pauseRequest !== null) throw conflict();
        await saveHeldLicence(tx, licence.id, {
          pauseRequest: 'PAUSE_REQUESTED',
          resumesAt: checkResumeAfter(resumeAfter, expiresAt),
          pendingActions: [...licence.pendingActions, pendingAction('PAUSE', expiresAt)],
        });
        await lookAgain(tx, licence.id, expiresAt);
      });
      return shown(licenceId, buyer);
    },
    resume: async (licenceId, buyer) => {
      checkMayBuy(buyer, realm);
      let isDue = false;
      const heldId = await change(licenceId, buyer, async (tx, licence) => {
        if (!licence.paused && licence.pauseRequest === 'PAUSE_REQUESTED') {
          await saveHeldLicence(tx, licence.id, {
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
        await saveHeldLicence(tx, licence.id, {
          pauseRequest: 'RESUME_REQUESTED',
          pendingActions: [...licence.pendingActions, pendingAction('RESUME', null)],
        });
        await lookAgain(tx, licence.id, new Date(clock.now()));
      });
      // If the provider does not respond, the stored request is processed by the next renewal run.
      if (isDue) await renewals.runOne(heldId).catch(() => undefined);
      return shown(licenceId, buyer);
    },
    cancel: async (licenceId, buyer) => {
      await change(licenceId, buyer, async (tx, licence) => {
        const isPaused = licence.paused;
        if ((!runs(licence) || !licence.autoRenewing) && !isPaused) throw conflict();
        await saveHeldLicence(tx, licence.id, {
          autoRenewing: false,
          paused: false,
          pauseRequest: null,
          resumesAt: null,
          pendingActions: [],
        });
        await lookAgain(tx, licence.id, licence.expiresAt ?? new Date(clock.now()));
      });
      return shown(licenceId, buyer);
    },
    reactivate: async (licenceId, buyer) => {
      checkMayBuy(buyer, realm);
      await change(licenceId, buyer, async (tx, licence) => {
        if (!reactivation || !runs(licence) || licence.autoRenewing || licence.expiresAt === null)
          throw conflict();
        if (licence.period === null) throw conflict();
        await saveHeldLicence(tx, licence.id, { autoRenewing: true });
        await lookAgain(tx, licence.id, licence.expiresAt);
      });
      return shown(licenceId, buyer);
    },
    moveToMethod: async (licenceId, methodId, checkBilling, buyer) => {
      const { accountId } = buyer.caller;
      if (accountId === null) throw new ApiError('UNAUTHORISED');
      if (checkBilling) {
        const { missing } = await billing.needs(accountId, buyer.country);
        if (missing.length > 0)
          throw new ApiError('BASKET_REQUIREMENTS_FAILED', { details: { missingFields: missing } });
      }
      const method = await storedMethodOf(db, accountId, methodId);
      let isOverdue = false;
      const heldId = await change(licenceId, buyer, async (tx, licence) => {
        await saveHeldLicence(tx, licence.id, {
          paymentMethodId: method.id,
          paymentProviderId: method.providerId,
          pendingActions: licence.pendingActions.filter(({ action }) => action !== 'REFRESH_PAYMENT_DETAILS'),
        });
        isOverdue = licence.pendingActions.some(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');
        if (isOverdue && !licence.paused) await lookAgain(tx, licence.id, new Date(clock.now()), 1);
      });
      if (isOverdue) await renewals.runOne(heldId).catch(() => undefined);
      return shown(licenceId, buyer);
    },
  };
};
