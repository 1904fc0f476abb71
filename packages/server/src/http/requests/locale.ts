import type { IncomingHttpHeaders } from 'node:http';
import { matchLanguage, parseAcceptLanguage } from '@footlight/i18n';
import { ApiError } from '../../api-error.js';
import type { Realm } from '../../realm/load-realm.js';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Best match among the realm's languages: `language` header, then `Accept-Language`, then the realm’s default. */
export const languageOf = (headers: IncomingHttpHeaders, realm: Realm): string =>
  matchLanguage(
    [...parseAcceptLanguage(one(headers['language'])), ...parseAcceptLanguage(headers['accept-language'])],
    realm.languages,
  ) ?? realm.defaultLanguage;

/** The caller's country, ISO 3166-1 alpha-2; the header is only there if a trusted proxy sent it. */
export const countryOf = (headers: IncomingHttpHeaders, realm: Realm): string => {
  const claimed = one(headers['x-footlight-country'])?.trim().toUpperCase();
  return claimed !== undefined && /^[A-Z]{2}$/u.test(claimed) ? claimed : realm.defaultCountry;
};

/**
 * Rejects requests whose `realm` header names another realm than that of this service.
 * @throws {ApiError} INVALID_FIELD
 */
export const refuseOtherRealms = (headers: IncomingHttpHeaders, realm: Realm): void => {
  const named = one(headers['realm']);
  if (named === undefined || named === realm.id) return;
  const issue = { field: 'headers.realm', found: JSON.stringify(named), allowed: JSON.stringify(realm.id) };
  throw new ApiError('INVALID_FIELD', { details: { issues: [issue] } });
};
