import type { Image } from '@footlight/contract';
import type { RouteName } from '@footlight/domain';
import type { PreloadedPicture } from '../../http/page-head.js';
import type { ContentKey } from '../content/content-reader.js';
import type { Entity, EntityAddresses } from './structured-data.js';

export interface NamedPlace {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  /** What of its query makes it another page. */
  readonly query?: Readonly<Record<string, string>>;
}

/** What a page is about. */
export interface PageSubject {
  /** Null for the site as a whole. */
  readonly title: string | null;
  readonly description: string | null;
  readonly picture: Image | null;
  /** @see https://ogp.me/#types */
  readonly type: 'website' | 'article' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'video.other';
  /** The one address under which it is to be known. */
  readonly place: NamedPlace;
  /** Of what the address holds the title, which other languages have other words for. */
  readonly titled: { readonly key: ContentKey; readonly place: (title: string) => NamedPlace } | null;
  /** Pages that it stands below, the outermost first; the front page goes without saying. */
  readonly above: readonly (NamedPlace & { readonly title: string })[];
  /** What plays on it, and can be framed by others. */
  readonly plays: { readonly kind: 'vod' | 'live'; readonly id: string } | null;
  readonly preload: readonly PreloadedPicture[];
  readonly entities: (addresses: EntityAddresses) => readonly Entity[];
}
