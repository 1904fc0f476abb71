import type { IncomingHttpHeaders } from 'node:http';
import { matchLanguage, parseAcceptLanguage } from '@footlight/i18n';
import type { Realm } from '../../realm/load-realm.js';

const cookieLanguage = (header: string | undefined): string | undefined =>
  /(?:^|;\s*)language=([A-Za-z0-9-]{2,35})(?:;|$)/u.exec(header ?? '')?.[1];

/** A page's language: its address (`/es/…`, `?language=es`), then the viewer’s choice, then the browser, then the realm. */
export const pageLanguage = (url: string, headers: IncomingHttpHeaders, realm: Realm): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const first = path.split('/')[1] ?? '';
  const inAddress = realm.languages.includes(first) ? first : new URLSearchParams(query).get('language');
  const wanted = [
    inAddress,
    cookieLanguage(headers.cookie),
    ...parseAcceptLanguage(headers['accept-language']),
  ];
  return (
    matchLanguage(
      wanted.filter((tag) => typeof tag === 'string'),
      realm.languages,
    ) ?? realm.defaultLanguage
  );
};
