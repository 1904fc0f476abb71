import { randomUUID } from 'node:crypto';
import type { AuthTokens, SessionUser } from '@footlight/contract';
import { hasOwnAccounts } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { AccessTokens, TokenSubject } from '../../../auth/access-tokens.js';
import { refuseWeakSecret } from '../../../auth/weak-secret.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Account, AccountsService, NewAccount } from '../../account/accounts.service.js';
import type { SessionLocation } from './session-location.js';
import { newRefreshToken, refreshTokenHash, successorOf } from './refresh-token.js';
import type { FoundToken, NewToken, SessionRepository } from './session.repository.js';

export interface SignedIn extends AuthTokens {
  readonly linkedAccounts: { provider: string }[];
  readonly user: SessionUser;
}

export interface StartedSession {
  readonly tokens: AuthTokens;
  readonly familyId: string;
}

/** An administrator's session in the name of an account. */
export interface Impersonation {
  readonly adminId: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

export interface SessionDependencies {
  readonly repository: SessionRepository;
  readonly accounts: AccountsService;
  readonly tokens: AccessTokens;
  /** Names of the external providers linked to an account. */
  readonly linkedTo: (accountId: string) => Promise<readonly string[]>;
  /** The external provider that began a session; its client name is empty if it has only one client. */
  readonly beganWith: (
    sessionId: string,
  ) => Promise<{ readonly provider: string; readonly clientName: string } | undefined>;
  /** @throws {ApiError} SECOND_FACTOR_REQUIRED if the account has a second factor */
  readonly demandSecondFactor: (accountId: string) => Promise<void>;
  /** Key that derives the successors of refresh tokens. */
  readonly refreshKey: Uint8Array;
  readonly realm: Realm;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

const guestUser = (id: string, country: string): SessionUser => ({
  id,
  isGuest: true,
  name: null,
  email: null,
  loc: country,
  rol: 'guest',
  pro: null,
});

const accountUser = (
  { id, name, email, role, profile, signUpOpen }: Account,
  country: string,
): SessionUser => ({
  id,
  isGuest: false,
  name,
  email,
  loc: country,
  rol: role,
  pro: profile,
  ...(signUpOpen ? { signUpOpen } : {}),
});

const refuseSuspended = ({ isSuspended }: Account): void => {
  if (isSuspended) throw new ApiError('ACCOUNT_SUSPENDED');
};

/** Accounts without an address must provide one. */
const missingOf = ({ isGuest, email }: SessionUser): AuthTokens['missingInformationStatus'] =>
  !isGuest && email === null ? 'REQUIRED' : 'NONE';

/** The user of a session. */
interface Bearer {
  readonly user: SessionUser;
  readonly sessionId: string;
  readonly impersonation?: Impersonation | undefined;
}

const subjectOf = ({ user, sessionId, impersonation }: Bearer): TokenSubject => ({
  subject: user.id,
  isGuest: user.isGuest,
  // Impersonation never grants more rights than those of a viewer.
  role: impersonation === undefined ? user.rol : 'viewer',
  profile: user.pro === null ? null : { id: user.pro.id, tp: user.pro.tp },
  signUpOpen: user.signUpOpen === true,
  sessionId,
  impersonation,
});

const impersonationIn = ({
  impersonatorId,
  endsAt,
}: Pick<FoundToken, 'impersonatorId' | 'endsAt'>): Impersonation | undefined =>
  impersonatorId === null || endsAt === null
    ? undefined
    : { adminId: impersonatorId, endsAt: endsAt.getTime() };

/** Sessions of accounts and of guests. */
export class SessionService {
  readonly #dependencies: SessionDependencies;
  readonly #refreshTokenDays;
  readonly #refreshGraceSeconds;
  readonly #selfRegistration;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    const { refreshTokenDays, refreshGraceSeconds, selfRegistration } = dependencies.realm.signIn;
    this.#refreshTokenDays = refreshTokenDays;
    this.#refreshGraceSeconds = refreshGraceSeconds;
    this.#selfRegistration = selfRegistration;
  }

  /**
   * @throws {ApiError} EMPTY_INPUTS if both are empty, else INVALID_CREDENTIALS or SIGN_IN_LOCKED;
   * SECOND_FACTOR_REQUIRED if a code must follow; ACCOUNT_SUSPENDED; PROVIDER_NOT_CONFIGURED if the realm has no accounts of its own
   */
  async signIn(
    id: string,
    secret: string,
    from: { place: SessionLocation; network: string },
  ): Promise<SignedIn> {
    this.#demandOwnAccounts();
    if (id.trim() === '' && secret === '') throw new ApiError('EMPTY_INPUTS');
    const { place, network } = from;
    const account = await this.#dependencies.accounts.checkSecret(id, secret, network);
    refuseSuspended(account);
    await this.#dependencies.demandSecondFactor(account.id);
    return this.#begin(accountUser(account, place.country), place);
  }

  /** @throws {ApiError} REGISTRATION_CLOSED, ACCOUNT_EXISTS, or PROVIDER_NOT_CONFIGURED as at `signIn` */
  async signUp(account: NewAccount, place: SessionLocation): Promise<SignedIn> {
    this.#demandOwnAccounts();
    this.checkMaySignUp(place.country);
    const { name, folders } = this.#dependencies.realm;
    await refuseWeakSecret(account.secret, [account.email, account.name, name], folders.breachedPasswords);
    return this.#begin(accountUser(await this.#dependencies.accounts.create(account), place.country), place);
  }

  signInGuest(place: SessionLocation): Promise<SignedIn> {
    return this.#begin(guestUser(`guest-${randomUUID()}`, place.country), place);
  }

  /**
   * Begins a session after a sign-in at a provider.
   * @throws {ApiError} ACCOUNT_SUSPENDED
   */
  async beginFor(account: Account, place: SessionLocation): Promise<StartedSession> {
    refuseSuspended(account);
    return this.#beginFamily(accountUser(account, place.country), place);
  }

  /**
   * Begins a session after a proof other than a password.
   * @throws {ApiError} INVALID_CREDENTIALS if the account no longer exists; SECOND_FACTOR_REQUIRED if a code must
   * follow
   */
  async signInAs(accountId: string, place: SessionLocation): Promise<SignedIn> {
    await this.#dependencies.demandSecondFactor(accountId);
    return this.signInProven(accountId, place);
  }

  /**
   * Begins a session after both factors were verified.
   * @throws {ApiError} INVALID_CREDENTIALS if the account no longer exists
   */
  async signInProven(accountId: string, place: SessionLocation): Promise<SignedIn> {
    const account = await this.#dependencies.accounts.byId(accountId);
    if (account === undefined) throw new ApiError('INVALID_CREDENTIALS');
    refuseSuspended(account);
    return this.#begin(accountUser(account, place.country), place);
  }

  /** @throws {ApiError} REGISTRATION_CLOSED if viewers of this country may not sign up */
  checkMaySignUp(country: string): void {
    const { signup } = this.#dependencies.realm.territories;
    const isOpen = this.#selfRegistration && (signup === null || signup.includes(country));
    if (!isOpen) throw new ApiError('REGISTRATION_CLOSED');
  }

  /** Begins a session in which an administrator sees the account as its owner does. */
  impersonate(account: Account, place: SessionLocation, impersonation: Impersonation): Promise<SignedIn> {
    return this.#begin(accountUser(account, place.country), place, impersonation);
  }

  /**
   * Switches the profile of the caller's session.
   * @throws {ApiError} TOKEN_EXPIRED if the session has ended
   */
  async enterProfile({ sessionId }: Caller, { id }: NonNullable<SessionUser['pro']>): Promise<AuthTokens> {
    // The token was issued before tokens contained a session id; a refresh adds it.
    if (sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
    const token = newRefreshToken();
    const family = await this.#dependencies.repository.enterProfile(
      sessionId,
      id,
      this.#tokenRow(token, sessionId),
    );
    if (family === undefined) throw new ApiError('TOKEN_EXPIRED');
    return this.#authTokens(await this.#owner(family), token);
  }

  /** @throws {ApiError} REFRESH_TOKEN_INVALID, or REFRESH_TOKEN_REUSED, which revokes the whole session */
  async refresh(token: string): Promise<AuthTokens> {
    const successor = successorOf(token, this.#dependencies.refreshKey);
    const outcome = await this.#dependencies.repository.withToken(
      refreshTokenHash(token),
      async (found, change) => {
        if (found === undefined || found.revokedAt !== null) return 'invalid' as const;
        if (found.expiresAt.getTime() <= this.#dependencies.clock.now()) return 'invalid' as const;
        if (found.usedAt === null) {
          await change.replace(
            new Date(this.#dependencies.clock.now()),
            this.#tokenRow(successor, found.familyId, found.endsAt),
          );
          return found;
        }
        if (this.#isInGrace(found.usedAt)) {
          await change.keepSuccessor(this.#tokenRow(successor, found.familyId, found.endsAt));
          return found;
        }
        await change.revokeFamily(new Date(this.#dependencies.clock.now()));
        return 'reused' as const;
      },
    );
    // Thrown after the transaction, so that the revocation is committed.
    if (outcome === 'reused') throw new ApiError('REFRESH_TOKEN_REUSED');
    if (outcome === 'invalid') throw new ApiError('REFRESH_TOKEN_INVALID');
    return this.#authTokens(await this.#owner(outcome), successor);
  }

  /** Ends the session of a refresh token; unknown tokens are ignored. */
  signOut(token: string): Promise<void> {
    return this.#dependencies.repository.revokeFamilyOf(
      refreshTokenHash(token),
      new Date(this.#dependencies.clock.now()),
    );
  }

  async user(caller: Caller, country: string): Promise<SessionUser> {
    if (caller.accountId === null) return guestUser(caller.subject ?? 'guest', country);
    const account = await this.#dependencies.accounts.byId(caller.accountId, caller.profile?.id);
    if (account === undefined) throw new ApiError('TOKEN_INVALID');
    // The profile of the token decides what the session may do, even where it has been deleted since.
    const { profile } = caller;
    return {
      ...accountUser(account, country),
      pro: profile !== null && account.profile?.id === profile.id ? account.profile : profile,
      ...(await this.#beginningOf(caller)),
      ...(await this.#impersonationOf(caller)),
    };
  }

  /** Deletes expired tokens. */
  clean(): Promise<void> {
    return this.#dependencies.repository.clean(new Date(this.#dependencies.clock.now()));
  }

  #demandOwnAccounts(): void {
    if (!hasOwnAccounts(this.#dependencies.realm.signIn.providers))
      throw new ApiError('PROVIDER_NOT_CONFIGURED');
  }

  #tokenRow(token: string, familyId: string, endsAt: Date | null = null): NewToken {
    const now = this.#dependencies.clock.now();
    return {
      hash: refreshTokenHash(token),
      familyId,
      issuedAt: new Date(now),
      expiresAt: new Date(Math.min(now + this.#refreshTokenDays * DAY_MS, endsAt?.getTime() ?? Infinity)),
    };
  }

  async #authTokens(bearer: Bearer, refreshToken: string): Promise<AuthTokens> {
    return {
      authorisationToken: await this.#dependencies.tokens.issue(subjectOf(bearer)),
      refreshToken,
      missingInformationStatus: missingOf(bearer.user),
    };
  }

  async #beginFamily(
    user: SessionUser,
    place: SessionLocation,
    impersonation?: Impersonation,
  ): Promise<StartedSession> {
    const familyId = randomUUID();
    const token = newRefreshToken();
    const now = new Date(this.#dependencies.clock.now());
    const endsAt = impersonation === undefined ? null : new Date(impersonation.endsAt);
    await this.#dependencies.repository.begin(
      {
        ...place,
        id: familyId,
        accountId: user.isGuest ? null : user.id,
        guestId: user.isGuest ? user.id : null,
        profileId: user.pro?.id ?? null,
        createdAt: now,
        seenAt: now,
        impersonatorId: impersonation?.adminId ?? null,
        endsAt,
      },
      this.#tokenRow(token, familyId, endsAt),
    );
    return { tokens: await this.#authTokens({ user, sessionId: familyId, impersonation }, token), familyId };
  }

  async #begin(user: SessionUser, place: SessionLocation, impersonation?: Impersonation): Promise<SignedIn> {
    const { tokens: issuedTokens } = await this.#beginFamily(user, place, impersonation);
    const providers =
      user.isGuest || impersonation !== undefined
        ? []
        : ['ID', ...(await this.#dependencies.linkedTo(user.id))];
    return { ...issuedTokens, linkedAccounts: providers.map((provider) => ({ provider })), user };
  }

  /** The current user of a session; the account may have changed or been deleted since it began. */
  async #owner(
    found: Pick<FoundToken, 'familyId' | 'accountId' | 'guestId' | 'profileId' | 'impersonatorId' | 'endsAt'>,
  ): Promise<Bearer> {
    const { familyId, accountId, guestId, profileId } = found;
    const sessionId = familyId;
    if (accountId === null)
      return { user: guestUser(guestId ?? '', this.#dependencies.realm.defaultCountry), sessionId };
    const account = await this.#dependencies.accounts.byId(accountId, profileId);
    // The sessions of a suspended account have ended; one that was refreshed at the same time ends here.
    if (account === undefined || (account.isSuspended && found.impersonatorId === null))
      throw new ApiError('REFRESH_TOKEN_INVALID');
    const user = accountUser(account, this.#dependencies.realm.defaultCountry);
    return { user, sessionId, impersonation: impersonationIn(found) };
  }

  async #impersonationOf({
    impersonation,
  }: Caller): Promise<Pick<SessionUser, 'rol' | 'impersonation'> | undefined> {
    if (impersonation === undefined) return undefined;
    const admin = await this.#dependencies.accounts.byId(impersonation.adminId);
    return {
      rol: 'viewer',
      impersonation: { by: admin?.name ?? '', until: new Date(impersonation.endsAt).toISOString() },
    };
  }

  async #beginningOf({ sessionId }: Caller): Promise<Pick<SessionUser, 'beganWith'>> {
    const startedWith = sessionId === undefined ? undefined : await this.#dependencies.beganWith(sessionId);
    if (startedWith === undefined) return {};
    const provider = startedWith.provider as NonNullable<SessionUser['beganWith']>['provider'];
    return {
      beganWith: { provider, clientName: startedWith.clientName === '' ? null : startedWith.clientName },
    };
  }

  #isInGrace(usedAt: Date): boolean {
    return this.#dependencies.clock.now() - usedAt.getTime() <= this.#refreshGraceSeconds * 1000;
  }
}
