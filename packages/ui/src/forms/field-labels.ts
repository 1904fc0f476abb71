import type { FieldKind, ProfileField } from '@footlight/contract';
import { boundsOf, type FieldIssueCode } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { LabelsValue } from '../labels/labels.js';

const LABELS: Readonly<Partial<Record<FieldKind, LabelKey>>> = {
  email: 'email',
  password: 'password',
  confirmPassword: 'confirmPassword',
  name: 'name',
  fullName: 'fullName',
  preferredName: 'preferredName',
  phoneNumber: 'phoneNumber',
  date: 'date',
  birthDate: 'birthDate',
  address: 'addressCountry',
  line1: 'addressLine1',
  administrativeLevel1: 'administrativeLevel1',
  taxNumber: 'taxNumber',
  postalCode: 'postalCode',
  gender: 'gender',
};

const EMPTY: Readonly<Partial<Record<FieldKind, LabelKey>>> = {
  email: 'pleaseProvideYourEmail',
  name: 'pleaseProvideYourName',
  password: 'pleaseProvideYourPassword',
  address: 'pleaseProvideYourAddress',
  birthDate: 'birthDateInvalid',
};

const INVALID: Readonly<Partial<Record<FieldKind, LabelKey>>> = {
  email: 'pleaseProvideValidEmail',
  phoneNumber: 'phoneInvalid',
  date: 'dateInvalid',
  birthDate: 'birthDateInvalid',
  postalCode: 'postalCodeInvalid',
  taxNumber: 'taxNumberInvalid',
};

/** The label of a field: the realm's text in the page's language, else the label of the field's type, else its id. */
export const fieldLabel = (
  { id, type, label }: Pick<ProfileField, 'id' | 'type' | 'label'>,
  { t, language }: LabelsValue,
): string => {
  const own = label?.[language] ?? label?.[language.split('-')[0] ?? ''] ?? Object.values(label ?? {})[0];
  const words = LABELS[type];
  return own ?? (words === undefined ? id : t(words));
};

/** The error message of a field. */
export const fieldErrorLabel = (field: ProfileField, issue: FieldIssueCode, words: LabelsValue): string => {
  const { t } = words;
  const label = fieldLabel(field, words);
  const own = (keys: Readonly<Partial<Record<FieldKind, LabelKey>>>, general: LabelKey): string => {
    const key = field.label === null ? keys[field.type] : undefined;
    return key === undefined ? t(general, { label }) : t(key);
  };
  const { min, max } = boundsOf(field);
  switch (issue) {
    case 'empty':
      return own(EMPTY, 'fieldEmpty');
    case 'invalid':
      return own(INVALID, 'fieldInvalid');
    case 'tooShort':
      return field.type === 'password' ? t('passwordTooShort') : t('fieldTooShort', { min });
    case 'tooLong':
      return t('fieldTooLong', { max });
    case 'mismatch':
      return t('passwordsDiffer');
    case 'notAllowed':
      return t('countryNotAllowed');
    // no default
  }
};
