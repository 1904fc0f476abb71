import type { Account, BodyOf } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import { fieldsRefused } from '../../field-refused.js';
import type { Realm } from '../../realm/load-realm.js';
import { accountFieldsOf } from '../../realm/realm-fields.js';
import { changeIssues, normalisedChanges, shownField } from './account-fields.js';
import type { AccountRow } from './accounts.repository.js';
import type { AccountsService } from './accounts.service.js';
import type { CountriesService } from './countries.service.js';
import type { DetailsRepository } from './details.repository.js';

/** Reads and saves an account's details, and deletes accounts after a grace period. */
export interface DetailsService {
  of(accountId: string, language: string): Promise<Account>;
  /** @throws {ApiError} INVALID_FIELD with every invalid field */
  save(accountId: string, changes: BodyOf<'saveAccount'>, language: string): Promise<Account>;
  /**
   * @param secret the password; required if the account has one
   * @returns the time until which the request can be undone
   * @throws {ApiError} INVALID_CURRENT_CREDENTIALS
   */
  requestDeletion(
    accountId: string,
    sessionId: string | undefined,
    secret: string | undefined,
  ): Promise<Date>;
  undoDeletion(accountId: string): Promise<void>;
  /** Deletes the accounts whose grace period is over. */
  deleteDue(): Promise<void>;
}

export interface DetailsDependencies {
  readonly repository: DetailsRepository;
  readonly accounts: AccountsService;
  readonly countries: CountriesService;
  readonly realm: Realm;
  readonly clock: Clock;
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

export const createDetailsService = (dependencies: DetailsDependencies): DetailsService => {
  const { repository, accounts, countries, realm, clock } = dependencies;
  const fields = accountFieldsOf(realm);

  const shown = (row: AccountRow | undefined, language: string): Account => {
    // Access tokens can outlive their account.
    if (row === undefined) throw new ApiError('TOKEN_INVALID');
    const { deletionRequestedAt, deletesAt } = row;
    return {
      ...detailsOf(row),
      fields: fields.map((field) => shownField(field, language, realm.defaultLanguage)),
      hasPassword: row.secretHash !== null,
      mayChangeEmail: row.secretHash !== null && row.email !== null && realm.mail !== null,
      createdAt: row.createdAt.toISOString(),
      deletion:
        deletionRequestedAt === null || deletesAt === null
          ? null
          : { requestedAt: deletionRequestedAt.toISOString(), deletesAt: deletesAt.toISOString() },
    };
  };

  return {
    of: async (accountId, language) => shown(await repository.of(accountId), language),
    save: async (accountId, changes, language) => {
      const stored = await repository.of(accountId);
      const issues = changeIssues(changes, fields, {
        today: new Date(clock.now()).toISOString().slice(0, 10),
        country: changes.address ?? stored?.addressCountry ?? realm.defaultCountry,
        hasCountry: (code) => countries.has(code),
      });
      if (issues.length > 0) throw fieldsRefused(issues);
      return shown(await repository.save(accountId, normalisedChanges(changes)), language);
    },
    requestDeletion: async (accountId, sessionId, secret) => {
      const row = await repository.of(accountId);
      if (row === undefined) throw new ApiError('TOKEN_INVALID');
      if (row.secretHash !== null && !(await accounts.isSecret(accountId, secret ?? '')))
        throw new ApiError('INVALID_CURRENT_CREDENTIALS');
      const now = clock.now();
      const deletesAt = new Date(now + realm.account.deletionGraceDays * DAY_MS);
      const marked = await repository.markForDeletion(accountId, sessionId, new Date(now), deletesAt);
      if (marked === undefined) throw new ApiError('TOKEN_INVALID');
      return marked;
    },
    undoDeletion: (accountId) => repository.undoDeletion(accountId, new Date(clock.now())),
    deleteDue: async () => {
      await repository.deleteDue(new Date(clock.now()));
    },
  };
};
