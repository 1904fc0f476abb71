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

/** What of the parameters has no place in the path of a route: its page reads them off the query. */
const spareOf = (name: RouteName, params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter(([parameter]) => !ROUTES[name].en.split(/[/?]/u).includes(`:${parameter}`)),
  );

type Sharing = Pick<PublicRealm['socialSharing'], 'universalLink' | 'trackingConfiguration'>;

/** Turns what the rules and the service say of a target into addresses of this site. */
export interface Addresses {
  readonly prefix: Prefix;
  route(
    name: RouteName,
    params?: Readonly<Record<string, string>>,
    query?: Readonly<Record<string, string>>,
  ): string;
  target(target: LinkTarget): string;
  content(item: Linkable & Pick<ContentItem, 'accessLevel'>, list?: ListContext): string;
  /** A season, with the series and the watchlist that its viewer came by. */
  season(season: Pick<SeasonSummary, 'id' | 'title'>, list: ListContext): string;
  /**
   * What people hand on of an item: absolute, and the same for whoever hands it on.
   * @param sharing what the service says of sharing this one; the realm's own without it
   */
  share(item: Linkable, list?: ListContext, sharing?: Sharing): string;
  /** Null where the button leads to something that this site has no page for, or does not say which. */
  button(button: CallToAction): string | null;
  /** Null for a menu entry whose page this site does not know, or that does not say which. */
  menu(item: MenuItem): string | null;
}

/** @param origin under which viewers reach the site: what people hand on is absolute */
export const createAddresses = (realm: PublicRealm, prefix: Prefix, origin: string): Addresses => {
  const settings = { interstitial: realm.interstitial, enhancedMetadata: realm.enhancedMetadata };
  const route: Addresses['route'] = (name, params = {}, query = {}) =>
    withQuery(pathOf(name, params, prefix), query);
  const target = ({ route: name, params, query, from }: LinkTarget): string =>
    route(name, params, from === undefined ? query : { ...query, from: target(from) });
  const named = (name: string, params: Readonly<Record<string, string>>): string | null =>
    isRouteName(name) && isComplete(name, params) ? route(name, params, spareOf(name, params)) : null;

  return {
    prefix,
    route,
    target,
    content: (item, list) =>
      target(linkToContent(item, { settings, ...(list === undefined ? {} : { list }) })),
    season: (season, list) => target(linkToSeason(season, { settings, list })),
    share: (item, list, sharing = realm.socialSharing) =>
      shareAddressOf(
        target(linkToShare(item, { settings, ...(list === undefined ? {} : { list }) })),
        origin,
        sharing,
      ),
    button: ({ link }) => {
      if (link.type === 'EXTERNAL') return link.url;
      if (link.type === 'ROUTE') return named(link.route, link.params);
      const eventId = link.firstVideoId ?? link.eventId;
      return link.contentType === 'LIVE_EVENT'
        ? route('live', { eventId: link.eventId })
        : route('vod', { eventId });
    },
    menu: ({ target: to }) => (to.type === 'EXTERNAL' ? to.url : named(to.route, to.params)),
  };
};
