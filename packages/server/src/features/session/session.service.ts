import { randomUUID } from 'node:crypto';
import type { AuthTokens, SessionUser } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { AccessTokens, TokenSubject } from '../../auth/access-tokens.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import type { Account, AccountsService, NewAccount } from '../accounts/accounts.service.js';
import { newRefreshToken, refreshTokenHash, successorOf } from './refresh-token.js';
import type { FoundToken, NewToken, SessionRepository } from './session.repository.js';

export interface SignedIn extends AuthTokens {
  readonly linkedAccounts: { provider: string }[];
  readonly user: SessionUser;
}

/** Sessions of the product's own provider (`ID`) and of guests. */
export interface SessionService {
  /** @throws {ApiError} EMPTY_INPUTS when both are empty, else INVALID_CREDENTIALS */
  signIn(id: string, secret: string, country: string): Promise<SignedIn>;
  /** @throws {ApiError} REGISTRATION_CLOSED or ACCOUNT_EXISTS */
  signUp(account: NewAccount, country: string): Promise<SignedIn>;
  /**
   * For who has proved in another way than by a password who they are.
   * @throws {ApiError} INVALID_CREDENTIALS where the account is gone
   */
  signInAs(accountId: string, country: string): Promise<SignedIn>;
  signInGuest(country: string): Promise<SignedIn>;
  /** @throws {ApiError} REFRESH_TOKEN_INVALID, or REFRESH_TOKEN_REUSED, which ends the whole session */
  refresh(token: string): Promise<AuthTokens>;
  /** Ends the session of a refresh token; an unknown token is no error. */
  signOut(token: string): Promise<void>;
  user(caller: Caller, country: string): Promise<SessionUser>;
  /** Drops the tokens whose time is over. */
  clean(): Promise<void>;
}

export interface SessionDependencies {
  readonly repository: SessionRepository;
  readonly accounts: AccountsService;
  readonly tokens: AccessTokens;
  /** Derives successors of refresh tokens. */
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

const subjectOf = (user: SessionUser): TokenSubject => ({
  subject: user.id,
  isGuest: user.isGuest,
  role: user.rol,
  profile: user.pro,
});

export const createSessionService = (dependencies: SessionDependencies): SessionService => {
  const { repository, accounts, tokens, refreshKey, realm, clock } = dependencies;
  const { refreshTokenDays, refreshGraceSeconds, selfRegistration } = realm.signIn;

  const tokenRow = (token: string, familyId: string): NewToken => {
    const now = clock.now();
    return {
      hash: refreshTokenHash(token),
      familyId,
      issuedAt: new Date(now),
      expiresAt: new Date(now + refreshTokenDays * DAY_MS),
    };
  };

  const authTokens = async (subject: TokenSubject, refreshToken: string): Promise<AuthTokens> => ({
    authorisationToken: await tokens.issue(subject),
    refreshToken,
    missingInformationStatus: 'NONE',
  });

  const begin = async (user: SessionUser, providers: readonly string[]): Promise<SignedIn> => {
    const familyId = randomUUID();
    const token = newRefreshToken();
    await repository.begin(
      {
        id: familyId,
        accountId: user.isGuest ? null : user.id,
        guestId: user.isGuest ? user.id : null,
        createdAt: new Date(clock.now()),
      },
      tokenRow(token, familyId),
    );
    return {
      ...(await authTokens(subjectOf(user), token)),
      linkedAccounts: providers.map((provider) => ({ provider })),
      user,
    };
  };

  /** Who a session belongs to now; an account may be gone or have changed since it began. */
  const owner = async ({ accountId, guestId }: FoundToken): Promise<TokenSubject> => {
    if (accountId === null) return subjectOf(guestUser(guestId ?? '', realm.defaultCountry));
    const account = await accounts.byId(accountId);
    if (account === undefined) throw new ApiError('REFRESH_TOKEN_INVALID');
    return subjectOf(accountUser(account, realm.defaultCountry));
  };

  const isInGrace = (usedAt: Date): boolean => clock.now() - usedAt.getTime() <= refreshGraceSeconds * 1000;

  const signUpAllowed = (country: string): boolean => {
    const { signup } = realm.territories;
    return selfRegistration && (signup === null || signup.includes(country));
  };

  return {
    signIn: async (id, secret, country) => {
      if (id.trim() === '' && secret === '') throw new ApiError('EMPTY_INPUTS');
      return begin(accountUser(await accounts.checkSecret(id, secret), country), ['ID']);
    },
    signUp: async (account, country) => {
      if (!signUpAllowed(country)) throw new ApiError('REGISTRATION_CLOSED');
      return begin(accountUser(await accounts.create(account), country), ['ID']);
    },
    signInAs: async (accountId, country) => {
      const account = await accounts.byId(accountId);
      if (account === undefined) throw new ApiError('INVALID_CREDENTIALS');
      return begin(accountUser(account, country), ['ID']);
    },
    signInGuest: (country) => begin(guestUser(`guest-${randomUUID()}`, country), []),
    refresh: async (token) => {
      const successor = successorOf(token, refreshKey);
      const outcome = await repository.withToken(refreshTokenHash(token), async (found, change) => {
        if (found === undefined || found.revokedAt !== null) return 'invalid' as const;
        if (found.expiresAt.getTime() <= clock.now()) return 'invalid' as const;
        if (found.usedAt === null) {
          await change.replace(new Date(clock.now()), tokenRow(successor, found.familyId));
          return found;
        }
        if (isInGrace(found.usedAt)) return found;
        await change.revokeFamily(new Date(clock.now()));
        return 'reused' as const;
      });
      // Thrown out here, so that the revocation is committed.
      if (outcome === 'reused') throw new ApiError('REFRESH_TOKEN_REUSED');
      if (outcome === 'invalid') throw new ApiError('REFRESH_TOKEN_INVALID');
      return authTokens(await owner(outcome), successor);
    },
    signOut: (token) => repository.revokeFamilyOf(refreshTokenHash(token), new Date(clock.now())),
    user: async (caller, country) => {
      if (caller.accountId === null) return guestUser(caller.subject ?? 'guest', country);
      const account = await accounts.byId(caller.accountId);
      if (account === undefined) throw new ApiError('TOKEN_INVALID');
      return { ...accountUser(account, country), pro: caller.profile };
    },
    clean: () => repository.clean(new Date(clock.now())),
  };
};
