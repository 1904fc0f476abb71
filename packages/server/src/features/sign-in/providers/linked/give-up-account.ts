import type { Database } from '../../../../database/database.js';
import { writeAudit } from '../../../../database/audit-log.js';
import type { MoveViewers } from '../../../../feature.js';
import { AddresseesRepository } from '../../../../mail/addressees.repository.js';
import type { PostMail } from '../../../../mail/post-mail.js';
import type { PostSecurityMail } from '../../../../mail/post-security-mail.js';
import type { Realm } from '../../../../realm/load-realm.js';
import type { AccountsService } from '../../../account/accounts.service.js';
import { PasskeysRepository } from '../../passkeys/passkeys.repository.js';
import { DevicesRepository } from '../../session/devices.repository.js';
import { isTurnedOn } from '../providers.js';
import { LinkedProvidersRepository } from './linked-providers.repository.js';

const DAY_MS = 86_400_000;

export interface GiveUpDependencies {
  readonly realm: Realm;
  readonly post: PostMail;
  readonly postSecurityMail: PostSecurityMail;
  /** Moves what viewers left in all subjects. */
  readonly moveViewers: MoveViewers;
}

/** Gives up the account `from` for `to`, in a transaction, unless something still signs in to it. */
export type GiveUpAccount = (
  tx: Database,
  accounts: AccountsService,
  move: { readonly from: string; readonly to: string; readonly at: Date },
) => Promise<void>;

/** @see docs/rules/sign-in.md SIGN-186 */
export const createGiveUpAccount = ({
  realm,
  post,
  postSecurityMail,
  moveViewers,
}: GiveUpDependencies): GiveUpAccount => {
  const signsIn = async (tx: Database, accounts: AccountsService, accountId: string): Promise<boolean> =>
    ((await accounts.hasSecret(accountId)) && isTurnedOn(realm, { provider: 'ID', clientName: '' })) ||
    (await new LinkedProvidersRepository(tx).linksOf(accountId)).some((link) => isTurnedOn(realm, link)) ||
    (await new PasskeysRepository(tx, postSecurityMail).ofAccount(accountId)).length > 0;

  const tell = async (tx: Database, from: string, to: string, deletesAt: Date): Promise<void> => {
    const addressees = await new AddresseesRepository(tx).of([from, to]);
    for (const [id, what] of [
      [from, 'given-up'],
      [to, 'kept'],
    ] as const) {
      const { email: recipient, language } = addressees.get(id) ?? {};
      if (recipient != null)
        // oxlint-disable-next-line no-await-in-loop
        await post(tx, {
          kind: 'accounts-joined',
          recipient,
          language: language ?? realm.defaultLanguage,
          details: { what, at: deletesAt.toISOString() },
        });
    }
  };

  return async (tx, accounts, { from, to, at }) => {
    const account = await accounts.byId(from);
    // Whoever has a role keeps the account that has it.
    if (account?.role !== 'viewer' || (await signsIn(tx, accounts, from))) return;
    const deletesAt = await accounts.giveUp(from, to, {
      move: async (viewers) => new Set(await moveViewers(tx, { from, to, ...viewers })),
      deletesAt: new Date(at.getTime() + realm.account.deletionGraceDays * DAY_MS),
    });
    await new DevicesRepository(tx).endOthers(from, undefined, at);
    for (const accountId of [from, to])
      // oxlint-disable-next-line no-await-in-loop
      await writeAudit(tx, { at, action: 'accountsJoined', actorId: to, accountId, details: { from, to } });
    await tell(tx, from, to, deletesAt);
  };
};
