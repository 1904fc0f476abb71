import { ApiError } from '../../../api-error.js';
import { hashSecret, verifySecret } from '../../../auth/passwords.js';
import { singleUseHash } from '../../../auth/single-use-token.js';
import { refuseWeakSecret } from '../../../auth/weak-secret.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { LockOut } from '../lock-out/lock-out.service.js';
import type { MailLinks } from '../mail-links/mail-links.service.js';
import { refreshTokenHash } from '../session/refresh-token.js';
import type { PasswordRepository } from './password.repository.js';

export interface ChangePassword {
  readonly accountId: string;
  readonly currentSecret: string;
  readonly secret: string;
  /** Refresh token of the session that stays signed in. */
  readonly refreshToken: string | null;
}

export interface PasswordService {
  /**
   * Queues a mail with a reset link. Behaves the same for known and unknown addresses: the account is looked up when
   * the mail is sent.
   * @throws {ApiError} PROVIDER_NOT_CONFIGURED
   */
  requestReset(email: string, provider: string, language: string): Promise<void>;
  /** @throws {ApiError} RESET_TOKEN_INVALID, or WEAK_SECRET, after which the link stays valid */
  reset(token: string, secret: string): Promise<void>;
  /** @throws {ApiError} WEAK_SECRET, INVALID_CURRENT_CREDENTIALS, or SIGN_IN_LOCKED after too many wrong passwords */
  change(change: ChangePassword): Promise<void>;
}

export interface PasswordDependencies {
  readonly db: Database;
  readonly repository: PasswordRepository;
  readonly links: MailLinks;
  readonly post: PostMail;
  readonly lockOut: Pick<LockOut, 'check' | 'forgive'>;
  readonly realm: Realm;
  readonly clock: Clock;
}

/** @see docs/rules/sign-in.md SIGN-20, SIGN-21, SIGN-22, SIGN-23 */
export const createPasswordService = (dependencies: PasswordDependencies): PasswordService => {
  const { db, repository, links, post, lockOut, realm, clock } = dependencies;
  const { passwordReset, providers } = realm.signIn;

  return {
    requestReset: async (email, provider, language) => {
      const isOn = passwordReset && provider === 'ID' && providers.some(({ name }) => name === 'ID');
      if (!isOn) throw new ApiError('PROVIDER_NOT_CONFIGURED');
      await post(db, { kind: 'password-reset', recipient: email.trim(), language });
    },
    reset: async (token, secret) => {
      // Hashing is expensive, so the token is checked first.
      if (!(await links.isLive('password-reset', token))) throw new ApiError('RESET_TOKEN_INVALID');
      await refuseWeakSecret(secret, [realm.name]);
      const secretHash = await hashSecret(secret);
      const email = await repository.reset({
        hash: singleUseHash(token),
        secretHash,
        check: (owner) => refuseWeakSecret(secret, [owner, realm.name]),
        now: new Date(clock.now()),
      });
      if (email === undefined) throw new ApiError('RESET_TOKEN_INVALID');
      // The link proves access to the mailbox, so failed sign-ins are cleared.
      await lockOut.forgive('signIn', email);
    },
    change: async ({ accountId, currentSecret, secret, refreshToken }) => {
      await lockOut.check('currentPassword', accountId);
      const holder = await repository.byId(accountId);
      const matches = await verifySecret(currentSecret, holder?.secretHash ?? null);
      if (holder === undefined || !matches) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
      await lockOut.forgive('currentPassword', accountId);
      await refuseWeakSecret(secret, [holder.email, holder.name, realm.name]);
      const isSet = await repository.change({
        holder,
        secretHash: await hashSecret(secret),
        currentToken: refreshToken === null ? null : refreshTokenHash(refreshToken),
        now: new Date(clock.now()),
      });
      if (!isSet) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    },
  };
};
