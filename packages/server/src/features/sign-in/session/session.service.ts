import { randomUUID } from 'node:crypto';
import type { AuthTokens, SessionUser } from '@footlight/contract';
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

/** Sessions of accounts and of guests. */
export interface SessionService {
  /**
   * @throws {ApiError} EMPTY_INPUTS if both are empty, else INVALID_CREDENTIALS or SIGN_IN_LOCKED;
   * SECOND_FACTOR_REQUIRED if a code must follow
   */
  signIn(id: string, secret: string, place: SessionLocation): Promise<SignedIn>;
  /** @throws {ApiError} REGISTRATION_CLOSED or ACCOUNT_EXISTS */
  signUp(account: NewAccount, place: SessionLocation): Promise<SignedIn>;
  signInGuest(place: SessionLocation): Promise<SignedIn>;
  /** Begins a session after a sign-in at a provider. */
  beginFor(account: Account, place: SessionLocation): Promise<StartedSession>;
  /**
   * Begins a session after a proof other than a password.
   * @throws {ApiError} INVALID_CREDENTIALS if the account no longer exists; SECOND_FACTOR_REQUIRED if a code must
   * follow
   */
  signInAs(accountId: string, place: SessionLocation): Promise<SignedIn>;
  /**
   * Begins a session after both factors were verified.
   * @throws {ApiError} INVALID_CREDENTIALS if the account no longer exists
   */
  signInProven(accountId: string, place: SessionLocation): Promise<SignedIn>;
  /** @throws {ApiError} REGISTRATION_CLOSED if viewers of this country may not sign up */
  checkMaySignUp(country: string): void;
  /** Begins a session in which an administrator sees the account as its owner does. */
  impersonate(account: Account, place: SessionLocation, impersonation: Impersonation): Promise<SignedIn>;
  /**
   * Switches the profile of the caller's session.
   * @throws {ApiError} TOKEN_EXPIRED if the session has ended
   */
  enterProfile(caller: Caller, profile: NonNullable<SessionUser['pro']>): Promise<AuthTokens>;
  /** @throws {ApiError} REFRESH_TOKEN_INVALID, or REFRESH_TOKEN_REUSED, which revokes the whole session */
  refresh(token: string): Promise<AuthTokens>;
  /** Ends the session of a refresh token; unknown tokens are ignored. */
  signOut(token: string): Promise<void>;
  user(caller: Caller, country: string): Promise<SessionUser>;
  /** Deletes expired tokens. */
  clean(): Promise<void>;
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

const accountUser = ({ id, name, email, role, profile }: Account, country: string): SessionUser => ({
  id,
  isGuest: false,
  name,
  email,
  loc: country,
  rol: role,
  pro: profile,
});

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
  profile: user.pro,
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

export const createSessionService = (dependencies: SessionDependencies): SessionService => {
  const { repository, accounts, tokens, linkedTo, beganWith, demandSecondFactor, refreshKey, realm, clock } =
    dependencies;
  const { refreshTokenDays, refreshGraceSeconds, selfRegistration } = realm.signIn;

  const tokenRow = (token: string, familyId: string, endsAt: Date | null = null): NewToken => {
    const now = clock.now();
    return {
      hash: refreshTokenHash(token),
      familyId,
      issuedAt: new Date(now),
      expiresAt: new Date(Math.min(now + refreshTokenDays * DAY_MS, endsAt?.getTime() ?? Infinity)),
    };
  };

  const authTokens = async (bearer: Bearer, refreshToken: string): Promise<AuthTokens> => ({
    authorisationToken: await tokens.issue(subjectOf(bearer)),
    refreshToken,
    missingInformationStatus: missingOf(bearer.user),
  });

  const beginFamily = async (
    user: SessionUser,
    place: SessionLocation,
    impersonation?: Impersonation,
  ): Promise<StartedSession> => {
    const familyId = randomUUID();
    const token = newRefreshToken();
    const now = new Date(clock.now());
    const endsAt = impersonation === undefined ? null : new Date(impersonation.endsAt);
    await repository.begin(
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
      tokenRow(token, familyId, endsAt),
    );
    return { tokens: await authTokens({ user, sessionId: familyId, impersonation }, token), familyId };
  };

  const begin = async (
    user: SessionUser,
    place: SessionLocation,
    impersonation?: Impersonation,
  ): Promise<SignedIn> => {
    const { tokens: issuedTokens } = await beginFamily(user, place, impersonation);
    const providers = user.isGuest || impersonation !== undefined ? [] : ['ID', ...(await linkedTo(user.id))];
    return { ...issuedTokens, linkedAccounts: providers.map((provider) => ({ provider })), user };
  };

  /** The current user of a session; the account may have changed or been deleted since it began. */
  const owner = async (
    found: Pick<FoundToken, 'familyId' | 'accountId' | 'guestId' | 'profileId' | 'impersonatorId' | 'endsAt'>,
  ): Promise<Bearer> => {
    const { familyId, accountId, guestId, profileId } = found;
    const sessionId = familyId;
    if (accountId === null) return { user: guestUser(guestId ?? '', realm.defaultCountry), sessionId };
    const account = await accounts.byId(accountId, profileId);
    if (account === undefined) throw new ApiError('REFRESH_TOKEN_INVALID');
    const user = accountUser(account, realm.defaultCountry);
    return { user, sessionId, impersonation: impersonationIn(found) };
  };

  const impersonationOf = async ({
    impersonation,
  }: Caller): Promise<Pick<SessionUser, 'rol' | 'impersonation'> | undefined> => {
    if (impersonation === undefined) return undefined;
    const admin = await accounts.byId(impersonation.adminId);
    return {
      rol: 'viewer',
      impersonation: { by: admin?.name ?? '', until: new Date(impersonation.endsAt).toISOString() },
    };
  };

  const beginningOf = async ({ sessionId }: Caller): Promise<Pick<SessionUser, 'beganWith'>> => {
    const startedWith = sessionId === undefined ? undefined : await beganWith(sessionId);
    if (startedWith === undefined) return {};
    const provider = startedWith.provider as NonNullable<SessionUser['beganWith']>['provider'];
    return {
      beganWith: { provider, clientName: startedWith.clientName === '' ? null : startedWith.clientName },
    };
  };

  const isInGrace = (usedAt: Date): boolean => clock.now() - usedAt.getTime() <= refreshGraceSeconds * 1000;

  const checkMaySignUp = (country: string): void => {
    const { signup } = realm.territories;
    const isOpen = selfRegistration && (signup === null || signup.includes(country));
    if (!isOpen) throw new ApiError('REGISTRATION_CLOSED');
  };

  const signInProven = async (accountId: string, place: SessionLocation): Promise<SignedIn> => {
    const account = await accounts.byId(accountId);
    if (account === undefined) throw new ApiError('INVALID_CREDENTIALS');
    return begin(accountUser(account, place.country), place);
  };

  return {
    signIn: async (id, secret, place) => {
      if (id.trim() === '' && secret === '') throw new ApiError('EMPTY_INPUTS');
      const account = await accounts.checkSecret(id, secret);
      await demandSecondFactor(account.id);
      return begin(accountUser(account, place.country), place);
    },
    signUp: async (account, place) => {
      checkMaySignUp(place.country);
      await refuseWeakSecret(account.secret, [account.email, account.name, realm.name]);
      return begin(accountUser(await accounts.create(account), place.country), place);
    },
    beginFor: (account, place) => beginFamily(accountUser(account, place.country), place),
    checkMaySignUp,
    impersonate: (account, place, impersonation) =>
      begin(accountUser(account, place.country), place, impersonation),
    signInGuest: (place) => begin(guestUser(`guest-${randomUUID()}`, place.country), place),
    enterProfile: async ({ sessionId }, { id }) => {
      // The token was issued before tokens contained a session id; a refresh adds it.
      if (sessionId === undefined) throw new ApiError('TOKEN_EXPIRED');
      const token = newRefreshToken();
      const family = await repository.enterProfile(sessionId, id, tokenRow(token, sessionId));
      if (family === undefined) throw new ApiError('TOKEN_EXPIRED');
      return authTokens(await owner(family), token);
    },
    signInAs: async (accountId, place) => {
      await demandSecondFactor(accountId);
      return signInProven(accountId, place);
    },
    signInProven,
    refresh: async (token) => {
      const successor = successorOf(token, refreshKey);
      const outcome = await repository.withToken(refreshTokenHash(token), async (found, change) => {
        if (found === undefined || found.revokedAt !== null) return 'invalid' as const;
        if (found.expiresAt.getTime() <= clock.now()) return 'invalid' as const;
        if (found.usedAt === null) {
          await change.replace(new Date(clock.now()), tokenRow(successor, found.familyId, found.endsAt));
          return found;
        }
        if (isInGrace(found.usedAt)) {
          await change.keepSuccessor(tokenRow(successor, found.familyId, found.endsAt));
          return found;
        }
        await change.revokeFamily(new Date(clock.now()));
        return 'reused' as const;
      });
      // Thrown after the transaction, so that the revocation is committed.
      if (outcome === 'reused') throw new ApiError('REFRESH_TOKEN_REUSED');
      if (outcome === 'invalid') throw new ApiError('REFRESH_TOKEN_INVALID');
      return authTokens(await owner(outcome), successor);
    },
    signOut: (token) => repository.revokeFamilyOf(refreshTokenHash(token), new Date(clock.now())),
    user: async (caller, country) => {
      if (caller.accountId === null) return guestUser(caller.subject ?? 'guest', country);
      const account = await accounts.byId(caller.accountId);
      if (account === undefined) throw new ApiError('TOKEN_INVALID');
      return {
        ...accountUser(account, country),
        pro: caller.profile,
        ...(await beginningOf(caller)),
        ...(await impersonationOf(caller)),
      };
    },
    clean: () => repository.clean(new Date(clock.now())),
  };
};
