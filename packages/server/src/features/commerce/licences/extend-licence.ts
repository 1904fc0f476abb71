import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.js';
import { HeldLicencesRepository } from './held-licences.repository.js';
import { hasRunOut } from './held-licence-status.js';

export interface Extension {
  readonly accountId: string;
  readonly licenceId: string;
  /** Computes the end of the granted time from its start; both in milliseconds since the epoch. */
  readonly until: (start: number) => number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Grants free time in the caller's transaction: a running licence is extended from its end, any other starts now. A
 * renewing licence is next charged when the granted time is over; a paused one is paused again then.
 * @see docs/rules/commerce.md MONEY-50
 */
export const extendLicence = async (tx: Database, extension: Extension): Promise<void> => {
  const { accountId, licenceId, until, now } = extension;
  const repository = new HeldLicencesRepository(tx);
  const heldLicence = await repository.lock(accountId, licenceId);
  const runs = heldLicence?.status === 'active' && !hasRunOut(heldLicence, now);
  if (heldLicence !== undefined && runs && heldLicence.expiresAt === null) return;
  const start = runs ? Math.max(heldLicence.expiresAt?.getTime() ?? now, now) : now;
  const expiresAt = new Date(until(start));
  if (heldLicence !== undefined && runs) {
    await repository.save(heldLicence.id, {
      expiresAt,
      // Billing periods restart at the end of the granted time.
      ...(heldLicence.period === null ? {} : { anchorAt: expiresAt, periodsPaid: 0 }),
    });
    await repository.postponeRenewal(heldLicence.id, expiresAt);
    return;
  }
  if (heldLicence?.paused === true) {
    const isOver = heldLicence.resumesAt !== null && heldLicence.resumesAt <= expiresAt;
    await repository.save(heldLicence.id, {
      status: 'active',
      paused: false,
      autoRenewing: true,
      // The pause goes on after the granted time, unless it is over by then.
      pauseRequest: isOver ? null : 'PAUSE_REQUESTED',
      resumesAt: isOver ? null : heldLicence.resumesAt,
      expiresAt,
      anchorAt: expiresAt,
      periodsPaid: 0,
      periodStartedAt: null,
    });
    await repository.scheduleRenewal(heldLicence.id, expiresAt);
    return;
  }
  await repository.put({
    id: heldLicence?.id ?? randomUUID(),
    accountId,
    licenceId,
    provider: null,
    status: 'active',
    trial: false,
    paused: false,
    autoRenewing: false,
    purchasedAt: new Date(now),
    expiresAt,
    startsAt: null,
    lastsFromPlay: null,
    anchorAt: null,
    periodsPaid: 0,
    period: null,
    price: null,
    periodPaidAmount: 0,
    periodStartedAt: null,
    discounts: [],
    paymentMethodId: null,
    paymentProviderId: null,
    paymentId: null,
    paymentEvent: 'CONFIRMED',
    pauseRequest: null,
    resumesAt: null,
    pendingActions: [],
  });
};
