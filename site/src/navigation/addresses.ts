import type { CallToAction, ContentItem, MenuItem, PublicRealm, SeasonSummary } from '@footlight/contract';
import {
  ROUTES,
  isComplete,
  isRouteName,
  linkToContent,
  linkToSeason,
  linkToShare,
  pathOf,
  shareAddressOf,
  type LinkTarget,
  type Linkable,
  type ListContext,
  type Prefix,
  type RouteName,
} from '@footlight/domain';

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Parameters that are not part of the route's path; they go into the query. */
const spareOf = (name: RouteName, params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter(([parameter]) => !ROUTES[name].en.split(/[/?]/u).includes(`:${parameter}`)),
  );

type Sharing = Pick<PublicRealm['socialSharing'], 'universalLink' | 'trackingConfiguration'>;

/**
 * Builds addresses of this site from routes, link targets and content.
 * @param origin origin under which viewers reach the site, for absolute addresses
 */
export const createAddresses = (realm: PublicRealm, prefix: Prefix, origin: string) => {
  const settings = { interstitial: realm.interstitial, enhancedMetadata: realm.enhancedMetadata };
  const route = (
    name: RouteName,
    params: Readonly<Record<string, string>> = {},
    query: Readonly<Record<string, string>> = {},
  ): string => withQuery(pathOf(name, params, prefix), query);
  const target = ({ route: name, params, query, from }: LinkTarget): string =>
    route(name, params, from === undefined ? query : { ...query, from: target(from) });
  const named = (name: string, params: Readonly<Record<string, string>>): string | null =>
    isRouteName(name) && isComplete(name, params) ? route(name, params, spareOf(name, params)) : null;

  return {
    prefix,
    route,
    target,
    content: (item: Linkable & Pick<ContentItem, 'accessLevel'>, list?: ListContext): string =>
      target(linkToContent(item, { settings, ...(list === undefined ? {} : { list }) })),
    /** A season, with the series and watchlist of the current address. */
    season: (season: Pick<SeasonSummary, 'id' | 'title'>, list: ListContext): string =>
      target(linkToSeason(season, { settings, list })),
    /**
     * Absolute address for sharing an item; the same for all viewers.
     * @param sharing sharing settings of the item; defaults to the realm's
     */
    share: (item: Linkable, list?: ListContext, sharing: Sharing = realm.socialSharing): string =>
      shareAddressOf(
        target(linkToShare(item, { settings, ...(list === undefined ? {} : { list }) })),
        origin,
        sharing,
      ),
    /** Null if the button's target is unknown or incomplete. */
    button: ({ link }: CallToAction): string | null => {
      if (link.type === 'EXTERNAL') return link.url;
      if (link.type === 'ROUTE') return named(link.route, link.params);
      const eventId = link.firstVideoId ?? link.eventId;
      return link.contentType === 'LIVE_EVENT'
        ? route('live', { eventId: link.eventId })
        : route('vod', { eventId });
    },
    /** Null if the menu entry's target is unknown or incomplete. */
    menu: ({ target: to }: MenuItem): string | null =>
      to.type === 'EXTERNAL' ? to.url : named(to.route, to.params),
  };
};

export type Addresses = ReturnType<typeof createAddresses>;
