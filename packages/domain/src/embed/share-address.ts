import type { PublicRealm } from '@footlight/contract';

type Sharing = PublicRealm['socialSharing'];

/** Placeholder for the shared path in a universal link. */
const PATH_PLACEHOLDER = '{path}';

const tracked = (path: string, configuration: readonly string[]): string =>
  configuration.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${configuration.join('&')}`;

/**
 * The address for sharing: a path of this site with the realm's tracking parameters, under the realm’s universal link
 * if it has one, otherwise under this site's own origin.
 *
 * @param path with its query, from `/`
 * @see docs/rules/embed.md SHARE-2
 */
export const shareAddressOf = (
  path: string,
  origin: string,
  { universalLink, trackingConfiguration }: Pick<Sharing, 'universalLink' | 'trackingConfiguration'>,
): string => {
  const shared = tracked(path, trackingConfiguration);
  const address = universalLink?.replaceAll(PATH_PLACEHOLDER, () => shared) ?? shared;
  return address.startsWith('/') ? `${origin}${address}` : address;
};
