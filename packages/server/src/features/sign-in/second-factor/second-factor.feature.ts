import type { FeatureTools } from '../../../feature-tools.js';
import { createPostSecurityMail } from '../../../mail/post-security-mail.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { secondFactorHandlers, type SecondFactorParts } from './second-factor.routes.js';
import { SecondFactorService } from './second-factor.service.js';
import { TimeCodes } from './time-codes.js';

/** Created before sessions, which request the second factor; its calls in turn depend on sessions. */
export const createSecondFactorFeature = ({
  db,
  realm,
  clock,
  secrets,
  post,
  lockOut,
}: Pick<FeatureTools, 'db' | 'realm' | 'clock' | 'secrets'> & {
  readonly post: PostMail;
  readonly lockOut: LockOut;
}) => {
  const factors = new SecondFactorService({
    repository: new SecondFactorRepository(db),
    codes: new TimeCodes(secrets.secondFactors, realm.name),
    lockOut,
    post: createPostSecurityMail(post),
    key: secrets.recoveryCodes,
    clock,
  });
  return {
    demand: (accountId: string) => factors.demand(accountId),
    handlersWith: (parts: Omit<SecondFactorParts, 'factors' | 'realm'>) =>
      secondFactorHandlers({ ...parts, factors, realm }),
    clean: () => factors.clean(),
  };
};
