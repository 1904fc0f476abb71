import type { FieldIssue, FieldKind, ProfileField } from '@footlight/contract';
import { ACCOUNT_FIELD_IDS } from '@footlight/contract/schemas';
import type { RealmFile } from './schemas/realm.schemas.js';
import type { RealmField } from './schemas/realm-field.schemas.js';

type OfAccount = Pick<RealmFile, 'account'>;

/** Whether the field is specific to the realm, not a standard field of every account. */
export const isOwnField = ({ id }: Pick<RealmField, 'id'>): boolean =>
  !(ACCOUNT_FIELD_IDS as readonly string[]).includes(id);

/** The name is a text field with separate rules, and the address is a dropdown of countries. */
const kindOf = ({ id, type }: RealmField): FieldKind => {
  if (id === 'name' && type === 'text') return 'name';
  return id === 'address' && type === 'dropdown' ? 'address' : type;
};

const profileFieldOf = (field: RealmField): ProfileField => {
  const { id, required, label, minLength, maxLength, options } = field;
  return { id, type: kindOf(field), required, label, minLength, maxLength, options };
};

const isSecret = ({ type }: RealmField): boolean => type === 'password' || type === 'confirmPassword';

/** Fields of the account page, in order. Passwords have a separate page. */
export const accountFieldsOf = ({ account }: OfAccount): readonly ProfileField[] =>
  account.fields.filter((field) => !isSecret(field)).map(profileFieldOf);

/** Fields of the sign-up form, in order; empty for the default fields (FORM-20). */
export const signUpFieldsOf = ({ account }: OfAccount): readonly ProfileField[] =>
  account.fields.filter(({ signUp }) => signUp).map(profileFieldOf);

/** Issues of a field that the schema cannot detect. */
export const fieldIssuesOf = (place: string, field: RealmField, language: string): readonly FieldIssue[] => {
  const { label, type, options, minLength, maxLength, signUp } = field;
  const issues: FieldIssue[] = [];
  if (minLength !== null && maxLength !== null && minLength > maxLength)
    issues.push({
      field: `${place}.minLength`,
      found: String(minLength),
      allowed: `at most ${maxLength}, which is its maxLength`,
    });
  if (isSecret(field) && !signUp)
    issues.push({
      field: `${place}.signUp`,
      found: 'false',
      allowed: `true, for only the sign-up form has a field of the kind "${type}"`,
    });
  if (!isOwnField(field)) return issues;
  const needsWords = type === 'text' || type === 'dropdown' || label !== null;
  if (needsWords && label?.[language] === undefined)
    issues.push({
      field: `${place}.label.${language}`,
      found: 'nothing',
      allowed: 'words in the default language',
    });
  if (type === 'dropdown' && options.length === 0)
    issues.push({ field: `${place}.options`, found: '[]', allowed: 'at least one choice of the dropdown' });
  return issues;
};
