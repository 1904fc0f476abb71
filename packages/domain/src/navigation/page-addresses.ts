import type { ContentItem } from '@footlight/contract';
import { linkToContent, type LinkSettings } from './links.js';
import { pathOf, type Prefix } from './paths.js';
import type { RouteName } from './route-table.js';

/** A page of the site by its route, as search engines are told of it. */
export interface NamedPlace {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  /** What of its query makes it another page. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Whole addresses of what the site has. */
export interface PageAddresses {
  /** @param path on this origin; what is a whole address already stays as it is */
  readonly absolute: (path: string) => string;
  readonly place: (place: NamedPlace, prefix: Prefix) => string;
  /** The page that shows it, whoever may play it. */
  readonly content: (item: ContentItem, prefix: Prefix) => string;
  /** The player in a frame. */
  readonly frame: (kind: 'vod' | 'live' | 'playlist', id: string) => string;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.1 */
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu;

/** @param origin under which viewers reach the service: `https://video.example` */
export const createPageAddresses = (origin: string, settings: LinkSettings): PageAddresses => {
  const absolute = (path: string): string => (SCHEME.test(path) ? path : `${origin}${path}`);
  const place: PageAddresses['place'] = ({ route, params, query = {} }, prefix) => {
    const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return absolute(`${pathOf(route, params, prefix)}${asked.length === 0 ? '' : `?${asked.join('&')}`}`);
  };
  return {
    absolute,
    place,
    content: (item, prefix) =>
      place(linkToContent({ ...item, accessLevel: 'GRANTED' }, { settings }), prefix),
    frame: (kind, id) => absolute(`/embed/${kind}/${encodeURIComponent(id)}`),
  };
};
