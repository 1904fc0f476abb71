import type { Database } from '../../../database/database.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { postCancelled } from './plan-mails.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';

/**
 * Stops the renewal of a locked licence, which stays active until it ends, and mails its holder.
 * @returns false, without a change, for a licence that does not renew
 */
export const stopRenewal = async (
  tx: Database,
  post: PostMail,
  licence: HeldLicenceRow,
  now: number,
): Promise<boolean> => {
  const renews = statusAt(licence, now) === 'active' && licence.autoRenewing;
  if (!renews && !licence.paused) return false;
  await new HeldLicencesRepository(tx).save(licence.id, {
    autoRenewing: false,
    paused: false,
    pauseRequest: null,
    resumesAt: null,
    pendingActions: [],
  });
  await new RenewalWorkRepository(tx).lookAgain(licence.id, licence.expiresAt ?? new Date(now));
  await postCancelled(tx, post, licence, now);
  return true;
};
