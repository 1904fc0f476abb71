import type { IncomingHttpHeaders } from 'node:http';
import { matchLanguage, parseAcceptLanguage } from '@footlight/i18n';
import type { Realm } from '../realm/load-realm.js';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** The realm's language that suits a caller best: `language` header, then `Accept-Language`, then the realm’s own. */
export const languageOf = (headers: IncomingHttpHeaders, realm: Realm): string =>
  matchLanguage(
    [...parseAcceptLanguage(one(headers['language'])), ...parseAcceptLanguage(headers['accept-language'])],
    realm.languages,
  ) ?? realm.defaultLanguage;

/** Where a caller is, ISO 3166-1 alpha-2; the header counts only where the realm trusts it. */
export const countryOf = (headers: IncomingHttpHeaders, realm: Realm): string => {
  const claimed = one(headers['x-footlight-country'])?.trim().toUpperCase();
  const isTrusted = realm.trustCountryHeader && claimed !== undefined && /^[A-Z]{2}$/u.test(claimed);
  return isTrusted ? claimed : realm.defaultCountry;
};
