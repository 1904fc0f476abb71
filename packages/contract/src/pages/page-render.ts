import type { ContentType } from '../content/content-item.schemas.js';
import type { Menus, PublicRealm } from '../realm/realm.schemas.js';
import type { ResponseOf } from '../schemas.js';

/** Data that every document of the site includes, so that no request is needed before the first render. */
export interface PageBoot {
  readonly realm: PublicRealm;
  readonly labels: ResponseOf<'getLabels'>;
  readonly menus: Menus;
}

/** Content whose title is part of its address. */
export interface TitledContent {
  readonly kind: Exclude<ContentType, 'NEWS'>;
  readonly id: string;
}

/** Input of the site's build for rendering any document. */
interface DocumentRequest {
  /** The query string without `?`; empty for none. */
  readonly query: string;
  /** Public origin of the service: `https://video.example`. */
  readonly origin: string;
  readonly boot: PageBoot;
  /** Milliseconds since the epoch: the time that the page is rendered for. */
  readonly now: number;
  /** Calls the API within the service, as a guest of the same language and country. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * Loads titles by language tag with one query, in the order of the request; empty for content that does not exist.
   */
  readonly titlesOf: (
    contents: readonly TitledContent[],
  ) => Promise<readonly Readonly<Record<string, string>>[]>;
}

/** A page that the service renders with the site's build. */
export interface PageRequest extends DocumentRequest {
  readonly path: string;
}

/** A page for an iframe, at `/embed/:kind/:id`. */
export interface FrameRequest extends DocumentRequest {
  readonly kind: string;
  readonly id: string;
}

/** Status and metadata of a rendered document. */
export interface RenderedHead {
  /** 404 when the page or content does not exist, 503 when it could not be loaded. */
  readonly status: 200 | 404 | 503;
  /** Elements of the document's head, including the title. */
  readonly head: string;
}

/** A rendered page for an iframe. */
export interface RenderedFrame extends RenderedHead {
  /** Markup shown until the player is ready; empty for none. */
  readonly cover: string;
}

/** A rendered page. */
export interface RenderedPage extends RenderedHead {
  /** The complete markup of the page. */
  readonly html: string;
  /** The data that the page was rendered from, as JSON; the browser hydrates with it. */
  readonly state: unknown;
}

/**
 * Renders a page for a guest.
 * @throws when a component fails to render; the service then sends the page without markup
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The module that the site's build provides to the service. */
export interface SiteModule {
  readonly renderPage: RenderPage;
  /**
   * Returns the metadata of a page for an iframe, including the canonical page with the same content, and its initial
   * markup.
   */
  readonly renderFrame: (request: FrameRequest) => Promise<RenderedFrame>;
  /** Whether guests who request a page within a short time may receive the same document. */
  readonly isSharedByGuests: (path: string) => Promise<boolean>;
}
