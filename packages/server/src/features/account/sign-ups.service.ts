import type { Realm } from '../../realm/load-realm.js';
import type { AccountsRepository } from './accounts.repository.js';
import type { ConsentsService } from './consents/consents.service.js';
import { hasRequiredFields, missingFields } from './stored-fields.js';

export interface SignUpsDependencies {
  readonly repository: Pick<AccountsRepository, 'byId' | 'closeSignUp'>;
  readonly consents: Pick<ConsentsService, 'required' | 'outstanding' | 'haveChanged'>;
  readonly linkedTo: (accountId: string) => Promise<readonly string[]>;
  readonly realm: Pick<Realm, 'signIn' | 'account' | 'territories' | 'defaultCountry'>;
}

/**
 * What a new account has to do before it may be used: fill in the required fields of the sign-up, agree to the required
 * terms, and link one of the mandatory providers.
 * @see docs/rules/sign-in.md SIGN-166
 */
export class SignUps {
  readonly #dependencies: SignUpsDependencies;
  readonly #mandatory: readonly string[];
  readonly #hasFields: boolean;

  constructor(dependencies: SignUpsDependencies) {
    this.#dependencies = dependencies;
    this.#mandatory = dependencies.realm.signIn.providers
      .filter(({ name, mandatory }) => mandatory && name !== 'ID')
      .map(({ name }) => name);
    this.#hasFields = hasRequiredFields(dependencies.realm);
  }

  /** Whether new accounts have something to do. */
  get beginOpen(): boolean {
    return this.#mandatory.length > 0 || this.#hasFields || this.#dependencies.consents.required.length > 0;
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
    if (this.#hasFields) {
      const row = await repository.byId(accountId);
      if (row !== undefined && missingFields(this.#dependencies.realm, row).length > 0) return true;
    }
    if (this.#mandatory.length > 0) {
      const linked = await linkedTo(accountId);
      if (!linked.some((provider) => this.#mandatory.includes(provider))) return true;
    }
    await repository.closeSignUp(accountId);
    return false;
  }
}
