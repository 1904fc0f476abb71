import type { Image, TitledContent } from '@footlight/contract';
import type { PageRoute } from '@footlight/domain';
import type { Entity, EntityAddresses } from './structured-data.js';

/** An image to preload before scripts run. */
export interface PreloadedPicture {
  /** An image without variants has a single size. */
  readonly image: Image;
  /** CSS `sizes`; must match the image on the page. */
  readonly sizes: string;
  readonly media?: string;
}

/** Metadata of a page for clients without scripts, such as search engines and messengers. */
export interface PageHead {
  /** Title of the document; null for the site as a whole. */
  readonly title: string | null;
  /** Canonical route of the page. */
  readonly place: PageRoute;
  /** If absent or null, the realm's description is used. */
  readonly description?: string | null;
  readonly picture?: Image | null;
  /** Open Graph type; `website` by default. @see https://ogp.me/#types */
  readonly type?: 'website' | 'article' | 'video.movie' | 'video.episode' | 'video.tv_show' | 'video.other';
  /** Content whose title is part of the address and has translations. */
  readonly titled?: { readonly content: TitledContent; readonly place: (title: string) => PageRoute };
  /** Breadcrumbs from the outermost page, without the front page. */
  readonly above?: readonly (PageRoute & { readonly title: string })[];
  /** The embeddable video of the page. */
  readonly plays?: { readonly kind: 'vod' | 'live'; readonly id: string };
  readonly preload?: readonly PreloadedPicture[];
  readonly entities?: (addresses: EntityAddresses) => readonly Entity[];
}
