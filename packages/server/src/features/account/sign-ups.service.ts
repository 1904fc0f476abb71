import type { Realm } from '../../realm/load-realm.js';
import type { AccountsRepository } from './accounts.repository.js';
import type { ConsentsService } from './consents/consents.service.js';

export interface SignUpsDependencies {
  readonly repository: Pick<AccountsRepository, 'closeSignUp'>;
  readonly consents: Pick<ConsentsService, 'required' | 'outstanding' | 'haveChanged'>;
  readonly linkedTo: (accountId: string) => Promise<readonly string[]>;
  readonly realm: Pick<Realm, 'signIn'>;
}

/**
 * What a new account has to do before it may be used: agree to the required terms, and link one of the mandatory
 * providers.
 * @see docs/rules/sign-in.md SIGN-166
 */
export class SignUps {
  readonly #dependencies: SignUpsDependencies;
  readonly #mandatory: readonly string[];

  constructor(dependencies: SignUpsDependencies) {
    this.#dependencies = dependencies;
    this.#mandatory = dependencies.realm.signIn.providers
      .filter(({ name, mandatory }) => mandatory && name !== 'ID')
      .map(({ name }) => name);
  }

  /** Whether new accounts have something to do. */
  get beginOpen(): boolean {
    return this.#mandatory.length > 0 || this.#dependencies.consents.required.length > 0;
  }

  /**
   * Whether an account has something to do before it may be used. Stores it if a sign-up is complete.
   * @param isNew whether its sign-up was not complete when it was last looked at; of the others only terms that have changed
   * are asked again
   */
  async isOpen(accountId: string, isNew: boolean): Promise<boolean> {
    const { consents, linkedTo, repository } = this.#dependencies;
    if (!isNew) return consents.haveChanged(accountId);
    if ((await consents.outstanding(accountId)).length > 0) return true;
    if (this.#mandatory.length > 0) {
      const linked = await linkedTo(accountId);
      if (!linked.some((provider) => this.#mandatory.includes(provider))) return true;
    }
    await repository.closeSignUp(accountId);
    return false;
  }
}
