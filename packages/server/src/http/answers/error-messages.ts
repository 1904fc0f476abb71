import type { ErrorCode, FieldIssue } from '@footlight/contract';
import { LANGUAGES, checkoutErrorLabel, errorLabel, matchLanguage, translate } from '@footlight/i18n';
import { apiCatalogues, catalogues, checkoutCatalogues, type ApiLabelKey } from '@footlight/i18n/catalogues';
import type { ApiError } from '../../api-error.js';

/** Texts for errors that only client code can cause. They address developers, unlike the texts of the site. */
const OF_CALLS: Partial<Readonly<Record<ErrorCode, ApiLabelKey>>> = {
  MALFORMED_JSON: 'apiMalformedJson',
  UNSUPPORTED_MEDIA_TYPE: 'apiUnsupportedMediaType',
  METHOD_NOT_ALLOWED: 'apiMethodNotAllowed',
  NOT_FOUND: 'apiNotFound',
  BODY_TOO_LARGE: 'apiBodyTooLarge',
};

const isMissing = ({ found }: FieldIssue): boolean => found === 'nothing';

/** One message per invalid field; they follow the general message, which is written for viewers. */
const fieldMessages = (
  error: ApiError,
  messageFor: (key: ApiLabelKey, values: MessageValues) => string,
): string[] => {
  const { issues = [] } = (error.details ?? {}) as { readonly issues?: readonly FieldIssue[] };
  return issues.map((issue) =>
    isMissing(issue)
      ? messageFor('apiFieldMissing', { field: issue.field })
      : messageFor('apiFieldFaulty', { field: issue.field, found: issue.found, allowed: issue.allowed }),
  );
};

type MessageValues = Readonly<Record<string, string>>;

/** Messages of an error in the closest supported language; never empty. */
export const errorMessages = (error: ApiError, language: string): string[] => {
  if (error.message !== error.code) return [error.message];
  const nearest = matchLanguage([language], LANGUAGES) ?? 'en';
  const messageFor = (key: ApiLabelKey, values: MessageValues): string =>
    translate(apiCatalogues[nearest], nearest, key, values);
  const ofCall = OF_CALLS[error.code];
  if (ofCall !== undefined) return [messageFor(ofCall, { allow: allowOf(error) })];
  const own = errorLabel(error.code);
  if (own !== 'errorGeneric' || error.status >= 500) {
    const words = translate(catalogues[nearest], nearest, own);
    return error.code === 'INVALID_FIELD' ? [words, ...fieldMessages(error, messageFor)] : [words];
  }
  const ofCheckout = checkoutErrorLabel(error.code);
  // Fallback for codes without a text: at least reports that the request was wrong.
  return ofCheckout === undefined
    ? [translate(catalogues[nearest], nearest, 'errorBadRequest')]
    : [translate(checkoutCatalogues[nearest], nearest, ofCheckout)];
};

const allowOf = ({ details, headers }: ApiError): string => {
  const allow = details?.['allow'] ?? headers['allow'];
  return typeof allow === 'string' ? allow : '';
};
