import type { FieldIssue, FieldKind, ProfileField } from '@footlight/contract';
import { ACCOUNT_FIELD_IDS } from '@footlight/contract/schemas';
import type { RealmFile } from './realm.schemas.js';
import type { RealmField } from './realm-field.schemas.js';

type OfAccount = Pick<RealmFile, 'account'>;

/** Whether it is the realm's own, and not one that every account has a place for. */
export const isOwnField = ({ id }: Pick<RealmField, 'id'>): boolean =>
  !(ACCOUNT_FIELD_IDS as readonly string[]).includes(id);

/** A name is a text with rules of its own, and the address a dropdown of countries. */
const kindOf = ({ id, type }: RealmField): FieldKind => {
  if (id === 'name' && type === 'text') return 'name';
  return id === 'address' && type === 'dropdown' ? 'address' : type;
};

const profileFieldOf = (field: RealmField): ProfileField => {
  const { id, required, label, minLength, maxLength, options } = field;
  return { id, type: kindOf(field), required, label, minLength, maxLength, options };
};

const isSecret = ({ type }: RealmField): boolean => type === 'password' || type === 'confirmPassword';

/** Fields of the account page, in their order. Passwords have a page of their own. */
export const accountFieldsOf = ({ account }: OfAccount): readonly ProfileField[] =>
  account.fields.filter((field) => !isSecret(field)).map(profileFieldOf);

/** Fields that the sign-up form asks for, in their order; empty for the default ones (FORM-20). */
export const signUpFieldsOf = ({ account }: OfAccount): readonly ProfileField[] =>
  account.fields.filter(({ signUp }) => signUp).map(profileFieldOf);

/** What is wrong with a field beyond what a schema can say. */
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
