import type { Account, BodyOf } from '@footlight/contract';
import { hasOwnAccounts } from '@footlight/domain';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import { invalidFields } from '../../http/requests/field-refused.js';
import type { Realm } from '../../realm/load-realm.js';
import { accountFieldsOf } from '../../realm/realm-fields.js';
import { changeIssues, normalisedChanges, shownField } from './account-fields.js';
import type { AccountRow } from './accounts.repository.js';
import type { AccountsService } from './accounts.service.js';
import type { CountriesService } from './countries.service.js';
import type { DetailsRepository } from './details.repository.js';
import { missingFields } from './stored-fields.js';

export interface DetailsDependencies {
  readonly repository: DetailsRepository;
  readonly accounts: AccountsService;
  readonly countries: CountriesService;
  readonly realm: Realm;
  readonly clock: Clock;
  /** Ends the account's sessions except one, in a transaction. */
  readonly endOtherSessions: (
    tx: Database,
    accountId: string,
    sessionId: string | undefined,
    at: Date,
  ) => Promise<void>;
}

const DAY_MS = 86_400_000;

/** An account's details in the shape of the contract. */
export const detailsOf = (row: AccountRow) => ({
  id: row.id,
  name: row.name,
  contactEmail: row.email,
  birthDate: row.birthDate,
  phoneNumber: row.phoneNumber,
  taxNumber: row.taxNumber,
  gender: row.gender,
  address: row.addressCountry,
  customFields: row.customFields,
});

/** Whether the realm sends links that confirm addresses. */
const mayConfirmEmail = ({ mail, signIn }: Pick<Realm, 'mail' | 'signIn'>): boolean =>
  mail !== null && signIn.emailConfirmation;

/** Reads and saves an account's details, and deletes accounts after a grace period. */
export class DetailsService {
  readonly #dependencies: DetailsDependencies;
  readonly #fields;

  constructor(dependencies: DetailsDependencies) {
    this.#dependencies = dependencies;
    this.#fields = accountFieldsOf(dependencies.realm);
  }

  async of(accountId: string, language: string): Promise<Account> {
    return this.#shown(await this.#dependencies.repository.of(accountId), language);
  }

  /** @throws {ApiError} INVALID_FIELD with every invalid field */
  async save(accountId: string, changes: BodyOf<'saveAccount'>, language: string): Promise<Account> {
    const stored = await this.#dependencies.repository.of(accountId);
    const issues = changeIssues(changes, this.#fields, {
      today: new Date(this.#dependencies.clock.now()).toISOString().slice(0, 10),
      country: changes.address ?? stored?.addressCountry ?? this.#dependencies.realm.defaultCountry,
      hasCountry: (code) => this.#dependencies.countries.has(code),
    });
    if (issues.length > 0) throw invalidFields(issues);
    return this.#shown(
      await this.#dependencies.repository.save(accountId, normalisedChanges(changes)),
      language,
    );
  }

  /**
   * @param secret the password; required if the account has one
   * @returns the time until which the request can be undone
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS
   */
  async requestDeletion(
    accountId: string,
    sessionId: string | undefined,
    secret: string | undefined,
  ): Promise<Date> {
    const row = await this.#dependencies.repository.of(accountId);
    if (row === undefined) throw new ApiError('TOKEN_INVALID');
    if (row.secretHash !== null && !(await this.#dependencies.accounts.isSecret(accountId, secret ?? '')))
      throw new ApiError('INVALID_CURRENT_CREDENTIALS');
    const now = this.#dependencies.clock.now();
    const at = new Date(now);
    const deletesAt = new Date(now + this.#dependencies.realm.account.deletionGraceDays * DAY_MS);
    const marked = await this.#dependencies.repository.markForDeletion(
      accountId,
      (tx) => this.#dependencies.endOtherSessions(tx, accountId, sessionId, at),
      at,
      deletesAt,
    );
    if (marked === undefined) throw new ApiError('TOKEN_INVALID');
    return marked;
  }

  undoDeletion(accountId: string): Promise<void> {
    return this.#dependencies.repository.undoDeletion(accountId, new Date(this.#dependencies.clock.now()));
  }

  /** Deletes the accounts whose grace period is over. */
  async deleteDue(): Promise<void> {
    await this.#dependencies.repository.deleteDue(new Date(this.#dependencies.clock.now()));
  }

  async #shown(row: AccountRow | undefined, language: string): Promise<Account> {
    // Access tokens can outlive their account.
    if (row === undefined) throw new ApiError('TOKEN_INVALID');
    const { deletionRequestedAt, deletesAt, email } = row;
    const { realm, repository } = this.#dependencies;
    const hasPassword = row.secretHash !== null;
    const isConfirmed = email !== null && (await repository.isConfirmed(row.id, email));
    return {
      ...detailsOf(row),
      fields: this.#fields.map((field) =>
        shownField(field, language, this.#dependencies.realm.defaultLanguage),
      ),
      hasPassword,
      mayChangeEmail: realm.mail !== null,
      mayConfirmEmail: mayConfirmEmail(realm) && email !== null && !isConfirmed,
      maySetPassword: !hasPassword && isConfirmed && hasOwnAccounts(realm.signIn.providers),
      missingFields: row.signUpOpen ? [...missingFields(realm, row)] : [],
      createdAt: row.createdAt.toISOString(),
      deletion:
        deletionRequestedAt === null || deletesAt === null
          ? null
          : { requestedAt: deletionRequestedAt.toISOString(), deletesAt: deletesAt.toISOString() },
    };
  }
}
