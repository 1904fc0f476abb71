import type { AuthTokens, PendingLinkDetails } from '@footlight/contract';
import { providerSignInStep, type ProviderSignInStep, type StayingAccount } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import { seal, unseal } from '../../../auth/seal.js';
import { newSingleUseToken, singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { Account } from '../../account/accounts.service.js';
import type { ConsentsService } from '../../account/consents/consents.service.js';
import type { SessionLocation } from '../session/session-location.js';
import { refreshTokenHash } from '../session/refresh-token.js';
import type { Identity, Proven } from './identity.js';
import { mergeLinks, stayingOf } from './linked/merge-links.js';
import type { LinkedIdentity } from './linked/linked-providers.repository.js';
import type { ProviderClient } from './linked/link-changes.js';
import type { SignInWork } from './sign-in-work.js';

/** How long the proof of a conflict is kept, in seconds: enough to sign in to the account, also with a new password. */
const PENDING_SECONDS = 900;

/** A caller who signs in with a provider's proof. */
export interface Comer {
  readonly caller: Caller;
  readonly place: SessionLocation;
  readonly language: string;
  /** True for a VPN in a realm that refuses sign-ups through VPNs. */
  readonly usesVpn: boolean;
}

export interface ProviderSignInDependencies {
  readonly transact: <T>(work: (parts: SignInWork) => Promise<T>) => Promise<T>;
  /** Key that encrypts the providers' tokens. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

const verifiedEmailOf = ({ email, emailVerified }: Identity): string | null => (emailVerified ? email : null);

const createAccount = async (
  { accounts, session }: SignInWork,
  identity: Identity,
  { place, language, usesVpn }: Comer,
): Promise<Account> => {
  session.checkMaySignUp(place.country);
  if (usesVpn) throw new ApiError('VPN_DETECTED');
  return accounts.createOutside({ email: verifiedEmailOf(identity), name: identity.name, language });
};

/** The step that follows, with the identity locked until the transaction ends. */
const stepFor = async (
  { links, accounts }: SignInWork,
  identity: Identity,
  caller: string | null,
): Promise<ProviderSignInStep> => {
  await links.lock(identity);
  const email = verifiedEmailOf(identity);
  return providerSignInStep({
    linkedTo: (await links.accountOf(identity)) ?? null,
    caller,
    holder: email === null ? null : ((await accounts.withEmail(email)) ?? null),
  });
};

/** Links an identity to an account. @throws {ApiError} ACCOUNT_CONFLICT if it has another one of the provider */
const link = async (
  { links, noteChange }: SignInWork,
  accountId: string,
  identity: LinkedIdentity,
  at: Date,
): Promise<void> => {
  if (!(await links.link(accountId, identity, at))) throw new ApiError('ACCOUNT_CONFLICT');
  await noteChange(accountId, 'providerLinked', identity, at);
};

/** An address that a provider has verified for somebody who is signed in to the account that has it is proved (SIGN-185). */
const confirmVerified = async (
  { accounts, confirmAddress }: SignInWork,
  accountId: string,
  verified: string | null,
  at: Date,
): Promise<void> => {
  const email = (await accounts.byId(accountId))?.email ?? null;
  if (email !== null && email.toLowerCase() === verified?.toLowerCase())
    await confirmAddress({ accountId, email }, at);
};

/** The account that a step leads to, after linking or creating it. */
const accountAfter = async (
  work: SignInWork,
  step: Exclude<ProviderSignInStep, { readonly type: 'conflict' | 'merge' }>,
  { identity, comer, at }: { readonly identity: Identity; readonly comer: Comer; readonly at: Date },
): Promise<Account> => {
  if (step.type === 'signUp') {
    const created = await createAccount(work, identity, comer);
    // The provider has verified it.
    if (created.email !== null)
      await work.confirmAddress({ accountId: created.id, email: created.email }, at);
    if (!(await work.links.link(created.id, identity, at))) throw new ApiError('ACCOUNT_CONFLICT');
    return created;
  }
  const { accountId, profile } = comer.caller;
  const account = await work.accounts.byId(step.accountId, accountId === null ? undefined : profile?.id);
  if (account === undefined) throw new ApiError('TOKEN_INVALID');
  if (step.type === 'link') {
    await link(work, account.id, identity, at);
    await confirmVerified(work, account.id, verifiedEmailOf(identity), at);
  }
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
   * @throws {ApiError} ACCOUNT_CONFLICT if the identity or the caller's account is linked otherwise, and, with the token
   * of a kept proof, if the identity's address belongs to an account; REGISTRATION_CLOSED or VPN_DETECTED if no account
   * may be created
   */
  async signInWith(
    { identity, ownToken, entitlements }: Proven,
    comer: Comer,
    consents: Parameters<ConsentsService['save']>[1] = [],
  ): Promise<AuthTokens> {
    const outcome = await this.#transact(async (work) => {
      const at = new Date(this.#clock.now());
      const step = await stepFor(work, identity, comer.caller.accountId);
      if (step.type === 'merge') return this.#keepMerge(work, step, identity, entitlements ?? null);
      if (step.type === 'conflict') return this.#keep(work, step.accountId, identity, entitlements ?? null);
      const found = await accountAfter(work, step, { identity, comer, at });
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
    // Thrown after the transaction, so that the proof is kept.
    if (!('authorisationToken' in outcome))
      throw new ApiError('ACCOUNT_CONFLICT', { details: { ...outcome } });
    return outcome;
  }

  /**
   * Links the identity of a conflict to the account that has its address, whose owner has signed in since; or moves the
   * sign-ins of one of two accounts to the other.
   * @param stays the account that takes the sign-ins of the other; only of a person who has proved two accounts
   * @throws {ApiError} PENDING_LINK_INVALID, or ACCOUNT_CONFLICT if either has been linked otherwise meanwhile
   * @see docs/rules/sign-in.md SIGN-170, SIGN-181
   */
  linkPending(accountId: string, token: string, stays?: StayingAccount): Promise<void> {
    return this.#transact(async (work) => {
      const at = new Date(this.#clock.now());
      const kept = await work.pending.take(singleUseHash(token), accountId, at);
      if (kept === undefined) throw new ApiError('PENDING_LINK_INVALID');
      const identity = { ...kept, provider: kept.provider as Identity['provider'] };
      await work.links.lock(identity);
      const { otherAccountId } = kept;
      if (otherAccountId !== null) {
        await mergeLinks(work, {
          accountId,
          otherAccountId,
          stays,
          identity,
          entitlements: kept.entitlements,
          at,
        });
        return;
      }
      if ((await work.links.accountOf(identity)) !== undefined) throw new ApiError('ACCOUNT_CONFLICT');
      await link(work, accountId, identity, at);
      // The provider has verified the address, or there would have been no conflict.
      await confirmVerified(work, accountId, kept.email, at);
      if (kept.entitlements !== null)
        await work.licences.replace(accountId, identity.provider, kept.entitlements);
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

  /** Keeps a proof for the owner of two accounts, if the sign-ins of one of them may move. */
  async #keepMerge(
    work: SignInWork,
    { accountId, otherId }: Extract<ProviderSignInStep, { readonly type: 'merge' }>,
    identity: Identity,
    entitlements: readonly string[] | null,
  ): Promise<PendingLinkDetails> {
    const other = await work.accounts.byId(otherId);
    const stays = await stayingOf(work, accountId, otherId);
    if (other === undefined || stays.length === 0) return { stays: [] };
    const kept = await this.#keep(work, accountId, identity, entitlements, otherId);
    return { ...kept, stays, otherAccount: other.email ?? other.name };
  }

  /** Keeps a proof for the owner of the account that has its address. */
  async #keep(
    { pending }: SignInWork,
    accountId: string,
    { provider, clientName, subject, email }: Identity,
    entitlements: readonly string[] | null,
    otherAccountId: string | null = null,
  ): Promise<PendingLinkDetails> {
    const token = newSingleUseToken();
    await pending.add({
      tokenHash: singleUseHash(token),
      accountId,
      provider,
      clientName,
      subject,
      email,
      otherAccountId,
      entitlements,
      expiresAt: new Date(this.#clock.now() + PENDING_SECONDS * 1_000),
    });
    return { pendingLink: token, expiresInSeconds: PENDING_SECONDS };
  }
}
