import { hasOwnAccounts } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import { hashSecret, verifySecret } from '../../../auth/passwords.js';
import { singleUseHash } from '../../../auth/single-use-token.js';
import { refuseWeakSecret } from '../../../auth/weak-secret.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
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

export interface PasswordDependencies {
  readonly db: Database;
  readonly repository: PasswordRepository;
  readonly links: MailLinks;
  readonly post: PostMail;
  readonly lockOut: Pick<LockOut, 'check' | 'forgive' | 'forgiveSignIn'>;
  readonly realm: Realm;
  readonly clock: Clock;
}

/** @see docs/rules/sign-in.md SIGN-20, SIGN-21, SIGN-22, SIGN-23 */
export class PasswordService {
  readonly #dependencies: PasswordDependencies;
  readonly #passwordReset;
  readonly #providers;

  constructor(dependencies: PasswordDependencies) {
    this.#dependencies = dependencies;
    const { passwordReset, providers } = dependencies.realm.signIn;
    this.#passwordReset = passwordReset;
    this.#providers = providers;
  }

  /**
   * Queues a mail with a reset link. Behaves the same for known and unknown addresses: the account is looked up when
   * the mail is sent.
   * @param from page that the link leads back to after the new password
   * @throws {ApiError} PROVIDER_NOT_CONFIGURED
   */
  async requestReset(
    email: string,
    provider: string,
    { language, from }: { readonly language: string; readonly from?: string | undefined },
  ): Promise<void> {
    if (!this.#passwordReset || provider !== 'ID' || !hasOwnAccounts(this.#providers))
      throw new ApiError('PROVIDER_NOT_CONFIGURED');
    await this.#dependencies.post(this.#dependencies.db, {
      kind: 'password-reset',
      recipient: email.trim(),
      language,
      ...(from === undefined ? {} : { details: { from } }),
    });
  }

  /** @throws {ApiError} PROVIDER_NOT_CONFIGURED, RESET_TOKEN_INVALID, or WEAK_SECRET, after which the link stays valid */
  async reset(token: string, secret: string): Promise<void> {
    if (!hasOwnAccounts(this.#providers)) throw new ApiError('PROVIDER_NOT_CONFIGURED');
    // Hashing is expensive, so the token is checked first.
    if (!(await this.#dependencies.links.isLive('password-reset', token)))
      throw new ApiError('RESET_TOKEN_INVALID');
    await this.#refuseWeak(secret);
    const secretHash = await hashSecret(secret);
    const email = await this.#dependencies.repository.reset({
      hash: singleUseHash(token),
      secretHash,
      check: (owner) => this.#refuseWeak(secret, owner),
      now: new Date(this.#dependencies.clock.now()),
    });
    if (email === undefined) throw new ApiError('RESET_TOKEN_INVALID');
    // The link proves access to the mailbox, so failed sign-ins are cleared.
    await this.#dependencies.lockOut.forgiveSignIn(email);
  }

  /**
   * Sets the first password of an account.
   * @throws {ApiError} CONFLICT if it has one, or no confirmed address; WEAK_SECRET, PROVIDER_NOT_CONFIGURED
   */
  async set(accountId: string, secret: string): Promise<void> {
    const { repository, links, realm, clock } = this.#dependencies;
    if (!hasOwnAccounts(realm.signIn.providers)) throw new ApiError('PROVIDER_NOT_CONFIGURED');
    const holder = await repository.byId(accountId);
    if (
      holder === undefined ||
      holder.secretHash !== null ||
      !(await links.isConfirmed(accountId, holder.email))
    )
      throw new ApiError('CONFLICT');
    await this.#refuseWeak(secret, holder.email, holder.name);
    if (!(await repository.setFirst(holder, await hashSecret(secret), new Date(clock.now()))))
      throw new ApiError('CONFLICT');
  }

  /** @throws {ApiError} WEAK_SECRET, INVALID_CURRENT_CREDENTIALS, or SIGN_IN_LOCKED after too many wrong passwords */
  async change({ accountId, currentSecret, secret, refreshToken }: ChangePassword): Promise<void> {
    await this.#dependencies.lockOut.check('currentPassword', accountId);
    const holder = await this.#dependencies.repository.byId(accountId);
    const matches = await verifySecret(currentSecret, holder?.secretHash ?? null);
    if (holder === undefined || !matches) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    await this.#dependencies.lockOut.forgive('currentPassword', accountId);
    await this.#refuseWeak(secret, holder.email, holder.name);
    const isSet = await this.#dependencies.repository.change({
      holder,
      secretHash: await hashSecret(secret),
      currentToken: refreshToken === null ? null : refreshTokenHash(refreshToken),
      now: new Date(this.#dependencies.clock.now()),
    });
    if (!isSet) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
  }

  /** @throws {ApiError} WEAK_SECRET, BREACHED_SECRET */
  #refuseWeak(secret: string, ...own: readonly string[]): Promise<void> {
    const { name, folders } = this.#dependencies.realm;
    return refuseWeakSecret(secret, [...own, name], folders.breachedPasswords);
  }
}
