import type { ContentItem } from '@footlight/contract';
import { linkToContent, pathOf, type LinkSettings, type Prefix } from '@footlight/domain';
import type { NamedPlace } from './page-subject.js';

/** Whole addresses of what the site has. */
export interface PageAddresses {
  /** @param path on this origin */
  readonly absolute: (path: string) => string;
  readonly place: (place: NamedPlace, prefix: Prefix) => string;
  /** The page that shows it, whoever may play it. */
  readonly content: (item: ContentItem, prefix: Prefix) => string;
  /** The player in a frame. */
  readonly frame: (kind: 'vod' | 'live' | 'playlist', id: string) => string;
}

/** @param origin under which viewers reach this service */
export const createPageAddresses = (origin: string, settings: LinkSettings): PageAddresses => {
  const absolute = (path: string): string => new URL(path, origin).href;
  const place: PageAddresses['place'] = ({ route, params, query }, prefix) => {
    const asked = new URLSearchParams(query).toString();
    return absolute(`${pathOf(route, params, prefix)}${asked === '' ? '' : `?${asked}`}`);
  };
  return {
    absolute,
    place,
    content: (item, prefix) =>
      place(linkToContent({ ...item, accessLevel: 'GRANTED' }, { settings }), prefix),
    frame: (kind, id) => absolute(`/embed/${kind}/${encodeURIComponent(id)}`),
  };
};
