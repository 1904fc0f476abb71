import { ApiError } from '../../../api-error.js';
import { verifySecret } from '../../../auth/passwords.js';
import { singleUseHash } from '../../../auth/single-use-token.js';
import type { Clock } from '../../../clock.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { LockOut } from '../../../auth/lock-out.service.js';
import type { EmailChangeRepository, EmailHolder } from './email-change.repository.js';

export interface ChangeEmail {
  readonly accountId: string;
  /** Needed where the account has a password; the caller has demanded a proof of the others. */
  readonly currentSecret: string | undefined;
  readonly email: string;
  /** BCP 47 language of the mail to the new address. */
  readonly language: string;
}

export interface EmailChangeDependencies {
  readonly repository: EmailChangeRepository;
  readonly lockOut: Pick<LockOut, 'check' | 'forgive'>;
  readonly realm: Pick<Realm, 'mail'>;
  readonly clock: Clock;
}

/** @see docs/rules/sign-in.md SIGN-140, SIGN-141, SIGN-142 */
export class EmailChangeService {
  readonly #dependencies: EmailChangeDependencies;

  constructor(dependencies: EmailChangeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Requests a link for the new address. The address is checked against other accounts only when the mail is sent, so
   * the response does not reveal whether it is taken.
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS, SIGN_IN_LOCKED after too many wrong passwords,
   *   PROVIDER_NOT_CONFIGURED if the realm sends no mail, INVALID_FIELD for the account's current address
   */
  async requestChange({ accountId, currentSecret, email, language }: ChangeEmail): Promise<void> {
    if (this.#dependencies.realm.mail === null) throw new ApiError('PROVIDER_NOT_CONFIGURED');
    const holder = await this.#dependencies.repository.byId(accountId);
    if (holder === undefined) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    if (holder.secretHash !== null) await this.#checkSecret(holder, currentSecret ?? '');
    const next = email.trim().toLowerCase();
    if (next === holder.email?.toLowerCase())
      throw invalidFields([issueOf('body.email', email, 'an address other than the present one')]);
    await this.#dependencies.repository.requestChange(holder, next, language);
  }

  /**
   * @param signedInTo the account of the session that came with the link; null for a guest
   * @returns the new address of the account; null if the link is unknown, expired or used
   */
  async confirm(token: string, signedInTo: string | null): Promise<string | null> {
    return (
      (await this.#dependencies.repository.confirm(
        singleUseHash(token),
        new Date(this.#dependencies.clock.now()),
        signedInTo,
      )) ?? null
    );
  }

  /** @throws {ApiError} INVALID_CURRENT_CREDENTIALS, or SIGN_IN_LOCKED after too many wrong passwords */
  async #checkSecret({ id, secretHash }: EmailHolder, secret: string): Promise<void> {
    await this.#dependencies.lockOut.check('currentPassword', id);
    if (!(await verifySecret(secret, secretHash))) throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    await this.#dependencies.lockOut.forgive('currentPassword', id);
  }
}
