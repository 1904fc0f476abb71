import type { AuthTokens } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import { seal, unseal } from '../../../auth/seal.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { Account, AccountsService } from '../../account/accounts.service.js';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import type { ProviderLicences } from './provider-licences.js';
import type { SessionService } from '../session/session.service.js';
import type { SessionLocation } from '../session/session-location.js';
import { refreshTokenHash } from '../session/refresh-token.js';
import type { Identity, Proven } from './identity.js';
import type { LinkedProvidersRepository } from './linked/linked-providers.repository.js';
import type { NoteLinkChange, ProviderClient } from './linked/link-changes.js';
import type { ProviderSessionsRepository } from './provider-sessions.repository.js';

/** A caller who signs in with a provider's proof. */
export interface Comer {
  readonly caller: Caller;
  readonly place: SessionLocation;
  readonly language: string;
  /** True for a VPN in a realm that refuses sign-ups through VPNs. */
  readonly usesVpn: boolean;
}

/** Dependencies of a sign-in, on one transaction. */
interface SignInWork {
  readonly links: LinkedProvidersRepository;
  readonly sessionsThere: ProviderSessionsRepository;
  readonly accounts: AccountsService;
  readonly session: SessionService;
  readonly licences: ProviderLicences;
  readonly consents: Pick<ConsentsService, 'save'>;
  readonly noteChange: NoteLinkChange;
}

export interface ProviderSignInDependencies {
  readonly transact: <T>(work: (parts: SignInWork) => Promise<T>) => Promise<T>;
  /** Key that encrypts the providers' tokens. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

const createAccount = async (
  { accounts, session }: SignInWork,
  identity: Identity,
  { place, language, usesVpn }: Comer,
): Promise<Account> => {
  const email = identity.emailVerified ? identity.email : null;
  if (email !== null && (await accounts.hasEmail(email))) throw new ApiError('ACCOUNT_CONFLICT');
  session.checkMaySignUp(place.country);
  if (usesVpn) throw new ApiError('VPN_DETECTED');
  return accounts.createOutside({ email, name: identity.name, language });
};

/** The account of an identity, after linking it (SIGN-80, SIGN-81, SIGN-82). */
const accountFor = async (work: SignInWork, identity: Identity, comer: Comer, at: Date): Promise<Account> => {
  const { links, accounts } = work;
  await links.lock(identity);
  const linked = await links.accountOf(identity);
  const own = comer.caller.accountId;
  if (linked !== undefined && own !== null && own !== linked) throw new ApiError('ACCOUNT_CONFLICT');
  const known = linked ?? own;
  const account =
    known === null
      ? await createAccount(work, identity, comer)
      : await accounts.byId(known, own === null ? undefined : comer.caller.profile?.id);
  if (account === undefined) throw new ApiError('TOKEN_INVALID');
  if (linked !== undefined) return account;
  if (!(await links.link(account.id, identity, at))) throw new ApiError('ACCOUNT_CONFLICT');
  if (own !== null) await work.noteChange(own, 'providerLinked', identity, at);
  return account;
};

export class ProviderSignIn {
  readonly #transact;
  readonly #key;
  readonly #clock;

  constructor({ transact, key, clock }: ProviderSignInDependencies) {
    this.#transact = transact;
    this.#key = key;
    this.#clock = clock;
  }

  /**
   * Signs in with an identity: uses the linked account, links it to the caller's account, or creates an account.
   * @throws {ApiError} ACCOUNT_CONFLICT if the identity, its address or the caller's account is linked otherwise;
   * REGISTRATION_CLOSED or VPN_DETECTED if no account may be created
   */
  signInWith(
    { identity, ownToken, entitlements }: Proven,
    comer: Comer,
    consents: Parameters<ConsentsService['save']>[1] = [],
  ): Promise<AuthTokens> {
    return this.#transact(async (work) => {
      const found = await accountFor(work, identity, comer, new Date(this.#clock.now()));
      if (consents.length > 0) await work.consents.save(found.id, consents);
      // The link and the consents may have completed the sign-up.
      const account = found.signUpOpen
        ? ((await work.accounts.byId(found.id, found.profile?.id)) ?? found)
        : found;
      const { tokens, familyId } = await work.session.beginFor(account, comer.place);
      const { provider, clientName } = identity;
      const sealedToken = ownToken === undefined ? null : seal(ownToken, this.#key);
      await work.sessionsThere.add({ familyId, provider, clientName, sealedToken });
      if (entitlements !== undefined)
        await work.licences.replace(account.id, identity.provider, entitlements);
      return tokens;
    });
  }

  /** Ends the session of a refresh token. @returns the provider's token of that session, if any */
  signOut(refreshToken: string, of: Pick<Identity, 'provider' | 'clientName'>): Promise<string | null> {
    return this.#transact(async ({ session, sessionsThere }) => {
      const there = await sessionsThere.take(refreshTokenHash(refreshToken), of);
      await session.signOut(refreshToken);
      return there?.sealedToken == null ? null : unseal(there.sealedToken, this.#key);
    });
  }

  /** The provider's token of a session begun by this client; null if there is none. */
  tokenThere(
    sessionId: string | undefined,
    { provider, clientName }: ProviderClient,
  ): Promise<string | null> {
    return this.#transact(async ({ sessionsThere }) => {
      const there = sessionId === undefined ? undefined : await sessionsThere.ofSession(sessionId);
      const isOf = there?.provider === provider && there.clientName === clientName;
      return isOf && there.sealedToken !== null ? unseal(there.sealedToken, this.#key) : null;
    });
  }
}
