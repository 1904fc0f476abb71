import type { Realm } from './load-realm.js';

/** Stream origins that browsers request directly; the service relays those that need headers (LIVE-5, LIVE-6). */
export const reachedOrigins = ({ streamOrigins }: Pick<Realm, 'streamOrigins'>): readonly string[] => [
  ...new Set(
    Object.values(streamOrigins).flatMap(({ origin, headers }) =>
      Object.keys(headers).length === 0 ? [origin] : [],
    ),
  ),
];

/** Whether pages may show a picture of this address, by the origins of the realm file. */
export const isShownPicture = (address: string, realm: Pick<Realm, 'streamOrigins' | 'guide'>): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '') return false;
  const origins = new Set([...realm.guide.pictureOrigins, ...reachedOrigins(realm)]);
  return /^https?:$/u.test(url.protocol) && (origins.has(url.origin) || origins.has('*'));
};
