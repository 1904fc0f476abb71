import type { ErrorCode, FieldIssue } from '@footlight/contract';
import { LANGUAGES, checkoutErrorLabel, errorLabel, matchLanguage, translate } from '@footlight/i18n';
import { apiCatalogues, catalogues, checkoutCatalogues, type ApiLabelKey } from '@footlight/i18n/catalogues';
import type { ApiError } from '../../api-error.js';

/** What only a program can do wrong is worded for who writes it: by the page’s own words nobody finds the fault. */
const OF_CALLS: Partial<Readonly<Record<ErrorCode, ApiLabelKey>>> = {
  MALFORMED_JSON: 'apiMalformedJson',
  UNSUPPORTED_MEDIA_TYPE: 'apiUnsupportedMediaType',
  METHOD_NOT_ALLOWED: 'apiMethodNotAllowed',
  NOT_FOUND: 'apiNotFound',
  BODY_TOO_LARGE: 'apiBodyTooLarge',
};

const isMissing = ({ found }: FieldIssue): boolean => found === 'nothing';

/** What is said first is for viewers, whose form it may be; the fields follow, one message each. */
const fieldWords = (error: ApiError, say: (key: ApiLabelKey, values: Said) => string): string[] => {
  const { issues = [] } = (error.details ?? {}) as { readonly issues?: readonly FieldIssue[] };
  return issues.map((issue) =>
    isMissing(issue)
      ? say('apiFieldMissing', { field: issue.field })
      : say('apiFieldFaulty', { field: issue.field, found: issue.found, allowed: issue.allowed }),
  );
};

type Said = Readonly<Record<string, string>>;

/** What an error says to people, in the language nearest to theirs; never nothing. */
export const errorWords = (error: ApiError, language: string): string[] => {
  if (error.message !== error.code) return [error.message];
  const nearest = matchLanguage([language], LANGUAGES) ?? 'en';
  const say = (key: ApiLabelKey, values: Said): string =>
    translate(apiCatalogues[nearest], nearest, key, values);
  const ofCall = OF_CALLS[error.code];
  if (ofCall !== undefined) return [say(ofCall, { allow: allowOf(error) })];
  const own = errorLabel(error.code);
  if (own !== 'errorGeneric' || error.status >= 500) {
    const words = translate(catalogues[nearest], nearest, own);
    return error.code === 'INVALID_FIELD' ? [words, ...fieldWords(error, say)] : [words];
  }
  const ofCheckout = checkoutErrorLabel(error.code);
  // A code without words of its own: at least say whose fault it is.
  return ofCheckout === undefined
    ? [translate(catalogues[nearest], nearest, 'errorBadRequest')]
    : [translate(checkoutCatalogues[nearest], nearest, ofCheckout)];
};

const allowOf = ({ details, headers }: ApiError): string => {
  const allow = details?.['allow'] ?? headers['allow'];
  return typeof allow === 'string' ? allow : '';
};
