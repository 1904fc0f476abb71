import type { FieldIssue } from '@footlight/contract';
import type { RealmFile } from './realm.schemas.js';

/** Rules on the fields of sign-up forms that a schema cannot say: ids are told apart, and a dropdown has choices. */
export const signUpFieldIssues = ({ signIn }: Pick<RealmFile, 'signIn'>): readonly FieldIssue[] =>
  signIn.providers.flatMap(({ fields }, provider) =>
    fields.flatMap(({ id, type, options, minLength, maxLength }, index) => {
      const place = `signIn.providers[${provider}].fields[${index}]`;
      const issues: FieldIssue[] = [];
      if (fields.findIndex((field) => field.id === id) < index)
        issues.push({
          field: `${place}.id`,
          found: JSON.stringify(id),
          allowed: 'an id that no other field has',
        });
      if (type === 'dropdown' && options.length === 0)
        issues.push({
          field: `${place}.options`,
          found: '[]',
          allowed: 'at least one choice of the dropdown',
        });
      if (minLength !== null && maxLength !== null && minLength > maxLength)
        issues.push({
          field: `${place}.minLength`,
          found: String(minLength),
          allowed: `at most ${maxLength}, which is its maxLength`,
        });
      return issues;
    }),
  );
