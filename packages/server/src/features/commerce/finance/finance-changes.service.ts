import { randomUUID } from 'node:crypto';
import type { AuditAction, BodyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { extendLicence } from '../licences/extend-licence.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { periodOf, priceIn, pricedLicence, taxOfAgreed } from '../licences/prices.js';
import type { StoredLicence } from '../licences/sale-catalogue.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { stopRenewal } from '../renewals/stop-renewal.js';
import { postCancelled } from '../renewals/plan-mails.js';
import { actOnce, type FinanceRequest } from './act-once.js';

const DAY_MS = 86_400_000;
/** How far ahead a licence can be granted, in milliseconds. */
const LONGEST_GRANT_MS = 5 * 366 * DAY_MS;

export interface FinanceChangesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly post: PostMail;
}

/** Who acts on which licence, and why. */
export interface LicenceRequest extends FinanceRequest {
  readonly licenceId: string;
}

type LicenceAction = Extract<AuditAction, `licence${string}`>;

const conflict = (): ApiError => new ApiError('LICENCE_STATE_CONFLICT');

/**
 * Changes that finance makes to customers' licences: each once per key, with its reason in the audit log, in one
 * transaction.
 * @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND, LICENCE_NOT_FOUND, LICENCE_STATE_CONFLICT, and CONFLICT for a key that
 *   was used for something else
 * @see docs/rules/commerce.md MONEY-157
 */
export class FinanceChangesService {
  readonly #dependencies: FinanceChangesDependencies;

  constructor(dependencies: FinanceChangesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Gives a licence until a time, without renewals. */
  async grant(request: LicenceRequest, until: string): Promise<void> {
    const now = this.#now();
    const end = Date.parse(until);
    if (end <= now || end > now + LONGEST_GRANT_MS)
      throw invalidFields([
        issueOf(
          'body.until',
          until,
          `after ${new Date(now).toISOString()}, at the latest ${new Date(now + LONGEST_GRANT_MS).toISOString()}`,
        ),
      ]);
    await this.#act(request, 'licenceGranted', { until }, async (tx, held) => {
      await this.#sold(tx, request.licenceId);
      if (held !== undefined && (held.paused || statusAt(held, now) === 'active')) throw conflict();
      const { customerId: accountId, licenceId } = request;
      await extendLicence(tx, { accountId, licenceId, until: () => end, now });
    });
  }

  /** Adds free days. */
  async extend(request: LicenceRequest, days: number): Promise<void> {
    const now = this.#now();
    await this.#act(request, 'licenceExtended', { days: String(days) }, async (tx, held) => {
      if (held === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      const runs = statusAt(held, now) === 'active';
      if (runs && held.expiresAt === null) throw conflict();
      const { customerId: accountId, licenceId } = request;
      await extendLicence(tx, { accountId, licenceId, until: (start) => start + days * DAY_MS, now });
    });
  }

  /** Stops the renewal, or ends the licence at once. */
  async cancel(request: LicenceRequest, when: BodyOf<'cancelCustomerLicence'>['when']): Promise<void> {
    const now = this.#now();
    await this.#act(request, 'licenceCancelled', { when }, async (tx, held) => {
      if (held === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      const { post } = this.#dependencies;
      if (when === 'atEnd') {
        if (!(await stopRenewal(tx, post, held, now))) throw conflict();
        return;
      }
      if (statusAt(held, now) !== 'active' && !held.paused) throw conflict();
      await new HeldLicencesRepository(tx).end([held.id], new Date(now));
      await postCancelled(tx, post, { ...held, expiresAt: new Date(now) }, now);
    });
  }

  /** Replaces a plan for the rest of its paid period; nothing is charged or credited now. */
  async move(request: LicenceRequest, toLicenceId: string): Promise<void> {
    const now = this.#now();
    await this.#act(request, 'licenceMoved', { to: toLicenceId }, async (tx, held) => {
      if (held === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      if (toLicenceId === held.licenceId || statusAt(held, now) !== 'active' || held.paused) throw conflict();
      if (held.expiresAt === null || held.price === null || held.pauseRequest !== null) throw conflict();
      await this.#replace(tx, held, held.expiresAt, await this.#sold(tx, toLicenceId), now);
    });
  }

  async #replace(
    tx: Database,
    held: HeldLicenceRow,
    end: Date,
    licence: StoredLicence,
    now: number,
  ): Promise<void> {
    const licences = new HeldLicencesRepository(tx);
    const catalogue = await new SaleCatalogueRepository(tx).read();
    if (held.price === null) throw conflict();
    const tax = taxOfAgreed(held.price);
    const price = priceIn(pricedLicence(licence), catalogue, held.price.country, tax);
    const period = periodOf(licence);
    // The price of another currency could not be charged to what was agreed.
    if (period === null || price === undefined || price.currency !== held.price.currency) throw conflict();
    const before = await licences.lock(held.accountId, licence.id);
    if (before !== undefined && (before.paused || statusAt(before, now) === 'active')) throw conflict();
    await licences.end([held.id], new Date(now));
    const id = before?.id ?? randomUUID();
    await licences.put({
      ...held,
      id,
      licenceId: licence.id,
      price,
      period,
      // Periods of the new plan are counted from the end of the paid one.
      anchorAt: end,
      periodsPaid: 0,
      expiresAt: end,
      charges: before === undefined ? 0 : before.charges + 1,
    });
    await licences.scheduleRenewal(id, end);
  }

  /** @throws {ApiError} LICENCE_NOT_FOUND if it is not sold */
  async #sold(tx: Database, licenceId: string): Promise<StoredLicence> {
    const { licences } = await new SaleCatalogueRepository(tx).read();
    const licence = licences.find(({ id }) => id === licenceId);
    if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    return licence;
  }

  #act(
    request: LicenceRequest,
    action: LicenceAction,
    details: Readonly<Record<string, string>>,
    change: (tx: Database, held: HeldLicenceRow | undefined) => Promise<void>,
  ): Promise<void> {
    const { customerId, licenceId } = request;
    const done = { action, details: { licence: licenceId, ...details } };
    return actOnce(this.#dependencies, request, done, async (tx) =>
      change(tx, await new HeldLicencesRepository(tx).lock(customerId, licenceId)),
    );
  }

  #now(): number {
    return this.#dependencies.clock.now();
  }
}
