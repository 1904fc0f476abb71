import { stayingAccounts, type StayingAccount } from '@footlight/domain';
import { ApiError } from '../../../../api-error.js';
import type { SignInWork } from '../sign-in-work.js';
import type { LinkedIdentity } from './linked-providers.repository.js';

type Work = Pick<SignInWork, 'accounts' | 'giveUp' | 'licences' | 'links' | 'noteChange' | 'sessionsThere'>;

export interface Merge {
  /** Account of the session. */
  readonly accountId: string;
  /** Account that the person is linked to. */
  readonly otherAccountId: string;
  readonly stays: StayingAccount | undefined;
  readonly identity: LinkedIdentity;
  /** Reported by the provider with the proof; null if it reports none. */
  readonly entitlements: readonly string[] | null;
  readonly at: Date;
}

/** The accounts that may stay of two that a person has proved. A suspended one neither gives nor takes a sign-in. */
export const stayingOf = async (
  { accounts, licences, links }: Pick<Work, 'accounts' | 'licences' | 'links'>,
  accountId: string,
  otherId: string,
): Promise<readonly StayingAccount[]> => {
  const both = [await accounts.byId(accountId), await accounts.byId(otherId)];
  if (both.some((account) => account === undefined || account.isSuspended)) return [];
  return stayingAccounts({
    thisHolds: await licences.holds(accountId),
    otherHolds: await licences.holds(otherId),
    thisHasProviders: (await links.linksOf(accountId)).length > 0,
  });
};

/** Moves a link with its licences, and ends the sessions that it began. Both owners are told. */
const move = async (
  { links, licences, sessionsThere, noteChange }: Work,
  link: LinkedIdentity,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<void> => {
  await links.unlink({ ...link, accountId: from });
  // The account that stays has another identity of the provider.
  if (!(await links.link(to, link, at))) throw new ApiError('ACCOUNT_CONFLICT');
  if (!(await links.ofAccount(from)).includes(link.provider)) await licences.replace(from, link.provider, []);
  await sessionsThere.endSessionsOfClient(from, link, undefined, at);
  await noteChange(from, 'providerUnlinked', link, at);
  await noteChange(to, 'providerLinked', link, at);
};

/**
 * Moves the sign-ins of one of two accounts of a person to the other: of the other account the proven one, of the account of
 * the session all. An account that nothing signs in to any more is given up.
 * @throws {ApiError} ACCOUNT_CONFLICT unless the chosen account may stay
 * @see docs/rules/sign-in.md SIGN-181, SIGN-186
 */
export const mergeLinks = async (
  work: Work,
  { accountId, otherAccountId, stays, identity, entitlements, at }: Merge,
): Promise<void> => {
  const { links, licences } = work;
  // In one order, so that two merges do not wait for each other.
  for (const id of [accountId, otherAccountId].toSorted())
    // oxlint-disable-next-line no-await-in-loop
    await links.lockAccount(id);
  if ((await links.accountOf(identity)) !== otherAccountId) throw new ApiError('ACCOUNT_CONFLICT');
  const possible = await stayingOf(work, accountId, otherAccountId);
  if (stays === undefined || !possible.includes(stays)) throw new ApiError('ACCOUNT_CONFLICT');
  const [from, to] = stays === 'THIS' ? [otherAccountId, accountId] : [accountId, otherAccountId];
  const moved: readonly LinkedIdentity[] =
    stays === 'THIS'
      ? [identity]
      : (await links.linksOf(accountId)).map((link) =>
          Object.assign({}, link, { provider: link.provider as LinkedIdentity['provider'] }),
        );
  for (const link of moved)
    // oxlint-disable-next-line no-await-in-loop
    await move(work, link, { from, to, at });
  if (entitlements !== null) await licences.replace(to, identity.provider, entitlements);
  await work.giveUp({ from, to, at });
};
