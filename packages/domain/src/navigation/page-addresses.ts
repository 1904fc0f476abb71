import type { ContentItem } from '@footlight/contract';
import { linkToContent, type LinkSettings } from './links.js';
import { pathOf, type Prefix } from './paths.js';
import type { RouteName } from './route-table.js';

/** A page of the site by its route, as announced to search engines. */
export interface PageRoute {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  /** The query parameters that distinguish it from other pages. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Absolute addresses of the site's pages. */
export interface PageAddresses {
  /** @param path on this origin; absolute addresses are returned unchanged */
  readonly absolute: (path: string) => string;
  readonly place: (place: PageRoute, prefix: Prefix) => string;
  /** The page of an item, regardless of access. */
  readonly content: (item: ContentItem, prefix: Prefix) => string;
  /** The embeddable player page. */
  readonly frame: (kind: 'vod' | 'live' | 'playlist', id: string) => string;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.1 */
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;

/** @param origin public origin of the service: `https://video.example` */
export const createPageAddresses = (origin: string, settings: LinkSettings): PageAddresses => {
  const absolute = (path: string): string => (SCHEME.test(path) ? path : `${origin}${path}`);
  const place: PageAddresses['place'] = ({ route, params, query = {} }, prefix) => {
    const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return absolute(
      `${pathOf(route, params, prefix)}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`,
    );
  };
  return {
    absolute,
    place,
    content: (item, prefix) =>
      place(linkToContent({ ...item, accessLevel: 'GRANTED' }, { settings }), prefix),
    frame: (kind, id) => absolute(`/embed/${kind}/${encodeURIComponent(id)}`),
  };
};
