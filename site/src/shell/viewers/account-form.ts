import type { Account, AccountField, BodyOf, FieldIssue, ProfileField } from '@footlight/contract';

type Values = Readonly<Record<string, string>>;

const COLUMNS = new Set(['name', 'address', 'phoneNumber', 'birthDate', 'gender', 'taxNumber']);

/** Converts a field of the account for the form components. */
export const formField = (field: AccountField, language: string): ProfileField => ({
  id: field.id,
  type: field.type,
  required: field.required,
  label: field.label === null ? null : { [language]: field.label },
  minLength: null,
  maxLength: field.maxLength,
  options: field.options.map(({ value, label }) => ({ value, label: { [language]: label } })),
});

/** The current value of each field. */
export const valuesOf = (account: Account): Values =>
  Object.fromEntries(
    account.fields.map(({ id }) => {
      if (id === 'email') return [id, account.contactEmail ?? ''];
      const own: unknown = COLUMNS.has(id) ? Reflect.get(account, id) : account.customFields[id];
      return [id, typeof own === 'string' ? own : ''];
    }),
  );

/**
 * The changed fields to save, or null if there are none. The email is saved elsewhere; emptied fields of the account
 * are sent as null.
 */
export const changesOf = (before: Values, after: Values): BodyOf<'saveAccount'> | null => {
  const changed = Object.entries(after).filter(([id, value]) => id !== 'email' && before[id] !== value);
  if (changed.length === 0) return null;
  const own = changed.filter(([id]) => !COLUMNS.has(id));
  return {
    ...Object.fromEntries(
      changed
        .filter(([id]) => COLUMNS.has(id))
        .map(([id, value]) => [id, value === '' && id !== 'name' ? null : value]),
    ),
    ...(own.length === 0 ? {} : { customFields: Object.fromEntries(own) }),
  };
};

/** Ids of the fields that the service rejected. */
export const refusedIds = (issues: readonly FieldIssue[]): readonly string[] =>
  issues.map(({ field }) => field.replace(/^body\.(?:customFields\.)?/u, ''));
