import type { Allowed, DocumentIssue, JsonType } from '@footlight/contract/documents';
import { listFormat, type PreviewLabelKey } from '@footlight/i18n';
import type { PreviewTranslate } from './preview-labels.js';

const TYPES = {
  string: 'previewString',
  number: 'previewNumber',
  integer: 'previewInteger',
  boolean: 'previewBoolean',
  null: 'previewNull',
  object: 'previewObject',
  array: 'previewArray',
} as const satisfies Record<JsonType, PreviewLabelKey>;

const FORMS = { instant: 'previewInstant', address: 'previewAddress' } as const;

/** Isolates the direction of an excerpt. @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const apart = (json: string): string => `\u2068${json}\u2069`;

const wordsOf = (allowed: Allowed, t: PreviewTranslate): string => {
  switch (allowed.kind) {
    case 'value':
      return apart(allowed.json);
    case 'type':
      return t(TYPES[allowed.type]);
    case 'form':
      return t(FORMS[allowed.form]);
  }
};

/** Describes the error of a field, without the field's name. */
export const wordIssue = (
  { found, allowed }: DocumentIssue,
  language: string,
  t: PreviewTranslate,
): string => {
  const words = allowed.map((one) => wordsOf(one, t));
  const all = listFormat(language, { type: 'disjunction' }).format([...new Set(words)]);
  return found === null
    ? t('previewMissing', { allowed: all })
    : t('previewFound', { found: apart(found), allowed: all });
};
