import type { LinkedAccount } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../../api-error.js';
import { unseal } from '../../../../auth/seal.js';
import type { Clock } from '../../../../clock.js';
import type { AccountsService } from '../../../account/accounts.service.js';
import type { ProviderLicences } from '../provider-licences.js';
import type { NoteLinkChange, ProviderClient } from './link-changes.js';
import type { LinkedProvidersRepository, LinkedRow } from './linked-providers.repository.js';
import type { ProviderSessionsRepository } from '../provider-sessions.repository.js';

export interface UnlinkRequest extends ProviderClient {
  readonly accountId: string;
  /** The caller's session, which is ended as well. */
  readonly sessionId: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Dependencies of unlinking, on one transaction. */
interface UnlinkWork {
  readonly links: LinkedProvidersRepository;
  readonly sessionsThere: ProviderSessionsRepository;
  readonly accounts: AccountsService;
  readonly licences: ProviderLicences;
  readonly noteChange: NoteLinkChange;
}

export interface LinkedProvidersDependencies {
  readonly transact: <T>(work: (parts: UnlinkWork) => Promise<T>) => Promise<T>;
  /** Whether the realm file enables a client. A link to a disabled client does not count as a way to sign in. */
  readonly isOn: (of: ProviderClient) => boolean;
  /** Revokes a token at its provider; undefined if the provider has no revocation. */
  readonly endAt: (of: ProviderClient) => ((ownToken: string) => Promise<void>) | undefined;
  /** Key that decrypts the providers' tokens. */
  readonly key: Uint8Array;
  readonly clock: Clock;
}

const isSame = (a: ProviderClient, b: ProviderClient): boolean =>
  a.provider === b.provider && a.clientName === b.clientName;

export class LinkedProvidersService {
  readonly #dependencies: LinkedProvidersDependencies;

  constructor(dependencies: LinkedProvidersDependencies) {
    this.#dependencies = dependencies;
  }

  /** The account's linked providers, in the order they were linked. */
  list(accountId: string): Promise<LinkedAccount[]> {
    return this.#dependencies.transact(async ({ links, accounts }) => {
      const [account, all] = [await accounts.byId(accountId), await links.linksOf(accountId)];
      const hasSecret = await accounts.hasSecret(accountId);
      if (account === undefined) throw new ApiError('TOKEN_INVALID');
      return all.map((link) => ({
        provider: link.provider as LinkedAccount['provider'],
        clientName: link.clientName === '' ? null : link.clientName,
        email: link.email,
        linkedAt: link.linkedAt.toISOString(),
        mayUnlink: this.#mayUnlink(link, all, hasSecret),
      }));
    });
  }

  /**
   * Unlinks a provider, removes the licences it granted unless another client of it is linked, and ends the sessions it
   * began. Its tokens are then revoked at the provider; failures are logged (ACCT-27, ACCT-28).
   * @throws {ApiError} PROVIDER_NOT_LINKED, or LAST_PROVIDER if it is the account's only way to sign in
   */
  async unlink(request: UnlinkRequest): Promise<void> {
    const sealed = await this.#unlinkHere(request);
    const end = this.#dependencies.endAt(request);
    if (end === undefined) return;
    const tokens = sealed.map((one) => unseal(one, this.#dependencies.key)).filter((one) => one !== null);
    const ends = await Promise.allSettled(tokens.map((token) => end(token)));
    for (const { reason } of ends.filter((one) => one.status === 'rejected'))
      request.log.warn({ err: reason as unknown, provider: request.provider }, 'not ended at the provider');
  }

  /** Whether the account has another way to sign in (ACCT-28). */
  #mayUnlink(link: ProviderClient, links: readonly LinkedRow[], hasSecret: boolean): boolean {
    const signsInHere = hasSecret && this.#dependencies.isOn({ provider: 'ID', clientName: '' });
    return signsInHere || links.some((other) => !isSame(other, link) && this.#dependencies.isOn(other));
  }

  /** Unlinks in the database. Returns the encrypted provider tokens of the sessions the link began. */
  #unlinkHere(request: UnlinkRequest): Promise<string[]> {
    return this.#dependencies.transact(async ({ noteChange, links, sessionsThere, accounts, licences }) => {
      const { accountId, provider, sessionId } = request;
      // Without the lock, concurrent requests could remove the last two links at once.
      await links.lockAccount(accountId);
      const all = await links.linksOf(accountId);
      const link = all.find((one) => isSame(one, request));
      if (link === undefined) throw new ApiError('PROVIDER_NOT_LINKED');
      if (!this.#mayUnlink(link, all, await accounts.hasSecret(accountId)))
        throw new ApiError('LAST_PROVIDER');
      const there = await sessionsThere.ofClient(accountId, link);
      await links.unlink(link);
      const keepsLicences = all.some((one) => one.provider === provider && !isSame(one, link));
      if (!keepsLicences) await licences.replace(accountId, provider, []);
      const at = new Date(this.#dependencies.clock.now());
      await sessionsThere.endSessionsOfClient(accountId, link, sessionId, at);
      await noteChange(accountId, 'providerUnlinked', link, at);
      return there.flatMap(({ sealedToken }) => (sealedToken === null ? [] : [sealedToken]));
    });
  }
}
