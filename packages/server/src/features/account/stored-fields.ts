import { isFieldRequired } from '@footlight/domain';
import type { Realm } from '../../realm/load-realm.js';
import { signUpFieldsOf } from '../../realm/realm-fields.js';
import type { AccountRow } from './accounts.repository.js';

const COLUMN_OF: Readonly<
  Record<string, 'birthDate' | 'phoneNumber' | 'taxNumber' | 'gender' | 'addressCountry'>
> = {
  birthDate: 'birthDate',
  phoneNumber: 'phoneNumber',
  taxNumber: 'taxNumber',
  gender: 'gender',
  address: 'addressCountry',
};

/** Fields that the account page neither shows nor saves by id, or that every account has. */
const OF_EVERY_ACCOUNT: ReadonlySet<string> = new Set(['name', 'email', 'secret']);

/** Splits sign-up fields for storage: built-in fields go to their columns, the realm's own to `customFields` by id. */
export const storedFields = (fields: Readonly<Record<string, string>>) => {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(
      given.flatMap(([id, value]) => {
        const column = COLUMN_OF[id];
        return column === undefined ? [] : [[column, value]];
      }),
    ),
    customFields: Object.fromEntries(given.filter(([id]) => COLUMN_OF[id] === undefined)),
  };
};

/** Fields of the sign-up form that an account can fill in later, in order. */
const laterFieldsOf = (realm: Pick<Realm, 'account'>) =>
  signUpFieldsOf(realm).filter(
    ({ id, type }) => !OF_EVERY_ACCOUNT.has(id) && type !== 'password' && type !== 'confirmPassword',
  );

const countryRulesOf = ({ territories }: Pick<Realm, 'territories'>) =>
  territories.addressCountryRestriction?.elements ?? [];

/** Whether the sign-up has fields that must be filled in, in some country at least. */
export const hasRequiredFields = (realm: Pick<Realm, 'account' | 'territories'>): boolean =>
  laterFieldsOf(realm).some(
    ({ type, required }) => required || (type === 'address' && countryRulesOf(realm).length > 0),
  );

/** Ids of the fields that the sign-up requires and the account lacks, in order. */
export const missingFields = (
  realm: Pick<Realm, 'account' | 'territories' | 'defaultCountry'>,
  row: Pick<
    AccountRow,
    'birthDate' | 'phoneNumber' | 'taxNumber' | 'gender' | 'addressCountry' | 'customFields'
  >,
): readonly string[] => {
  const context = {
    country: row.addressCountry ?? realm.defaultCountry,
    countryRules: countryRulesOf(realm),
    scope: 'registration' as const,
  };
  return laterFieldsOf(realm)
    .filter((field) => isFieldRequired(field, context))
    .filter(({ id }) => {
      const column = COLUMN_OF[id];
      const value = column === undefined ? row.customFields[id] : row[column];
      return value == null || value.trim() === '';
    })
    .map(({ id }) => id);
};
