import {
  PAGE_SIZES,
  type QueryOf,
  type ResponseOf,
  type SignInMethod,
  type SignInOutcome,
} from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Metrics } from '../../../http/operation/metrics.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { SessionLocation } from '../session/session-location.js';
import type { SignInEventsRepository, SignInRow } from './sign-in-events.repository.js';

const DAY_MS = 86_400_000;

export interface SignInAttempt {
  readonly method: SignInMethod;
  readonly outcome: SignInOutcome;
  /** Null where the attempt does not say whose account it is. */
  readonly accountId: string | null;
  readonly place: SessionLocation;
  /** A network that many people share. */
  readonly network: string;
}

/** Tells the owner of an account that it was signed in to on a new device. */
export type TellOfDevice = (
  db: Database,
  accountId: string,
  where: SessionLocation & { readonly at: Date },
) => Promise<void>;

export interface SignInEventsDependencies {
  readonly db: Database;
  readonly repository: SignInEventsRepository;
  readonly tellOfDevice: TellOfDevice;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly realm: Pick<Realm, 'signIn'>;
  readonly clock: Clock;
}

const shown = ({ sequence, accountId: _account, deviceHash: _device, at, ...event }: SignInRow) => ({
  ...event,
  id: String(sequence),
  at: at.toISOString(),
});

/**
 * Attempts to sign in: their record, what viewers and administrators see of it, and the mail about new devices.
 * @see docs/rules/sign-in.md SIGN-171, SIGN-172, SIGN-173
 */
export class SignInEventsService {
  readonly #dependencies: SignInEventsDependencies;

  constructor(dependencies: SignInEventsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @param sessionId the session that it began; absent if nobody was signed in */
  async record(attempt: SignInAttempt, sessionId?: string): Promise<void> {
    const { repository, metrics, clock } = this.#dependencies;
    const { method, outcome, accountId, place, network } = attempt;
    metrics.count('footlight_sign_ins_total', { method, outcome });
    const at = new Date(clock.now());
    if (accountId !== null && sessionId !== undefined && method !== 'IMPERSONATION')
      await this.#tellOfNewDevice(accountId, sessionId, { ...place, at });
    await repository.add({ ...place, accountId, at, method, outcome, network });
  }

  async list(
    accountId: string,
    { rpp = PAGE_SIZES.signIns, lastSeen }: QueryOf<'listSignIns'>,
  ): Promise<ResponseOf<'listSignIns'>> {
    const rows = await this.#dependencies.repository.of(accountId, {
      limit: rpp + 1,
      before: lastSeen === undefined ? undefined : Number(lastSeen),
    });
    const signIns = rows.slice(0, rpp).map(shown);
    return {
      signIns,
      paging: { moreDataAvailable: rows.length > rpp, lastSeen: signIns.at(-1)?.id ?? null },
    };
  }

  /** @param days up to today, in UTC */
  async figures(days: number): Promise<ResponseOf<'getSignInFigures'>> {
    const today = Math.floor(this.#dependencies.clock.now() / DAY_MS) * DAY_MS;
    const since = new Date(today - (days - 1) * DAY_MS);
    return { figures: await this.#dependencies.repository.figures(since) };
  }

  clean(): Promise<void> {
    const { repository, realm, clock } = this.#dependencies;
    return repository.clean(new Date(clock.now() - realm.signIn.eventDays * DAY_MS));
  }

  async #tellOfNewDevice(
    accountId: string,
    sessionId: string,
    where: SessionLocation & { readonly at: Date },
  ): Promise<void> {
    const { db, repository, tellOfDevice, realm } = this.#dependencies;
    if (!realm.signIn.newDeviceMail) return;
    // A new account has not been signed in to before.
    const { any, onThisDevice } = await repository.before(accountId, sessionId, where);
    if (any && !onThisDevice) await tellOfDevice(db, accountId, where);
  }
}
