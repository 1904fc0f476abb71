import type { Image, TitledContent } from '@footlight/contract';
import type { PageRoute } from '@footlight/domain';
import type { Entity, EntityAddresses } from './structured-data.js';

/** A picture that the browser should fetch before any script has run. */
export interface PreloadedPicture {
  /** Without variants, where the page knows but one. */
  readonly image: Image;
  /** CSS `sizes`, as the page itself will ask for it. */
  readonly sizes: string;
  readonly media?: string;
}

/** What a page says of itself to whoever does not run scripts: search engines, messengers, viewers. */
export interface PageHead {
  /** As the page itself names its document; null for the site as a whole. */
  readonly title: string | null;
  /** The one address under which the page is to be known. */
  readonly place: PageRoute;
  /** Absent, or null, for the words that the realm has for the whole site. */
  readonly description?: string | null;
  readonly picture?: Image | null;
  /** `website` by default. @see https://ogp.me/#types */
  readonly type?: 'website' | 'article' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'video.other';
  /** Of what the address holds the title, which other languages have other words for. */
  readonly titled?: { readonly content: TitledContent; readonly place: (title: string) => PageRoute };
  /** Pages that it stands below, the outermost first; the front page goes without saying. */
  readonly above?: readonly (PageRoute & { readonly title: string })[];
  /** What plays on it, and can be framed by others. */
  readonly plays?: { readonly kind: 'vod' | 'live'; readonly id: string };
  readonly preload?: readonly PreloadedPicture[];
  readonly entities?: (addresses: EntityAddresses) => readonly Entity[];
}
