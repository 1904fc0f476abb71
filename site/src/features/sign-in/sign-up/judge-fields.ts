import type { FieldIssue, ProfileField } from '@footlight/contract';
import { fieldIssues, type FieldContext, type FieldIssueCode } from '@footlight/domain';

type IssueCodes = Readonly<Record<string, FieldIssueCode>>;

/** Loads the phone and tax number rules of all countries only if a form contains such a number. */
const fetchedRules = async (
  fields: readonly ProfileField[],
  values: Readonly<Record<string, string>>,
): Promise<Pick<FieldContext, 'isPhoneNumber' | 'isTaxNumber'>> => {
  const has = (kind: ProfileField['type']): boolean =>
    fields.some(({ id, type }) => type === kind && (values[id] ?? '').trim() !== '');
  const [phone, tax] = await Promise.all([
    has('phoneNumber') ? import('@footlight/domain/phone') : null,
    has('taxNumber') ? import('@footlight/domain/tax-number') : null,
  ]);
  return {
    ...(phone === null ? {} : { isPhoneNumber: phone.isPhoneNumber }),
    ...(tax === null
      ? {}
      : { isTaxNumber: (value: string, country: string) => tax.checkTaxNumber(value, country).valid }),
  };
};

/** Validates a form before it is sent; rules that fail to load are left to the service. */
export const judgeFields = async (
  fields: readonly ProfileField[],
  values: Readonly<Record<string, string>>,
  context: FieldContext,
): Promise<IssueCodes> => {
  const fetched = await fetchedRules(fields, values).catch(() => ({}));
  return fieldIssues(fields, values, { ...context, ...fetched });
};

/** Maps the fields that the service refused to those of the form: `body.email`, `body.fields.birthDate`. */
export const refusedFields = (
  issues: readonly FieldIssue[],
  fields: readonly Pick<ProfileField, 'id'>[],
): IssueCodes =>
  Object.fromEntries(
    issues.flatMap(({ field }) => {
      const id = field.replace(/^body\.(?:fields\.)?/u, '');
      return fields.some((one) => one.id === id) ? [[id, 'invalid' as const]] : [];
    }),
  );
